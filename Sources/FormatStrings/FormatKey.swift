import Foundation

/// A key of string tables on its way out of an interpolated string: placeholders stand in it for the values.
///
/// Inlinable, for every row of a list makes some of these.
package struct FormatKey<Argument> {
  package var text = ""
  package var arguments: [Argument] = []

  @inlinable
  package init(capacity: Int) { text.reserveCapacity(capacity) }

  @inlinable
  package mutating func append(literal: String) {
    text += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  @inlinable
  package mutating func append(_ argument: Argument, as placeholder: String) {
    text += placeholder
    arguments.append(argument)
  }
}
