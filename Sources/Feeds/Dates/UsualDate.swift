import Networking

/// The two ways in which nearly all feeds write a date, read byte by byte: `Fri, 20 Nov 2026 10:00:00 +0000` and
/// `2026-11-20T10:00:00Z`.
enum UsualDate {
  /// Seconds since 1970; nil for any other text, and for years before 1971 and after 9998.
  static func seconds(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { bytes in
      switch bytes.count {
      case 20,
        25 where bytes[10] == UInt8(ascii: "T"):
        international(bytes)
      case 28...31 where bytes[3] == UInt8(ascii: ","): mail(bytes)
      default: nil
      }
    }
  }

  /// `2026-11-20T10:00:00` and `Z` or `+02:00`.
  private static func international(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"),
      let year = number(bytes, 0, 4), let month = number(bytes, 5, 2), let day = number(bytes, 8, 2),
      let clock = clock(bytes, 11)
    else { return nil }
    guard bytes.count == 25 else {
      return bytes[19] == UInt8(ascii: "Z") ? seconds(year, month, day, clock, offset: 0) : nil
    }
    guard bytes[22] == UInt8(ascii: ":"), let hours = number(bytes, 20, 2), let minutes = number(bytes, 23, 2) else {
      return nil
    }
    return offset(bytes[19], hours, minutes).flatMap { seconds(year, month, day, clock, offset: $0) }
  }

  /// `Fri, 20 Nov 2026 10:00:00 ` and `GMT` or `+0200`; the day may have one digit.
  private static func mail(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let digits = bytes[6] == UInt8(ascii: " ") ? 1 : 2
    let start = 5 + digits
    guard bytes[4] == UInt8(ascii: " "), bytes[start] == UInt8(ascii: " "), bytes[start + 4] == UInt8(ascii: " "),
      bytes[start + 9] == UInt8(ascii: " "), bytes[start + 18] == UInt8(ascii: " "), let day = number(bytes, 5, digits),
      let month = month(bytes, start + 1), let year = number(bytes, start + 5, 4), let clock = clock(bytes, start + 10)
    else { return nil }
    let zone = start + 19
    switch bytes.count - zone {
    case 3 where bytes[zone...].elementsEqual("GMT".utf8): return seconds(year, month, day, clock, offset: 0)
    case 5:
      guard let hours = number(bytes, zone + 1, 2), let minutes = number(bytes, zone + 3, 2) else { return nil }
      return offset(bytes[zone], hours, minutes).flatMap { seconds(year, month, day, clock, offset: $0) }
    default: return nil
    }
  }

  private static func seconds(_ year: Int, _ month: Int, _ day: Int, _ clock: Int, offset: Int) -> Double? {
    guard (1971...9998).contains(year), (1...12).contains(month),
      (1...FeedDate.days(in: month, of: year)).contains(day)
    else { return nil }
    return Double(Timestamp.days(year: year, month: month, day: day) * 86_400 + clock - offset)
  }

  private static func clock(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
    guard bytes[place + 2] == UInt8(ascii: ":"), bytes[place + 5] == UInt8(ascii: ":"),
      let hour = number(bytes, place, 2), let minute = number(bytes, place + 3, 2),
      let second = number(bytes, place + 6, 2), hour < 24, minute < 60, second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func offset(_ sign: UInt8, _ hours: Int, _ minutes: Int) -> Int? {
    guard hours <= 18, minutes < 60 else { return nil }
    switch sign {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ count: Int) -> Int? {
    var value = 0
    for byte in bytes[place..<(place + count)] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte & 0x0F)
    }
    return value
  }

  private static let months = Array("janfebmaraprmayjunjulaugsepoctnovdec".utf8)

  private static func month(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
    for month in 0..<12 {
      let start = month * 3
      if bytes[place] | 0x20 == months[start], bytes[place + 1] | 0x20 == months[start + 1],
        bytes[place + 2] | 0x20 == months[start + 2]
      {
        return month + 1
      }
    }
    return nil
  }
}
