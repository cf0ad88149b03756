#include "CFuzzer.h"

// Weak, so that the program links without the engine, too: then it plays files.
extern int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*take)(const uint8_t *, size_t))
    __attribute__((weak));

// The engine passes nothing through.
static larder_fuzz_take taking;
static void *given;

static int take_one(const uint8_t *bytes, size_t count) {
  taking(given, bytes, count);
  return 0;
}

int larder_fuzz(int count, char **arguments, larder_fuzz_take take, void *context) {
  if (LLVMFuzzerRunDriver == NULL) return -1;
  taking = take;
  given = context;
  return LLVMFuzzerRunDriver(&count, &arguments, take_one);
}
