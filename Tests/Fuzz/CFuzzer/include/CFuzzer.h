// libFuzzer, as a program without a sanitizer's main function calls it.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Takes one input.
typedef void (*larder_fuzz_take)(void *context, const uint8_t *bytes, size_t count);

/// Lets libFuzzer make inputs until it has enough of them.
///
/// Returns its exit code, or -1 where the program was built without it.
int larder_fuzz(int count, char **arguments, larder_fuzz_take take, void *context);
