// The door to libcurl. The library is opened when it is first needed, not at start: with everything it
// links it would be the largest part of the start-up time. Swift cannot call variadic functions, so each
// kind of argument has its own function here.
#ifndef LARDER_CCURL_SHIM_H
#define LARDER_CCURL_SHIM_H

#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

/// The functions of libcurl that larder uses.
struct larder_curl {
    CURLcode (*global_init)(long);
    CURL *(*easy_init)(void);
    void (*easy_reset)(CURL *);
    void (*easy_cleanup)(CURL *);
    CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
    CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
    struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
    void (*slist_free_all)(struct curl_slist *);
    CURLM *(*multi_init)(void);
    CURLMcode (*multi_cleanup)(CURLM *);
    CURLMcode (*multi_add_handle)(CURLM *, CURL *);
    CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
    CURLMcode (*multi_perform)(CURLM *, int *);
    CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
    CURLMcode (*multi_wakeup)(CURLM *);
    CURLMsg *(*multi_info_read)(CURLM *, int *);
};

/// The library in either of Debian's builds, or NULL.
static inline void *larder_curl_open(void) {
    void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
    return library != NULL ? library : dlopen("libcurl-gnutls.so.4", RTLD_LAZY | RTLD_LOCAL);
}

/// The version text of the installed libcurl, or NULL where it cannot be opened.
static inline const char *larder_curl_version(void) {
    void *library = larder_curl_open();
    if (library == NULL) { return NULL; }
    char *(*version)(void) = (char *(*)(void))dlsym(library, "curl_version");
    return version == NULL ? NULL : version();
}

#define LARDER_CURL_FIND(name) \
    if ((*(void **)&curl->name = dlsym(library, "curl_" #name)) == NULL) { return false; }

/// Opens and prepares the library; false where it or one of its functions is missing.
static inline bool larder_curl_load(struct larder_curl *curl) {
    void *library = larder_curl_open();
    if (library == NULL) { return false; }
    LARDER_CURL_FIND(global_init)
    LARDER_CURL_FIND(easy_init)
    LARDER_CURL_FIND(easy_reset)
    LARDER_CURL_FIND(easy_cleanup)
    LARDER_CURL_FIND(easy_setopt)
    LARDER_CURL_FIND(easy_getinfo)
    LARDER_CURL_FIND(slist_append)
    LARDER_CURL_FIND(slist_free_all)
    LARDER_CURL_FIND(multi_init)
    LARDER_CURL_FIND(multi_cleanup)
    LARDER_CURL_FIND(multi_add_handle)
    LARDER_CURL_FIND(multi_remove_handle)
    LARDER_CURL_FIND(multi_perform)
    LARDER_CURL_FIND(multi_poll)
    LARDER_CURL_FIND(multi_wakeup)
    LARDER_CURL_FIND(multi_info_read)
    return curl->global_init(CURL_GLOBAL_ALL) == CURLE_OK;
}

#undef LARDER_CURL_FIND

static inline CURL *larder_curl_easy(struct larder_curl curl) { return curl.easy_init(); }

static inline void larder_curl_reset(struct larder_curl curl, CURL *easy) { curl.easy_reset(easy); }

static inline void larder_curl_free_easy(struct larder_curl curl, CURL *easy) { curl.easy_cleanup(easy); }

static inline bool larder_curl_set_number(struct larder_curl curl, CURL *easy, CURLoption option, long value) {
    return curl.easy_setopt(easy, option, value) == CURLE_OK;
}

/// libcurl copies the text.
static inline bool larder_curl_set_text(struct larder_curl curl, CURL *easy, CURLoption option, const char *value) {
    return curl.easy_setopt(easy, option, value) == CURLE_OK;
}

static inline bool larder_curl_set_pointer(struct larder_curl curl, CURL *easy, CURLoption option, void *value) {
    return curl.easy_setopt(easy, option, value) == CURLE_OK;
}

typedef size_t (*larder_curl_receiver)(char *bytes, size_t size, size_t count, void *receiver);

/// Sets the function that is handed what arrives, for CURLOPT_HEADERFUNCTION or CURLOPT_WRITEFUNCTION.
static inline bool larder_curl_set_receiver(
    struct larder_curl curl, CURL *easy, CURLoption option, larder_curl_receiver receiver) {
    return curl.easy_setopt(easy, option, receiver) == CURLE_OK;
}

/// Makes the request a POST of a copy of these bytes.
static inline bool larder_curl_set_body(struct larder_curl curl, CURL *easy, const void *bytes, size_t count) {
    return curl.easy_setopt(easy, CURLOPT_POST, 1L) == CURLE_OK
        && curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count) == CURLE_OK
        && curl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, count == 0 ? "" : bytes) == CURLE_OK;
}

static inline curl_socket_t larder_curl_open_socket(void *unused, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)unused;
    (void)purpose;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Keeps the sockets from the programs that larder starts.
static inline bool larder_curl_close_on_exec(struct larder_curl curl, CURL *easy) {
    return curl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, larder_curl_open_socket) == CURLE_OK;
}

