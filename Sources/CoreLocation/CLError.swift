import Foundation

/// Why something about places cannot be told.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined
  }

  /// What went wrong.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// An error of a kind; what else is said of it is not kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// The name under which such errors are known.
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// Where somebody is cannot be told now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app must not know.
  public static var denied: Code { .denied }
  /// Nobody can be asked.
  public static var network: Code { .network }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The question has been taken back.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
