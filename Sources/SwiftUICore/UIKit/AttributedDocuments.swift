import Foundation
import OutsideText
import UIKit

/// A picture in a text. Hosts draw texts without their pictures.
open class NSTextAttachment: NSObject {
  /// Kept; hosts draw texts without their pictures.
  open var image: UIImage?
  /// Kept; hosts draw texts without their pictures. In points.
  open var bounds = CGRect.zero
  /// An attachment without a picture.
  public override init() {}
  /// An attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// What kind of document a text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text without looks.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, of which the words are read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, which is read as a text without looks, its marks among the words.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What may be said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// Accepted; documents are read as UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Accepted; the text has no looks.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is told of a document that was read; nothing is told here.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// One character that stands for the picture.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }

  /// The text of a document; of HTML the words without their looks.
  /// - Throws: `CocoaError` where the data is no text in UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let isHTML = options[.documentType] as? DocumentType == .html
    self.init(string: isHTML ? Self.words(of: text) : text)
  }

  private static func line(_ html: String) -> String {
    PlainText.title(html.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression))
  }

  /// A line for each paragraph.
  private static func words(of html: String) -> String {
    html.replacingOccurrences(
      of: #"<br\s*/?>|</(?:p|div|li|h[1-6]|tr)>"#, with: "\n", options: [.regularExpression, .caseInsensitive]
    )
    .split(separator: "\n").map { line(String($0)) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
