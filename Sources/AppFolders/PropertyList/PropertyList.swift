import Foundation

/// A value of a property list in the older text form, as Xcode writes its project files.
package indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [PropertyList] { if case .array(let values) = self { values } else { [] } }
  package var strings: [String] { array.compactMap(\.string) }
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// What is wrong with a text, and in which line.
  package struct ParseError: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let problem: String
    package var description: String { "line \(line): \(problem)" }
  }

  package init(_ text: String) throws(ParseError) {
    var parser = Parser(text)
    self = try parser.document()
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// Deeper nesting than any project has.
    private static let deepest = 64

    init(_ text: String) { bytes = Array(text.utf8) }

    private func error(_ problem: String) -> ParseError {
      ParseError(line: 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }, problem: problem)
    }

    mutating func document() throws(ParseError) -> PropertyList {
      let value = try value()
      try skip()
      guard place == bytes.count else { throw error("more than one value") }
      return value
    }

    private mutating func skip() throws(ParseError) {
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
        case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
          while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
          place += 2
          while !bytes[place...].starts(with: "*/".utf8) {
            guard place < bytes.count else { throw error("a comment without end") }
            place += 1
          }
          place += 2
        default: return
        }
      }
    }

    private mutating func value() throws(ParseError) -> PropertyList {
      try skip()
      guard place < bytes.count else { throw error("the text ends where a value should be") }
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.deepest else { throw error("nested too deeply") }
      switch bytes[place] {
      case UInt8(ascii: "{"): return try dictionary()
      case UInt8(ascii: "("): return try array()
      default: return .string(try word())
      }
    }

    private mutating func dictionary() throws(ParseError) -> PropertyList {
      place += 1
      var values: [String: PropertyList] = [:]
      while true {
        try skip()
        if take("}") { return .dictionary(values) }
        let key = try word()
        try skip()
        guard take("=") else { throw error("`=` is missing after \(key)") }
        values[key] = try value()
        try skip()
        guard take(";") else { throw error("`;` is missing after the value of \(key)") }
      }
    }

    private mutating func array() throws(ParseError) -> PropertyList {
      place += 1
      var values: [PropertyList] = []
      while true {
        try skip()
        if take(")") { return .array(values) }
        values.append(try value())
        try skip()
        if take(",") { continue }
        guard take(")") else { throw error("`,` or `)` is missing in a list") }
        return .array(values)
      }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
      place += 1
      return true
    }

    private mutating func word() throws(ParseError) -> String {
      guard place < bytes.count else { throw error("the text ends where a word should be") }
      if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { return try quoted() }
      let start = place
      while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
      guard place > start else { throw error("a word is missing") }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
        UInt8(ascii: "<"), UInt8(ascii: ">"), 128...:
        true
      default: false
      }
    }

    private mutating func quoted() throws(ParseError) -> String {
      let quote = bytes[place]
      place += 1
      var text: [UInt8] = []
      while place < bytes.count, bytes[place] != quote {
        if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
          place += 1
          switch bytes[place] {
          case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
          default: text.append(bytes[place])
          }
        } else {
          text.append(bytes[place])
        }
        place += 1
      }
      guard place < bytes.count else { throw error("a text in quotes without end") }
      place += 1
      return String(decoding: text, as: UTF8.self)
    }
  }
}
