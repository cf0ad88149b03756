// How trackers name the columns of their tables, embedded when the program is compiled.
#ifndef LARDER_HEALTH_H
#define LARDER_HEALTH_H

#include <stddef.h>

/// The bytes of the list of column names; `count` receives how many. Valid for ever.
const unsigned char *larder_health_text(size_t *count);

#endif
