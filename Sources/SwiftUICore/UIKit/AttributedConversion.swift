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
