import Foundation

/// The value of a term such as `(3 + 4) * 2`, as `NSExpression` reads it: whole numbers divide to whole numbers.
public final class ArithmeticExpression {
  private let value: NSNumber?

  /// Reads a term, with arguments where it has placeholders as for `String(format:)`.
  public init(format expressionFormat: String, _ args: any CVarArg...) {
    value = TermReader.value(of: args.isEmpty ? expressionFormat : String(format: expressionFormat, arguments: args))
  }

  /// A number; nil where the term cannot be read.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { value }
}

/// Reads a term of numbers, signs and brackets.
struct TermReader {
  private enum Number {
    case whole(Int)
    case broken(Double)

    var double: Double {
      switch self {
      case .whole(let value): Double(value)
      case .broken(let value): value
      }
    }
  }

  private struct Unreadable: Error {}

  private var rest: Substring
  /// Brackets and signs within each other; what is deeper cannot be read.
  private var depth = 0

  static func value(of term: String) -> NSNumber? {
    var reader = TermReader(rest: term.filter { !$0.isWhitespace }[...])
    guard let number = try? reader.sum(), reader.rest.isEmpty else { return nil }
    switch number {
    case .whole(let value): return NSNumber(value: value)
    case .broken(let value): return NSNumber(value: value)
    }
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  private mutating func sum() throws -> Number {
    var value = try product()
    while true {
      if take("+") {
        value = Self.join(value, try product(), { $0.addingReportingOverflow($1) }, +)
      } else if take("-") {
        value = Self.join(value, try product(), { $0.subtractingReportingOverflow($1) }, -)
      } else {
        return value
      }
    }
  }

  private mutating func product() throws -> Number {
    var value = try power()
    while true {
      if !rest.hasPrefix("**"), take("*") || take("×") {
        value = Self.join(value, try power(), { $0.multipliedReportingOverflow(by: $1) }, *)
      } else if take("/") || take("÷") {
        value = Self.join(value, try power(), { $0.dividedReportingOverflow(by: $1) }, /)
      } else {
        return value
      }
    }
  }

  private mutating func power() throws -> Number {
    let value = try factor()
    guard take("**") else { return value }
    return .broken(pow(value.double, try power().double))
  }

  private mutating func factor() throws -> Number {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Unreadable() }
    if take("-") { return Self.join(.whole(0), try factor(), { $0.subtractingReportingOverflow($1) }, -) }
    if take("+") { return try factor() }
    if take("(") {
      let value = try sum()
      guard take(")") else { throw Unreadable() }
      return value
    }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest.removeFirst(digits.count)
    if let whole = Int(digits) { return .whole(whole) }
    guard let broken = Double(digits) else { throw Unreadable() }
    return .broken(broken)
  }

  private static func join(
    _ left: Number, _ right: Number, _ whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ broken: (Double, Double) -> Double
  ) -> Number {
    if case (.whole(let left), .whole(let right)) = (left, right) {
      let result = whole(left, right)
      if !result.overflow { return .whole(result.partialValue) }
    }
    return .broken(broken(left.double, right.double))
  }
}
