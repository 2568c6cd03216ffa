import Foundation
import FoundationExtras

extension AttributeScopes {
  /// What views draw of attributed text. Backgrounds are kept and not drawn.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
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
