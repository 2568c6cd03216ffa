/// How an element looks and takes space.
///
/// The fields apply from the inside out in the order of declaration: text look, content frame, padding, background, clip, border,
/// shadow, then effects on the whole box, then its place in the parent. A modifier that comes out of this order opens a new `box` around the element.
@dynamicMemberLookup
public struct Style: Hashable, Sendable {
  /// The values behind a style. Read and written through the style itself, as in `style.padding`.
  public struct Fields: Hashable, Sendable {
    public var text = TextStyle()
    public var frame: Frame?
    /// nil is none; `.standard` values are already resolved to points.
    public var padding: Insets?
    public var background: Paint?
    public var clip: Outline?
    public var border: Stroke?
    public var shadow: Shadow?

    public var opacity: Double = 1
    public var blur: Double = 0
    /// Applied first of the three ways to place the drawn box elsewhere.
    public var scale: Size?
    /// Clockwise, in degrees; applied after the scale.
    public var rotation: Double = 0
    /// In points; applied last.
    public var offset: Size?

    /// Width divided by height.
    public var aspectRatio: AspectRatio?
    public var fixesWidth = false
    public var fixesHeight = false
    public var layoutPriority: Double = 0
    public var zIndex: Double = 0
    /// Takes space but is not drawn.
    public var isHidden = false
    /// Ignores presses.
    public var ignoresHits = false
    public var isDisabled = false
    /// Drawn as grey placeholder.
    public var isRedacted = false
    /// How it comes and goes.
    public var transition: TransitionStyle?
    /// How changes of this element move; nil follows the transaction.
    public var animation: AnimationStyle?

    init() {}
    static let plain = Fields()
  }

  private var storage: Shared<Fields>?

  public init() {}

  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.map { $0.value[keyPath: field] } ?? Fields.plain[keyPath: field] }
    _modify { yield &Shared.unique(&storage, or: .plain).value[keyPath: field] }
  }

  /// True where nothing was ever set.
  public var isPlain: Bool { storage == nil }

  public static func == (lhs: Style, rhs: Style) -> Bool {
    Shared.areEqual(lhs.storage, rhs.storage, plain: .plain)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage?.value ?? .plain) }
}

/// The look of text; nil means inherited from the element around it, and at last from the host's default.
///
/// A line limit, truncation, minimum scale and letter case are already resolved on each text and need not be inherited.
@dynamicMemberLookup
public struct TextStyle: Hashable, Sendable {
  /// The values behind a text style. Read and written through the style itself.
  public struct Fields: Hashable, Sendable {
    public var font: FontStyle?
    public var foreground: Paint?
    public var isBold: Bool?
    public var isItalic: Bool?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?
    public var isMonospaced: Bool?
    public var hasMonospacedDigits: Bool?
    public var lineLimit: Int?
    public var reservesLines = false
    public var truncation: Truncation?
    public var alignment: AxisAlignment?
    /// In points.
    public var lineSpacing: Double?
    public var kerning: Double?
    /// Above the line, in points.
    public var baselineOffset: Double?
    public var minimumScale: Double?
    public var letterCase: LetterCase?
    public var isSelectable: Bool?
    /// The colour of controls and links within.
    public var tint: Paint?

    init() {}
    static let plain = Fields()
  }

  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  public enum LetterCase: Hashable, Sendable { case uppercase, lowercase }

  private var storage: Shared<Fields>?

  public init() {}

  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.map { $0.value[keyPath: field] } ?? Fields.plain[keyPath: field] }
    _modify { yield &Shared.unique(&storage, or: .plain).value[keyPath: field] }
  }

  /// True where nothing was ever set.
  public var isPlain: Bool { storage == nil }

  public static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    Shared.areEqual(lhs.storage, rhs.storage, plain: .plain)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage?.value ?? .plain) }
}

/// A font by role or size.
public struct FontStyle: Hashable, Sendable {
  public enum Role: String, Equatable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Weight: Int, Equatable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }
  public enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

  public var role: Role?
  /// In points; nil follows the role.
  public var size: Double?
  public var weight: Weight?
  public var design: Design
  /// A family by name, where the app asks for one.
  public var family: String?
  public var isItalic: Bool
  public var hasSmallCaps: Bool

  public init(
    role: Role? = nil, size: Double? = nil, weight: Weight? = nil, design: Design = .standard, family: String? = nil,
    isItalic: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.role = role
    self.size = size
    self.weight = weight
    self.design = design
    self.family = family
    self.isItalic = isItalic
    self.hasSmallCaps = hasSmallCaps
  }
}

/// What an area is filled with.
public indirect enum Paint: Hashable, Sendable {
  case color(ColorValue)
  case linearGradient(stops: [GradientStop], start: Point, end: Point)
  case radialGradient(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
  case angularGradient(stops: [GradientStop], center: Point, startDegrees: Double, endDegrees: Double)
  /// A translucent surface over what is behind; 0 is the thinnest, 4 the thickest.
  case material(thickness: Int)
}

/// A colour of the gradient at a place 0…1.
public struct GradientStop: Hashable, Sendable {
  public var color: ColorValue
  public var location: Double

  public init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A place in a frame: 0,0 is top leading, 1,1 is bottom trailing.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A colour by meaning, so that each host and appearance chooses its own shade, or by components.
public struct ColorValue: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB components 0…1.
    case rgb(red: Double, green: Double, blue: Double)
    /// Components for light and for dark appearance.
    case dynamic(light: [Double], dark: [Double])
  }

  public enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white, clear
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholder, separator, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
  }

  public var base: Base
  public var opacity: Double

  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// Distances from the edges in points; leading and trailing follow the writing direction.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The space an element asks for, in points; `.infinity` takes all there is.
public struct Frame: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: BoxAlignment

  public init(alignment: BoxAlignment = BoxAlignment()) { self.alignment = alignment }
}

/// The shadow of a box.
public struct Shadow: Hashable, Sendable {
  public var color: ColorValue
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(color: ColorValue, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// How width and height hang together.
public struct AspectRatio: Hashable, Sendable {
  /// Width by height; nil is the content's own.
  public var ratio: Double?
  public var fills: Bool

  public init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }
}

/// How a change moves.
public struct AnimationStyle: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut, spring
    case bezier(Double, Double, Double, Double)
  }

  public var curve: Curve
  /// In seconds.
  public var duration: Double
  public var delay: Double
  /// How often it runs; nil is for ever.
  public var repeats: Int?
  public var autoreverses: Bool

  public init(
    curve: Curve = .easeInOut, duration: Double = 0.35, delay: Double = 0, repeats: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.autoreverses = autoreverses
  }
}

/// How an element appears and goes.
public struct TransitionStyle: Hashable, Sendable {
  public enum Effect: Hashable, Sendable {
    case opacity, scale, slide
    case move(edge: Edge)
    case push(edge: Edge)
  }
  public enum Edge: Hashable, Sendable { case top, leading, bottom, trailing }

  /// Combined effects on the way in and on the way out.
  public var insertion: [Effect]
  public var removal: [Effect]

  public init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }
}
