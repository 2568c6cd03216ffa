import Foundation
import FoundationExtras

/// A file that somebody names on the command line.
enum GivenFile {
  /// Its bytes, or those of standard input for `-`. A pipe is read where a shell has made it for this command, as for
  /// `<(command)`; another, which nobody may ever write to, is refused, and so is everything else that is no file.
  ///
  /// - Parameter patience: seconds in which a pipe must give something.
  static func contents(of path: String, patience: Int = 30) throws(CommandFailure) -> Data {
    if path == "-" || path == "/dev/stdin" { return FileHandle.standardInput.readDataToEndOfFile() }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path, .init(verbatim: SystemMessage.of(errno: errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw unreadable(path, .init(verbatim: SystemMessage.of(errno: errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFIFO where isOfShell(path): return try pipe(descriptor, path, patience)
    default: throw unreadable(path, "it is not a file")
    }
    do {
      return try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data()
    } catch {
      throw unreadable(path, .init(verbatim: SystemMessage.of(error)))
    }
  }

  /// More than any list of feeds or library.
  private static let largestPipe = 256 << 20

  private static func isOfShell(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  private static func pipe(_ descriptor: Int32, _ path: String, _ patience: Int) throws(CommandFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wish, 1, Int32(clamping: patience * 1000))
      if ready == 0 { throw unreadable(path, "nothing came from it for \(patience) seconds") }
      let count = ready < 0 ? -1 : read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else {
          throw unreadable(path, .init(verbatim: SystemMessage.of(errno: errno)))
        }
        continue
      }
      data += buffer.prefix(count)
      guard data.count <= largestPipe else { throw unreadable(path, "it is larger than \(largestPipe >> 20) MB") }
    }
  }

  private static func unreadable(_ path: String, _ reason: String.LocalizationValue) -> CommandFailure {
    CommandFailure(.unavailable, "\(ListText.clean(path)) cannot be read: \(reason).")
  }
}
