// The door to libedit, through its readline interface, which has no variadic functions.
#ifndef LARDER_CEDIT_SHIM_H
#define LARDER_CEDIT_SHIM_H

#include <stdio.h>
#include <editline/readline.h>

#endif
