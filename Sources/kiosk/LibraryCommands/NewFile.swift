import Foundation

/// A file that was not there before, for its owner alone. What is there already is never written over.
final class NewFile {
  private let path: String
  private var descriptor: Int32

  init(path: String) throws(CommandFailure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason = SystemMessage.of(errno: errno)
      throw CommandFailure(
        .unavailable, "\(ListText.clean(path)) cannot be created: \(reason).",
        hint: errno == EEXIST ? "Choose another name, or remove the file first." : nil)
    }
  }

  func write(_ text: String) throws(OutputError) { try DescriptorOutput(descriptor: descriptor).write(text) }

  func write(_ data: Data) throws(OutputError) { try DescriptorOutput(descriptor: descriptor).write(data) }

  /// Ends the writing once everything is on the disk.
  func close() throws(OutputError) {
    guard descriptor >= 0 else { return }
    let isKept = fsync(descriptor) == 0
    let reason = SystemMessage.of(errno: errno)
    Foundation.close(descriptor)
    descriptor = -1
    if !isKept { throw .failed(reason) }
  }

  /// Takes the file away again.
  func remove() {
    try? close()
    unlink(path)
  }
}
