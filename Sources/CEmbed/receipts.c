#include "receipts.h"

#include <string.h>

static const unsigned char stores[] = {
#embed "receipts/stores.txt"
};

static const unsigned char goods[] = {
#embed "receipts/goods.txt"
};

static const struct { const char *name; const unsigned char *bytes; size_t count; } receipt_texts[] = {
    { "stores", stores, sizeof stores },
    { "goods", goods, sizeof goods },
};

const unsigned char *larder_receipt_text(const char *name, size_t *count) {
    for (size_t index = 0; index < sizeof receipt_texts / sizeof receipt_texts[0]; index++) {
        if (strcmp(name, receipt_texts[index].name) == 0) {
            *count = receipt_texts[index].count;
            return receipt_texts[index].bytes;
        }
    }
    return NULL;
}
