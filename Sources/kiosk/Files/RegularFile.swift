import Foundation
import FoundationExtras

/// A file that a person writes for Kiosk.
enum RegularFile {
  /// More than a person writes by hand.
  private static let largest = 1 << 20

  /// What is in it; nil where there is none. What is no regular file, such as a pipe that nobody writes to, is not waited for.
  /// - Throws: ``CommandFailure`` with ``ExitCode/badData`` that names the file.
  static func contents(_ file: URL) throws(CommandFailure) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(file, .init(verbatim: SystemMessage.of(errno: errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable(file, "it is not a file")
    }
    guard status.st_size <= largest else { throw unreadable(file, "it is larger than 1 MB") }
    do {
      return try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: largest) ?? Data()
    } catch {
      throw unreadable(file, .init(verbatim: SystemMessage.of(error)))
    }
  }

  private static func unreadable(_ file: URL, _ reason: String.LocalizationValue) -> CommandFailure {
    CommandFailure(.badData, "\(file.path) cannot be read: \(reason).")
  }
}
