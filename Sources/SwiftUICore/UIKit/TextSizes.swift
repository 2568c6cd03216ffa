import Foundation
import SwiftUILayout
import UIKit

// How large text would be: estimated from the usual widths of letters, for the program has no fonts.

/// How paragraphs are set. Of it the spacing of lines counts for sizes; hosts draw by their own rules.
open class NSParagraphStyle: NSObject {
  /// Without anything set.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// What is added between lines, in points; it counts for the size of a text.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Kept; hosts draw by their own rules.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// Kept; hosts draw by their own rules.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// Kept; hosts break lines between words.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var tailIndent: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// Kept; hosts draw by their own rules. In points.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  /// Kept; hosts do not part words.
  open fileprivate(set) var hyphenationFactor: Float = 0
  /// Kept; hosts do not move letters together.
  open fileprivate(set) var allowsDefaultTighteningForTruncation = false
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// What is added between lines, in points; it counts for the size of a text.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Kept; hosts draw by their own rules.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// Kept; hosts draw by their own rules.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Kept; hosts break lines between words.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Kept; hosts draw by their own rules. In points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Kept; hosts do not part words.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Kept; hosts do not move letters together.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
}

extension NSAttributedString.Key {
  /// How the paragraph is set, an `NSParagraphStyle`; its line spacing counts for sizes.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// What is added between letters, in points, as a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under the letters, an `NSUnderlineStyle`; hosts draw a single one for each.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Kept; hosts draw lines in the colour of the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the letters, an `NSUnderlineStyle`; hosts draw a single one for each.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Kept; hosts do not draw the outlines of letters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Kept; hosts do not draw the outlines of letters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A picture among the letters, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Kept; hosts draw letters without shadows of their own. An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Kept; hosts draw lines in the colour of the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Kept; hosts do not slant letters by a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Kept; hosts do not stretch letters.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Kept; hosts join letters as their fonts do.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Kept; hosts leave letters on their line. In points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The address that the letters lead to, a `URL` or a text.
  public static let link = NSAttributedString.Key("NSLink")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the lines.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line; hosts draw a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines; hosts draw a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots; hosts draw a single one.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes; hosts draw a single one.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// No line under spaces; hosts draw one all through.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What is counted to the size of text. Lines are broken if `usesLineFragmentOrigin` is given.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width that is given.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Accepted; the size is estimated.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Accepted; the size is estimated.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Accepted; all lines count.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text is measured with; it changes nothing.
public final class NSStringDrawingContext: NSObject {
  /// Kept; letters are not made smaller.
  public var minimumScaleFactor: CGFloat = 0
}

private func estimatedSize(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
  var style = TextStyle()
  style.font = Font(attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).style
  style.kerning = (attributes?[.kern] as? NSNumber)?.doubleValue ?? attributes?[.kern] as? Double
  style.lineSpacing = (attributes?[.paragraphStyle] as? NSParagraphStyle).map { Double($0.lineSpacing) }
  let measured = WordedText(TextContent(text), style: style)
    .lines(width: width.map { Double($0) }, lineLimit: nil)
  return CGSize(width: measured.size.width, height: measured.size.height)
}

extension String {
  /// The size on one line, in points; estimated.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    estimatedSize(self, attributes, width: nil)
  }

  /// The area that the text takes in a width, in points; estimated.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e7
    return CGRect(origin: .zero, size: estimatedSize(self, attributes, width: isBroken ? size.width : nil))
  }
}

extension NSString {
  /// The size on one line, in points; estimated.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The area that the text takes in a width, in points; estimated.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size on one line by the looks at the beginning, in points; estimated.
  public func size() -> CGSize { string.size(withAttributes: looks) }

  /// The area that the text takes in a width by the looks at its beginning, in points; estimated.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: looks, context: context) }

  private var looks: [NSAttributedString.Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }
}

// Contexts draw outlines and pictures: letters, for which there are no fonts, are left out.

extension String {
  /// Accepted; text is not drawn into pictures.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted; text is not drawn into pictures.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// Accepted; text is not drawn into pictures.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Accepted; text is not drawn into pictures.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// Accepted; text is not drawn into pictures.
  public func draw(at point: CGPoint) {}
  /// Accepted; text is not drawn into pictures.
  public func draw(in rect: CGRect) {}
}
