import Foundation
import KioskRunning

/// Shows a program the time of another day, by a library that is loaded into it.
///
/// Clocks that only measure are left right, and so is what the program waits for until a time of the wrong clock. Files keep the
/// machine's times.
final class ShiftedClock {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-clock-\(UUID())")
  private var library: URL { folder.appendingPathComponent("clock.so") }

  struct NotBuilt: Error, CustomStringConvertible { var description: String }

  init() async throws {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let candidates = ["clang", "cc"].flatMap { name in path.map { "\($0)/\(name)" } }
    guard let compiler = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw NotBuilt(description: "No C compiler is in PATH; Swift's toolchain has one, clang.")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("clock.c")
    try Data(Self.source.utf8).write(to: source)
    let built = try await KioskProcess(
      program: URL(fileURLWithPath: compiler), ["-shared", "-fPIC", "-O1", "-o", library.path, source.path]
    ).ended(within: 60)
    guard built.code == 0 else { throw NotBuilt(description: "\(built)") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The variables that make a program's clock wrong by `days`.
  func environment(days: Int) -> [String: String] {
    ["LD_PRELOAD": library.path, "CLOCK_SHIFT": "\(days * 86_400)"]
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <pthread.h>
    #include <semaphore.h>
    #include <stdlib.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <time.h>
    #include <unistd.h>

    static time_t shift;
    static int (*real_sem_timedwait)(sem_t *, const struct timespec *);
    static int (*real_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

    __attribute__((constructor)) static void begin(void) {
      const char *text = getenv("CLOCK_SHIFT");
      real_sem_timedwait = dlsym(RTLD_NEXT, "sem_timedwait");
      real_cond_timedwait = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
      if (text) shift = atol(text);
    }

    int clock_gettime(clockid_t clock, struct timespec *time) {
      int result = syscall(SYS_clock_gettime, clock, time);
      if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += shift;
      return result;
    }

    int gettimeofday(struct timeval *time, __attribute__((unused)) void *zone) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      time->tv_sec = now.tv_sec;
      time->tv_usec = now.tv_nsec / 1000;
      return 0;
    }

    time_t time(time_t *where) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      if (where) *where = now.tv_sec;
      return now.tv_sec;
    }

    // A deadline within a month of the wrong clock was read from it.
    static struct timespec right(const struct timespec *deadline) {
      struct timespec result = *deadline;
      if (labs(deadline->tv_sec - time(NULL)) < 30 * 86400L) result.tv_sec -= shift;
      return result;
    }

    int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
      struct timespec until = right(deadline);
      return real_sem_timedwait(semaphore, &until);
    }

    int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
      struct timespec until = right(deadline);
      return real_cond_timedwait(condition, mutex, &until);
    }

    """
}
