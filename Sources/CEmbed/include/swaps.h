// What can stand in for what in a meal, embedded when the program is compiled.
#ifndef LARDER_SWAPS_H
#define LARDER_SWAPS_H

#include <stddef.h>

/// The bytes of the swap list; `count` receives how many. Valid for ever.
const unsigned char *larder_swap_text(size_t *count);

#endif
