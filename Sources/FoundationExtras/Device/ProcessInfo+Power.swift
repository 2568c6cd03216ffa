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
}
