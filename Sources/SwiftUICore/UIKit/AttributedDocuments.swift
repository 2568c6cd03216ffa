import Foundation
import OutsideText
import UIKit

/// A picture in a text. Hosts draw texts without their pictures.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public override init() {}
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
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
