#pragma once
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

// A library that brings thirty others is loaded when the first of its functions is called: a command that needs no network
// starts in half the time.

/// Where the library is missing, the process ends as the system's loader would have ended it.
static inline void *loaded_function(const char *library, const char *name) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void *function = handle ? dlsym(handle, name) : 0;
  if (function) return function;
  const char *reason = dlerror();
  dprintf(STDERR_FILENO, "kiosk: %s\n", reason ? reason : name);
  _exit(127);
}

/// The function of a library, looked up once.
#define LOADED(library, name)                                                 \
  ({                                                                          \
    static __typeof__(&name) known;                                           \
    __typeof__(&name) function = __atomic_load_n(&known, __ATOMIC_RELAXED);   \
    if (!function) {                                                          \
      function = (__typeof__(&name)) loaded_function(library, #name);         \
      __atomic_store_n(&known, function, __ATOMIC_RELAXED);                   \
    }                                                                         \
    function;                                                                 \
  })
