import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: the number in the locale's digits with the unit's symbol, "3.5 km". Nothing is converted whatever the
  /// usage, and `wide` writes the symbol too: the toolchain has no names of units.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How a unit is written; `narrow` leaves out the space before it.
    public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    public typealias FormatInput = Measurement<UnitType>

    /// How the unit is written.
    public var width: UnitWidth
    /// Whose digits are written.
    public var locale: Locale
    /// How the number is written; nil for at most two decimal places.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style with a width, in the locale of the process.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// The number and the symbol of the unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      return value.value.formatted(style.locale(locale)) + (width == .narrow ? "" : " ") + value.unit.symbol
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Beside the general form, so that `.measurement(width:)` knows its unit.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// What a style makes of the measurement.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension Measurement where UnitType: Dimension {
  /// The number and the symbol of the unit, in the locale of the process.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// What a measurement is for. Apple's systems convert for `general`; here each is written in its own unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  private init() {}
  /// In the measurement's own unit, where Apple's systems convert.
  public static var general: Self { Self() }
  /// In the measurement's own unit.
  public static var asProvided: Self { Self() }
}

extension FormatStyle {
  /// A style for measurements of a kind; the usage converts nothing.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, numberFormatStyle: numberFormatStyle)
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance on a road, in its own unit.
  public static var road: Self { .asProvided }
  /// A length for people, in its own unit.
  public static var person: Self { .asProvided }
  /// The height of a person, in its own unit.
  public static var personHeight: Self { .asProvided }
  /// A height of rain, in its own unit.
  public static var rainfall: Self { .asProvided }
  /// A height of snow, in its own unit.
  public static var snowfall: Self { .asProvided }
  /// How far one can see, in its own unit.
  public static var visibility: Self { .asProvided }
  /// The focal length of a lens, in its own unit.
  public static var focalLength: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A temperature of the body, in its own unit.
  public static var person: Self { .asProvided }
  /// A temperature of the air, in its own unit.
  public static var weather: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person, in its own unit.
  public static var personWeight: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind, in its own unit.
  public static var wind: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air, in its own unit.
  public static var barometric: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid, in its own unit.
  public static var liquid: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food, in its own unit.
  public static var food: Self { .asProvided }
  /// The energy of a workout, in its own unit.
  public static var workout: Self { .asProvided }
}
