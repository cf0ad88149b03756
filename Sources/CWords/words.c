#include "words.h"

#include <string.h>

static const unsigned char de_answers[] = {
#embed "../Words/de/answers.txt"
};

static const unsigned char de_care[] = {
#embed "../Words/de/care.txt"
};

static const unsigned char en_answers[] = {
#embed "../Words/en/answers.txt"
};

static const unsigned char en_care[] = {
#embed "../Words/en/care.txt"
};

static const unsigned char es_answers[] = {
#embed "../Words/es/answers.txt"
};

static const unsigned char es_care[] = {
#embed "../Words/es/care.txt"
};

static const unsigned char tr_answers[] = {
#embed "../Words/tr/answers.txt"
};

static const unsigned char tr_care[] = {
#embed "../Words/tr/care.txt"
};

static const unsigned char zh_answers[] = {
#embed "../Words/zh/answers.txt"
};

static const unsigned char zh_care[] = {
#embed "../Words/zh/care.txt"
};

static const struct { const char *language; const char *name; const unsigned char *bytes; size_t count; } word_texts[] = {
    { "de", "answers", de_answers, sizeof de_answers },
    { "de", "care", de_care, sizeof de_care },
    { "en", "answers", en_answers, sizeof en_answers },
    { "en", "care", en_care, sizeof en_care },
    { "es", "answers", es_answers, sizeof es_answers },
    { "es", "care", es_care, sizeof es_care },
    { "tr", "answers", tr_answers, sizeof tr_answers },
    { "tr", "care", tr_care, sizeof tr_care },
    { "zh", "answers", zh_answers, sizeof zh_answers },
    { "zh", "care", zh_care, sizeof zh_care },
};

size_t larder_word_texts(void) { return sizeof word_texts / sizeof word_texts[0]; }

const char *larder_word_text_language(size_t index) { return word_texts[index].language; }

const char *larder_word_text_name(size_t index) { return word_texts[index].name; }

const unsigned char *larder_word_text(size_t index, size_t *count) {
    *count = word_texts[index].count;
    return word_texts[index].bytes;
}

static const unsigned char zh_traditional[] = {
#embed "../Words/zh/traditional.txt"
};

const unsigned char *larder_traditional_characters(size_t *count) {
    *count = sizeof zh_traditional;
    return zh_traditional;
}
