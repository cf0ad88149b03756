// The prompts, embedded when the program is compiled: the files under prompts/.
#ifndef LARDER_PROMPTS_H
#define LARDER_PROMPTS_H

#include <stddef.h>

/// The bytes of a file in prompts/, by its name without ".md"; `count` receives how many. Valid for ever; NULL where
/// there is no such prompt.
const unsigned char *larder_prompt(const char *name, size_t *count);

#endif
