// A disk that fails when it is told to: a layer (VFS) over SQLite's own that passes everything on and counts it, and from one
// operation on fails.
#include "faults.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

typedef struct larder_faulty_disk larder_faulty_disk;

/// A disk and its faults. Of one test alone, used by one thread.
struct larder_faulty_disk {
    sqlite3_vfs layer;
    sqlite3_vfs *real;
    int fault;
    /// The number of the first operation that fails, from 1; 0 for none.
    int first;
    /// Whether all that follow fail, too: the disk is gone, or the program was killed.
    int lasts;
    /// Operations so far, and those that failed.
    int count;
    int failed;
};

typedef struct larder_faulty_file {
    sqlite3_file base;
    larder_faulty_disk *disk;
    sqlite3_file *real;
} larder_faulty_file;

/// Counts an operation; whether it fails.
static int larder_disk_fails(larder_faulty_disk *disk) {
    disk->count += 1;
    if (disk->first == 0 || disk->count < disk->first) return 0;
    if (disk->count > disk->first && !disk->lasts) return 0;
    disk->failed += 1;
    return 1;
}

static larder_faulty_file *larder_file(sqlite3_file *file) { return (larder_faulty_file *)file; }

static int larder_file_close(sqlite3_file *file) {
    // Also on a disk that is gone: what was open is closed.
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods ? own->real->pMethods->xClose(own->real) : SQLITE_OK;
}

static int larder_file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 place) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) {
        // Not as the end of the file (SQLITE_IOERR_SHORT_READ), which SQLite takes for zeros that stand there.
        if (own->disk->fault == LARDER_FAULT_HALF) own->real->pMethods->xRead(own->real, bytes, count / 2, place);
        return SQLITE_IOERR_READ;
    }
    return own->real->pMethods->xRead(own->real, bytes, count, place);
}

static int larder_file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 place) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) {
        if (own->disk->fault == LARDER_FAULT_HALF) own->real->pMethods->xWrite(own->real, bytes, count / 2, place);
        return own->disk->fault == LARDER_FAULT_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    return own->real->pMethods->xWrite(own->real, bytes, count, place);
}

static int larder_file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_TRUNCATE;
    return own->real->pMethods->xTruncate(own->real, size);
}

static int larder_file_sync(sqlite3_file *file, int flags) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_FSYNC;
    return own->real->pMethods->xSync(own->real, flags);
}

static int larder_file_size(sqlite3_file *file, sqlite3_int64 *size) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_FSTAT;
    return own->real->pMethods->xFileSize(own->real, size);
}

static int larder_file_lock(sqlite3_file *file, int level) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_LOCK;
    return own->real->pMethods->xLock(own->real, level);
}

static int larder_file_unlock(sqlite3_file *file, int level) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xUnlock(own->real, level);
}

static int larder_file_reserved(sqlite3_file *file, int *result) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_CHECKRESERVEDLOCK;
    return own->real->pMethods->xCheckReservedLock(own->real, result);
}

static int larder_file_control(sqlite3_file *file, int operation, void *argument) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xFileControl(own->real, operation, argument);
}

static int larder_file_sector(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xSectorSize(own->real);
}

static int larder_file_traits(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xDeviceCharacteristics(own->real);
}

static int larder_file_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    larder_faulty_file *own = larder_file(file);
    if (larder_disk_fails(own->disk)) return SQLITE_IOERR_SHMMAP;
    return own->real->pMethods->xShmMap(own->real, region, size, extend, memory);
}

static int larder_file_shared_lock(sqlite3_file *file, int offset, int count, int flags) {
    larder_faulty_file *own = larder_file(file);
    // A lock is always given back.
    if ((flags & SQLITE_SHM_LOCK) && larder_disk_fails(own->disk)) return SQLITE_IOERR_SHMLOCK;
    return own->real->pMethods->xShmLock(own->real, offset, count, flags);
}

static void larder_file_barrier(sqlite3_file *file) {
    larder_faulty_file *own = larder_file(file);
    own->real->pMethods->xShmBarrier(own->real);
}

static int larder_file_unmap(sqlite3_file *file, int remove) {
    larder_faulty_file *own = larder_file(file);
    return own->real->pMethods->xShmUnmap(own->real, remove);
}

static int larder_disk_open(sqlite3_vfs *layer, const char *name, sqlite3_file *file, int flags, int *given) {
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
    if (larder_disk_fails(disk)) {
        return disk->fault == LARDER_FAULT_FULL ? SQLITE_FULL : SQLITE_CANTOPEN;
    }
    own->disk = disk;
    own->real = (sqlite3_file *)(own + 1);
    int code = disk->real->xOpen(disk->real, name, own->real, flags, given);
    if (own->real->pMethods) own->base.pMethods = &methods;
    return code;
}

static int larder_disk_delete(sqlite3_vfs *layer, const char *name, int settle) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    if (larder_disk_fails(disk)) return SQLITE_IOERR_DELETE;
    return disk->real->xDelete(disk->real, name, settle);
}

static int larder_disk_access(sqlite3_vfs *layer, const char *name, int flags, int *result) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    if (larder_disk_fails(disk)) return SQLITE_IOERR_ACCESS;
    return disk->real->xAccess(disk->real, name, flags, result);
}

static int larder_disk_path(sqlite3_vfs *layer, const char *name, int size, char *path) {
    larder_faulty_disk *disk = (larder_faulty_disk *)layer->pAppData;
    return disk->real->xFullPathname(disk->real, name, size, path);
}

larder_faulty_disk *larder_disk_add(const char *name, int fault, int first, int lasts) {
    sqlite3_vfs *real = sqlite3_vfs_find(0);
    larder_faulty_disk *disk = (larder_faulty_disk *)calloc(1, sizeof(larder_faulty_disk));
    if (!disk || !real) {
        free(disk);
        return 0;
    }
    disk->real = real;
    disk->fault = fault;
    disk->first = first;
    disk->lasts = lasts;
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

int larder_disk_failed(const larder_faulty_disk *disk) { return disk->failed; }

void larder_disk_remove(larder_faulty_disk *disk) {
    sqlite3_vfs_unregister(&disk->layer);
    free((void *)disk->layer.zName);
    free(disk);
}

