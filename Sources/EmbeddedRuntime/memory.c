// Memory: an allocator that keeps freed blocks by size class, and the mem… functions.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

typedef struct Block {
  size_t size;          // of the payload, a power of two, at least 16
  struct Block *next;   // while free
} Block;

static uintptr_t top = 0;
static Block *freeBlocks[32];

static unsigned sizeClass(size_t size) {
  unsigned class = 4;
  while (class < 31 && ((size_t)1 << class) < size) class++;
  return class;
}

static void *grow(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top;
  uintptr_t end = start + 16 + size;
  size_t pages = __builtin_wasm_memory_size(0);
  if (end < start) return NULL;
  if (end > pages * 65536) {
    size_t more = (end - pages * 65536 + 65535) / 65536;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return NULL;
  }
  top = end;
  Block *block = (Block *)start;
  block->size = size;
  return (char *)block + 16;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  unsigned class = sizeClass(size);
  Block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
    return (char *)block + 16;
  }
  return grow((size_t)1 << class);
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((char *)pointer - 16);
  unsigned class = sizeClass(block->size);
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)value;
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count--; a++, b++)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds of hash tables: the same each time, since the page shows the same picture each time.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5a, count); }
