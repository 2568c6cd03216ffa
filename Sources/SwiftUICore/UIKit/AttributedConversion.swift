import Foundation
import FoundationExtras
import UIKit

/// A font of Core Text, which is that of UIKit here.
public typealias CTFont = UIFont

extension NSAttributedString {
  /// The text with its fonts, colours, links and lines.
  public convenience init(_ attributed: AttributedString) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    let result = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      var looks: [NSAttributedString.Key: Any] = [:]
      if let color = run[Attributes.ForegroundColorAttribute.self] { looks[.foregroundColor] = UIColor(color) }
      if let color = run[Attributes.BackgroundColorAttribute.self] { looks[.backgroundColor] = UIColor(color) }
      if let kerning = run[Attributes.KerningAttribute.self] { looks[.kern] = Double(kerning) }
      if run[Attributes.UnderlineStyleAttribute.self] != nil {
        looks[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if run[Attributes.StrikethroughStyleAttribute.self] != nil {
        looks[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      if let link = run.link { looks[.link] = link }
      result.append(NSAttributedString(string: String(attributed[run.range].characters), attributes: looks))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// The text with its fonts, colours, links and lines.
  public init(_ attributed: NSAttributedString) {
    self.init()
    let text = attributed.string as NSString
    attributed.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { looks, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(looks)))
    }
  }
}

extension AttributeContainer {
  /// What of the looks SwiftUI draws.
  public init(_ looks: [NSAttributedString.Key: Any]) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    self.init()
    if let font = looks[.font] as? UIFont { self[Attributes.FontAttribute.self] = Font(font) }
    if let color = looks[.foregroundColor] as? UIColor { self[Attributes.ForegroundColorAttribute.self] = Color(color) }
    if let color = looks[.backgroundColor] as? UIColor { self[Attributes.BackgroundColorAttribute.self] = Color(color) }
    if let kerning = (looks[.kern] as? NSNumber)?.doubleValue ?? looks[.kern] as? Double {
      self[Attributes.KerningAttribute.self] = CGFloat(kerning)
    }
    if Self.isLine(looks[.underlineStyle]) { self[Attributes.UnderlineStyleAttribute.self] = .single }
    if Self.isLine(looks[.strikethroughStyle]) { self[Attributes.StrikethroughStyleAttribute.self] = .single }
    if let link = looks[.link] as? URL ?? (looks[.link] as? String).flatMap({ URL(string: $0) }) { self.link = link }
  }

  private static func isLine(_ style: Any?) -> Bool {
    ((style as? NSNumber)?.intValue ?? style as? Int ?? (style as? NSUnderlineStyle)?.rawValue ?? 0) != 0
  }
}
