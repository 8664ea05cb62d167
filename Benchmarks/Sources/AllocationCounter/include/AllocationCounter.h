#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be counted.
bool allocation_counter_works(void);

/// Begins to count the blocks that all threads of the process allocate.
void allocation_counter_start(void);

/// Ends it, and gives how many there were.
uint64_t allocation_counter_stop(void);

/// Has the allocator keep the memory that is freed. Otherwise it gives large blocks back to the
/// kernel, or does not, by what was allocated before, and a case's time hangs on its neighbours.
void allocator_keep_memory(void);
