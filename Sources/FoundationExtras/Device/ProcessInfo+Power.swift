import Foundation

extension ProcessInfo {
  /// Nobody tells the program to save power.
  public var isLowPowerModeEnabled: Bool { false }

  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public var thermalState: ThermalState { .nominal }
}
