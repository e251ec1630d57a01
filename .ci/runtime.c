// Holds the C functions of Sources/EmbeddedRuntime, compiled for this machine under other names,
// against those of its own C library: the same bits for every input.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *embedded_strtod(const char *text, double *result);
double embedded_fmod(double, double);
double embedded_remainder(double, double);
double embedded_round(double);
double embedded_floor(double);
double embedded_ceil(double);
double embedded_trunc(double);
double embedded_sqrt(double);
typedef struct { uint64_t low, high; } Wide;
void embedded_multi3(Wide *, uint64_t, uint64_t, uint64_t, uint64_t);

static uint64_t state = 7;
static int failures = 0, checks = 0;

static uint64_t next(void) {  // splitmix64
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static double anyDouble(void) {
  uint64_t bits = next();
  double value;
  if (next() % 4 == 0) return (double)(int64_t)(bits >> 40) / 4;
  memcpy(&value, &bits, 8);
  return value;
}

static void same(const char *name, double actual, double expected) {
  checks++;
  if (actual != actual && expected != expected) return;
  if (!memcmp(&actual, &expected, 8)) return;
  if (failures++ < 20) printf("%s: %.17g (%a), not %.17g (%a)\n", name, actual, actual, expected, expected);
}

static void reads(const char *text) {
  double actual = 0;
  const char *end = embedded_strtod(text, &actual);
  if (!end || *end) {
    failures++;
    printf("%s: not read to its end\n", text);
    return;
  }
  same(text, actual, strtod(text, NULL));
}

int main(void) {
  char text[2000];
  const char *edges[] = {
    "0", "-0", "0e999", "1e-400", "1e400", "5e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.2250738585072011e-308", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "9007199254740993", "0.1", "00000.5", "1.",
    "9007199254740993.00000000000000000000000000000000000000000000000000000000000000000000001",
  };
  for (unsigned i = 0; i < sizeof edges / sizeof *edges; i++) reads(edges[i]);
  for (int i = 0; i < 4000; i++) {
    double value = anyDouble();
    if (!isfinite(value)) continue;
    snprintf(text, sizeof text, "%.*g", 1 + (int)(next() % 20), value);
    reads(text);
    // Halfway between two doubles, which only the last of all its digits decides.
    double after = nextafter(value, INFINITY);
    if (fabs(value) < 1e15 && fabs(value) > 1e-15) {
      snprintf(text, sizeof text, "%.200Lf", ((long double)value + after) / 2);
      reads(text);
      strcat(text, "1");
      reads(text);
    }
  }
  for (int i = 0; i < 2000; i++) {
    int count = 1 + (int)(next() % 1000), point = (int)(next() % 1000);
    char *p = text;
    for (int j = 0; j < count; j++) {
      if (j == point) *p++ = '.';
      *p++ = (char)('0' + next() % 10);
    }
    snprintf(p, 10, "e%d", (int)(next() % 800) - 600);
    reads(text);
  }
  for (int i = 0; i < 20000; i++) {
    double a = anyDouble(), b = i % 2 ? anyDouble() : a * (double)(next() % 64) / 16;
    same("fmod", embedded_fmod(a, b), fmod(a, b));
    same("remainder", embedded_remainder(a, b), remainder(a, b));
    same("round", embedded_round(a), round(a));
    same("floor", embedded_floor(a), floor(a));
    same("ceil", embedded_ceil(a), ceil(a));
    same("trunc", embedded_trunc(a), trunc(a));
    same("sqrt", embedded_sqrt(a), sqrt(a));
    uint64_t x = next(), y = next(), z = next(), w = next();
    Wide product;
    embedded_multi3(&product, x, y, z, w);
    unsigned __int128 exact = ((unsigned __int128)y << 64 | x) * ((unsigned __int128)w << 64 | z);
    checks++;
    if (product.low != (uint64_t)exact || product.high != (uint64_t)(exact >> 64)) {
      failures++;
      printf("__multi3 differs\n");
    }
  }
  printf("C functions: %d results compared with the host's, %d differ\n", checks, failures);
  return failures != 0;
}
