import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: the number in the locale's digits with the unit's symbol, "3.5 km", or its name, "3.5 kilometers", in
  /// the unit that the locale's region has for what it is used for.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How a unit is written; `narrow` leaves out the space before its symbol, `wide` writes its name.
    public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    public typealias FormatInput = Measurement<UnitType>

    /// How the unit is written.
    public var width: UnitWidth
    /// Whose digits are written.
    public var locale: Locale
    /// How the number is written; nil for at most two decimal places.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    private let usage: MeasurementUsage

    /// A style with a width, in the locale of the process.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage.usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The number and the unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown = usage.converted(value.value, value.unit, in: locale)
      let (number, unit) = shown ?? (value.value, value.unit)
      // As a person says it: whole, or with two digits that count.
      let places = shown != nil && unit != value.unit ? (abs(number) < 10 ? 0...1 : 0...0) : 0...2
      let style = numberFormatStyle ?? .number.precision(.fractionLength(places))
      let isWarmth = unit is UnitTemperature
      if isWarmth, width == .narrow, shown != nil { return number.formatted(style.locale(locale)) + "°" }
      let text = number.formatted(style.locale(locale))
      if width == .wide, let words = UnitNames.words(number, written: text, unit, in: locale) { return words }
      let isClose = width == .narrow || isWarmth && locale.language.languageCode == .english
      return text + (isClose ? "" : " ") + unit.symbol
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

/// What a measurement is for: regions have units of their own for some of it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  let usage: MeasurementUsage

  /// Lengths, masses, temperatures and speeds in units of the region, anything else in its own.
  public static var general: Self { Self(usage: .general) }
  /// In the measurement's own unit.
  public static var asProvided: Self { Self(usage: .asProvided) }
}

extension FormatStyle {
  /// A style for measurements of a kind.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance on a road.
  public static var road: Self { Self(usage: .road) }
  /// A length for people.
  public static var person: Self { Self(usage: .person) }
  /// The height of a person.
  public static var personHeight: Self { Self(usage: .personHeight) }
  /// A height of rain.
  public static var rainfall: Self { Self(usage: .rainfall) }
  /// A height of snow.
  public static var snowfall: Self { Self(usage: .snowfall) }
  /// How far one can see.
  public static var visibility: Self { Self(usage: .visibility) }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(usage: .focalLength) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A temperature of the body.
  public static var person: Self { Self(usage: .person) }
  /// A temperature of the air.
  public static var weather: Self { Self(usage: .weather) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(usage: .personWeight) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(usage: .wind) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(usage: .barometric) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid.
  public static var liquid: Self { Self(usage: .liquid) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(usage: .food) }
  /// The energy of a workout.
  public static var workout: Self { Self(usage: .workout) }
}
