import CryptoKit
import Foundation

/// What only holders of a key can make of a message.
package enum Seal {
  /// 32 hexadecimal digits, the first half of a message authentication code (RFC 2104 with SHA-256).
  package static func of(_ message: Data, key: some ContiguousBytes) -> String {
    hexadecimal(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key)).prefix(16))
  }
}
