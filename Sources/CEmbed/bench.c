#include "bench.h"

#include <string.h>

static const unsigned char home[] = {
#embed "bench/home.txt"
};

// One text after the other.
static const unsigned char tools[] = {
#embed "bench/everyday.txt"
,
#embed "bench/languages.txt"
,
#embed "bench/topics.txt"
,
#embed "bench/corrections.txt"
,
#embed "bench/left-alone.txt"
};

static const unsigned char day[] = {
#embed "bench/day.txt"
};

static const struct { const char *name; const unsigned char *bytes; size_t count; } bench_texts[] = {
    { "home", home, sizeof home },
    { "tools", tools, sizeof tools },
    { "day", day, sizeof day },
};

const unsigned char *larder_bench_text(const char *name, size_t *count) {
    for (size_t index = 0; index < sizeof bench_texts / sizeof bench_texts[0]; index++) {
        if (strcmp(name, bench_texts[index].name) == 0) {
            *count = bench_texts[index].count;
            return bench_texts[index].bytes;
        }
    }
    return NULL;
}
