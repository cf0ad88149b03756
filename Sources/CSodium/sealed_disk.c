// A disk on which everything is sealed: a layer (VFS) between SQLite and the disk.
//
// A file is a row of units that are sealed each by itself, with where it stands and in what kind of file as its context, so
// that none can be put in the place of another. Units follow what SQLite writes at once: a page of a database; the header of a
// log, of a frame in it, and the page in a frame. So nothing that was settled is written again with what is new, and a
// reader sees a unit whole or not at all, as it does without the seal.
#include "library.h"

#include <sqlite3.h>
#include <stdlib.h>

enum { PAGE = 4096, DATABASE_HEADER = 100, LOG_HEADER = 32, FRAME_HEADER = 24, FRAME = FRAME_HEADER + PAGE };

enum kind {
    /// A database: the block, then pages.
    KIND_DATABASE = 1,
    /// A log written ahead: its header, then frames.
    KIND_LOG = 2,
    /// A journal that rolls back, or anything else.
    KIND_JOURNAL = 3
};

struct larder_sealed_disk {
    sqlite3_vfs layer;
    sqlite3_vfs *real;
    const struct larder_key *key;
    unsigned char block[larder_seal_block];
};

struct sealed_file {
    sqlite3_file base;
    const struct larder_sealed_disk *disk;
    enum kind kind;
    sqlite3_file *real;
};

/// A piece of a file that is sealed by itself.
struct unit {
    /// Where it begins as SQLite sees it, and on the disk.
    sqlite3_int64 place;
    sqlite3_int64 real_place;
    int size;
};

static struct sealed_file *sealed(sqlite3_file *file) { return (struct sealed_file *)file; }

/// The unit in which a byte stands.
static struct unit unit_at(enum kind kind, sqlite3_int64 place) {
    struct unit unit;
    if (kind != KIND_LOG) {
        sqlite3_int64 number = place / PAGE;
        unit.place = number * PAGE;
        unit.real_place = number * (PAGE + larder_seal_size) + (kind == KIND_DATABASE ? larder_seal_block : 0);
        unit.size = PAGE;
        return unit;
    }
    if (place < LOG_HEADER) {
        unit.place = 0;
        unit.real_place = 0;
        unit.size = LOG_HEADER;
        return unit;
    }
    sqlite3_int64 number = (place - LOG_HEADER) / FRAME;
    unit.place = LOG_HEADER + number * FRAME;
    unit.real_place = LOG_HEADER + larder_seal_size + number * (FRAME + 2 * larder_seal_size);
    unit.size = FRAME_HEADER;
    if (place >= unit.place + FRAME_HEADER) {
        unit.place += FRAME_HEADER;
        unit.real_place += FRAME_HEADER + larder_seal_size;
        unit.size = PAGE;
    }
    return unit;
}

/// How much of a file SQLite sees, by how much of it is on the disk: whole units.
static sqlite3_int64 seen_size(enum kind kind, sqlite3_int64 size) {
    if (kind != KIND_LOG) {
        if (kind == KIND_DATABASE) { size -= larder_seal_block; }
        return size > 0 ? size / (PAGE + larder_seal_size) * PAGE : 0;
    }
    if (size < LOG_HEADER + larder_seal_size) { return 0; }
    size -= LOG_HEADER + larder_seal_size;
    sqlite3_int64 frames = size / (FRAME + 2 * larder_seal_size);
    sqlite3_int64 rest = size % (FRAME + 2 * larder_seal_size);
    return LOG_HEADER + frames * FRAME + (rest >= FRAME_HEADER + larder_seal_size ? FRAME_HEADER : 0);
}

/// The other way round: on the disk, as much as is needed.
static sqlite3_int64 real_size(enum kind kind, sqlite3_int64 size) {
    sqlite3_int64 start = kind == KIND_DATABASE ? larder_seal_block : 0;
    if (size <= 0) { return start; }
    struct unit last = unit_at(kind, size - 1);
    return last.real_place + last.size + larder_seal_size;
}

/// Kind of file and place, as bytes.
static void write_context(enum kind kind, sqlite3_int64 place, unsigned char context[9]) {
    context[0] = (unsigned char)kind;
    for (int index = 0; index < 8; index++) { context[1 + index] = (unsigned char)((sqlite3_uint64)place >> (8 * index)); }
}

/// Reads a unit into as many bytes as it has. SQLITE_IOERR_SHORT_READ where it is not there whole, SQLITE_IOERR_DATA where it
/// was not sealed so; the bytes are zeros then.
static int read_unit(struct sealed_file *file, struct unit unit, unsigned char *bytes) {
    unsigned char buffer[PAGE + larder_seal_size];
    unsigned char context[9];
    int count = unit.size + larder_seal_size;
    int code = file->real->pMethods->xRead(file->real, buffer, count, unit.real_place);
    if (code == SQLITE_OK) {
        write_context(file->kind, unit.place, context);
        if (larder_open(file->disk->key, bytes, buffer, (size_t)count, context, sizeof context)) { return SQLITE_OK; }
        code = SQLITE_IOERR_DATA;
    }
    memset(bytes, 0, (size_t)unit.size);
    return code;
}

