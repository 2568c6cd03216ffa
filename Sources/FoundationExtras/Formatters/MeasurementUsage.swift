import Foundation

/// What a measurement is for, and so in which unit a region writes it: as CLDR's preferences of units have it.
enum MeasurementUsage: String, Codable, Hashable, Sendable {
  case general, asProvided, road, person, personHeight, rainfall, snowfall, visibility, focalLength, weather
  case personWeight, wind, barometric, liquid, food, workout

  /// Units from the largest on, each with the least amount of it that is written so.
  private typealias Choices = [(unit: Dimension, least: Double)]

  /// The value in the unit that is written; nil where that is its own.
  func converted(_ value: Double, _ unit: Dimension, in locale: Locale) -> (value: Double, unit: Dimension)? {
    guard self != .asProvided else { return nil }
    let base = unit.converter.baseUnitValue(fromValue: value)
    let choices = choices(for: unit, locale.measurementSystem)
    let amounts = choices.map { ($0.unit.converter.value(fromBaseUnitValue: base), $0) }
    return (amounts.first { abs($0.0) >= $0.1.least } ?? amounts.last).map { ($0.0, $0.1.unit) }
  }

  private func choices(for unit: Dimension, _ system: Locale.MeasurementSystem) -> Choices {
    switch unit {
    case is UnitLength: lengths(system)
    case is UnitMass: masses(system)
    case is UnitTemperature: [(system == .us ? UnitTemperature.fahrenheit : .celsius, 0)]
    case is UnitSpeed: [(system == .metric ? UnitSpeed.kilometersPerHour : .milesPerHour, 0)]
    case is UnitPressure where self == .barometric:
      [(system == .us ? UnitPressure.inchesOfMercury : .hectopascals, 0)]
    case is UnitVolume where self == .liquid:
      system == .us
        ? [
          (UnitVolume.gallons, 1), (UnitVolume.quarts, 1), (UnitVolume.pints, 1), (UnitVolume.cups, 1),
          (UnitVolume.fluidOunces, 0),
        ]
        : [(UnitVolume.liters, 1), (UnitVolume.milliliters, 0)]
    case is UnitEnergy where self == .food || self == .workout: [(UnitEnergy.kilocalories, 0)]
    default: []
    }
  }

  private func lengths(_ system: Locale.MeasurementSystem) -> Choices {
    switch (self, system) {
    case (.focalLength, _): [(UnitLength.millimeters, 0)]
    case (.road, .metric): [(UnitLength.kilometers, 0.9), (UnitLength.meters, 0)]
    case (.road, .uk): [(UnitLength.miles, 0.5), (UnitLength.yards, 0)]
    case (.road, _): [(UnitLength.miles, 0.5), (UnitLength.feet, 0)]
    case (.rainfall, .us), (.snowfall, .us), (.person, .us), (.personHeight, .us): [(UnitLength.inches, 0)]
    case (.rainfall, _): [(UnitLength.millimeters, 0)]
    case (.snowfall, _), (.person, _), (.personHeight, _): [(UnitLength.centimeters, 0)]
    case (.visibility, .metric): [(UnitLength.kilometers, 1), (UnitLength.meters, 0)]
    case (_, .us): [(UnitLength.miles, 1), (UnitLength.feet, 1), (UnitLength.inches, 0)]
    default: [(UnitLength.kilometers, 1), (UnitLength.meters, 1), (UnitLength.centimeters, 0)]
    }
  }

  private func masses(_ system: Locale.MeasurementSystem) -> Choices {
    switch (self, system) {
    case (.personWeight, .us): [(UnitMass.pounds, 0)]
    case (.personWeight, _): [(UnitMass.kilograms, 0)]
    case (_, .us): [(UnitMass.pounds, 1), (UnitMass.ounces, 0)]
    default: [(UnitMass.kilograms, 1), (UnitMass.grams, 0)]
    }
  }
}
