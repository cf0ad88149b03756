// What fails when it is told to: a disk under SQLite, and its memory. Tests alone link it. No header of SQLite is included
// here, because its types would then belong to two modules.
#ifndef LARDER_FAULTS_H
#define LARDER_FAULTS_H

/// How an operation on a disk fails.
enum {
    /// It does nothing and says so.
    LARDER_FAULT_ERROR = 0,
    /// A write writes half of what it should, a read reads half of it; others do nothing. It says so.
    LARDER_FAULT_HALF = 1,
    /// There is no room: writes, truncations and new files fail. Others do nothing and say so.
    LARDER_FAULT_FULL = 2
};

struct larder_faulty_disk;

/// A disk over SQLite's own, under a name by which databases are opened on it; NULL where there is no memory.
///
/// `first` is the number of the first operation that fails, from 1; 0 for none. `lasts` is whether all that follow fail, too:
/// the disk is gone, or the program was killed.
struct larder_faulty_disk *larder_disk_add(const char *name, int fault, int first, int lasts);

/// How many operations failed.
int larder_disk_failed(const struct larder_faulty_disk *disk);

/// Once no database is open on it.
void larder_disk_remove(struct larder_faulty_disk *disk);

/// From now on SQLite has no memory on this thread when it asks for some for the time that `first` says, from 1, and with
/// `lasts` ever after.
void larder_memory_fail(int first, int lasts);

/// How often SQLite has asked for memory on this thread since then.
int larder_memory_asked(void);

/// There is memory again; how often there was none.
int larder_memory_heal(void);

#endif
