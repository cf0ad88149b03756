// Memory that runs out when it is told to. SQLite takes its allocator only before it is first used, so that this one is given to
// it when the tests are loaded. It is the usual one, but for a thread that has been told that there is no more.
#include "faults.h"

#include <sqlite3.h>

static sqlite3_mem_methods usual;

// Of each thread: tests run beside each other.
static _Thread_local int first_failing;
static _Thread_local int all_failing;
static _Thread_local int count;
static _Thread_local int failed;

static int fails(void) {
    if (first_failing == 0) return 0;
    count += 1;
    if (count < first_failing || (count > first_failing && !all_failing)) return 0;
    failed += 1;
    return 1;
}

static void *allocate(int size) { return fails() ? 0 : usual.xMalloc(size); }

static void *reallocate(void *memory, int size) { return fails() ? 0 : usual.xRealloc(memory, size); }

__attribute__((constructor)) static void install(void) {
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual);
    sqlite3_mem_methods own = usual;
    own.xMalloc = allocate;
    own.xRealloc = reallocate;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &own);
    // Every request is one to the allocator: none is met from what a connection has put by.
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
}

void larder_memory_fail(int first, int lasts) {
    first_failing = first;
    all_failing = lasts;
    count = 0;
    failed = 0;
}

int larder_memory_asked(void) { return count; }

int larder_memory_heal(void) {
    first_failing = 0;
    return failed;
}
