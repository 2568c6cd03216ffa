import CMalloc

/// How the C library deals out memory. Its own choice is made for speed on many cores: an arena for each thread, each of which
/// keeps what was once in use, and large blocks kept for later. A program that runs for days beside others gives back.
enum Allocation {
  /// To be called before there are threads.
  static func givesBack() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 128 * 1024)
    mallopt(M_TRIM_THRESHOLD, 256 * 1024)
  }
}
