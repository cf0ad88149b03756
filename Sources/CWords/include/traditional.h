#ifndef LARDER_TRADITIONAL_H
#define LARDER_TRADITIONAL_H

#include <stddef.h>

/// Traditional characters and the simplified ones that they stand for; `count` receives how many bytes. Valid for ever.
const unsigned char *larder_traditional_characters(size_t *count);

#endif
