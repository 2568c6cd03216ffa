import Foundation

/// The names of units in full words, in the language of a locale.
enum UnitNames {
  /// Unicode's names of units (CLDR, "Unit Identifiers"), by Foundation's symbols.
  private static let lengths = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
    "dm": "decimeter", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "NM": "nautical-mile",
    "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec", "ftm": "fathom", "fur": "furlong",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
    "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let volumes = [
    "L": "liter", "mL": "milliliter", "cL": "centiliter", "dl": "deciliter", "gal": "gallon", "qt": "quart",
    "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "tsp": "teaspoon", "tbsp": "tablespoon", "m³": "cubic-meter",
    "cm³": "cubic-centimeter", "ft³": "cubic-foot", "in³": "cubic-inch",
  ]
  private static let durations = ["s": "second", "m": "minute", "h": "hour", "ms": "millisecond"]
  private static let areas = [
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "ft²": "square-foot",
    "mi²": "square-mile", "in²": "square-inch", "yd²": "square-yard", "ac": "acre", "ha": "hectare",
  ]
  private static let energies = [
    "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
  ]
  private static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar", "psi": "pound-force-per-square-inch",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
  ]
  private static let angles = ["°": "degree", "rad": "radian"]
  private static let powers = ["W": "watt", "kW": "kilowatt", "hp": "horsepower"]
  private static let amounts = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
  ]

  private static func identifier(of unit: Unit) -> String? {
    let (kind, names): (String, [String: String]) =
      switch unit {
      case is UnitLength: ("length", lengths)
      case is UnitMass: ("mass", masses)
      case is UnitTemperature: ("temperature", temperatures)
      case is UnitSpeed: ("speed", speeds)
      case is UnitVolume: ("volume", volumes)
      case is UnitDuration: ("duration", durations)
      case is UnitArea: ("area", areas)
      case is UnitEnergy: ("energy", energies)
      case is UnitPressure: ("pressure", pressures)
      case is UnitAngle: ("angle", angles)
      case is UnitPower: ("power", powers)
      case is UnitInformationStorage: ("digital", amounts)
      default: ("", [:])
      }
    return names[unit.symbol].map { "\(kind)-\($0)" }
  }

  /// "3.5 kilometers", with the number as it has been written; nil for units without a name.
  static func words(_ value: Double, written number: String, _ unit: Unit, in locale: Locale) -> String? {
    guard let parts = parts(value, unit, in: locale) else { return nil }
    return parts.before + number + parts.after
  }

  /// "kilometers", as they are called of many.
  static func name(of unit: Unit, in locale: Locale) -> String? {
    guard let parts = parts(0, unit, in: locale) else { return nil }
    return (parts.before + parts.after).trimmingCharacters(in: .whitespaces)
  }

  /// What stands before and after the number.
  private static func parts(_ value: Double, _ unit: Unit, in locale: Locale) -> (before: Substring, after: Substring)?
  {
    guard let identifier = identifier(of: unit),
      let words = UnicodeLibrary.words(value, unit: identifier, in: locale),
      let first = words.firstIndex(where: { $0.isNumber || $0 == "-" || $0 == "−" }),
      let last = words.lastIndex(where: \.isNumber)
    else { return nil }
    return (words[..<first], words[words.index(after: last)...])
  }
}
