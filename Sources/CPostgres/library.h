// What the sources here share: the functions of libpq that larder uses.
#ifndef LARDER_POSTGRES_LIBRARY_H
#define LARDER_POSTGRES_LIBRARY_H

#include "postgres.h"

#include <postgresql/libpq-fe.h>

struct larder_libpq {
    PGconn *(*PQconnectStartParams)(const char *const *, const char *const *, int);
    PostgresPollingStatusType (*PQconnectPoll)(PGconn *);
    ConnStatusType (*PQstatus)(const PGconn *);
    char *(*PQerrorMessage)(const PGconn *);
    void (*PQfinish)(PGconn *);
    int (*PQsocket)(const PGconn *);
    int (*PQsetnonblocking)(PGconn *, int);
    int (*PQsendQueryParams)(
        PGconn *, const char *, int, const Oid *, const char *const *, const int *, const int *, int);
    int (*PQflush)(PGconn *);
    int (*PQconsumeInput)(PGconn *);
    int (*PQisBusy)(PGconn *);
    PGresult *(*PQgetResult)(PGconn *);
    void (*PQclear)(PGresult *);
    ExecStatusType (*PQresultStatus)(const PGresult *);
    char *(*PQresultErrorField)(const PGresult *, int);
    int (*PQntuples)(const PGresult *);
    int (*PQnfields)(const PGresult *);
    char *(*PQgetvalue)(const PGresult *, int, int);
    int (*PQgetlength)(const PGresult *, int, int);
    int (*PQgetisnull)(const PGresult *, int, int);
    PGnotify *(*PQnotifies)(PGconn *);
    void (*PQfreemem)(void *);
};

/// They can be called once libpq was found to be there.
extern struct larder_libpq larder_libpq;

#endif
