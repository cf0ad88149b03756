// The door to libmd (it comes with libedit): SHA-256 for the state hash.
#ifndef LARDER_CDIGEST_SHIM_H
#define LARDER_CDIGEST_SHIM_H

#include <sys/types.h>
#include <sha2.h>

#endif
