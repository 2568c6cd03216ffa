import Foundation
import FoundationExtras
import OutsideText

/// Days with a name as an iCalendar file (RFC 5545), which calendars subscribe to.
struct CalendarFile: Equatable, Sendable {
  /// Something that happens all day.
  struct Event: Equatable, Sendable {
    /// The same for the same thing whenever the file is written, so that a calendar moves it and adds no second one.
    var uid: String
    var day: CalendarDay
    var title: String
    var text = ""
    var categories: [String] = []
    var address: URL?
  }

  static let mediaType = "text/calendar; charset=utf-8"

  var name: String
  /// When what the file says was true.
  var stamp: Date
  var events: [Event]

  /// Texts from outside lose their control characters here, and cannot end a line.
  var text: String {
    var lines = CalendarLines()
    lines.write("BEGIN", "VCALENDAR")
    lines.write("VERSION", "2.0")
    lines.write("PRODID", "-//Kiosk//Kiosk \(kioskVersion)//EN")
    lines.write("CALSCALE", "GREGORIAN")
    lines.write("METHOD", "PUBLISH")
    lines.write("NAME", CalendarLines.escaped(name))
    lines.write("X-WR-CALNAME", CalendarLines.escaped(name))
    lines.write("REFRESH-INTERVAL;VALUE=DURATION", "PT12H")
    for event in events { add(event, to: &lines) }
    lines.write("END", "VCALENDAR")
    return lines.text
  }

  private func add(_ event: Event, to lines: inout CalendarLines) {
    lines.write("BEGIN", "VEVENT")
    lines.write("UID", CalendarLines.escaped(event.uid))
    lines.write("DTSTAMP", stamp.formatted(Self.stampStyle))
    lines.write("DTSTART;VALUE=DATE", Self.digits(event.day))
    // The end is the first day behind it. The last day of the calendar has none.
    if let next = event.day.advanced(by: 1) { lines.write("DTEND;VALUE=DATE", Self.digits(next)) }
    lines.write("SUMMARY", CalendarLines.escaped(event.title))
    if !event.text.isEmpty { lines.write("DESCRIPTION", CalendarLines.escaped(event.text)) }
    if !event.categories.isEmpty {
      lines.write("CATEGORIES", event.categories.map(CalendarLines.escaped).joined(separator: ","))
    }
    if let address = event.address { lines.write("URL", ControlFilter.line(address.absoluteString)) }
    lines.write("TRANSP", "TRANSPARENT")
    lines.write("END", "VEVENT")
  }

  private static func digits(_ day: CalendarDay) -> String { day.description.replacing("-", with: "") }

  private static let stampStyle = Date.ISO8601FormatStyle(
    dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
}

/// The lines of an iCalendar file: ended by CR LF, and folded where they are longer than 75 bytes.
struct CalendarLines {
  private(set) var text = ""

  private static let longest = 75

  mutating func write(_ name: String, _ value: String) {
    var room = Self.longest
    for character in "\(name):\(value)".unicodeScalars {
      let size = UTF8.width(character)
      if size > room {
        text += "\r\n "
        room = Self.longest - 1
      }
      text.unicodeScalars.append(character)
      room -= size
    }
    text += "\r\n"
  }

  /// A text as a value: what parts values is marked, and a line break is written as two letters.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in ControlFilter.block(text).unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += ["\\", scalar]
      case "\n": escaped += ["\\", "n"]
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
