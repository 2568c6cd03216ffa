import Foundation

/// A file that nobody but its owner is to read or change, and the folder it lies in.
struct PrivateFile {
  let path: String

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Makes folder and file where they are missing, and takes other accounts' rights away where they are this account's own.
  /// What a symbolic link leads to keeps its mode.
  /// - Returns: what was mended, a sentence each.
  func prepare() throws(DatabaseError) -> [String] {
    [try prepareFolder(), try prepareFile()].compactMap { $0 }
  }

  private func prepareFolder() throws(DatabaseError) -> String? {
    guard let status = Self.status(folder) else {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw DatabaseError(.noFolder, "\(folder) cannot be created.")
      }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(), status.st_mode & 0o022 != 0 else {
      return nil
    }
    guard restrict(folder, flags: O_DIRECTORY, to: 0o700) else { return nil }
    return "Other accounts could change the folder \(folder). Now only yours can."
  }

  private func prepareFile() throws(DatabaseError) -> String? {
    guard let status = Self.status(path) else {
      // SQLite would make the file with the rights that the account gives to new files.
      let descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_WRONLY, 0o600)
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return nil
    case S_IFREG:
      guard status.st_uid == geteuid(), status.st_mode & 0o077 != 0, restrict(path, flags: 0, to: 0o600) else {
        return nil
      }
      return "Other accounts could read \(path). Now only yours can."
    default: throw DatabaseError(.inaccessible, "\(path) is no ordinary file.")
    }
  }

  private func restrict(_ path: String, flags: Int32, to mode: mode_t) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fchmod(descriptor, mode) == 0
  }

  /// Of the thing itself, not of what a link leads to; nil where there is none.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
