// A disk that fails when it is told to: a layer (VFS) over SQLite's own that passes everything on and counts it, and from one
// operation on fails. Only tests register one. Everything is inline, because a system library has no sources of its own.
#ifndef LARDER_CSQLITE_FAULTS_H
#define LARDER_CSQLITE_FAULTS_H

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/// What an operation does to the disk, as the bits of a mask.
enum {
    LARDER_DISK_OPEN = 1,
    LARDER_DISK_READ = 2,
    LARDER_DISK_WRITE = 4,
    LARDER_DISK_SYNC = 8,
    LARDER_DISK_TRUNCATE = 16,
    LARDER_DISK_LOCK = 32,
    LARDER_DISK_DELETE = 64,
    LARDER_DISK_SIZE = 128,
    LARDER_DISK_SHARED_MEMORY = 256,
    LARDER_DISK_ALL = 511
};

/// How an operation fails.
enum {
    /// It does nothing and says so.
    LARDER_FAULT_ERROR = 0,
    /// A write writes half of what it should, a read reads half of it; others do nothing. It says so.
    LARDER_FAULT_HALF = 1,
    /// There is no room: writes, truncations and new files fail. Others do nothing and say so.
    LARDER_FAULT_FULL = 2
};

/// A disk and its faults. Of one test alone, used by one thread.
typedef struct larder_faulty_disk {
    sqlite3_vfs layer;
    sqlite3_vfs *real;
    /// Operations that count, as a mask.
    int operations;
    int fault;
    /// The number of the first operation that fails, from 1; 0 for none.
    int first;
    /// Whether all that follow fail, too: the disk is gone, or the program was killed.
    int lasts;
    /// Operations so far, and those that failed.
    int count;
    int failed;
} larder_faulty_disk;

typedef struct larder_faulty_file {
    sqlite3_file base;
    larder_faulty_disk *disk;
    sqlite3_file *real;
} larder_faulty_file;

/// Counts an operation; whether it fails.
static inline int larder_disk_fails(larder_faulty_disk *disk, int operation) {
    if ((disk->operations & operation) == 0) return 0;
    disk->count += 1;
    if (disk->first == 0 || disk->count < disk->first) return 0;
    if (disk->count > disk->first && !disk->lasts) return 0;
    disk->failed += 1;
    return 1;
}

static inline larder_faulty_file *larder_file(sqlite3_file *file) { return (larder_faulty_file *)file; }

static inline int larder_file_close(sqlite3_file *file) {
    // Also on a disk that is gone: what was open is closed.
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods ? own->real->pMethods->xClose(own->real) : SQLITE_OK;
}

static inline int larder_file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 place) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_READ)) {
        // Not as the end of the file (SQLITE_IOERR_SHORT_READ), which SQLite takes for zeros that stand there.
        if (own->disk->fault == LARDER_FAULT_HALF) own->real->pMethods->xRead(own->real, bytes, count / 2, place);
        return SQLITE_IOERR_READ;
    }
    return own->real->pMethods->xRead(own->real, bytes, count, place);
}

static inline int larder_file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 place) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_WRITE)) {
        if (own->disk->fault == LARDER_FAULT_HALF) own->real->pMethods->xWrite(own->real, bytes, count / 2, place);
        return own->disk->fault == LARDER_FAULT_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    return own->real->pMethods->xWrite(own->real, bytes, count, place);
}

static inline int larder_file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_TRUNCATE)) return SQLITE_IOERR_TRUNCATE;
    return own->real->pMethods->xTruncate(own->real, size);
}

static inline int larder_file_sync(sqlite3_file *file, int flags) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_SYNC)) return SQLITE_IOERR_FSYNC;
    return own->real->pMethods->xSync(own->real, flags);
}

static inline int larder_file_size(sqlite3_file *file, sqlite3_int64 *size) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_SIZE)) return SQLITE_IOERR_FSTAT;
    return own->real->pMethods->xFileSize(own->real, size);
}

static inline int larder_file_lock(sqlite3_file *file, int level) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_LOCK)) return SQLITE_IOERR_LOCK;
    return own->real->pMethods->xLock(own->real, level);
}

static inline int larder_file_unlock(sqlite3_file *file, int level) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xUnlock(own->real, level);
}

static inline int larder_file_reserved(sqlite3_file *file, int *result) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_LOCK)) return SQLITE_IOERR_CHECKRESERVEDLOCK;
    return own->real->pMethods->xCheckReservedLock(own->real, result);
}

