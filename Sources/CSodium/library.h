// What the sources here share.
#ifndef LARDER_SODIUM_LIBRARY_H
#define LARDER_SODIUM_LIBRARY_H

#include "sealing.h"

#include <sodium.h>
#include <string.h>

enum { NONCE_SIZE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES };

_Static_assert(NONCE_SIZE + crypto_aead_xchacha20poly1305_ietf_ABYTES == larder_seal_size, "what sealing adds");
_Static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == larder_key_size, "the size of a key");
_Static_assert(crypto_sign_SEEDBYTES == larder_key_size, "the size of a seed");
_Static_assert(crypto_sign_PUBLICKEYBYTES == larder_key_size, "the size of a public key");
_Static_assert(crypto_sign_BYTES == larder_signature_size, "the size of a signature");
_Static_assert(crypto_box_SEALBYTES == larder_box_size, "what sealing for somebody adds");
_Static_assert(crypto_pwhash_SALTBYTES == larder_salt_size, "the size of a salt");

struct larder_key {
    unsigned char bytes[larder_key_size];
};

/// The functions of libsodium that larder uses.
struct larder_sodium {
    int (*sodium_init)(void);
    void *(*sodium_malloc)(size_t);
    void (*sodium_free)(void *);
    void (*sodium_memzero)(void *, size_t);
    int (*sodium_mprotect_readonly)(void *);
    void (*randombytes_buf)(void *, size_t);
    int (*crypto_pwhash)(
        unsigned char *, unsigned long long, const char *, unsigned long long, const unsigned char *, unsigned long long,
        size_t, int);
    int (*crypto_aead_xchacha20poly1305_ietf_encrypt)(
        unsigned char *, unsigned long long *, const unsigned char *, unsigned long long, const unsigned char *,
        unsigned long long, const unsigned char *, const unsigned char *, const unsigned char *);
    int (*crypto_aead_xchacha20poly1305_ietf_decrypt)(
        unsigned char *, unsigned long long *, unsigned char *, const unsigned char *, unsigned long long,
        const unsigned char *, unsigned long long, const unsigned char *, const unsigned char *);
    int (*crypto_sign_seed_keypair)(unsigned char *, unsigned char *, const unsigned char *);
    int (*crypto_sign_detached)(
        unsigned char *, unsigned long long *, const unsigned char *, unsigned long long, const unsigned char *);
    int (*crypto_sign_verify_detached)(
        const unsigned char *, const unsigned char *, unsigned long long, const unsigned char *);
    int (*crypto_sign_ed25519_pk_to_curve25519)(unsigned char *, const unsigned char *);
    int (*crypto_sign_ed25519_sk_to_curve25519)(unsigned char *, const unsigned char *);
    int (*crypto_box_seal)(unsigned char *, const unsigned char *, unsigned long long, const unsigned char *);
    int (*crypto_box_seal_open)(
        unsigned char *, const unsigned char *, unsigned long long, const unsigned char *, const unsigned char *);
};

#endif
