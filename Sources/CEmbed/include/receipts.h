// The goods and the chains of receipts, embedded when the program is compiled.
#ifndef LARDER_RECEIPTS_H
#define LARDER_RECEIPTS_H

#include <stddef.h>

/// The bytes of one text about receipts ("stores", "goods"); `count` receives how many. Valid for ever; NULL
/// where there is no such text.
const unsigned char *larder_receipt_text(const char *name, size_t *count);

#endif
