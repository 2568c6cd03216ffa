import Foundation
import MarkdownReading

/// What emphasis a piece of text has.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the emphasis.
  public let rawValue: UInt
  /// Emphasis by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stressed, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Stressed strongly, drawn bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in letters of equal width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The attribute that Markdown's emphasis is kept in.
public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
  /// The type that the attribute holds.
  public typealias Value = InlinePresentationIntent
  /// The name of the attribute.
  public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
  /// The attributes that Markdown is read into.
  public struct MarkdownAttributes: AttributeScope {
    /// The emphasis of a piece of text.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name among those of Markdown.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is read. Blocks are run together, for there is no presentation intent; extended attributes are read as text.
  /// Failures never happen, for every text is Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read: blocks too, or emphasis and links alone, with or without the spaces as they are.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What is done with what cannot be read, which never happens.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Kept; extended attributes are read as text.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read, all of it at first.
    public var interpretedSyntax: InterpretedSyntax
    /// Kept; reading never fails.
    public var failurePolicy: FailurePolicy
    /// Kept; the text is not marked with a language.
    public var languageCode: String?

    /// Options as they are at first where nothing is given.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Text with emphasis, code and links. Addresses are taken relative to `baseURL`.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var result = AttributedString()
    let spans =
      switch options.interpretedSyntax {
      case .full: MarkdownReader.spans(markdown)
      case .inlineOnly:
        MarkdownReader.inlineSpans(markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      case .inlineOnlyPreservingWhitespace: MarkdownReader.inlineSpans(markdown)
      }
    for span in spans { result += Self.run(span, baseURL) }
    self = result
  }

  /// Text of Markdown in UTF-8; what is no UTF-8 is read as replacement characters. It never throws.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private static func run(_ span: MarkdownSpan, _ baseURL: URL?) -> AttributedString {
    var run = AttributedString(span.text)
    var intent: InlinePresentationIntent = []
    if span.isBold { intent.insert(.stronglyEmphasized) }
    if span.isItalic { intent.insert(.emphasized) }
    if span.isCode { intent.insert(.code) }
    if span.isStruckThrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { run[InlinePresentationIntentAttribute.self] = intent }
    if let link = span.link { run.link = URL(string: link, relativeTo: baseURL) }
    return run
  }
}
