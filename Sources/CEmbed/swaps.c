#include "swaps.h"

static const unsigned char swaps[] = {
#embed "swaps.txt"
};

const unsigned char *larder_swap_text(size_t *count) {
    *count = sizeof swaps;
    return swaps;
}
