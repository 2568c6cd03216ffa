import Foundation
import Testing

/// A calendar file as the rules of RFC 5545 read it, strictly: what breaks one is an issue of the test.
struct ParsedCalendar {
  struct Property: Equatable {
    var name: String
    var parameters: String
    /// As it stands in the file.
    var value: String

    /// The text that is meant.
    var text: String { texts.joined(separator: ",") }

    /// Several texts, parted by commas that are not marked.
    var texts: [String] {
      var parts = [String.UnicodeScalarView()]
      var isMarked = false
      for scalar in value.unicodeScalars {
        if isMarked {
          parts[parts.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
          isMarked = false
        } else if scalar == "\\" {
          isMarked = true
        } else if scalar == "," {
          parts.append(String.UnicodeScalarView())
        } else {
          parts[parts.count - 1].append(scalar)
        }
      }
      return parts.map { String($0) }
    }
  }

  private(set) var properties: [Property] = []
  private(set) var events: [[Property]] = []

  init(_ data: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var open: [String] = []
    let lines = try Self.unfolded(Array(data), sourceLocation)
    for line in lines {
      let colon = try #require(line.utf8.firstIndex(of: UInt8(ascii: ":")), "\(line)", sourceLocation: sourceLocation)
      let head = line[..<colon].split(separator: ";", maxSplits: 1).map(String.init)
      let value = String(line.unicodeScalars[line.index(after: colon)...])
      let property = Property(name: head[0], parameters: head.count > 1 ? head[1] : "", value: value)
      switch property.name {
      case "BEGIN":
        open.append(value)
        if value == "VEVENT" { events.append([]) }
      case "END": #expect(open.popLast() == value, sourceLocation: sourceLocation)
      default:
        if open == ["VCALENDAR"] { properties.append(property) }
        if open == ["VCALENDAR", "VEVENT"] { events[events.count - 1].append(property) }
      }
    }
    #expect(open.isEmpty && lines.first == "BEGIN:VCALENDAR", sourceLocation: sourceLocation)
    for name in ["VERSION", "PRODID"] {
      #expect(properties.count { $0.name == name } == 1, sourceLocation: sourceLocation)
    }
    for event in events {
      for name in ["UID", "DTSTAMP", "DTSTART", "SUMMARY"] {
        #expect(event.count { $0.name == name } == 1, "\(name)", sourceLocation: sourceLocation)
      }
    }
    #expect(
      Set(values("UID")).count == events.count, "each event has a name of its own", sourceLocation: sourceLocation)
  }

  /// The lines as they were before they were folded.
  private static func unfolded(_ bytes: [UInt8], _ sourceLocation: SourceLocation) throws -> [String] {
    var lines: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = try #require(rest.firstIndex(of: 13), "a line has no end", sourceLocation: sourceLocation)
      let line = rest[rest.startIndex..<end]
      #expect(line.count <= 75, "\(String(decoding: line, as: UTF8.self))", sourceLocation: sourceLocation)
      #expect(line.allSatisfy { $0 >= 32 && $0 != 127 || $0 == 9 }, sourceLocation: sourceLocation)
      #expect(String(data: Data(line), encoding: .utf8) != nil, "a letter is cut", sourceLocation: sourceLocation)
      #expect(rest.dropFirst(line.count + 1).first == 10, sourceLocation: sourceLocation)
      rest = rest.dropFirst(line.count + 2)
      if line.first == 32, !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A property of all events.
  func values(_ name: String) -> [String] {
    events.compactMap { event in event.first { $0.name == name }?.text }
  }
}
