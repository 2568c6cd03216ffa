import Foundation

extension KeysFile {
  /// Sets keys, and takes those away whose text is nil. The rest of the file, its comments too, stays as it is; without a file
  /// one is made that its owner alone can read. The file is exchanged as a whole: a reader sees the old or the new one.
  /// - Throws: ``CommandFailure`` where the file may not be read, cannot be understood or cannot be written; then nothing of it
  ///   has changed.
  static func change(_ keys: [Keys.Name: String?], in file: URL) throws(CommandFailure) {
    let folder = file.deletingLastPathComponent()
    try SecretFile.makeFolder(folder)
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw SecretFile.unwritable(file) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw SecretFile.unwritable(file) }
    let before = try contents(of: file) ?? Data()
    var expected = try Self.keys(in: before, from: file.path)
    var text = KeysText(String(decoding: before, as: UTF8.self))
    for (name, key) in keys.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard key.map({ text.set(name.rawValue, to: $0) }) ?? text.remove(name.rawValue) else { throw strange(file) }
      expected[name] = key
    }
    let data = Data(text.text.utf8)
    guard try Self.keys(in: data, from: file.path) == expected else { throw strange(file) }
    // A link keeps leading to it.
    if data != before { try SecretFile.replace(file.resolvingSymlinksInPath(), by: data) }
  }

  private static func strange(_ file: URL) -> CommandFailure {
    CommandFailure(
      .badData, "\(file.path) is written in a way that Kiosk cannot change without losing something.",
      hint: "Change it by hand, or make it one object such as { newsAPI: \"…\" }.")
  }
}
