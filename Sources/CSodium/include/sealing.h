// The door to libsodium, and a layer (VFS) under SQLite that seals with it what goes to the disk. The library is opened when
// it is first needed, so that a home that is not sealed starts as fast as ever. No header of another library is included
// here, because its types would then belong to two modules.
#ifndef LARDER_SEALING_H
#define LARDER_SEALING_H

#include <stddef.h>
#include <stdint.h>

enum {
    /// Bytes of a key.
    larder_key_size = 32,
    /// Bytes that sealing adds: a nonce of 24 in front, a tag of 16 behind (XChaCha20-Poly1305).
    larder_seal_size = 40,
    /// Bytes of a signature (Ed25519).
    larder_signature_size = 64,
    /// Bytes that sealing for a public key adds.
    larder_box_size = 48,
    /// Bytes of a salt for a passphrase.
    larder_salt_size = 16,
    /// Bytes before the first page of a sealed database.
    larder_seal_block = 4096
};

/// A key, in memory that is not swapped and not in core files where the system lets us, and overwritten when it goes.
struct larder_key;

/// Whether libsodium can be used: it is there, with every function that is needed.
int larder_sodium_is_there(void);

/// Fills bytes with what nobody can guess. Only where libsodium is there, as all below.
void larder_random(void *bytes, size_t count);

/// A copy of 32 bytes; NULL where there is no memory.
struct larder_key *larder_key_make(const unsigned char *bytes);

/// A new key that nobody can guess; NULL where there is no memory.
struct larder_key *larder_key_random(void);

/// The key that Argon2id makes of a passphrase; NULL where there is no memory.
struct larder_key *larder_key_derive(
    const void *passphrase, size_t count, const unsigned char *salt, uint32_t passes, uint32_t kibibytes);

void larder_key_free(struct larder_key *key);

/// Gives out the bytes of a key.
void larder_key_reveal(const struct larder_key *key, unsigned char *bytes);

/// Overwrites bytes in a way that is not optimised away.
void larder_wipe(void *bytes, size_t count);

/// Seals bytes into `sealed`, which takes `larder_seal_size` more. They open only with the same context.
void larder_seal(
    const struct larder_key *key, unsigned char *sealed, const unsigned char *bytes, size_t count,
    const unsigned char *context, size_t context_count);

/// Opens what was sealed into `bytes`, `larder_seal_size` fewer; 0 where it was not sealed so, and then `bytes` means nothing.
int larder_open(
    const struct larder_key *key, unsigned char *bytes, const unsigned char *sealed, size_t sealed_count,
    const unsigned char *context, size_t context_count);

/// The public key that belongs to a seed of 32 bytes, in as many.
void larder_public_key(unsigned char *key, const unsigned char *seed);

/// Signs bytes into `larder_signature_size` of them.
void larder_sign(unsigned char *signature, const unsigned char *bytes, size_t count, const unsigned char *seed);

/// Whether the owner of a public key has signed bytes.
int larder_has_signed(
    const unsigned char *key, const unsigned char *signature, const unsigned char *bytes, size_t count);

/// Seals bytes so that only the owner of a public key opens them, into `larder_box_size` more; 0 where that is no key.
int larder_seal_for(const unsigned char *key, unsigned char *sealed, const unsigned char *bytes, size_t count);

/// Opens what was sealed for the owner of a seed into `larder_box_size` fewer bytes; 0 where it was not.
int larder_open_own(const unsigned char *seed, unsigned char *bytes, const unsigned char *sealed, size_t sealed_count);

/// Keeps other programs of this account and core files from the memory of this one; whether the system let us.
int larder_close_memory(void);

/// A disk on which everything is sealed, for as long as it is held.
struct larder_sealed_disk;

/// A sealed disk over another one (NULL: SQLite's own), under a name by which databases are opened on it; NULL where there is
/// no memory or no such disk.
///
/// A database on it is the block of `larder_seal_block` bytes, then each page of 4096 bytes sealed by itself; its logs are
/// sealed header by header and page by page. SQLite sees none of that. Its new files begin with the block.
///
/// `key` is not copied: it must stay for as long as the disk.
struct larder_sealed_disk *larder_sealed_disk_add(
    const char *name, const char *under, const struct larder_key *key, const unsigned char *block);

/// Reads the first `larder_seal_block` bytes of a database: 1 where there are so many, 0 where there are not, -1 where there is
/// no memory to look. SQLite reads them: were another descriptor
/// of the file closed in this process, the locks of all its connections to it would go.
int larder_read_block(const char *path, unsigned char *block);

/// Once no database is open on it.
void larder_sealed_disk_remove(struct larder_sealed_disk *disk);

#endif
