import CCrypt
import Foundation
import SwiftUIWeb

/// A password of the reader's own: the first line of a file, as it is typed or as its slow hash (`mkpasswd`).
///
/// Only the hash is kept, so that the password is in memory no longer than a guess takes.
struct PasswordFile {
  let path: String

  func read() throws(CommandFailure) -> WebAccess.Password {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandFailure(.keyRefused, "\(path) cannot be read: \(SystemMessage.of(errno: errno)).")
    }
    defer { try? handle.close() }
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & 0o007 == 0 else {
      throw CommandFailure(
        .keyRefused, "\(path) is open to everybody. The password in it is not used.", hint: "chmod 600 \(path)")
    }
    let data = (try? handle.read(upToCount: 4096)) ?? Data()
    let line = String(String(decoding: data, as: UTF8.self).prefix { !$0.isNewline })
    let isHash = line.hasPrefix("$") && SlowHash.isSetting(line)
    guard isHash || line.count >= 8 else {
      throw CommandFailure(.keyRefused, "\(path) holds no password: its first line must have at least 8 characters.")
    }
    guard let hash = isHash ? line : SlowHash.make(line) else {
      throw CommandFailure(.unavailable, "The system cannot hash the password in \(path).")
    }
    return WebAccess.Password(mark: line) { SlowHash.of($0, setting: hash) == hash }
  }
}

/// Hashes that take long to compute, by the system's `crypt`.
enum SlowHash {
  static func isSetting(_ text: String) -> Bool { crypt_checksalt(text) == CRYPT_SALT_OK }

  /// A new hash of `text`, by yescrypt with the system's own cost.
  static func make(_ text: String) -> String? {
    guard let salt = crypt_gensalt_ra("$y$", 0, nil, 0) else { return nil }
    defer { free(salt) }
    return of(text, setting: String(cString: salt))
  }

  /// The hash of `text` with the method, cost and salt of another hash; nil where those are none.
  static func of(_ text: String, setting: String) -> String? {
    guard !text.utf8.contains(0) else { return nil }
    var data: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer { free(data) }
    guard let hash = crypt_ra(text, setting, &data, &size) else { return nil }
    let shown = String(cString: hash)
    return shown.hasPrefix("*") ? nil : shown
  }
}
