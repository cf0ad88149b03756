// libsodium, opened when it is first needed.
#define _GNU_SOURCE
#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// Loaded once for the process and not changed after that.
static struct larder_sodium library;
static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(name) \
    if ((*(void **)&library.name = dlsym(handle, #name)) == NULL) { return; }

static void load(void) {
    void *handle = dlopen("libsodium.so.23", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) { handle = dlopen("libsodium.so.26", RTLD_NOW | RTLD_LOCAL); }
    if (handle == NULL) { return; }
    FIND(sodium_init)
    FIND(sodium_malloc)
    FIND(sodium_free)
    FIND(sodium_memzero)
    FIND(sodium_mprotect_readonly)
    FIND(randombytes_buf)
    FIND(crypto_pwhash)
    FIND(crypto_aead_xchacha20poly1305_ietf_encrypt)
    FIND(crypto_aead_xchacha20poly1305_ietf_decrypt)
    is_there = library.sodium_init() >= 0;
}

int larder_sodium_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}

void larder_random(void *bytes, size_t count) { library.randombytes_buf(bytes, count); }

void larder_wipe(void *bytes, size_t count) { library.sodium_memzero(bytes, count); }

/// With no bytes yet, and open for them.
static struct larder_key *larder_key_empty(void) {
    // Between pages that cannot be touched, and locked where the limits of the system allow it.
    return library.sodium_malloc(sizeof(struct larder_key));
}

struct larder_key *larder_key_make(const unsigned char *bytes) {
    struct larder_key *key = larder_key_empty();
    if (key == NULL) { return NULL; }
    memcpy(key->bytes, bytes, larder_key_size);
    library.sodium_mprotect_readonly(key);
    return key;
}

struct larder_key *larder_key_random(void) {
    struct larder_key *key = larder_key_empty();
    if (key == NULL) { return NULL; }
    larder_random(key->bytes, larder_key_size);
    library.sodium_mprotect_readonly(key);
    return key;
}

struct larder_key *larder_key_derive(
    const void *passphrase, size_t count, const unsigned char *salt, uint32_t passes, uint32_t kibibytes) {
    struct larder_key *key = larder_key_empty();
    if (key == NULL) { return NULL; }
    if (library.crypto_pwhash(
            key->bytes, larder_key_size, passphrase, count, salt, passes, (size_t)kibibytes << 10,
            crypto_pwhash_ALG_ARGON2ID13)
        != 0) {
        library.sodium_free(key);
        return NULL;
    }
    library.sodium_mprotect_readonly(key);
    return key;
}

void larder_key_free(struct larder_key *key) { library.sodium_free(key); }

void larder_key_reveal(const struct larder_key *key, unsigned char *bytes) { memcpy(bytes, key->bytes, larder_key_size); }

void larder_seal(
    const struct larder_key *key, unsigned char *sealed, const unsigned char *bytes, size_t count,
    const unsigned char *context, size_t context_count) {
    // A nonce of 24 bytes may be drawn: two are never the same.
    larder_random(sealed, NONCE_SIZE);
    library.crypto_aead_xchacha20poly1305_ietf_encrypt(
        sealed + NONCE_SIZE, NULL, bytes, count, context, context_count, NULL, sealed, key->bytes);
}

int larder_open(
    const struct larder_key *key, unsigned char *bytes, const unsigned char *sealed, size_t sealed_count,
    const unsigned char *context, size_t context_count) {
    if (sealed_count < larder_seal_size) { return 0; }
    return library.crypto_aead_xchacha20poly1305_ietf_decrypt(
               bytes, NULL, NULL, sealed + NONCE_SIZE, sealed_count - NONCE_SIZE, context, context_count, sealed, key->bytes)
        == 0;
}

int larder_close_memory(void) {
    struct rlimit none = {0, 0};
    int is_limited = setrlimit(RLIMIT_CORE, &none) == 0;
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 && is_limited;
}
