// The door to SQLite: what Swift cannot import (cast macros, variadic functions) as inline functions.
#ifndef LARDER_CSQLITE_SHIM_H
#define LARDER_CSQLITE_SHIM_H

#include <sqlite3.h>

/// Binds text and lets SQLite copy it (SQLITE_TRANSIENT is a cast macro, which Swift does not import).
static inline int larder_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int count) {
    return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Binds bytes and lets SQLite copy them.
static inline int larder_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Turns one of the options of a connection on or off (sqlite3_db_config is variadic).
static inline int larder_sqlite_configure(sqlite3 *connection, int option, int on) {
    return sqlite3_db_config(connection, option, on, (int *)0);
}

/// Keeps no count of the memory that SQLite uses, which nobody asks for: counting locks at each request (sqlite3_config is
/// variadic). Takes effect before SQLite is first used, and never afterwards.
static inline void larder_sqlite_count_no_memory(void) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

#endif
