#include "care.h"

static const unsigned char lines[] = {
#embed "care/lines.txt"
};

const unsigned char *larder_help_lines(size_t *count) {
    *count = sizeof lines;
    return lines;
}
