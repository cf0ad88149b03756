// The words that larder's own interpreter knows, embedded when the program is compiled.
#ifndef LARDER_LEXICON_H
#define LARDER_LEXICON_H

#include <stddef.h>

/// The number of embedded texts of the lexicon.
size_t larder_lexicon_texts(void);

/// The name of one of them (0 ..< larder_lexicon_texts()), for error messages. Valid for ever.
const char *larder_lexicon_name(size_t index);

/// The bytes of one of them; `count` receives how many. Valid for ever.
const unsigned char *larder_lexicon_text(size_t index, size_t *count);

#endif
