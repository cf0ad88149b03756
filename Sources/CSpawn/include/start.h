// Starting programs between fork and exec, where only C can be written, and what the C library has for GNU programs alone.
#ifndef LARDER_START_H
#define LARDER_START_H

/// Two ends of a pipe; `flags` as those of open(2). No header is included here, because its types would then belong to two
/// modules.
extern int pipe2(int *ends, int flags);

/// The most descriptors that a program is given.
enum { larder_most_streams = 8 };

/// How much a program may have of something, as setrlimit(2) counts it.
struct larder_limit {
  int resource;
  unsigned long soft;
  unsigned long hard;
};

/// A program that is about to be started, in a session of its own, without a shell.
struct larder_program {
  /// The file that is run.
  const char *path;
  /// With its own name first and NULL at the end.
  char *const *arguments;
  /// All of its environment, with NULL at the end.
  char *const *environment;
  /// What becomes its descriptors 0, 1, 2 … It has no others.
  const int *streams;
  int stream_count;
  const struct larder_limit *limits;
  int limit_count;
  /// The end for reading of a pipe that nobody writes to. When nobody holds its other end any more, because whoever started
  /// the program has come to an end in whatever way, the program and its whole group are killed. Negative for a program
  /// that may outlive the one that starts it.
  int lifeline;
};

/// Starts a program. 0 or an error number.
///
/// `number` receives its process and `watcher` the process that waits at its lifeline (0 where there is none), which is in
/// its group and dies with it. Both are children, to be waited for once the group is killed.
int larder_start(const struct larder_program *program, int *number, int *watcher);

#endif
