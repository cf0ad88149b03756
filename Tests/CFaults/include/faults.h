// A disk under SQLite that fails when it is told to. Tests alone link it. No header of SQLite is included here, because its types would
// then belong to two modules.
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

#endif
