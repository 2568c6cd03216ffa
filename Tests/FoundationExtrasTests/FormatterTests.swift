import Foundation
import FoundationExtras
import Testing

@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    return calendar
  }

  @Test(arguments: [
    (-7200.0, RelativeDateTimeFormatter.UnitsStyle.full, "2 hours ago"), (-5400, .full, "1 hour ago"),
    (259_200, .full, "in 3 days"), (-7200, .abbreviated, "2h ago"), (-7200, .spellOut, "two hours ago"),
    (-30, .short, "30 sec. ago"), (0, .full, "in 0 seconds"),
  ])
  func spansAreRelative(seconds: Double, style: RelativeDateTimeFormatter.UnitsStyle, words: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.unitsStyle = style
    #expect(formatter.localizedString(fromTimeInterval: seconds) == words)
  }

  @Test func spansHaveNamesAndLanguages() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "vor 2 Stunden")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 3900.0, "1:05:00"), (.abbreviated, 3900, "1h 5m"),
    (.short, 3900, "1 hr, 5 min"), (.full, 3900, "1 hour, 5 minutes"), (.brief, 3900, "1hr 5min"),
    (.spellOut, 3900, "one hour, five minutes"), (.full, 0, "0 seconds"), (.positional, 90_061, "25:01:01"),
  ])
  func lengthsAreInParts(style: DateComponentsFormatter.UnitsStyle, seconds: Double, words: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == words)
  }

  @Test func lengthsArePaddedAndCut() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 65) == "1 minute remaining")
  }

  @Test(arguments: [
    ("de_DE", 2, 1, "Etwa 2 Jahre, 1 Monat"), ("ru_RU", 5, 3, "Примерно 5 лет, 3 месяца"),
    ("zh_CN", 2, 3, "大约2年, 3个月"), ("fr_FR", 2, 1, "About 2 years, 1 month"),
  ])
  func longLengthsHaveWordsOfTheLanguage(identifier: String, years: Int, months: Int, words: String) {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: identifier)
    formatter.calendar = calendar
    formatter.allowedUnits = [.year, .month]
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: DateComponents(year: years, month: months)) == words)
  }

  @Test func whatIsLeftIsSaidInTheLanguage() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "ar")
    formatter.calendar = calendar
    formatter.allowedUnits = [.year]
    formatter.unitsStyle = .full
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: DateComponents(year: 2)) == "سنتان متبقية")
  }

  @Test func thingsAreListed() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(for: ["a"]) == "a")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b"]) == "a und b")
  }

  @Test func measurementsHaveSymbols() {
    let length = Measurement(value: 3.456, unit: UnitLength.kilometers)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(length.formatted(Style(width: .abbreviated, locale: english, usage: .asProvided)) == "3.46 km")
    #expect(length.formatted(Style(width: .wide, locale: Locale(identifier: "de_DE"))) == "3,46 Kilometer")
    let warmth = Measurement(value: 5, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .narrow, usage: .asProvided).locale(english)) == "5°C")
  }

  @Test func measurementsAreInTheUnitThatTheRegionHasForThem() {
    let german = Locale(identifier: "de_DE")
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated).locale(english)) == "1.9 mi")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "3 km")
    let near = Measurement(value: 120, unit: UnitLength.meters)
    #expect(near.formatted(.measurement(width: .narrow, usage: .road).locale(english)) == "394ft")
    let warmth = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "71°F")
    #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(english)) == "71°")
    #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .person).locale(german)) == "21,5 °C")
    let person = Measurement(value: 80, unit: UnitMass.kilograms)
    #expect(person.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(english)) == "176 lb")
    let rain = Measurement(value: 1.2, unit: UnitLength.centimeters)
    #expect(rain.formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(german)) == "12 mm")
  }
}

@Suite struct MeasurementFormatterTests {
  private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter
  }

  @Test func unitsAreThoseOfTheLocale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warm) == "68°F")
    #expect(formatter("de_DE").string(from: warm) == "20°C")
    #expect(formatter("en_US", .providedUnit).string(from: warm) == "20°C")
    #expect(formatter("en_US", [.providedUnit, .temperatureWithoutUnit]).string(from: warm) == "20°")
    let way = Measurement(value: 5000, unit: UnitLength.meters)
    #expect(formatter("de_DE").string(from: way) == "5 km")
    #expect(formatter("en_US").string(from: way) == "3.1 mi")
    #expect(formatter("en_US").string(from: Measurement(value: 3, unit: UnitArea.hectares)) == "3 ha")
  }
}

@Suite struct UnitNameTests {
  private func formatter(_ locale: String) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    return formatter
  }

  @Test func longUnitsAreWrittenByTheirNames() {
    let english = formatter("en_US")
    #expect(english.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    #expect(english.string(from: Measurement(value: 2500, unit: UnitLength.feet)) == "2,500 feet")
    #expect(english.string(from: Measurement(value: -3, unit: UnitTemperature.celsius)) == "-3 degrees Celsius")
    #expect(formatter("de_DE").string(from: Measurement(value: 2.5, unit: UnitMass.pounds)) == "2,5 Pfund")
  }

  @Test func unitsAloneHaveNames() {
    #expect(formatter("en_US").string(from: UnitLength.miles) == "miles")
    #expect(formatter("en_US").string(from: UnitVolume.milliliters) == "milliliters")
    #expect(formatter("en_US").string(from: UnitDuration.hours) == "hours")
  }

  @Test func aUnitWithoutANameKeepsItsSymbol() {
    let unit = UnitLength(symbol: "elbows", converter: UnitConverterLinear(coefficient: 0.4))
    #expect(formatter("en_US").string(from: Measurement(value: 2, unit: unit)) == "2 elbows")
    #expect(formatter("en_US").string(from: unit) == "elbows")
  }
}

@Suite struct DayFormatterTests {
  private func formatter(_ locale: String, time: DateFormatter.Style = .none) -> _DayFormatter {
    let formatter = _DayFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
    formatter.doesRelativeDateFormatting = true
    return formatter
  }

  private func day(_ offset: Int) throws -> Date {
    try #require(Calendar.current.date(byAdding: .day, value: offset, to: Date()))
  }

  @Test func nearDaysHaveWords() throws {
    #expect(formatter("en_US").string(from: Date()) == "Today")
    #expect(formatter("en_US").string(from: try day(-1)) == "Yesterday")
    #expect(formatter("de_DE").string(from: try day(2)) == "Übermorgen")
    #expect(formatter("en_US", time: .short).string(from: try day(1)).hasPrefix("Tomorrow at "))
  }

  @Test func otherDaysAreDates() throws {
    let formatter = formatter("en_US")
    #expect(formatter.string(from: Date(timeIntervalSince1970: 86_400)).contains("1970"))
    formatter.doesRelativeDateFormatting = false
    #expect(formatter.string(for: Date()) != "Today")
  }
}

@Suite struct BoxedLengthTests {
  @Test func lengthsComeFromBoxesOfNumbers() {
    let share = 0.25 as Decimal
    #expect(CGFloat(truncating: share as NSNumber) == 0.25)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(2.5 as CGFloat as NSNumber == 2.5)
    #expect(NSNumber(value: 4) as? CGFloat == 4)
  }
}
