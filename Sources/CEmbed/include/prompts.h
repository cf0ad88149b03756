// The prompts, embedded when the program is compiled: the files under prompts/.
#ifndef LARDER_PROMPTS_H
#define LARDER_PROMPTS_H

#include <stddef.h>

/// The bytes of prompts/conversation.md; `count` receives how many. Valid for ever.
const unsigned char *larder_conversation_prompt(size_t *count);

#endif
