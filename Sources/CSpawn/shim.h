// What the C library has for GNU programs alone: the module that Swift makes of it leaves these out. No header is
// included here, because its types would then belong to two modules; the pointers say in Swift what they point to.
#ifndef LARDER_CSPAWN_SHIM_H
#define LARDER_CSPAWN_SHIM_H

extern int pipe2(int *ends, int flags);

/// `limits` is a `struct rlimit`; `before`, where there is one, becomes what held until now.
extern int prlimit(int process, unsigned resource, const void *limits, void *before);

/// `actions` is a `posix_spawn_file_actions_t`.
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);

#endif
