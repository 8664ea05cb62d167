#include "AllocationCounter.h"

#include <limits.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_uint_fast64_t count;

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&is_counting, true);
}

uint64_t allocation_counter_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&count);
}

#if defined(__GLIBC__)
#include <malloc.h>

// The executable's own definitions take the place of the C library's for the Swift runtime too,
// and go on to the C library under its second names. What is not defined here, such as free, stays
// the C library's own.

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;  // ENOMEM
}

bool allocation_counter_works(void) {
  allocation_counter_start();
  void *volatile block = malloc(1);
  free(block);
  return allocation_counter_stop() != 0;
}

void allocator_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

#else

void allocator_keep_memory(void) {}

bool allocation_counter_works(void) { return false; }

#endif
