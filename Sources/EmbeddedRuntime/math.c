// Arithmetic that the compiler calls by name.

#include <stdint.h>

double floor(double value) { return __builtin_elementwise_floor(value); }
double ceil(double value) { return __builtin_elementwise_ceil(value); }
double trunc(double value) { return __builtin_elementwise_trunc(value); }
double sqrt(double value) { return __builtin_elementwise_sqrt(value); }

// To the nearest whole number, halves away from zero.
double round(double value) {
  double whole = trunc(value);
  double rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return whole;
}

// The exact remainder, by long division of the significands.
double fmod(double dividend, double divisor) {
  union { double value; uint64_t bits; } x = {dividend}, y = {divisor};
  uint64_t sign = x.bits & ((uint64_t)1 << 63);
  x.bits &= ~((uint64_t)1 << 63);
  y.bits &= ~((uint64_t)1 << 63);
  if (y.value == 0 || !(x.value < __builtin_inf()) || y.value != y.value) return __builtin_nan("");
  if (x.value < y.value) return dividend;
  while (x.value >= y.value) {
    double scaled = y.value;
    while (scaled <= x.value - scaled) scaled *= 2;
    x.value -= scaled;
  }
  x.bits |= sign;
  return x.value;
}

// What is left after taking off the nearest multiple of the divisor, the even one of two.
double remainder(double dividend, double divisor) {
  double y = divisor < 0 ? -divisor : divisor;
  double rest = y < 0x1p1023 ? fmod(dividend, y + y) : dividend;
  if (y == 0 || y != y || rest - rest != 0) return __builtin_nan("");
  double x = rest < 0 ? -rest : rest;
  if (x > y - x) {
    x -= y;
    if (x >= 0 && x >= y - x) x -= y;
  }
  return rest < 0 ? -x : x;
}

typedef struct { uint64_t low, high; } Wide;

// The product of two 128-bit integers, modulo 2^128.
void __multi3(Wide *result, uint64_t aLow, uint64_t aHigh, uint64_t bLow, uint64_t bHigh) {
  uint64_t a0 = aLow & 0xffffffff, a1 = aLow >> 32;
  uint64_t b0 = bLow & 0xffffffff, b1 = bLow >> 32;
  uint64_t middle = a1 * b0 + ((a0 * b0) >> 32);
  uint64_t carry = a0 * b1 + (middle & 0xffffffff);
  result->low = aLow * bLow;
  result->high = a1 * b1 + (middle >> 32) + (carry >> 32) + aLow * bHigh + aHigh * bLow;
}
