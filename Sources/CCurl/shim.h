// The door to libcurl. The library is opened when it is first needed, not at start: with everything it
// links it would be the largest part of the start-up time.
#ifndef LARDER_CCURL_SHIM_H
#define LARDER_CCURL_SHIM_H

#include <curl/curl.h>
#include <dlfcn.h>
#include <stddef.h>

/// The version text of the installed libcurl, or NULL where it cannot be opened.
static inline const char *larder_curl_version(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) { return NULL; }
    char *(*version)(void) = (char *(*)(void))dlsym(library, "curl_version");
    return version == NULL ? NULL : version();
}

#endif
