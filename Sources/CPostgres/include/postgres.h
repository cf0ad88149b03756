// The door to libpq, the client of PostgreSQL. The library is opened when it is needed, as libcurl is, so that nobody who does not
// meet others there waits for it. All that waits for the server waits no longer than it is told; no header of libpq is included
// here, because its types would then belong to two modules.
#ifndef LARDER_POSTGRES_H
#define LARDER_POSTGRES_H

#include <stddef.h>

/// A connection to a server.
struct larder_postgres;

/// What a server answered.
struct larder_postgres_answer;

/// Something that a statement is given: bytes as they are, or a text that the server reads; NULL is null.
struct larder_postgres_value {
    const void *bytes;
    int count;
    int is_text;
};

/// Whether libpq can be used: it is there, with every function that is needed.
int larder_postgres_is_there(void);

/// Connects within so many milliseconds; NULL where there is no memory. Whether it is open is asked behind it.
///
/// - address: as libpq takes it, "postgresql://…".
struct larder_postgres *larder_postgres_connect(const char *address, int milliseconds);

void larder_postgres_close(struct larder_postgres *connection);

/// Whether statements can be sent.
int larder_postgres_is_open(const struct larder_postgres *connection);

/// What went wrong last, in libpq's words; it may name the address, and never the password.
const char *larder_postgres_fault(const struct larder_postgres *connection);

/// Asks one statement and waits so many milliseconds; NULL where the connection was lost or took longer, and then it is closed.
/// Values are answered as bytes in the server's own form.
struct larder_postgres_answer *larder_postgres_ask(
    struct larder_postgres *connection, const char *statement, int count, const struct larder_postgres_value *values,
    int milliseconds);

void larder_postgres_answer_free(struct larder_postgres_answer *answer);

/// The five characters that say what went wrong (SQLSTATE); NULL where nothing did.
const char *larder_postgres_state(const struct larder_postgres_answer *answer);

int larder_postgres_rows(const struct larder_postgres_answer *answer);

int larder_postgres_columns(const struct larder_postgres_answer *answer);

/// A value and how many bytes it has; NULL for null.
const unsigned char *larder_postgres_value_at(
    const struct larder_postgres_answer *answer, int row, int column, int *count);

/// Waits so many milliseconds until somebody has called (NOTIFY): 1 where they have, 0 where not, -1 where the connection was lost.
int larder_postgres_wait(struct larder_postgres *connection, int milliseconds);

#endif
