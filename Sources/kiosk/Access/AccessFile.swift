import Foundation
import FoundationExtras
import SwiftUIWeb

/// The file in the state folder that holds the secret: made at the first start, the same ever after, readable by its owner only.
struct AccessFile {
  let file: URL

  struct Contents: Equatable {
    var secret: String
    /// What was wrong with the file and has been mended.
    var remark: String.LocalizationValue?
  }

  /// The secret, made now where there is none.
  /// - Throws: ``CommandFailure`` where the file is not what it must be; nothing has changed then.
  func read() throws(CommandFailure) -> Contents {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw refused("cannot be read: \(SystemMessage.of(errno: errno))") }
      return Contents(secret: try replace())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw refused("is no file") }
    guard status.st_uid == geteuid() else { throw refused("belongs to somebody else") }
    let data = (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).read(upToCount: 1024)) ?? Data()
    let secret = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard Self.isSecret(secret) else {
      throw refused("holds no secret", hint: "Remove it, and a new one is made. Then everybody must sign in again.")
    }
    guard status.st_mode & 0o077 != 0 else { return Contents(secret: secret) }
    guard fchmod(descriptor, 0o600) == 0 else { throw refused("is open to others") }
    return Contents(
      secret: secret,
      remark:
        "\(file.path) was open to others and is private now. \"kiosk access --new\" shuts out anybody who read it.")
  }

  /// Makes another secret: whoever came in by the old one is out.
  @discardableResult
  func replace() throws(CommandFailure) -> String {
    let secret = Secret.make()
    try SecretFile.makeFolder(file.deletingLastPathComponent())
    try SecretFile.replace(file, by: Data((secret + "\n").utf8))
    return secret
  }

  private static func isSecret(_ text: String) -> Bool {
    (16...200).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private func refused(_ what: String.LocalizationValue, hint: String.LocalizationValue? = nil) -> CommandFailure {
    CommandFailure(.keyRefused, "\(file.path) \(what). The secret in it is not used.", hint: hint)
  }
}
