import Foundation
import FoundationExtras

extension AttributeScopes {
  /// What views draw of attributed text. Backgrounds are kept and not drawn.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part of the text.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters; kept, without effect.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the text, always a plain one.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the text, always a plain one.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance between letters beyond the font's, in points.
    public let kern: KerningAttribute
    /// As `kern`, where there is none.
    public let tracking: TrackingAttribute
    /// How far letters stand above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation has.
    public let foundation: FoundationAttributes
  }

  /// The attributes that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a part of the text.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the letters; kept, without effect.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// A line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// A line below the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The distance between letters beyond the font's, in points.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.Kern"
  }

  /// As the kerning, where there is none.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far letters stand above the line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    /// What the attribute is called where it is written down.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that views draw.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What a run's own attributes say of its look.
  var look: TextStyle {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var style = TextStyle()
    if let intent = self.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { style.isBold = true }
      if intent.contains(.emphasized) { style.isItalic = true }
      if intent.contains(.code) { style.isMonospaced = true }
      if intent.contains(.strikethrough) { style.isStruckThrough = true }
    }
    if let font = self[Attributes.FontAttribute.self] { style.font = font.style }
    if let color = self[Attributes.ForegroundColorAttribute.self] { style.foreground = .color(color.value) }
    if self[Attributes.UnderlineStyleAttribute.self] != nil { style.isUnderlined = true }
    if self[Attributes.StrikethroughStyleAttribute.self] != nil { style.isStruckThrough = true }
    if let kerning = self[Attributes.KerningAttribute.self] ?? self[Attributes.TrackingAttribute.self] {
      style.kerning = Double(kerning)
    }
    if let offset = self[Attributes.BaselineOffsetAttribute.self] { style.baselineOffset = Double(offset) }
    return style
  }
}
