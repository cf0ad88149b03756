// What larder writes for other programs, as JSON Schema, embedded when the program is compiled.
#ifndef LARDER_SCHEMAS_H
#define LARDER_SCHEMAS_H

#include <stddef.h>

/// The bytes of the schema of a meal; `count` receives how many. Valid for ever.
const unsigned char *larder_meal_schema(size_t *count);

#endif
