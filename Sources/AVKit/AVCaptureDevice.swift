import Foundation

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What a device takes in.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Four letters.
  public let rawValue: String
  /// A kind by its four letters.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera or a microphone. Hosts have neither, and access is denied.
public final class AVCaptureDevice: NSObject {
  /// Whether a lamp shines.
  public enum TorchMode: Int, Sendable { case off, on, auto }

  /// Always false.
  public var hasTorch: Bool { false }
  /// Always false.
  public var isTorchAvailable: Bool { false }
  /// Kept; there is no lamp.
  public var torchMode = TorchMode.off

  private override init() {}

  /// Always nil.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Always denied.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Answers false, on a background queue.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }
  /// Always false.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Accepted. It never throws.
  public func lockForConfiguration() throws {}
  /// Accepted.
  public func unlockForConfiguration() {}
  /// Accepted; there is no lamp. It never throws.
  public func setTorchModeOn(level torchLevel: Float) throws {}
}
