import Foundation

/// Asks who holds the device. No host can tell: every policy is refused, as on a device without a passcode.
open class LAContext: NSObject {
  /// Kept; nobody is asked.
  open var localizedFallbackTitle: String?
  /// Kept; nobody is asked.
  open var localizedCancelTitle: String?
  /// Kept; nobody is asked.
  open var localizedReason = ""
  /// Kept; nobody is asked. In seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Always none.
  open var biometryType: LABiometryType { .none }

  /// A context in which nobody is recognised.
  public override init() {}

  /// Always false; the error says that there is no passcode.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.passcodeNotSet).cocoa
    return false
  }

  /// - Parameter reply: called on another thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(.passcodeNotSet)) } }

  /// Always throws that there is no passcode.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  /// Accepted; there is nothing to end.
  open func invalidate() {}
}

/// By what a person is recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// Which part of the body a device recognises.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why nobody was recognised.
public struct LAError: Error, Hashable, LocalizedError {
  /// Why nobody was recognised, by Apple's numbers.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
  }

  /// Why nobody was recognised.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// One sentence in English, the same for every reason.
  public var errorDescription: String? { "Nobody can be recognised here." }

  var cocoa: NSError {
    NSError(
      domain: "com.apple.LocalAuthentication", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: errorDescription ?? ""])
  }
}
