import FormatStrings
import Foundation
import FoundationExtras

/// The key of a text in the app's string tables, with the values interpolated into it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [Argument]

  enum Argument: Equatable, Sendable {
    case plain(String)
    /// Digits as in `-12.5`; they are written as the language writes them.
    case number(String)
    case text(Text)

    /// A whole number with the marks between its thousands that the language has: a year that is put in reads 2,026, as on Apple's systems.
    func grouped(in locale: Locale) -> Argument {
      guard case .number(let text) = self, text.utf8.count > 3, !text.hasPrefix("0"), let number = Int64(text) else {
        return self
      }
      return .number(number.formatted(.number.locale(locale)))
    }
  }

  /// The key as it is, without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key of a literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of a literal whose values are put into the text that is found.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key.text
    arguments = stringInterpolation.key.arguments
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key: FormatKey<Argument>

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) { key = FormatKey(capacity: literalCapacity) }

    /// A piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) { key.append(literal: literal) }

    private mutating func append(_ argument: Argument, _ placeholder: String) { key.append(argument, as: placeholder) }

    /// A string, as `%@` in the key; it is never read as Markdown.
    public mutating func appendInterpolation(_ string: String) { append(.plain(string), "%@") }

    /// A value written by a formatter, as `%@` in the key.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append(.plain(formatter?.string(for: subject) ?? "\(subject)"), "%@") }

    /// Foundation's dates are no `ReferenceConvertible` on Linux.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append(.plain(formatter.string(for: date) ?? "\(date)"), "%@")
    }

    /// An object written by a formatter, as `%@` in the key.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.plain(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }

    /// A value written by a format style, as `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(.plain(format.inForce.format(input)), "%@") }

    /// A number, in the digits of the language; as `%lld`, `%llu` or `%lf` in the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._text), value._specifier)
    }

    /// A number written by a format such as `%.2f`, which stands in the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(String(format: specifier, value._argument)), specifier)
    }

    /// A text that keeps its looks, as `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    /// A date in a style, as `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    /// A clock that counts through an interval, as `%@` in the key.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { append(.text(Text(timerInterval: timerInterval, countsDown: countsDown)), "%@") }

    /// An interval of dates, as `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

    /// From one date to another, as `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

    /// A string of its own, looked up where it was made, as `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)), "%@")
    }

    /// An attributed text that keeps its looks, as `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), "%@")
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.plain("\(value)"), "%@") }
  }
}

/// A number that stands in a format string.
public protocol _FormatSpecifiable: Sendable {
  var _specifier: String { get }
  var _argument: any CVarArg { get }
  var _text: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
  public var _argument: any CVarArg { self }
  public var _text: String { String(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  public var _specifier: String { "%lf" }
  public var _argument: any CVarArg { self }
  public var _text: String { String(format: "%lf", Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey {
  /// The text in an environment: looked up, read as Markdown, with the values put in as they are.
  func runs(in environment: EnvironmentValues, table: String?, bundle: Bundle?) -> [TextContent.Run] {
    var (found, values) = format(in: environment.locale, table, bundle)
    // Hardly any text has the sign, and Foundation's search for two takes long.
    if !values.isEmpty, found.utf8.contains(UInt8(ascii: "^")), found.contains("^[") {
      found = AttributedWords.read(found) { before, words in
        let all = Self.plainText(before + words, values) ?? ""
        return String(all.dropFirst(Self.plainText(before, values)?.count ?? 0))
      }
    }
    values = values.map { $0.grouped(in: environment.locale) }
    let mayContainMarkup = InlineMarkdown.mayContainMarkup(found)
    if !mayContainMarkup, let text = Self.plainText(found, values) { return [TextContent.Run(text)] }
    var runs: [TextContent.Run] = []
    var nextArgument = 0
    for run in InlineMarkdown.runs(found) {
      append(run, values, to: &runs, environment, &nextArgument)
    }
    return runs
  }

  /// The text of the tables with the forms that its numbers ask for, else the key; and the values as its language writes them.
  private func format(in locale: Locale, _ table: String?, _ bundle: Bundle?) -> (String, [Argument]) {
    guard bundle != nil || StringTables.mainHasTexts,
      let found = StringTables.find(
        key, taking: arguments.count, table: table, bundle: bundle ?? .main, locale: locale)
    else { return (key, arguments) }
    guard !arguments.isEmpty else {
      let text = found.entry.format(for: [], in: found.locale)
      return (found.isRightToLeft ? RightToLeftText.begun(text) : text, [])
    }
    let values = arguments.map { argument in
      switch argument {
      case .plain(let text), .number(let text): text
      case .text: ""
      }
    }
    let format = found.entry.format(for: values, in: found.locale)
    let digits = LocalDigits(found.locale, writtenAs: locale)
    guard digits != nil || found.isRightToLeft else { return (format, arguments) }
    let shown = arguments.map { argument -> Argument in
      switch argument {
      case .number(let text): .plain(digits?.written(text) ?? text)
      case .plain(let text): .plain(found.isRightToLeft ? RightToLeftText.isolated(text) : text)
      case .text: argument
      }
    }
    return (found.isRightToLeft ? RightToLeftText.begun(format) : format, shown)
  }

  /// The text without looks, where no value brings one.
  private static func plainText(_ format: String, _ arguments: [Argument]) -> String? {
    guard !arguments.isEmpty else { return format }
    var text = ""
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let literal): text += literal
      case .conversion(let conversion):
        guard arguments.indices.contains(conversion.index) else { continue }
        switch arguments[conversion.index] {
        case .plain(let argument), .number(let argument): text += argument
        case .text: return nil
        }
      }
    }
    return text
  }

  private func append(
    _ run: TextContent.Run, _ arguments: [Argument], to runs: inout [TextContent.Run],
    _ environment: EnvironmentValues, _ nextArgument: inout Int
  ) {
    guard !arguments.isEmpty else {
      runs.append(run)
      return
    }
    var pending = ""
    func flush() {
      guard !pending.isEmpty else { return }
      runs.append(TextContent.Run(pending, style: run.style, link: run.link))
      pending = ""
    }
    for piece in FormatPiece.pieces(of: run.text, counting: &nextArgument) {
      switch piece {
      case .text(let text): pending += text
      case .conversion(let conversion):
        switch arguments.indices.contains(conversion.index) ? arguments[conversion.index] : .plain("") {
        case .plain(let text), .number(let text): pending += text
        case .text(let text):
          flush()
          runs += text.content(in: environment).runs.map { inner in
            TextContent.Run(
              inner.text, style: inner.style.over(text.style).over(run.style), link: inner.link ?? run.link,
              symbol: inner.symbol)
          }
        }
      }
    }
    flush()
    if runs.isEmpty { runs.append(TextContent.Run("")) }
  }
}
