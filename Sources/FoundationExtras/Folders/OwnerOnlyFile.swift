import Foundation

/// Files that their owner alone may read, exchanged as a whole.
package enum OwnerOnlyFile {
  /// Makes a folder that is its owner's alone, where there is none.
  package static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// The content is written beside the file, to the disk, and takes its place then.
  ///
  /// - Throws: a `POSIXError`, or what Foundation says of the writing.
  package static func replace(_ file: URL, by data: Data) throws {
    let draft = file.path + ".\(UUID().uuidString)"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw lastFailure }
    do {
      defer { close(descriptor) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      try handle.write(contentsOf: data)
      try handle.synchronize()
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, file.path) == 0 else {
      let failure = lastFailure
      unlink(draft)
      throw failure
    }
  }

  /// Of the call right before.
  private static var lastFailure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
