// The words of each language, embedded when the program is compiled.
#ifndef LARDER_WORDS_H
#define LARDER_WORDS_H

#include <stddef.h>

/// The number of embedded texts.
size_t larder_word_texts(void);

/// The folder of one of them (0 ..< larder_word_texts()): "en". Valid for ever.
const char *larder_word_text_language(size_t index);

/// Its file's name without its end: "answers". Valid for ever.
const char *larder_word_text_name(size_t index);

/// The bytes of one of them (0 ..< larder_word_texts()); `count` receives how many. Valid for ever.
const unsigned char *larder_word_text(size_t index, size_t *count);

/// Traditional characters and the simplified ones that they stand for; `count` receives how many bytes. Valid for ever.
const unsigned char *larder_traditional_characters(size_t *count);

#endif