/// Sets the function that opens sockets, which may refuse an address.
static inline bool larder_curl_set_opener(struct larder_curl curl, CURL *easy, curl_opensocket_callback opener) {
    return curl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, opener) == CURLE_OK;
}

/// The number of the address that is about to be connected to, 4 or 16 bytes of it; 0 for another kind of address.
static inline int larder_curl_address_bytes(const struct curl_sockaddr *address, unsigned char *bytes) {
    if (address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
        memcpy(bytes, &((const struct sockaddr_in *)(const void *)&address->addr)->sin_addr, 4);
        return 4;
    }
    if (address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
        memcpy(bytes, &((const struct sockaddr_in6 *)(const void *)&address->addr)->sin6_addr, 16);
        return 16;
    }
    return 0;
}

/// 0 where it is not known.
static inline long larder_curl_number(struct larder_curl curl, CURL *easy, CURLINFO info) {
    long value = 0;
    return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

/// 0 where it is not known.
static inline curl_off_t larder_curl_size(struct larder_curl curl, CURL *easy, CURLINFO info) {
    curl_off_t value = 0;
    return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

/// The longer list, or NULL where there is no memory; the list given stays valid then.
static inline struct curl_slist *larder_curl_append(struct larder_curl curl, struct curl_slist *list, const char *line) {
    return curl.slist_append(list, line);
}

static inline void larder_curl_free_list(struct larder_curl curl, struct curl_slist *list) { curl.slist_free_all(list); }

static inline CURLM *larder_curl_multi(struct larder_curl curl) { return curl.multi_init(); }

static inline void larder_curl_free_multi(struct larder_curl curl, CURLM *multi) { curl.multi_cleanup(multi); }

static inline bool larder_curl_add(struct larder_curl curl, CURLM *multi, CURL *easy) {
    return curl.multi_add_handle(multi, easy) == CURLM_OK;
}

static inline void larder_curl_remove(struct larder_curl curl, CURLM *multi, CURL *easy) {
    curl.multi_remove_handle(multi, easy);
}

static inline bool larder_curl_perform(struct larder_curl curl, CURLM *multi) {
    int running = 0;
    return curl.multi_perform(multi, &running) == CURLM_OK;
}

/// Waits for something to do, a wake-up or the time.
static inline bool larder_curl_poll(struct larder_curl curl, CURLM *multi, int milliseconds) {
    return curl.multi_poll(multi, NULL, 0, milliseconds, NULL) == CURLM_OK;
}

/// The one function here that may be called from another thread.
static inline void larder_curl_wake(struct larder_curl curl, CURLM *multi) { curl.multi_wakeup(multi); }

/// Whether a transfer has ended, and how.
static inline bool larder_curl_ended(struct larder_curl curl, CURLM *multi, CURLcode *result) {
    int left = 0;
    CURLMsg *message;
    while ((message = curl.multi_info_read(multi, &left)) != NULL) {
        if (message->msg == CURLMSG_DONE) {
            *result = message->data.result;
            return true;
        }
    }
    return false;
}

#endif
