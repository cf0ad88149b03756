#include "embed.h"

static const unsigned char produce[] = {
#embed "foods/produce.txt"
};

static const unsigned char dairy[] = {
#embed "foods/dairy.txt"
};

static const unsigned char meat[] = {
#embed "foods/meat.txt"
};

static const unsigned char seafood[] = {
#embed "foods/seafood.txt"
};

static const unsigned char bakery[] = {
#embed "foods/bakery.txt"
};

static const unsigned char beverages[] = {
#embed "foods/beverages.txt"
};

static const unsigned char snacks[] = {
#embed "foods/snacks.txt"
};

static const unsigned char frozen[] = {
#embed "foods/frozen.txt"
};

static const unsigned char pantry[] = {
#embed "foods/pantry.txt"
};

static const unsigned char dishes[] = {
#embed "foods/dishes.txt"
};

static const struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} food_texts[] = {
    { "produce.txt", produce, sizeof produce },
    { "dairy.txt", dairy, sizeof dairy },
    { "meat.txt", meat, sizeof meat },
    { "seafood.txt", seafood, sizeof seafood },
    { "bakery.txt", bakery, sizeof bakery },
    { "beverages.txt", beverages, sizeof beverages },
    { "snacks.txt", snacks, sizeof snacks },
    { "frozen.txt", frozen, sizeof frozen },
    { "pantry.txt", pantry, sizeof pantry },
    { "dishes.txt", dishes, sizeof dishes },
};

size_t larder_food_texts(void) {
    return sizeof food_texts / sizeof food_texts[0];
}

const char *larder_food_text_name(size_t index) {
    return food_texts[index].name;
}

const unsigned char *larder_food_text(size_t index, size_t *count) {
    *count = food_texts[index].count;
    return food_texts[index].bytes;
}
