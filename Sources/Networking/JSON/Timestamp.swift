import Foundation

/// Moments as services and the outlets behind them write them.
package enum Timestamp {
  /// `2024-11-18T10:00:00Z`, with fractions of a second, with an offset such as `+05:30`, or without a zone, which is then
  /// UTC; nil for everything else and for what lies before 1971 (a removed article has 1970, a missing date the year 1).
  package static func date(_ text: String) -> Date? {
    var reader = Reader(text)
    guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2, in: 1...12),
      reader.take("-"), let day = reader.number(digits: 2, in: 1...31), year >= 1971
    else { return nil }
    var seconds = Double(days(year: year, month: month, day: day) * 86_400)
    if reader.take("T") || reader.take(" ") {
      guard let hour = reader.number(digits: 2, in: 0...24), reader.take(":"),
        let minute = reader.number(digits: 2, in: 0...59), reader.take(":"),
        let second = reader.number(digits: 2, in: 0...60)
      else { return nil }
      seconds += Double(hour * 3600 + minute * 60 + second) + reader.fraction()
      guard let offset = reader.offset() else { return nil }
      seconds -= Double(offset)
    }
    return reader.isAtEnd ? Date(timeIntervalSince1970: seconds) : nil
  }

  /// Days since 1970 in the Gregorian calendar; years begin in March here, so that the day of a leap year is its last.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let month = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + day - 1 - 719_468
  }

  private struct Reader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
      rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, UInt32(first) == character.value else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
      let start = rest.prefix(digits)
      guard start.count == digits, start.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      let number = start.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      rest.removeFirst(digits)
      return range.contains(number) ? number : nil
    }

    /// Any number of digits behind a point; 0 where there are none.
    mutating func fraction() -> Double {
      guard take(".") else { return 0 }
      var value = 0.0
      var unit = 0.1
      while let digit = rest.first, (0x30...0x39).contains(digit) {
        value += Double(digit - 0x30) * unit
        unit /= 10
        rest.removeFirst()
      }
      return value
    }

    /// Seconds east of Greenwich: `Z`, `+05:30`, `+0530`, or nothing.
    mutating func offset() -> Int? {
      if take("Z") || isAtEnd { return 0 }
      let isEast = take("+")
      guard isEast || take("-"), let hours = number(digits: 2, in: 0...18) else { return nil }
      _ = take(":")
      guard let minutes = number(digits: 2, in: 0...59) else { return nil }
      return (hours * 60 + minutes) * (isEast ? 60 : -60)
    }
  }
}