static inline int larder_file_control(sqlite3_file *file, int operation, void *argument) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xFileControl(own->real, operation, argument);
}

static inline int larder_file_sector(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xSectorSize(own->real);
}

static inline int larder_file_traits(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xDeviceCharacteristics(own->real);
}

static inline int larder_file_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk, LARDER_DISK_SHARED_MEMORY)) return SQLITE_IOERR_SHMMAP;
    return own->real->pMethods->xShmMap(own->real, region, size, extend, memory);
}

static inline int larder_file_shared_lock(sqlite3_file *file, int offset, int count, int flags) {
    larder_faulty_file *own = larder_file(file);
    // A lock is always given back.
    if ((flags & SQLITE_SHM_LOCK) && larder_disk_fails(own->disk, LARDER_DISK_LOCK)) return SQLITE_IOERR_SHMLOCK;
    return own->real->pMethods->xShmLock(own->real, offset, count, flags);
}

static inline void larder_file_barrier(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    own->real->pMethods->xShmBarrier(own->real);
}

static inline int larder_file_unmap(sqlite3_file *file, int remove) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xShmUnmap(own->real, remove);
}

static inline int larder_disk_open(sqlite3_vfs *layer, const char *name, sqlite3_file *file, int flags, int *given) {
    // Of version 2: nothing is mapped into memory, where no operation could fail.
    static const sqlite3_io_methods methods = {
        2, larder_file_close, larder_file_read, larder_file_write, larder_file_truncate, larder_file_sync,
        larder_file_size, larder_file_lock, larder_file_unlock, larder_file_reserved, larder_file_control,
        larder_file_sector, larder_file_traits, larder_file_map, larder_file_shared_lock, larder_file_barrier,
        larder_file_unmap, 0, 0
    };
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    larder_faulty_file *own = larder_file(file);
    own->base.pMethods = 0;
    if (larder_disk_fails(disk, LARDER_DISK_OPEN)) {
        return disk->fault == LARDER_FAULT_FULL ? SQLITE_FULL : SQLITE_CANTOPEN;
    }
    own->disk = disk;
    own->real = (sqlite3_file *)(own + 1);
    int code = disk->real->xOpen(disk->real, name, own->real, flags, given);
    if (own->real->pMethods) own->base.pMethods = &methods;
    return code;
}

static inline int larder_disk_delete(sqlite3_vfs *layer, const char *name, int settle) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    if (larder_disk_fails(disk, LARDER_DISK_DELETE)) return SQLITE_IOERR_DELETE;
    return disk->real->xDelete(disk->real, name, settle);
}

static inline int larder_disk_access(sqlite3_vfs *layer, const char *name, int flags, int *result) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    if (larder_disk_fails(disk, LARDER_DISK_OPEN)) return SQLITE_IOERR_ACCESS;
    return disk->real->xAccess(disk->real, name, flags, result);
}

static inline int larder_disk_path(sqlite3_vfs *layer, const char *name, int size, char *path) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    return disk->real->xFullPathname(disk->real, name, size, path);
}

/// A disk over SQLite's own, under a name by which databases are opened on it. It is given back with `larder_disk_remove`.
static inline larder_faulty_disk *larder_disk_add(const char *name) {
    sqlite3_vfs *real = sqlite3_vfs_find(0);
    larder_faulty_disk *disk = (larder_faulty_disk *)calloc(1, sizeof(larder_faulty_disk));
    if (!disk || !real) {
        free(disk);
        return 0;
    }
    disk->real = real;
    disk->operations = LARDER_DISK_ALL;
    // What does not touch the disk is the real layer's.
    disk->layer = *real;
    disk->layer.pNext = 0;
    disk->layer.pAppData = disk;
    disk->layer.zName = strdup(name);
    disk->layer.szOsFile = (int)sizeof(larder_faulty_file) + real->szOsFile;
    disk->layer.xOpen = larder_disk_open;
    disk->layer.xDelete = larder_disk_delete;
    disk->layer.xAccess = larder_disk_access;
    disk->layer.xFullPathname = larder_disk_path;
    sqlite3_vfs_register(&disk->layer, 0);
    return disk;
}

/// Once no database is open on it.
static inline void larder_disk_remove(larder_faulty_disk *disk) {
    sqlite3_vfs_unregister(&disk->layer);
    free((void *)disk->layer.zName);
    free(disk);
}

#endif
