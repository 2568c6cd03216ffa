import Foundation

/// Notices that a file of the reader's, such as that of the keys, has become another one, whoever wrote it: looks at its state now and then, not at what is in it.
///
/// A file that is still being written is left alone: it counts as changed when two looks in a row find the same.
struct FileWatch: Sendable {
  /// Seconds between two looks.
  static let interval = 1.0

  /// What tells one state of a file from another; nil where there is none. The times alone do not: they move in small steps.
  private struct Stamp: Equatable {
    var device: UInt64
    var file: UInt64
    var size: Int
    var owner: UInt32
    var mode: UInt32
    /// Of the content and of owner, mode and name: seconds and billionths of them.
    var changes: [Int]

    init?(_ url: URL) {
      var status = stat()
      guard stat(url.path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      file = UInt64(status.st_ino)
      size = Int(status.st_size)
      owner = status.st_uid
      mode = status.st_mode
      changes = [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  private let file: URL
  private var known: Stamp?
  private var last: Stamp?

  /// The file as it is now is known.
  init(_ file: URL) {
    self.file = file
    known = Stamp(file)
    last = known
  }

  /// Looks; true where the file has changed since it was known, and has come to rest. Then it is known as it is.
  mutating func hasChanged() -> Bool {
    let now = Stamp(file)
    defer { last = now }
    guard now == last, now != known else { return false }
    known = now
    return true
  }
}
