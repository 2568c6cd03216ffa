#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// Starts counting the heap allocations of all threads, from zero.
void allocations_start(void);

/// Stops counting and returns the number of allocations since the start.
uint64_t allocations_stop(void);

#endif
