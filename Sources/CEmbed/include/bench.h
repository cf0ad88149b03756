// What is said to models that are measured, embedded when the program is compiled.
#ifndef LARDER_BENCH_H
#define LARDER_BENCH_H

#include <stddef.h>

/// The bytes of one text of cases ("home", "tools", "day"); `count` receives how many. Valid for ever; NULL where there is
/// no such text.
const unsigned char *larder_bench_text(const char *name, size_t *count);

#endif
