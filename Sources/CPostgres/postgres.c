// What is asked of a server. libpq's asynchronous calls are used throughout: nothing here waits without an end.
#include "library.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>

struct larder_postgres {
    PGconn *handle;
    int is_lost;
};

/// The moment so many milliseconds from now, in milliseconds of a clock that never goes back.
static long long later(int milliseconds) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000 + milliseconds;
}

/// Waits for the socket, which may be another one from call to call; 0 where the time is over.
static int wait_for(PGconn *handle, short events, long long end) {
    for (;;) {
        long long left = end - later(0);
        struct pollfd socket = {.fd = larder_libpq.PQsocket(handle), .events = events};
        if (left <= 0 || socket.fd < 0) { return 0; }
        int count = poll(&socket, 1, left > 1000000 ? 1000000 : (int)left);
        if (count > 0) { return 1; }
        if (count < 0 && errno != EINTR) { return 0; }
    }
}

struct larder_postgres *larder_postgres_connect(const char *address, int milliseconds) {
    const char *const names[] = {"dbname", "application_name", "client_encoding", NULL};
    const char *const values[] = {address, "larder", "UTF8", NULL};
    struct larder_postgres *connection = calloc(1, sizeof *connection);
    if (connection == NULL) { return NULL; }
    long long end = later(milliseconds);
    connection->handle = larder_libpq.PQconnectStartParams(names, values, 1);
    if (connection->handle == NULL) {
        free(connection);
        return NULL;
    }
    if (larder_libpq.PQstatus(connection->handle) == CONNECTION_BAD) { return connection; }
    // As if it had said that it waits to write.
    PostgresPollingStatusType state = PGRES_POLLING_WRITING;
    while (state == PGRES_POLLING_WRITING || state == PGRES_POLLING_READING) {
        if (!wait_for(connection->handle, state == PGRES_POLLING_READING ? POLLIN : POLLOUT, end)) {
            connection->is_lost = 1;
            return connection;
        }
        state = larder_libpq.PQconnectPoll(connection->handle);
    }
    if (state == PGRES_POLLING_OK) { larder_libpq.PQsetnonblocking(connection->handle, 1); }
    return connection;
}

void larder_postgres_close(struct larder_postgres *connection) {
    larder_libpq.PQfinish(connection->handle);
    free(connection);
}

int larder_postgres_is_open(const struct larder_postgres *connection) {
    return !connection->is_lost && larder_libpq.PQstatus(connection->handle) == CONNECTION_OK;
}

const char *larder_postgres_fault(const struct larder_postgres *connection) {
    return larder_libpq.PQerrorMessage(connection->handle);
}

/// Sends what waits to be sent while it takes in what comes, so that neither side waits for the other.
static int flush(struct larder_postgres *connection, long long end) {
    for (;;) {
        int left = larder_libpq.PQflush(connection->handle);
        if (left == 0) { return 1; }
        if (left < 0 || !wait_for(connection->handle, POLLIN | POLLOUT, end)) { return 0; }
        if (!larder_libpq.PQconsumeInput(connection->handle)) { return 0; }
    }
}

/// The next answer; NULL where there is none any more, or where the connection was lost.
static PGresult *next(struct larder_postgres *connection, long long end) {
    while (larder_libpq.PQisBusy(connection->handle)) {
        if (!wait_for(connection->handle, POLLIN, end) || !larder_libpq.PQconsumeInput(connection->handle)) {
            connection->is_lost = 1;
            return NULL;
        }
    }
    return larder_libpq.PQgetResult(connection->handle);
}

enum { MOST_VALUES = 16 };

struct larder_postgres_answer *larder_postgres_ask(
    struct larder_postgres *connection, const char *statement, int count, const struct larder_postgres_value *values,
    int milliseconds) {
    const char *bytes[MOST_VALUES];
    int lengths[MOST_VALUES], formats[MOST_VALUES];
    if (count > MOST_VALUES || !larder_postgres_is_open(connection)) { return NULL; }
    for (int index = 0; index < count; index++) {
        bytes[index] = values[index].bytes;
        lengths[index] = values[index].count;
        formats[index] = values[index].is_text ? 0 : 1;
    }
    long long end = later(milliseconds);
    if (!larder_libpq.PQsendQueryParams(connection->handle, statement, count, NULL, bytes, lengths, formats, 1)
        || !flush(connection, end)) {
        connection->is_lost = 1;
        return NULL;
    }
    PGresult *answer = NULL, *more;
    while ((more = next(connection, end)) != NULL) {
        if (answer != NULL) { larder_libpq.PQclear(answer); }
        answer = more;
    }
    if (connection->is_lost && answer != NULL) {
        larder_libpq.PQclear(answer);
        answer = NULL;
    }
    return (struct larder_postgres_answer *)answer;
}

void larder_postgres_answer_free(struct larder_postgres_answer *answer) { larder_libpq.PQclear((PGresult *)answer); }

const char *larder_postgres_state(const struct larder_postgres_answer *answer) {
    ExecStatusType status = larder_libpq.PQresultStatus((const PGresult *)answer);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) { return NULL; }
    const char *state = larder_libpq.PQresultErrorField((const PGresult *)answer, PG_DIAG_SQLSTATE);
    return state == NULL ? "?" : state;
}

int larder_postgres_rows(const struct larder_postgres_answer *answer) {
    return larder_libpq.PQntuples((const PGresult *)answer);
}

int larder_postgres_columns(const struct larder_postgres_answer *answer) {
    return larder_libpq.PQnfields((const PGresult *)answer);
}

const unsigned char *larder_postgres_value_at(
    const struct larder_postgres_answer *answer, int row, int column, int *count) {
    const PGresult *result = (const PGresult *)answer;
    if (larder_libpq.PQgetisnull(result, row, column)) { return NULL; }
    *count = larder_libpq.PQgetlength(result, row, column);
    return (const unsigned char *)larder_libpq.PQgetvalue(result, row, column);
}

int larder_postgres_wait(struct larder_postgres *connection, int milliseconds) {
    long long end = later(milliseconds);
    for (;;) {
        int count = 0;
        PGnotify *call;
        while ((call = larder_libpq.PQnotifies(connection->handle)) != NULL) {
            larder_libpq.PQfreemem(call);
            count++;
        }
        if (count > 0) { return 1; }
        if (!larder_postgres_is_open(connection)) { return -1; }
        if (!wait_for(connection->handle, POLLIN, end)) { return 0; }
        if (!larder_libpq.PQconsumeInput(connection->handle)) {
            connection->is_lost = 1;
            return -1;
        }
    }
}
