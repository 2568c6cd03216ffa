import Foundation

/// Puts a log message together; each value with its privacy.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Room for a text of about that many letters.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds to the text as it is; it is never hidden.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A whole number, shown unless it is private.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isPublicByItself: true) }

  /// A number with six digits after the point, shown unless it is private.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isPublicByItself: true) }

  /// A number with six digits after the point, shown unless it is private.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), align, privacy, isPublicByItself: true) }

  /// A truth value, shown unless it is private.
  public mutating func appendInterpolation(_ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    append("\(boolean())", .none, privacy, isPublicByItself: true)
  }

  /// A text, hidden unless it is public.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(argumentString(), align, privacy, isPublicByItself: false) }

  /// The name of a type, shown unless it is private.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy, isPublicByItself: true) }

  /// What describes an object, or "nil", hidden unless it is public.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    let object = argumentObject()
    append(object.map { "\($0)" } ?? "nil", .none, privacy, isPublicByItself: false)
  }

  /// What describes an error, hidden unless it is public.
  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    append("\(error())", .none, privacy, isPublicByItself: false)
  }

  /// What describes a value, hidden unless it is public.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, align, privacy, isPublicByItself: false) }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPublicByItself: Bool
  ) { text += align.padded(privacy.shown(value, isPublicByItself: isPublicByItself)) }
}
