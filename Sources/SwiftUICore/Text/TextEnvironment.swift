import Foundation
import SwiftUIElements

extension EnvironmentValues {
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct ReservesLinesKey: EnvironmentKey { static let defaultValue = false }
  private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct TextCaseKey: EnvironmentKey { static let defaultValue: TextStyle.LetterCase? = nil }
  private struct BaselineOffsetKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private struct LeastLinesKey: EnvironmentKey { static let defaultValue = 1 }
  private struct TextScaleKey: EnvironmentKey { static let defaultValue = Text.Scale.default }
  private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct TintKey: EnvironmentKey { static let defaultValue: Paint? = nil }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }

  /// How many lines a text has at most; nil is any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How many lines a field that grows with its text has at least.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  var reservesLines: Bool {
    get { self[ReservesLinesKey.self] }
    set { self[ReservesLinesKey.self] = newValue }
  }

  /// Where a text is cut that has too little space; `tail` unless set.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How small a text may become, as a part of its font; 1 unless set.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether texts are written in capitals or small letters; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { letterCase.flatMap { Text.Case($0) } }
    set { letterCase = newValue?.letterCase ?? .asWritten }
  }

  /// The same, where nil has never been set.
  var letterCase: TextStyle.LetterCase? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var baselineOffset: CGFloat? {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// Whether letters may move together; false unless set.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Where the lines of a text stand to each other; `leading` unless set.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The distance between lines beyond the font's, in points; 0 unless set.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The font of texts that have none of their own; nil is the usual one.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var tintPaint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether controls can be used; `disabled(_:)` makes it false.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Why content is not drawn as it is; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Puts the limits in force on the style of a text.
  func limitText(_ style: inout Style) {
    if let lineLimit { style.text.lineLimit = lineLimit }
    if reservesLines { style.text.reservesLines = true }
    if truncationMode != .tail { style.text.truncation = truncationMode.truncation }
    if minimumScaleFactor < 1 { style.text.minimumScale = minimumScaleFactor }
    if lineSpacing > 0, style.text.lineSpacing == nil { style.text.lineSpacing = Double(lineSpacing) }
    if let baselineOffset, style.text.baselineOffset == nil { style.text.baselineOffset = Double(baselineOffset) }
    if let share = textScale.share, style.text.scale == nil { style.text.scale = share }
    if dynamicTypeSize != .large { style.text.scale = (style.text.scale ?? 1) * dynamicTypeSize.share }
    if let letterCase { style.text.letterCase = letterCase }
    if redactionReasons.contains(.placeholder) { style.isRedacted = true }
  }
}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet: texts and pictures become grey areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look: what is marked by `privacySensitive(_:)` becomes grey areas.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; without effect.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
