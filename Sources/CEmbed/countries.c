#include "countries.h"

static const unsigned char countries[] = {
#embed "countries.txt"
};

const unsigned char *larder_country_text(size_t *count) {
    *count = sizeof countries;
    return countries;
}
