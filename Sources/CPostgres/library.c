// libpq, opened when it is first needed.
#include "library.h"

#include <dlfcn.h>
#include <pthread.h>

struct larder_libpq larder_libpq;
static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(name) \
    if ((*(void **)&larder_libpq.name = dlsym(handle, #name)) == NULL) { return; }

static void load(void) {
    void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) { return; }
    FIND(PQconnectStartParams)
    FIND(PQconnectPoll)
    FIND(PQstatus)
    FIND(PQerrorMessage)
    FIND(PQfinish)
    FIND(PQsocket)
    FIND(PQsetnonblocking)
    FIND(PQsendQueryParams)
    FIND(PQflush)
    FIND(PQconsumeInput)
    FIND(PQisBusy)
    FIND(PQgetResult)
    FIND(PQclear)
    FIND(PQresultStatus)
    FIND(PQresultErrorField)
    FIND(PQntuples)
    FIND(PQnfields)
    FIND(PQgetvalue)
    FIND(PQgetlength)
    FIND(PQgetisnull)
    FIND(PQnotifies)
    FIND(PQfreemem)
    is_there = 1;
}

int larder_postgres_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}
