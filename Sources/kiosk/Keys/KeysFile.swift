import Foundation
import FoundationExtras

/// `keys.json5`: what it holds, where only its owner may read it.
enum KeysFile {
  /// Reads the file; a missing one has no keys.
  static func read(_ file: URL) throws(CommandFailure) -> [Keys.Name: String] {
    try contents(of: file).map { data throws(CommandFailure) in try keys(in: data, from: file.path) } ?? [:]
  }

  /// What is in it; nil where there is none.
  ///
  /// Owner and mode are those of the open file, so that nothing can be put in its place in between.
  static func contents(of file: URL) throws(CommandFailure) -> Data? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw CommandFailure(.keyRefused, "\(file.path) cannot be read: \(SystemMessage.of(errno: errno)).")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure(.keyRefused, "\(file.path) is not a file.")
    }
    guard status.st_uid == geteuid() else {
      throw CommandFailure(
        .keyRefused, "\(file.path) belongs to somebody else. Its keys are not used.",
        hint: "chown \(userName) \(file.path)")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw CommandFailure(
        .keyRefused, "\(file.path) is open to others. Its keys are not used.", hint: "chmod 600 \(file.path)")
    }
    guard status.st_size <= 65_536 else {
      throw CommandFailure(.badData, "\(file.path) is too large for a file of keys.")
    }
    return contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) -> Data {
    (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd()) ?? Data()
  }

  private static var userName: String { NSUserName() }

  /// What the text says. No message repeats any of it: a slip may have put a key in the place of a name.
  static func keys(in data: Data, from name: String) throws(CommandFailure) -> [Keys.Name: String] {
    let names = Keys.Name.allCases.map(\.rawValue).joined(separator: ", ")
    let hint: String.LocalizationValue =
      "It must hold one object such as { newsAPI: \"…\" }. Its keys are \(names)."
    let source = String(decoding: data, as: UTF8.self)
    guard !JSON5Trouble.isEmpty(source) else { return [:] }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let object = try? decoder.decode([String: String].self, from: data) else {
      let trouble = JSON5Trouble.phrase(in: source, takesTextsAlone: true)
      throw CommandFailure(
        .badData, trouble.map { "\(name) is not a file of keys: \($0)." } ?? "\(name) is not a file of keys.",
        hint: hint)
    }
    var keys: [Keys.Name: String] = [:]
    for (word, text) in object {
      guard let key = Keys.Name(rawValue: word) else {
        let trouble: String.LocalizationValue =
          KeysText(source).line(of: word).map { "line \($0) has a name that Kiosk does not know" }
          ?? "it has a name that Kiosk does not know"
        let words = Suggestion.added(to: trouble, for: word, among: Keys.Name.allCases.map(\.rawValue))
        throw CommandFailure(.badData, "\(name): \(words).", hint: hint)
      }
      if !text.isEmpty { keys[key] = text }
    }
    return keys
  }
}
