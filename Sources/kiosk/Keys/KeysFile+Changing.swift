import Foundation

extension KeysFile {
  /// Sets keys, and takes those away whose text is nil. The rest of the file, its comments too, stays as it is; without a file
  /// one is made that its owner alone can read. The file is exchanged as a whole: a reader sees the old or the new one.
  /// - Throws: ``CommandFailure`` where the file may not be read, cannot be understood or cannot be written; then nothing of it
  ///   has changed.
  static func change(_ keys: [Keys.Name: String?], in file: URL) throws(CommandFailure) {
    let folder = file.deletingLastPathComponent()
    try makeFolder(folder)
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw unwritable(file) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw unwritable(file) }
    var expected = try read(file)
    let before = (try? Data(contentsOf: file)) ?? Data()
    var text = KeysText(String(decoding: before, as: UTF8.self))
    for (name, key) in keys.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard key.map({ text.set(name.rawValue, to: $0) }) ?? text.remove(name.rawValue) else { throw strange(file) }
      expected[name] = key
    }
    let data = Data(text.text.utf8)
    guard try Self.keys(in: data, from: file.path) == expected else { throw strange(file) }
    if data != before { try replace(file, by: data) }
  }

  private static func makeFolder(_ folder: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(.keyRefused, "\(folder.path) cannot be made: \(SystemMessage.of(error)).")
    }
  }

  /// The text is written beside the file, to the disk, and takes its place then. A link keeps leading to it.
  private static func replace(_ file: URL, by data: Data) throws(CommandFailure) {
    let file = file.resolvingSymlinksInPath()
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
  private static func unwritable(_ file: URL) -> CommandFailure {
    CommandFailure(.keyRefused, "\(file.path) cannot be written: \(SystemMessage.of(errno: errno)).")
  }

  private static func strange(_ file: URL) -> CommandFailure {
    CommandFailure(
      .badData, "\(file.path) is written in a way that Kiosk cannot change without losing something.",
      hint: "Change it by hand, or make it one object such as { newsAPI: \"…\" }.")
  }
}
