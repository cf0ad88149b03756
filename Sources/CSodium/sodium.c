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
    FIND(crypto_sign_seed_keypair)
    FIND(crypto_sign_detached)
    FIND(crypto_sign_verify_detached)
    FIND(crypto_sign_ed25519_pk_to_curve25519)
    FIND(crypto_sign_ed25519_sk_to_curve25519)
    FIND(crypto_box_seal)
    FIND(crypto_box_seal_open)
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

void larder_public_key(unsigned char *key, const unsigned char *seed) {
    unsigned char secret[crypto_sign_SECRETKEYBYTES];
    library.crypto_sign_seed_keypair(key, secret, seed);
    larder_wipe(secret, sizeof secret);
}

void larder_sign(unsigned char *signature, const unsigned char *bytes, size_t count, const unsigned char *seed) {
    unsigned char key[crypto_sign_PUBLICKEYBYTES], secret[crypto_sign_SECRETKEYBYTES];
    library.crypto_sign_seed_keypair(key, secret, seed);
    library.crypto_sign_detached(signature, NULL, bytes, count, secret);
    larder_wipe(secret, sizeof secret);
}

int larder_has_signed(
    const unsigned char *key, const unsigned char *signature, const unsigned char *bytes, size_t count) {
    return library.crypto_sign_verify_detached(signature, bytes, count, key) == 0;
}

int larder_seal_for(const unsigned char *key, unsigned char *sealed, const unsigned char *bytes, size_t count) {
    unsigned char box_key[crypto_box_PUBLICKEYBYTES];
    if (library.crypto_sign_ed25519_pk_to_curve25519(box_key, key) != 0) { return 0; }
    return library.crypto_box_seal(sealed, bytes, count, box_key) == 0;
}

int larder_open_own(const unsigned char *seed, unsigned char *bytes, const unsigned char *sealed, size_t sealed_count) {
    unsigned char key[crypto_sign_PUBLICKEYBYTES], secret[crypto_sign_SECRETKEYBYTES];
    unsigned char box_key[crypto_box_PUBLICKEYBYTES], box_secret[crypto_box_SECRETKEYBYTES];
    library.crypto_sign_seed_keypair(key, secret, seed);
    int is_open = sealed_count >= larder_box_size && library.crypto_sign_ed25519_pk_to_curve25519(box_key, key) == 0
                  && library.crypto_sign_ed25519_sk_to_curve25519(box_secret, secret) == 0
                  && library.crypto_box_seal_open(bytes, sealed, sealed_count, box_key, box_secret) == 0;
    larder_wipe(secret, sizeof secret);
    larder_wipe(box_secret, sizeof box_secret);
    return is_open;
}

int larder_close_memory(void) {
    struct rlimit none = {0, 0};
    int is_limited = setrlimit(RLIMIT_CORE, &none) == 0;
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 && is_limited;
}
