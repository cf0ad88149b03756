#include "lexicon.h"

static const unsigned char numbers[] = {
#embed "lexicon/numbers.txt"
};

static const unsigned char units[] = {
#embed "lexicon/units.txt"
};

static const unsigned char food_words[] = {
#embed "lexicon/food-words.txt"
};

static const unsigned char times[] = {
#embed "lexicon/times.txt"
};

static const unsigned char intents[] = {
#embed "lexicon/intents.txt"
};

static const unsigned char ingredients[] = {
#embed "lexicon/ingredients.txt"
};

static const unsigned char body[] = {
#embed "lexicon/body.txt"
};

static const unsigned char family[] = {
#embed "lexicon/family.txt"
};

static const unsigned char bank[] = {
#embed "lexicon/bank.txt"
};

static const unsigned char groceries[] = {
#embed "lexicon/groceries.txt"
};

static const unsigned char files[] = {
#embed "lexicon/files.txt"
};

static const unsigned char recipes[] = {
#embed "lexicon/recipes.txt"
};

static const unsigned char tone[] = {
#embed "lexicon/tone.txt"
};

static const struct { const char *name; const unsigned char *bytes; size_t count; } lexicon_texts[] = {
    { "numbers", numbers, sizeof numbers },
    { "units", units, sizeof units },
    { "food-words", food_words, sizeof food_words },
    { "times", times, sizeof times },
    { "intents", intents, sizeof intents },
    { "body", body, sizeof body },
    { "family", family, sizeof family },
    { "bank", bank, sizeof bank },
    { "groceries", groceries, sizeof groceries },
    { "files", files, sizeof files },
    { "recipes", recipes, sizeof recipes },
    { "tone", tone, sizeof tone },
    { "ingredients", ingredients, sizeof ingredients },
};

size_t larder_lexicon_texts(void) {
    return sizeof lexicon_texts / sizeof lexicon_texts[0];
}

const char *larder_lexicon_name(size_t index) {
    return lexicon_texts[index].name;
}

const unsigned char *larder_lexicon_text(size_t index, size_t *count) {
    *count = lexicon_texts[index].count;
    return lexicon_texts[index].bytes;
}
