#include "health.h"

static const unsigned char health[] = {
#embed "lexicon/health.txt"
};

const unsigned char *larder_health_text(size_t *count) {
    *count = sizeof health;
    return health;
}
