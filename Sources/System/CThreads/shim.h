#if __has_include(<sys/single_threaded.h>)
  #include <sys/single_threaded.h>
#endif

// Whether the calling thread is the only one of the process; 0 where the C library does not tell.
static inline int is_only_thread(void) {
#ifdef _SYS_SINGLE_THREADED_H
  return __libc_single_threaded;
#else
  return 0;
#endif
}
