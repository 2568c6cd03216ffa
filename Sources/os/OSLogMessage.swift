import Foundation

/// A text whose interpolated values are hidden unless they are public: numbers, truth values and types are, texts and objects are not.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text without values.
  public init(stringLiteral value: String) { text = value }
  /// A text with values, each shown or hidden.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read an interpolated value.
public struct OSLogPrivacy: Sendable {
  /// What stands for a hidden value: a hash, or nothing of it.
  public enum Mask: Sendable { case hash, none }

  private let isPublic: Bool?
  private let mask: Mask

  /// Numbers, truth values and types are shown, all else is hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isPublic: nil, mask: .none) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true, mask: .none) }
  /// The value is hidden: `<private>` is written.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isPublic: false, mask: .none) }
  /// The value is hidden; the same as `private`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPublic: false, mask: .none) }
  /// As `auto`, with something for a hidden value to be matched by.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPublic: nil, mask: mask) }
  /// The value is hidden, with something for it to be matched by.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPublic: false, mask: mask) }
  /// The value is hidden, with something for it to be matched by; the same as `private(mask:)`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPublic: false, mask: mask) }

  /// The text, or what stands for it. Hashes are seeded anew in each process: equal texts can be matched, but not looked up.
  func shown(_ text: String, isPublicByItself: Bool) -> String {
    if isPublic ?? isPublicByItself { return text }
    guard mask == .hash else { return "<private>" }
    var hasher = Hasher()
    hasher.combine(text)
    return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
  }
}

/// How many columns a value takes at least.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }
  private let side: Side
  private let columns: Int

  /// As many columns as the value has.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .right, columns: 0) }
  /// At least so many columns, with spaces behind the value.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns())
  }
  /// At least so many columns, with spaces before the value.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns())
  }

  func padded(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return side == .left ? text + padding : padding + text
  }
}

/// The digits of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false)
  }
  /// Hexadecimal digits, small ones without a prefix.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// Octal digits without a prefix.
  public static var octal: OSLogIntegerFormatting { .octal() }
  /// Hexadecimal digits, with `0x` before them where it is wanted.
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }
  /// Octal digits, with `0o` before them where it is wanted.
  public static func octal(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase)
  }

  func text(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    return (number < 0 ? "-" : "") + prefix + digits
  }
}

/// The digits of a fraction.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// So many digits after the point, 0…100.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }

  func text(_ number: Double) -> String { String(format: "%.\(min(max(precision, 0), 100))f", number) }
}
