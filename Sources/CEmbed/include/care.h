// Whom one can turn to, by country, embedded when the program is compiled.
#ifndef LARDER_CARE_H
#define LARDER_CARE_H

#include <stddef.h>

/// The bytes of the list; `count` receives how many. Valid for ever.
const unsigned char *larder_help_lines(size_t *count);

#endif
