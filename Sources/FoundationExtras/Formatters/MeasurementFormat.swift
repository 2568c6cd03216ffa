import Foundation

extension Measurement {
  /// How a measurement is written: the number in the locale's digits with the unit's symbol, "3.5 km". Nothing is converted whatever the
  /// usage, and `wide` writes the symbol too: the toolchain has no names of units.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    public typealias FormatInput = Measurement<UnitType>

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      return value.value.formatted(style.locale(locale)) + (width == .narrow ? "" : " ") + value.unit.symbol
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Beside the general form, so that `.measurement(width:)` knows its unit.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension Measurement where UnitType: Dimension {
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// What a measurement is for. Apple's systems convert for `general`; here each is written in its own unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  private init() {}
  public static var general: Self { Self() }
  public static var asProvided: Self { Self() }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, numberFormatStyle: numberFormatStyle)
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { .asProvided }
  public static var person: Self { .asProvided }
  public static var personHeight: Self { .asProvided }
  public static var rainfall: Self { .asProvided }
  public static var snowfall: Self { .asProvided }
  public static var visibility: Self { .asProvided }
  public static var focalLength: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { .asProvided }
  public static var weather: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { .asProvided }
  public static var workout: Self { .asProvided }
}
