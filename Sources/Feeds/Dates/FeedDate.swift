import Foundation
import Networking

/// Moments as feeds write them: RFC 822 and RFC 3339, and what is found in the wild instead.
///
/// By hand: Foundation's formatter on Linux traps on some texts, and knows one form at a time.
package enum FeedDate {
  /// Nil for what is no date, and for years before 1971 and after 9998: those stand for "nobody knows".
  package static func date(_ text: String) -> Date? {
    if let seconds = UsualDate.seconds(text) { return Date(timeIntervalSince1970: seconds) }
    var fields = Fields()
    guard fields.read(Words.of(text)), let seconds = fields.seconds, fields.year >= 1971, fields.year < 9999 else {
      return nil
    }
    return Date(timeIntervalSince1970: seconds)
  }

  static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The parts of a date as they are found.
  private struct Fields {
    var year = 0
    var month = 0
    var day = 0
    var clock: Double?
    /// Seconds east of Greenwich.
    var offset: Int?
    private var isAfternoon: Bool?

    /// Seconds since 1970; nil where a part is missing.
    var seconds: Double? {
      guard (1...12).contains(month), (1...FeedDate.days(in: month, of: year)).contains(day) else { return nil }
      var clock = clock ?? 0
      if let isAfternoon {
        let isTwelve = clock >= 43_200 && clock < 46_800
        if isAfternoon, clock < 43_200 { clock += 43_200 }
        if !isAfternoon, isTwelve { clock -= 43_200 }
      }
      return Double(Timestamp.days(year: year, month: month, day: day) * 86_400) + clock - Double(offset ?? 0)
    }

    /// - Returns: whether all that was found makes sense together.
    mutating func read(_ words: [Substring]) -> Bool {
      guard !words.isEmpty, words.count <= 12 else { return false }
      var numbers: [(value: Int, digits: Int)] = []
      for word in words {
        if readDay(word) || readClock(word) || readZone(word) { continue }
        let lower = word.lowercased()
        if lower == "am" || lower == "pm" {
          isAfternoon = lower == "pm"
        } else if let number = Int(word), (1...4).contains(word.count), number >= 0 {
          numbers.append((number, word.count))
        } else if let number = FeedDate.months[String(lower.prefix(3))] ?? FeedDate.otherMonths[lower] {
          month = number
        } else if !FeedDate.isNoise(lower) {
          return false
        }
      }
      return settle(numbers)
    }

    /// Whole dates: `2026-11-20`, `20261120`, `2026/11/20`, `20-Nov-2026`.
    private mutating func readDay(_ word: Substring) -> Bool {
      if word.count == 8, word.allSatisfy(\.isASCIIDigit), let number = Int(word), year == 0 {
        (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        return true
      }
      let parts = word.split(separator: word.contains("/") ? "/" : "-", omittingEmptySubsequences: false)
      guard parts.count == 3, !parts[0].isEmpty, word.first?.isASCIIDigit == true else { return false }
      if parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) {
        (self.year, self.month, self.day) = (year, month, day)
        return true
      }
      if let day = Int(parts[0]), let month = FeedDate.months[String(parts[1].lowercased().prefix(3))],
        let year = Int(parts[2])
      {
        (self.year, self.month, self.day) = (Self.whole(year, digits: parts[2].count), month, day)
        return true
      }
      return false
    }

    /// `10:00`, `10:00:00`, `10:00:00.123`.
    private mutating func readClock(_ word: Substring) -> Bool {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 || parts.count == 3, clock == nil, let hour = Int(parts[0]), let minute = Int(parts[1]),
        let second = parts.count == 3 ? Double(parts[2].replacing(",", with: ".")) : 0,
        (0...24).contains(hour), (0...59).contains(minute), (0...61).contains(second),
        parts.allSatisfy({ $0.first?.isASCIIDigit == true })
      else { return false }
      clock = Double(hour * 3600 + minute * 60) + second
      return true
    }

    /// `+0200`, `-05:30`, `+2`, `GMT`, `EST`, `GMT+1`, `Z`.
    private mutating func readZone(_ word: Substring) -> Bool {
      if let sign = word.first, sign == "+" || sign == "-" || sign == "−" {
        // Behind a zone's name it counts from that zone.
        guard clock != nil, let seconds = Self.span(word.dropFirst()) else { return false }
        offset = (sign == "+" ? seconds : -seconds) + (offset ?? 0)
        return true
      }
      let name = word.prefix(while: \.isLetter).uppercased()
      guard let hours = FeedDate.zones[name], clock != nil || name.count > 1 else { return false }
      let rest = word.dropFirst(name.count)
      guard !rest.isEmpty else {
        if offset == nil { offset = Int(hours * 3600) }
        return true
      }
      offset = Int(hours * 3600)
      return readZone(rest)
    }

    private static func span(_ text: Substring) -> Int? {
      let digits = text.filter { $0 != ":" }
      guard let number = Int(digits), digits.allSatisfy(\.isASCIIDigit) else { return nil }
      let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
      guard digits.count <= 4, hours <= 18, minutes < 60 else { return nil }
      return hours * 3600 + minutes * 60
    }

    /// What single numbers mean: of day and year the one with four digits is the year, else the first is the day.
    private mutating func settle(_ numbers: [(value: Int, digits: Int)]) -> Bool {
      guard numbers.count <= 2 else { return false }
      for number in numbers {
        if number.digits >= 3 {
          if year == 0 { year = number.value }
        } else if day == 0 {
          day = number.value
        } else if year == 0 {
          year = Self.whole(number.value, digits: number.digits)
        }
      }
      return year > 0 && month > 0 && day > 0
    }

    private static func whole(_ year: Int, digits: Int) -> Int {
      guard digits <= 2 else { return year }
      return year < 70 ? 2000 + year : 1900 + year
    }
  }

  private static let months: [String: Int] = {
    let names = "jan feb mar apr may jun jul aug sep oct nov dec".split(separator: " ")
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { (String($1), $0 + 1) })
  }()

  /// Months of other languages that do not begin as the English ones do.
  private static let otherMonths: [String: Int] = [
    "mär": 3, "märz": 3, "mrz": 3, "mai": 5, "okt": 10, "oktober": 10, "dez": 12, "dezember": 12, "ene": 1, "enero": 1,
    "abr": 4, "abril": 4, "ago": 8, "agosto": 8, "dic": 12, "diciembre": 12, "dicembre": 12, "fév": 2, "févr": 2,
    "février": 2, "avr": 4, "avril": 4, "juin": 6, "juil": 7, "juillet": 7, "août": 8, "déc": 12, "décembre": 12,
    "gen": 1, "gennaio": 1, "mag": 5, "maggio": 5, "giu": 6, "giugno": 6, "lug": 7, "luglio": 7, "set": 9,
    "settembre": 9, "ott": 10, "ottobre": 10, "maart": 3, "mei": 5, "maj": 5, "out": 10, "outubro": 10, "fev": 2,
    "fevereiro": 2, "maio": 5,
  ]

  /// Hours east of Greenwich.
  private static let zones: [String: Double] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "BST": 1, "WEST": 1, "CET": 1, "MEZ": 1, "CEST": 2, "MESZ": 2,
    "EET": 2, "EEST": 3, "MSK": 3, "IST": 5.5, "PKT": 5, "JST": 9, "KST": 9, "HKT": 8, "SGT": 8, "AWST": 8,
    "ACST": 9.5, "ACDT": 10.5, "AEST": 10, "AEDT": 11, "NZST": 12, "NZDT": 13, "NST": -3.5, "AST": -4, "ADT": -3,
    "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7, "AKST": -9, "AKDT": -8,
    "HST": -10, "BRT": -3, "ART": -3, "SAST": 2,
  ]

  /// Days of the week in any language, and words between the parts.
  private static func isNoise(_ word: String) -> Bool {
    word.count >= 2 && word.count <= 12 && word.allSatisfy(\.isLetter)
  }

  private enum Words {
    /// The words of a date, with day, clock and zone apart where they are written together.
    static func of(_ text: String) -> [Substring] {
      guard text.utf8.count <= 80 else { return [] }
      var spaced = ""
      var previous: Character = " "
      for character in text {
        switch character {
        case "T" where previous.isASCIIDigit: spaced += " "
        case "t" where previous.isASCIIDigit && spaced.contains("-"): spaced += " "
        case "a", "p", "A", "P": spaced += previous.isASCIIDigit ? " \(character)" : "\(character)"
        case "Z" where previous.isASCIIDigit: spaced += " Z"
        // A zone behind the clock; in a day the same signs stand between its parts.
        case "+" where previous.isASCIIDigit: spaced += " +"
        case "-", "−":
          let hasClock = spaced.split(separator: " ").last?.contains(":") ?? false
          spaced += hasClock && previous.isASCIIDigit ? " -" : "-"
        case ",", "(", ")", ".":
          spaced +=
            character == "." && previous.isASCIIDigit && spaced.split(separator: " ").last?.contains(":") == true
            ? "." : " "
        case _ where character.isWhitespace: spaced += " "
        case "º", "ª": break
        default: spaced.append(character)
        }
        previous = character
      }
      return spaced.split(separator: " ").map { ordinal($0) }
    }

    /// `20th` as `20`.
    private static func ordinal(_ word: Substring) -> Substring {
      for ending in ["st", "nd", "rd", "th"] where word.lowercased().hasSuffix(ending) {
        let number = word.dropLast(2)
        if number.count <= 2, !number.isEmpty, number.allSatisfy(\.isASCIIDigit) { return number }
      }
      return word
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
