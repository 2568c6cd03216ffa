import Foundation
import MarkdownReading

/// What emphasis a piece of text has.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The attribute that Markdown's emphasis is kept in.
public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

extension AttributeScopes {
  public struct MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is read. Blocks are run together, for there is no presentation intent; extended attributes are read as text.
  /// Failures never happen, for every text is Markdown.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

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
