import Foundation

/// Writes measurements and units: the number in the locale's digits, and the unit's symbol or name.
///
/// The toolchain does not know which units a region uses, so that lengths, masses, speeds and temperatures are converted by the locale's
/// system of measurement, and others keep their own.
open class MeasurementFormatter: Formatter {
  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Accepted; lengths and masses are written in a unit of their own size in any case.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures are written as "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// In which unit measurements are written.
  open var unitOptions: UnitOptions = []
  /// How the unit is written: `short` leaves out the space before its symbol, `long` writes its name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Whose system of measurement is used.
  open var locale: Locale! = .current
  /// Writes the number; made for the locale when first asked for.
  open lazy var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  /// A formatter for the locale of the process.
  public override init() { super.init() }
  /// Reads none of its own settings from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number and the unit, converted where the options do not keep the unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let shown = converted(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
    if unitStyle == .long, let words = UnitNames.words(shown.value, written: number, shown.unit, in: locale) {
      return words
    }
    let isClose = unitStyle == .short || shown.unit is UnitTemperature
    return number + (isClose ? "" : " ") + shown.unit.symbol
  }

  /// The symbol of the unit, or its name.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, in: locale) ?? unit.symbol : unit.symbol
  }

  /// The text of a `Measurement<Unit>`; nil for others.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? Measurement<Unit> else { return nil }
    return string(from: measurement)
  }

  /// The value in the unit that the locale's system of measurement has for it.
  private func converted(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
    return MeasurementUsage.general.converted(value, dimension, in: locale) ?? (value, unit)
  }
}