static int write_unit(struct sealed_file *file, struct unit unit, const unsigned char *bytes) {
    unsigned char buffer[PAGE + larder_seal_size];
    unsigned char context[9];
    write_context(file->kind, unit.place, context);
    larder_seal(file->disk->key, buffer, bytes, (size_t)unit.size, context, sizeof context);
    return file->real->pMethods->xWrite(file->real, buffer, unit.size + larder_seal_size, unit.real_place);
}

/// Whether something that does not open is only what a write left that was cut off: behind the end of what counts in a log or
/// a journal, which SQLite tells by its contents. A page that it takes from a log by itself is one that counts.
static int may_be_torn(const struct sealed_file *file, int count) {
    return file->kind == KIND_JOURNAL || (file->kind == KIND_LOG && count != PAGE);
}

/// Whether SQLite only looks what a database begins with. It does so when it opens one, before it takes the log or the journal
/// that mends a page which was cut off; the page itself it reads behind that.
static int is_first_look(const struct sealed_file *file, int count, sqlite3_int64 place) {
    return file->kind == KIND_DATABASE && place == 0 && count == DATABASE_HEADER;
}

static int file_close(sqlite3_file *file) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods ? own->real->pMethods->xClose(own->real) : SQLITE_OK;
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 place) {
    struct sealed_file *own = sealed(file);
    unsigned char *target = bytes;
    unsigned char open[PAGE];
    int is_short = 0;
    for (int done = 0; done < count;) {
        struct unit unit = unit_at(own->kind, place + done);
        int from = (int)(place + done - unit.place);
        int part = unit.size - from < count - done ? unit.size - from : count - done;
        int is_whole = part == unit.size;
        int code = read_unit(own, unit, is_whole ? target + done : open);
        if (code == SQLITE_IOERR_DATA && is_first_look(own, count, place)) { code = SQLITE_IOERR_SHORT_READ; }
        if (code == SQLITE_IOERR_SHORT_READ) {
            is_short = 1;
        } else if (code != SQLITE_OK && !(code == SQLITE_IOERR_DATA && may_be_torn(own, count))) {
            return code;
        }
        if (!is_whole) { memcpy(target + done, open + from, (size_t)part); }
        done += part;
    }
    larder_wipe(open, sizeof open);
    return is_short ? SQLITE_IOERR_SHORT_READ : SQLITE_OK;
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 place) {
    struct sealed_file *own = sealed(file);
    const unsigned char *source = bytes;
    unsigned char open[PAGE];
    int code = SQLITE_OK;
    for (int done = 0; done < count && code == SQLITE_OK;) {
        struct unit unit = unit_at(own->kind, place + done);
        int from = (int)(place + done - unit.place);
        int part = unit.size - from < count - done ? unit.size - from : count - done;
        if (part == unit.size) {
            code = write_unit(own, unit, source + done);
        } else {
            // What stands around it stays; where nothing does, or only what was cut off, zeros do.
            code = read_unit(own, unit, open);
            if (code == SQLITE_IOERR_SHORT_READ || (code == SQLITE_IOERR_DATA && own->kind != KIND_DATABASE)) {
                code = SQLITE_OK;
            }
            if (code == SQLITE_OK) {
                memcpy(open + from, source + done, (size_t)part);
                code = write_unit(own, unit, open);
            }
        }
        done += part;
    }
    larder_wipe(open, sizeof open);
    return code;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xTruncate(own->real, real_size(own->kind, size));
}

static int file_sync(sqlite3_file *file, int flags) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xSync(own->real, flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    struct sealed_file *own = sealed(file);
    sqlite3_int64 found = 0;
    int code = own->real->pMethods->xFileSize(own->real, &found);
    *size = code == SQLITE_OK ? seen_size(own->kind, found) : 0;
    return code;
}

static int file_lock(sqlite3_file *file, int level) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xLock(own->real, level);
}

static int file_unlock(sqlite3_file *file, int level) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xUnlock(own->real, level);
}

static int file_reserved(sqlite3_file *file, int *result) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xCheckReservedLock(own->real, result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    struct sealed_file *own = sealed(file);
    // Room is made by bytes that nobody sealed.
    if (operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE) { return SQLITE_OK; }
    return own->real->pMethods->xFileControl(own->real, operation, argument);
}

static int file_sector(sqlite3_file *file) {
    (void)file;
    return PAGE;
}

static int file_traits(sqlite3_file *file) {
    struct sealed_file *own = sealed(file);
    // Nothing that holds for bytes on the disk alone; that bytes beside those that are written stay as they are does.
    int traits = own->real->pMethods->xDeviceCharacteristics(own->real) & SQLITE_IOCAP_UNDELETABLE_WHEN_OPEN;
    return traits | SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int file_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xShmMap(own->real, region, size, extend, memory);
}

