#include "traditional.h"

static const unsigned char traditional[] = {
#embed "traditional.txt"
};

const unsigned char *larder_traditional_characters(size_t *count) {
    *count = sizeof traditional;
    return traditional;
}
