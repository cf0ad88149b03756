#define _GNU_SOURCE
#include "start.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Other threads may have held any lock when the process was copied, so the copy calls nothing but what is safe in a signal
// handler. posix_spawn would do for the program itself, but not for its watcher, nor for limits that hold from the start.

/// Waits until nobody holds the other end of the lifeline, then kills its group, and itself with it. Whoever ends larder by
/// its name does not mean this one.
static _Noreturn void watch(int lifeline) {
  char nothing;
  ssize_t count;
  prctl(PR_SET_NAME, "lifeline");
  dup2(lifeline, 0);
  closefrom(1);
  do {
    count = read(0, &nothing, 1);
  } while (count > 0 || (count < 0 && errno == EINTR));
  kill(0, SIGKILL);
  _exit(1);
}

/// A child of the same parent, in the same group; as fork(2), it gives 0 to the copy.
static int fork_sibling(void) { return (int)syscall(SYS_clone, (long)(CLONE_PARENT | SIGCHLD), 0L, 0L, 0L, 0L); }

/// No more than what holds already, or the system would refuse it.
static int set_limit(const struct larder_limit *wanted) {
  struct rlimit held, limit = {wanted->soft, wanted->hard};
  if (getrlimit(wanted->resource, &held) != 0) return -1;
  if (limit.rlim_max > held.rlim_max) limit.rlim_max = held.rlim_max;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(wanted->resource, &limit);
}

/// Moves every stream to its place and `report` behind them. Each is first taken aside: the place of one may be where
/// another still is.
static int place(const struct larder_program *program, int *report) {
  int count = program->stream_count;
  int aside[larder_most_streams];
  int moved = fcntl(*report, F_DUPFD_CLOEXEC, count + 1);
  if (moved < 0) return -1;
  *report = moved;
  for (int index = 0; index < count; index++) {
    aside[index] = fcntl(program->streams[index], F_DUPFD_CLOEXEC, count + 1);
    if (aside[index] < 0) return -1;
  }
  for (int index = 0; index < count; index++) {
    if (dup2(aside[index], index) < 0) return -1;
  }
  if (dup3(*report, count, O_CLOEXEC) < 0) return -1;
  *report = count;
  closefrom(count + 1);
  return 0;
}

/// No signal held back or ignored.
static void admit_signals(void) {
  sigset_t none;
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// The copy of the process becomes the program. It reports its watcher and then, where it fails, the error number.
static _Noreturn void become(const struct larder_program *program, int report) {
  int watcher = 0;
  setsid();
  if (program->lifeline >= 0) {
    watcher = fork_sibling();
    if (watcher == 0) watch(program->lifeline);
  }
  int is_started = watcher >= 0 && write(report, &watcher, sizeof watcher) == sizeof watcher;
  for (int index = 0; index < program->limit_count; index++) {
    is_started = is_started && set_limit(&program->limits[index]) == 0;
  }
  if (is_started && place(program, &report) == 0) {
    admit_signals();
    execve(program->path, program->arguments, program->environment);
  }
  int code = errno;
  if (watcher < 0) write(report, &(int){0}, sizeof watcher);
  write(report, &code, sizeof code);
  _exit(127);
}

/// A number that was reported; false where no further one was.
static int hear(int report, int *number) {
  ssize_t count;
  do {
    count = read(report, number, sizeof *number);
  } while (count < 0 && errno == EINTR);
  return count == sizeof *number;
}

static void reap(int process) {
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
}

int larder_start(const struct larder_program *program, int *number, int *watcher) {
  int report[2], code;
  sigset_t all, before;
  if (program->stream_count > larder_most_streams) return EINVAL;
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  // A handler must not run in the copy: what it tells would reach this process.
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  *number = fork();
  code = errno;
  if (*number == 0) become(program, report[1]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (*number > 0) {
    *watcher = 0;
    int is_watched = hear(report[0], watcher);
    code = 0;
    if (hear(report[0], &code) || !is_watched) {
      // It has failed or was killed, so its number stays its own until it is reaped.
      kill(-*number, SIGKILL);
      reap(*number);
      if (*watcher > 0) reap(*watcher);
      if (code == 0) code = ECHILD;
    }
  }
  close(report[0]);
  return code;
}
