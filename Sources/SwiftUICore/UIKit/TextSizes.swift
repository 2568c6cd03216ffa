import Foundation
import SwiftUILayout
import UIKit

// How large text would be: estimated from the usual widths of letters, for the program has no fonts.

/// How paragraphs are set. Of it the spacing of lines counts for sizes; hosts draw by their own rules.
open class NSParagraphStyle: NSObject {
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  open fileprivate(set) var headIndent: CGFloat = 0
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
}

extension NSAttributedString.Key {
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What is counted to the size of text. Lines are broken if `usesLineFragmentOrigin` is given.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
}

private func estimatedSize(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
  var style = TextStyle()
  style.font = Font(attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).style
  style.kerning = (attributes?[.kern] as? NSNumber)?.doubleValue ?? attributes?[.kern] as? Double
  style.lineSpacing = (attributes?[.paragraphStyle] as? NSParagraphStyle).map { Double($0.lineSpacing) }
  let measured = EstimatedText(TextContent(text), style: style, scale: .phone)
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
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

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

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { string.boundingRect(with: size, options: options, attributes: looks, context: context) }

  private var looks: [NSAttributedString.Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }
}

// Contexts draw outlines and pictures: letters, for which there are no fonts, are left out.

extension String {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
}
