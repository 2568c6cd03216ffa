import Foundation

/// Standard input, output and error, one of which may be closed (`kiosk hn >&-`): the next file or connection that is opened
/// would take its number and be written to.
enum StandardDescriptors {
  /// To be called before anything is opened. What was closed reads as empty and fails to be written.
  static func occupy() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken: this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
