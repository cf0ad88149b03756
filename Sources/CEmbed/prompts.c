#include "prompts.h"

static const unsigned char conversation[] = {
#embed "../../prompts/conversation.md"
};

const unsigned char *larder_conversation_prompt(size_t *count) {
    *count = sizeof conversation;
    return conversation;
}
