import Foundation

/// Lengths of time by their parts: "1 hour, 5 minutes", "1h 5m", "1:05:00". Years, months and phrases are in English, Arabic, German,
/// Russian and Chinese, and in English for other languages.
open class DateComponentsFormatter: Formatter {
  /// How parts are written: "1:05:00", "1h 5m", "1 hr, 5 min", "1 hour, 5 minutes", "one hour, five minutes", "1hr 5min".
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// Which parts that are 0 are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones are left out of "0:05", all of them of words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those at the beginning are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those in the middle are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out but one.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written, with two digits for each.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The parts that are written; none stands for all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// How parts are written, as "1:05:00" at first.
  open var unitsStyle = UnitsStyle.positional
  /// Which parts that are 0 are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// 0 shows all.
  open var maximumUnitCount = 0
  /// What years, months and days are counted by, and whose locale words are in.
  open var calendar: Calendar? = .current
  /// Whether the text says that it is about so long.
  open var includesApproximationPhrase = false
  /// Whether the text says that so much is left.
  open var includesTimeRemainingPhrase = false
  /// Kept; parts are whole numbers.
  open var allowsFractionalUnits = false
  /// Kept; the largest part is written as it is.
  open var collapsesLargestUnit = false

  /// A formatter that writes "1:05:00".
  public override init() { super.init() }
  /// Reads none of its own settings from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private struct Unit {
    var flag: NSCalendar.Unit
    var component: Calendar.Component
    var name: String
    var letters: String
    var duration: Duration.UnitsFormatStyle.Unit?
  }

  private static let units = [
    Unit(flag: .year, component: .year, name: "year", letters: "y"),
    Unit(flag: .month, component: .month, name: "month", letters: "mo"),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "week", letters: "w", duration: .weeks),
    Unit(flag: .day, component: .day, name: "day", letters: "d", duration: .days),
    Unit(flag: .hour, component: .hour, name: "hour", letters: "h", duration: .hours),
    Unit(flag: .minute, component: .minute, name: "minute", letters: "m", duration: .minutes),
    Unit(flag: .second, component: .second, name: "second", letters: "s", duration: .seconds),
  ]

  private var shown: [Unit] {
    Self.units.filter { allowedUnits.isEmpty ? $0.flag != .weekOfMonth : allowedUnits.contains($0.flag) }
  }

  /// The text of a length of time in seconds; never nil unless no known unit is allowed.
  open func string(from ti: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? .current
    if let utc = TimeZone(secondsFromGMT: 0) { calendar.timeZone = utc }
    return string(from: calendar.dateComponents(Set(shown.map(\.component)), from: startDate, to: endDate))
  }

  /// The text of parts; those that are not there count as 0.
  open func string(from components: DateComponents) -> String? {
    var parts = shown.map { ($0, components.value(for: $0.component) ?? 0) }
    guard !parts.isEmpty else { return nil }
    let pads = zeroFormattingBehavior.contains(.pad)
    let isPositional = unitsStyle == .positional
    let drops =
      zeroFormattingBehavior.contains(.default)
      ? isPositional ? ZeroFormattingBehavior.dropLeading : .dropAll : zeroFormattingBehavior
    if !pads {
      let least = isPositional && allowedUnits.isEmpty == false ? min(parts.count, 2) : 1
      if drops.contains(.dropLeading) { while parts.count > least, parts[0].1 == 0 { parts.removeFirst() } }
      if drops.contains(.dropTrailing) { while parts.count > 1, parts[parts.count - 1].1 == 0 { parts.removeLast() } }
      if drops.contains(.dropMiddle), parts.count > 2 {
        let (first, last) = (parts[0], parts[parts.count - 1])
        parts = [first] + parts.dropFirst().dropLast().filter { $0.1 != 0 } + [last]
      }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = isPositional ? positional(parts, pads: pads) : words(parts)
    if includesApproximationPhrase { text = LengthWords.about(text, in: locale) }
    if includesTimeRemainingPhrase { text = LengthWords.remaining(text, in: locale) }
    return text
  }

  /// The text of `DateComponents` or of a number of seconds; nil for others.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? Double).flatMap { string(from: $0) }
  }

  /// The text of parts in a style, with all else as in a new formatter.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func positional(_ parts: [(Unit, Int)], pads: Bool) -> String {
    parts.enumerated().map { index, part in
      let digits = String(abs(part.1))
      let text = (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
      return index == 0 && parts.contains { $0.1 < 0 } ? "-" + text : text
    }.joined(separator: ":")
  }

  private func words(_ parts: [(Unit, Int)]) -> String {
    let texts = parts.map { word($0, $1) }
    switch unitsStyle {
    case .abbreviated, .brief: return texts.joined(separator: " ")
    default: return texts.joined(separator: ", ")
    }
  }

  private var locale: Locale { calendar?.locale ?? .current }

  private func word(_ unit: Unit, _ count: Int) -> String {
    let isEnglish = locale.identifier.isEmpty || locale.identifier.hasPrefix("en")
    let seconds = Self.seconds[unit.name].map { $0 * count }
    if !isEnglish, let duration = unit.duration, let seconds {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        default: .narrow
        }
      return Duration.seconds(seconds).formatted(.units(allowed: [duration], width: width).locale(locale))
    }
    let isWhole = unitsStyle == .full || unitsStyle == .spellOut
    if let word = LengthWords.text(of: count, unit.name, isWhole: isWhole, in: locale) { return word }
    switch unitsStyle {
    case .abbreviated: return "\(count)\(unit.letters)"
    case .short, .brief:
      let short = ["year": "yr", "month": "mth", "week": "wk", "hour": "hr", "minute": "min", "second": "sec"]
      let name = short[unit.name] ?? unit.name
      let plural = count != 1 && ["yr", "mth", "wk", "day"].contains(name) ? "s" : ""
      return unitsStyle == .brief ? "\(count)\(name)\(plural)" : "\(count) \(name)\(plural)"
    case .spellOut:
      let spelled = NumberFormatter()
      spelled.numberStyle = .spellOut
      spelled.locale = locale
      let number = spelled.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(number) \(unit.name)\(count == 1 ? "" : "s")"
    default: return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }

  private static let seconds = ["week": 604_800, "day": 86_400, "hour": 3600, "minute": 60, "second": 1]
}
