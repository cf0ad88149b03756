#include "prompts.h"

#include <string.h>

static const unsigned char conversation[] = {
#embed "../../prompts/conversation.md"
};
static const unsigned char label[] = {
#embed "../../prompts/label.md"
};
static const unsigned char meal[] = {
#embed "../../prompts/meal.md"
};
static const unsigned char receipt[] = {
#embed "../../prompts/receipt.md"
};
static const unsigned char recipe[] = {
#embed "../../prompts/recipe.md"
};

static const unsigned char report[] = {
#embed "../../prompts/report.md"
};

static const unsigned char swap[] = {
#embed "../../prompts/swap.md"
};

static const struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} prompts[] = {
    {"conversation", conversation, sizeof conversation},
    {"label", label, sizeof label},
    {"meal", meal, sizeof meal},
    {"receipt", receipt, sizeof receipt},
    {"recipe", recipe, sizeof recipe},
    {"report", report, sizeof report},
    {"swap", swap, sizeof swap},
};

const unsigned char *larder_prompt(const char *name, size_t *count) {
    for (size_t index = 0; index < sizeof prompts / sizeof prompts[0]; index++) {
        if (strcmp(prompts[index].name, name) == 0) {
            *count = prompts[index].count;
            return prompts[index].bytes;
        }
    }
    return NULL;
}
