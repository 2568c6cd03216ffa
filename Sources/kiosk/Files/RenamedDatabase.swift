import Foundation

/// A SQLite database that earlier versions of Kiosk kept under another name.
enum RenamedDatabase {
  /// Gives it its new name, together with the files that SQLite keeps beside it. Nothing happens where there is a database of
  /// the new name already, or none of the old.
  static func move(from old: URL, to new: URL) {
    let files = FileManager.default
    guard files.fileExists(atPath: old.path), !files.fileExists(atPath: new.path) else { return }
    // The database comes last: until it has moved, all can be tried again.
    for end in ["-wal", "-shm", ""] { try? files.moveItem(atPath: old.path + end, toPath: new.path + end) }
  }
}
