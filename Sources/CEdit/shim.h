// The door to libedit. Swift cannot call its variadic functions: each one that is needed is wrapped here with its types.
#ifndef LARDER_CEDIT_SHIM_H
#define LARDER_CEDIT_SHIM_H

#include <histedit.h>
#include <stdio.h>

/// A command of the editor; the answer is one of the CC_ codes.
typedef unsigned char (*edit_command)(EditLine *, int);

/// An editor on the standard streams; they are macros or shared variables, which Swift does not touch.
static inline EditLine *edit_start(const char *program) { return el_init(program, stdin, stdout, stderr); }

static inline void edit_set_owner(EditLine *edit, void *owner) { el_set(edit, EL_CLIENTDATA, owner); }

static inline void *edit_owner(EditLine *edit) {
  void *owner = NULL;
  el_get(edit, EL_CLIENTDATA, &owner);
  return owner;
}

/// Emacs keys, and no signal handlers of libedit's own.
static inline void edit_set_up(EditLine *edit) {
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_SIGNAL, 0);
}

/// What stands between two of `mark` in the prompt is written as it is and takes no column.
static inline void edit_set_prompt(EditLine *edit, char mark, char *(*prompt)(EditLine *)) {
  el_set(edit, EL_PROMPT_ESC, prompt, mark);
}

/// `read` gives the next character (1), the end (0) or an error (-1).
static inline void edit_set_reader(EditLine *edit, el_rfunc_t read) { el_set(edit, EL_GETCFN, read); }

static inline void edit_add_command(EditLine *edit, const char *name, const char *help, edit_command command) {
  el_set(edit, EL_ADDFN, name, help, command);
}

static inline void edit_bind(EditLine *edit, const char *keys, const char *command) {
  el_set(edit, EL_BIND, keys, command, NULL);
}

/// Puts the terminal into the editor's mode (1) or back into the mode it was found in (0).
static inline void edit_prepare_terminal(EditLine *edit, int prepare) { el_set(edit, EL_PREP_TERM, prepare); }

static inline void edit_redraw(EditLine *edit) { el_set(edit, EL_REFRESH); }

static inline void edit_use_history(EditLine *edit, History *lines) { el_set(edit, EL_HIST, history, lines); }

/// Keeps `count` lines; a line that repeats the one before it is kept once.
static inline void edit_history_limit(History *lines, int count) {
  HistEvent event;
  history(lines, &event, H_SETSIZE, count);
  history(lines, &event, H_SETUNIQUE, 1);
}

static inline void edit_history_add(History *lines, const char *line) {
  HistEvent event;
  history(lines, &event, H_ENTER, line);
}

#endif
