// Countries and their tags at Open Food Facts, embedded when the program is compiled.
#ifndef LARDER_COUNTRIES_H
#define LARDER_COUNTRIES_H

#include <stddef.h>

/// The bytes of the list; `count` receives how many. Valid for ever.
const unsigned char *larder_country_text(size_t *count);

#endif
