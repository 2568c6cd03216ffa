/// A source of random bytes. There is one, the system's, which is the default.
public struct SecRandomRef: Sendable {}

/// The system's random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can foresee.
///
/// - Parameter rnd: Not used.
/// - Returns: `errSecSuccess`, or `errSecParam` where `count` is negative.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  guard count >= 0 else { return errSecParam }
  var system = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(of: .random(in: .min ... .max, using: &system), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
