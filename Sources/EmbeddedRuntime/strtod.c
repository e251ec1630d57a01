// Decimal text to the nearest double, exactly: a big integer is scaled by powers of ten, and its top
// 64 bits are rounded.

#include <stddef.h>
#include <stdint.h>

enum { WORDS = 160, FRACTION = 44 };  // 32-bit words; the last FRACTION hold what is below one

typedef struct {
  uint32_t words[WORDS];  // least significant first
  int sticky;             // whether something was cut off below
} Big;

static void multiplyAdd(Big *big, uint32_t factor, uint32_t addend, int from) {
  uint64_t carry = addend;
  for (int i = from; i < WORDS; i++) {
    carry += (uint64_t)big->words[i] * factor;
    big->words[i] = (uint32_t)carry;
    carry >>= 32;
  }
}

static void divide(Big *big, uint32_t divisor) {
  uint64_t rest = 0;
  for (int i = WORDS - 1; i >= 0; i--) {
    rest = rest << 32 | big->words[i];
    big->words[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  if (rest) big->sticky = 1;
}

static double nearest(const Big *big) {
  int top = WORDS - 1;
  while (top > 1 && !big->words[top]) top--;
  int shift = big->words[top] ? __builtin_clz(big->words[top]) : 0;
  uint64_t high = (uint64_t)big->words[top] << 32 | big->words[top - 1];
  uint64_t low = top > 1 ? big->words[top - 2] : 0;
  if (shift) high = high << shift | low >> (32 - shift);
  int sticky = big->sticky || (uint32_t)(low << shift);
  for (int i = 0; i < top - 2 && !sticky; i++) sticky = big->words[i] != 0;
  if (!high) return 0;
  int exponent = 32 * (top - 1 - FRACTION) - shift;  // of the lowest bit of `high`
  int drop = 11;
  if (exponent + drop < -1074) drop = -1074 - exponent;
  if (drop > 64) return 0;
  uint64_t kept = drop == 64 ? 0 : high >> drop;
  uint64_t half = (uint64_t)1 << (drop - 1);
  uint64_t rest = high & (half | (half - 1));
  if (rest > half || (rest == half && (sticky || (kept & 1)))) kept++;
  double value = (double)kept;
  for (exponent += drop; exponent > 0; exponent--) value *= 2;
  if (exponent < 0) {
    union { uint64_t bits; double value; } power;
    while (exponent < -1000) { value *= 0x1p-100; exponent += 100; }
    power.bits = (uint64_t)(1023 + exponent) << 52;
    value *= power.value;
  }
  return value;
}

// Reads `[+-]digits[.digits][e[+-]digits]`; gives the first byte not read, or none if there is no
// number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static Big big;
  const char *p = text;
  int negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  for (int i = 0; i < WORDS; i++) big.words[i] = 0;
  big.sticky = 0;
  int digits = 0, scale = 0, seen = 0;
  for (int fraction = 0; ; p++) {
    if (*p == '.' && !fraction) { fraction = 1; continue; }
    if (*p < '0' || *p > '9') break;
    seen = 1;
    if (digits < 800) {
      multiplyAdd(&big, 10, (uint32_t)(*p - '0'), FRACTION);
      if (digits || *p != '0') digits++;
      scale -= fraction;
    } else {
      if (*p != '0') big.sticky = 1;
      scale += !fraction;
    }
  }
  if (!seen) return NULL;
  if (*p == 'e' || *p == 'E') {
    const char *q = p + 1;
    int sign = *q == '-' ? -1 : 1, exponent = 0;
    if (*q == '-' || *q == '+') q++;
    if (*q >= '0' && *q <= '9') {
      for (; *q >= '0' && *q <= '9'; q++)
        if (exponent < 100000) exponent = exponent * 10 + (*q - '0');
      scale += sign * exponent;
      p = q;
    }
  }
  double value;
  if (!digits || digits + scale < -400) value = 0;
  else if (digits + scale > 310) value = __builtin_inf();
  else {
    for (; scale > 0; scale--) multiplyAdd(&big, 10, 0, FRACTION);
    for (; scale < 0; scale++) divide(&big, 10);
    value = nearest(&big);
  }
  *result = negative ? -value : value;
  return p;
}
