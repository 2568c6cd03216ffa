import Foundation

extension ProcessInfo {
  /// Nobody tells the program to save power.
  public var isLowPowerModeEnabled: Bool { false }

  /// Always false.
  public var isiOSAppOnMac: Bool { false }
  /// Always false.
  public var isMacCatalystApp: Bool { false }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  /// Always nominal: nobody tells the program.
  public var thermalState: ThermalState { .nominal }
  /// Never posted.
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")

  /// Does the work on a thread of its own and lets it end: nobody stops the program to save power.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}

extension Notification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}
