import Foundation

/// A key of string tables on its way out of an interpolated string: placeholders stand in it for the values.
package struct FormatKey<Argument> {
  package private(set) var text = ""
  package private(set) var arguments: [Argument] = []

  package init(capacity: Int) { text.reserveCapacity(capacity) }

  package mutating func append(literal: String) {
    text += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  package mutating func append(_ argument: Argument, as placeholder: String) {
    text += placeholder
    arguments.append(argument)
  }
}
