import Foundation
import FoundationExtras

/// One or more lines of read-only text.
///
/// A string literal is a key of the app's string tables and may hold Markdown for emphasis, code and links; what is interpolated is never read as Markdown.
public nonisolated struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case date(Date, DateStyle)
    case runs([TextContent.Run])
    case joined(Text, Text)
  }

  let storage: Storage
  var style = TextStyle()
  /// The level of the foreground that the style's paint is, where it is one: a shade of what surroundings paint with.
  var level: ColorValue.Name?
  /// What is read out instead of the words.
  var spoken: Storage?

  init(storage: Storage) { self.storage = storage }

  /// The words as they are: not looked up, and not read as Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A string as it is: not looked up, and not read as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A string key, looked up in the catalog of the bundle; without an entry it is its own text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// A resource, looked up when the text is made, in the process's own language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .verbatim(String(localized: resource)) }

  /// An attributed text, with those of its looks that are drawn.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .runs(attributedContent.textRuns) }

  /// A formatted value, in the language and region of the window unless the style has a locale of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.inForce.format(input))
  }

  /// A value written with looks by a format style, in the language and region of the window unless the style has a locale of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .runs(format.inForce.format(input).textRuns)
  }

  /// A value written by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Foundation's dates are no `ReferenceConvertible` on Linux.
  public init(_ date: Date, formatter: Formatter) { storage = .verbatim(formatter.string(for: date) ?? "\(date)") }

  /// An object written by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date in a style; relative styles go on by themselves.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// A span of time, from beginning to end.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Two dates, from one to the other.
  public init(_ dates: ClosedRange<Date>) {
    storage = .verbatim((dates.lowerBound..<dates.upperBound).formatted(.interval))
  }

  /// How a date is shown.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    enum Kind: Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The day, with the month in words.
    public static let date = DateStyle(kind: .date)
    /// How far away the date is, in its two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts from or to the date.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Where a text is cut when it has too little space.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var truncation: TextStyle.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// Whether letters are written as capitals or as small ones.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var letterCase: TextStyle.LetterCase { self == .uppercase ? .uppercase : .lowercase }

    init?(_ letterCase: TextStyle.LetterCase) {
      switch letterCase {
      case .uppercase: self = .uppercase
      case .lowercase: self = .lowercase
      case .asWritten: return nil
      }
    }
  }

  /// The pattern of an underline. Hosts draw all of them solid.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line; all are drawn solid.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// A whole line.
      public static let solid = Pattern(name: "solid")
      /// A pattern that is drawn as a whole line.
      public static let dot = Pattern(name: "dot")
      /// A pattern that is drawn as a whole line.
      public static let dash = Pattern(name: "dash")
      /// A pattern that is drawn as a whole line.
      public static let dashDot = Pattern(name: "dashDot")
      /// A pattern that is drawn as a whole line.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// A line; pattern and colour have no effect.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// A whole line.
    public static let single = LineStyle()
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let known = old as? DrawingNode
    let node = known ?? DrawingNode(inputs)
    var element = view.element(in: inputs.environment)
    ContentTransition.apply(to: &element, in: known, inputs.environment)
    node.draw(element, inputs)
    return node
  }
}

extension Text {
  /// The element in an environment, before any modifiers.
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.text(content(in: environment)))
    element.style.text = style(in: environment)
    if let spoken { element.accessibility.label = Text(storage: spoken).plain(in: environment) }
    environment.limitText(&element.style)
    return element
  }

  /// The words without looks, in an environment.
  func plain(in environment: EnvironmentValues) -> String { content(in: environment).plain }

  func content(in environment: EnvironmentValues) -> TextContent {
    switch storage {
    case .verbatim(let text): return TextContent(text)
    case .localized(let key, let table, let bundle):
      return TextContent(key.runs(in: environment, table: table, bundle: bundle))
    case .date(let date, let style): return style.content(of: date, in: environment)
    case .runs(let runs): return TextContent(runs)
    case .joined(let first, let second):
      return TextContent(first.styledRuns(in: environment) + second.styledRuns(in: environment))
    }
  }

  /// The runs with this text's own look under theirs.
  private func styledRuns(in environment: EnvironmentValues) -> [TextContent.Run] {
    let runs = content(in: environment).runs
    let style = style(in: environment)
    guard !style.isPlain else { return runs }
    return runs.map { run in
      var run = run
      run.style = run.style.over(style)
      return run
    }
  }

  /// With the shade that a level of the foreground has there.
  private func style(in environment: EnvironmentValues) -> TextStyle {
    guard let level, let shade = environment.foregroundLevels?.paint(of: level) else { return style }
    var style = style
    style.foreground = shade
    return style
  }
}

extension TextStyle {
  /// This look where it says something, `base` elsewhere.
  func over(_ base: TextStyle) -> TextStyle {
    guard !isPlain else { return base }
    guard !base.isPlain else { return self }
    var result = self
    if result.font == nil { result.font = base.font }
    if result.foreground == nil { result.foreground = base.foreground }
    if result.isBold == nil { result.isBold = base.isBold }
    if result.isItalic == nil { result.isItalic = base.isItalic }
    if result.isUnderlined == nil { result.isUnderlined = base.isUnderlined }
    if result.isStruckThrough == nil { result.isStruckThrough = base.isStruckThrough }
    if result.isMonospaced == nil { result.isMonospaced = base.isMonospaced }
    if result.hasMonospacedDigits == nil { result.hasMonospacedDigits = base.hasMonospacedDigits }
    if result.kerning == nil { result.kerning = base.kerning }
    if result.scale == nil { result.scale = base.scale }
    if result.baselineOffset == nil { result.baselineOffset = base.baselineOffset }
    return result
  }
}

extension Text: ComparedByParts {
  @MainActor static var comparison: ValueComparison? { .ofEquatable(Text.self) }
}