static int file_shared_lock(sqlite3_file *file, int offset, int count, int flags) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xShmLock(own->real, offset, count, flags);
}

static void file_barrier(sqlite3_file *file) {
    struct sealed_file *own = sealed(file);
    own->real->pMethods->xShmBarrier(own->real);
}

static int file_unmap(sqlite3_file *file, int remove) {
    struct sealed_file *own = sealed(file);
    return own->real->pMethods->xShmUnmap(own->real, remove);
}

/// Gives a new database its block.
static int write_block(struct sealed_file *file) {
    sqlite3_int64 size = 0;
    int code = file->real->pMethods->xFileSize(file->real, &size);
    if (code != SQLITE_OK || size != 0) { return code; }
    return file->real->pMethods->xWrite(file->real, file->disk->block, larder_seal_block, 0);
}

static int disk_open(sqlite3_vfs *layer, const char *name, sqlite3_file *file, int flags, int *given) {
    // Of version 2: pages are never mapped into memory.
    static const sqlite3_io_methods methods = {
        2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock, file_reserved,
        file_control, file_sector, file_traits, file_map, file_shared_lock, file_barrier, file_unmap, 0, 0
    };
    struct larder_sealed_disk *disk = layer->pAppData;
    struct sealed_file *own = sealed(file);
    own->base.pMethods = 0;
    own->disk = disk;
    own->kind = flags & SQLITE_OPEN_MAIN_DB ? KIND_DATABASE : flags & SQLITE_OPEN_WAL ? KIND_LOG : KIND_JOURNAL;
    own->real = (sqlite3_file *)(own + 1);
    int code = disk->real->xOpen(disk->real, name, own->real, flags, given);
    if (code == SQLITE_OK && own->kind == KIND_DATABASE && flags & SQLITE_OPEN_READWRITE) { code = write_block(own); }
    if (own->real->pMethods) { own->base.pMethods = &methods; }
    return code;
}

static int disk_delete(sqlite3_vfs *layer, const char *name, int settle) {
    struct larder_sealed_disk *disk = layer->pAppData;
    return disk->real->xDelete(disk->real, name, settle);
}

static int disk_access(sqlite3_vfs *layer, const char *name, int flags, int *result) {
    struct larder_sealed_disk *disk = layer->pAppData;
    return disk->real->xAccess(disk->real, name, flags, result);
}

static int disk_path(sqlite3_vfs *layer, const char *name, int size, char *path) {
    struct larder_sealed_disk *disk = layer->pAppData;
    return disk->real->xFullPathname(disk->real, name, size, path);
}

struct larder_sealed_disk *larder_sealed_disk_add(
    const char *name, const char *under, const struct larder_key *key, const unsigned char *block) {
    // What does not touch the disk is the real layer's.
    sqlite3_vfs *real = sqlite3_vfs_find(under);
    struct larder_sealed_disk *disk = calloc(1, sizeof *disk);
    char *own_name = strdup(name);
    if (real == NULL || disk == NULL || own_name == NULL) {
        free(disk);
        free(own_name);
        return NULL;
    }
    disk->real = real;
    disk->key = key;
    memcpy(disk->block, block, larder_seal_block);
    disk->layer = *real;
    disk->layer.pNext = NULL;
    disk->layer.pAppData = disk;
    disk->layer.zName = own_name;
    disk->layer.szOsFile = (int)sizeof(struct sealed_file) + real->szOsFile;
    disk->layer.xOpen = disk_open;
    disk->layer.xDelete = disk_delete;
    disk->layer.xAccess = disk_access;
    disk->layer.xFullPathname = disk_path;
    if (sqlite3_vfs_register(&disk->layer, 0) != SQLITE_OK) {
        free(disk);
        free(own_name);
        return NULL;
    }
    return disk;
}

void larder_sealed_disk_remove(struct larder_sealed_disk *disk) {
    sqlite3_vfs_unregister(&disk->layer);
    free((void *)disk->layer.zName);
    free(disk);
}

int larder_read_block(const char *path, unsigned char *block) {
    sqlite3_vfs *disk = sqlite3_vfs_find(NULL);
    if (disk == NULL) { return 0; }
    sqlite3_file *file = calloc(1, (size_t)disk->szOsFile);
    // A name as SQLite writes it: no options stand behind it.
    size_t length = strlen(path);
    char *name = calloc(1, length + 4);
    int code = SQLITE_NOMEM;
    if (file != NULL && name != NULL) {
        memcpy(name, path, length);
        code = disk->xOpen(disk, name, file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, NULL);
        if (code == SQLITE_OK) { code = file->pMethods->xRead(file, block, larder_seal_block, 0); }
        if (file->pMethods != NULL) { file->pMethods->xClose(file); }
    }
    free(file);
    free(name);
    return code == SQLITE_OK ? 1 : code == SQLITE_NOMEM ? -1 : 0;
}
