import Foundation

/// Asks who holds the device. No host can tell: every policy is refused, as on a device without a passcode.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  public override init() {}

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.passcodeNotSet).cocoa
    return false
  }

  /// - Parameter reply: called on another thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(.passcodeNotSet)) } }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  open func invalidate() {}
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why nobody was recognised.
public struct LAError: Error, Hashable, LocalizedError {
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

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "Nobody can be recognised here." }

  var cocoa: NSError {
    NSError(
      domain: "com.apple.LocalAuthentication", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: errorDescription ?? ""])
  }
}
