// Texts that are part of the program, embedded when it is compiled.
#ifndef LARDER_EMBED_H
#define LARDER_EMBED_H

#include <stddef.h>

/// The number of embedded texts of the food table.
size_t larder_food_texts(void);

/// The file name of one of them (0 ..< larder_food_texts()). Valid for ever.
const char *larder_food_text_name(size_t index);

/// The bytes of one of them (0 ..< larder_food_texts()); `count` receives how many. Valid for ever.
const unsigned char *larder_food_text(size_t index, size_t *count);

#endif
