// The door to SQLite: what Swift cannot import (cast macros) as inline functions.
#ifndef LARDER_CSQLITE_SHIM_H
#define LARDER_CSQLITE_SHIM_H

#include <sqlite3.h>

/// Binds text and lets SQLite copy it (SQLITE_TRANSIENT is a cast macro, which Swift does not import).
static inline int larder_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
    return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
