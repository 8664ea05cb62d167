#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be counted.
bool allocation_counter_works(void);

/// Begins to count the blocks that all threads of the process allocate.
void allocation_counter_start(void);

/// Ends it, and gives how many there were.
uint64_t allocation_counter_stop(void);
