#include "embed.h"

static const unsigned char produce[] = {
#embed "foods/produce.txt"
};

static const struct { const unsigned char *bytes; size_t count; } food_texts[] = {
    { produce, sizeof produce },
};

size_t larder_food_texts(void) {
    return sizeof food_texts / sizeof food_texts[0];
}

const unsigned char *larder_food_text(size_t index, size_t *count) {
    *count = food_texts[index].count;
    return food_texts[index].bytes;
}
