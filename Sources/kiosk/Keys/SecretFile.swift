import Foundation

/// Files that their owner alone may read, exchanged as a whole.
enum SecretFile {
  static func makeFolder(_ folder: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(.keyRefused, "\(folder.path) cannot be made: \(SystemMessage.of(error)).")
    }
  }

  /// The text is written beside the file, to the disk, and takes its place then.
  static func replace(_ file: URL, by data: Data) throws(CommandFailure) {
    let draft = file.path + ".\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(file) }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      try handle.write(contentsOf: data)
      try handle.synchronize()
    } catch {
      close(descriptor)
      unlink(draft)
      throw CommandFailure(.keyRefused, "\(file.path) cannot be written: \(SystemMessage.of(error)).")
    }
    close(descriptor)
    guard rename(draft, file.path) == 0 else {
      let failure = unwritable(file)
      unlink(draft)
      throw failure
    }
  }

  /// Called right after the call that failed.
  static func unwritable(_ file: URL) -> CommandFailure {
    CommandFailure(.keyRefused, "\(file.path) cannot be written: \(SystemMessage.of(errno: errno)).")
  }
}
