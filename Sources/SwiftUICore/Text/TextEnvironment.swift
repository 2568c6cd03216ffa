import Foundation

extension EnvironmentValues {
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct ReservesLinesKey: EnvironmentKey { static let defaultValue = false }
  private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct TintKey: EnvironmentKey { static let defaultValue: Paint? = nil }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  var reservesLines: Bool {
    get { self[ReservesLinesKey.self] }
    set { self[ReservesLinesKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var tintPaint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

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
    if let textCase { style.text.letterCase = textCase.letterCase }
    if redactionReasons.contains(.placeholder) { style.isRedacted = true }
  }
}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
