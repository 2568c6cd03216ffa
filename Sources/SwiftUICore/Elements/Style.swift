/// How an element looks and takes space.
///
/// The fields apply from the inside out in the order of declaration: text look, content frame, padding, background, clip, border,
/// shadow, then effects on the whole box, then its place in the parent. A modifier that comes out of this order opens a new `box` around the element.
@dynamicMemberLookup
package struct Style: Hashable, Sendable {
  /// The values behind a style. Read and written through the style itself, as in `style.padding`.
  package struct Fields: Hashable, Sendable {
    package var text = TextStyle()
    package var frame: Frame?
    /// nil is none; `.standard` values are already resolved to points.
    package var padding: Insets?
    package var background: Paint?
    package var clip: Outline?
    package var border: Stroke?
    package var shadow: Shadow?

    package var opacity: Double = 1
    package var blur: Double = 0
    /// Changes of colour, in the order in which they apply.
    package var filters: [ColorFilter] = []
    /// How the box mixes with what is behind it.
    package var blend: BlendKind?
    /// The box is drawn by itself before it mixes with what is behind it.
    package var isIsolated = false
    /// Drawn only as far as this paint is opaque.
    package var mask: Paint?
    /// Applied first of the three ways to place the drawn box elsewhere.
    package var scale: Size?
    /// Clockwise, in degrees; applied after the scale.
    package var rotation: Double = 0
    package var turn: Turn?
    /// In points; applied last.
    package var offset: Size?

    /// Width divided by height.
    package var aspectRatio: AspectRatio?
    package var fixesWidth = false
    package var fixesHeight = false
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    /// Takes space but is not drawn.
    package var isHidden = false
    /// The number of columns it takes in a grid's row.
    package var columnSpan = 1
    /// Ignores presses.
    package var ignoresHits = false
    package var isDisabled = false
    /// Drawn as grey placeholder.
    package var isRedacted = false
    /// How it comes and goes.
    package var transition: TransitionStyle?
    /// How changes of this element move; nil follows the transaction.
    package var animation: AnimationStyle?
    /// Asks for light or dark colours whatever the reader's own appearance is.
    package var appearance: HostTraits.Appearance?

    init() {}
    static let plain = Fields()
  }

  private var storage: Shared<Fields>?

  package init() {}

  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.map { $0.value[keyPath: field] } ?? Fields.plain[keyPath: field] }
    _modify { yield &Shared.unique(&storage, or: .plain).value[keyPath: field] }
  }

  /// True where nothing was ever set.
  package var isPlain: Bool { storage == nil }

  package static func == (lhs: Style, rhs: Style) -> Bool {
    Shared.areEqual(lhs.storage, rhs.storage, plain: .plain)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.value ?? .plain) }
}

/// The look of text; nil means inherited from the element around it, and at last from the host's default.
///
/// A line limit, truncation, minimum scale and letter case are already resolved on each text and need not be inherited.
@dynamicMemberLookup
package struct TextStyle: Hashable, Sendable {
  /// The values behind a text style. Read and written through the style itself.
  package struct Fields: Hashable, Sendable {
    package var font: FontStyle?
    package var foreground: Paint?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var lineLimit: Int?
    package var reservesLines = false
    package var truncation: Truncation?
    package var alignment: AxisAlignment?
    /// In points.
    package var lineSpacing: Double?
    package var kerning: Double?
    /// Above the line, in points.
    package var baselineOffset: Double?
    package var minimumScale: Double?
    package var letterCase: LetterCase?
    package var isSelectable: Bool?
    /// The colour of controls and links within.
    package var tint: Paint?

    init() {}
    static let plain = Fields()
  }

  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum LetterCase: Hashable, Sendable { case uppercase, lowercase }

  private var storage: Shared<Fields>?

  package init() {}

  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { storage.map { $0.value[keyPath: field] } ?? Fields.plain[keyPath: field] }
    _modify { yield &Shared.unique(&storage, or: .plain).value[keyPath: field] }
  }

  /// True where nothing was ever set.
  package var isPlain: Bool { storage == nil }

  package static func == (lhs: TextStyle, rhs: TextStyle) -> Bool {
    Shared.areEqual(lhs.storage, rhs.storage, plain: .plain)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage?.value ?? .plain) }
}

/// A font by role or size.
package struct FontStyle: Hashable, Sendable {
  package enum Role: String, Equatable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  package enum Weight: Int, Equatable, Sendable {
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
  package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

  package var role: Role?
  /// In points; nil follows the role.
  package var size: Double?
  package var weight: Weight?
  package var design: Design
  /// A family by name, where the app asks for one.
  package var family: String?
  package var isItalic: Bool
  package var hasSmallCaps: Bool

  package init(
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
public indirect enum _Paint: Hashable, Sendable {
  case color(_ColorValue)
  case linearGradient(stops: [_GradientStop], start: _Point, end: _Point)
  case radialGradient(stops: [_GradientStop], center: _Point, startRadius: Double, endRadius: Double)
  case angularGradient(stops: [_GradientStop], center: _Point, startDegrees: Double, endDegrees: Double)
  /// A translucent surface over what is behind; 0 is the thinnest, 4 the thickest.
  case material(thickness: Int)
}

/// A colour of the gradient at a place 0…1.
public struct _GradientStop: Hashable, Sendable {
  package var color: ColorValue
  package var location: Double

  package init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A place in a frame: 0,0 is top leading, 1,1 is bottom trailing.
public struct _Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A colour by meaning, so that each host and appearance chooses its own shade, or by components.
public struct _ColorValue: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB components 0…1.
    case rgb(red: Double, green: Double, blue: Double)
    /// Components for light and for dark appearance.
    case dynamic(light: [Double], dark: [Double])
  }

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white, clear
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholder, separator, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
  }

  package var base: Base
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// Distances from the edges in points; leading and trailing follow the writing direction.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The space an element asks for, in points; `.infinity` takes all there is.
package struct Frame: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: BoxAlignment

  package init(alignment: BoxAlignment = BoxAlignment()) { self.alignment = alignment }
}

/// The shadow of a box.
package struct Shadow: Hashable, Sendable {
  package var color: ColorValue
  package var radius: Double
  package var x: Double
  package var y: Double

  package init(color: ColorValue, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A change of every colour in a box.
package enum ColorFilter: Hashable, Sendable {
  /// Added to each component; 0 changes nothing, 1 makes all white.
  case brightness(Double)
  /// 1 changes nothing, 0 makes all grey.
  case contrast(Double)
  /// 1 changes nothing, 0 takes all colour.
  case saturation(Double)
  /// 0 changes nothing, 1 takes all colour.
  case grayscale(Double)
  /// Around the colour wheel, in degrees.
  case hueRotation(Double)
  case inversion
}

/// How colours mix with what is behind them.
package enum BlendKind: String, Hashable, Sendable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion,
    hue, saturation, color, luminosity, plusLighter
}

/// A turn in depth, about an axis through the middle.
package struct Turn: Hashable, Sendable {
  /// Degrees.
  package var angle: Double
  package var x: Double
  package var y: Double
  package var z: Double
  /// 0 is seen from far away, 1 from about one width.
  package var perspective: Double

  package init(angle: Double, x: Double, y: Double, z: Double, perspective: Double = 1) {
    self.angle = angle
    self.x = x
    self.y = y
    self.z = z
    self.perspective = perspective
  }
}

/// How width and height hang together.
package struct AspectRatio: Hashable, Sendable {
  /// Width by height; nil is the content's own.
  package var ratio: Double?
  package var fills: Bool

  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }
}

/// How a change moves.
package struct AnimationStyle: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut, spring
    case bezier(Double, Double, Double, Double)
  }

  package var curve: Curve
  /// In seconds.
  package var duration: Double
  package var delay: Double
  /// How often it runs; nil is for ever.
  package var repeats: Int?
  package var autoreverses: Bool

  package init(
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
package struct TransitionStyle: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case opacity, scale, slide
    case move(edge: Edge)
    case push(edge: Edge)
  }
  package enum Edge: Hashable, Sendable { case top, leading, bottom, trailing }

  /// Combined effects on the way in and on the way out.
  package var insertion: [Effect]
  package var removal: [Effect]

  package init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }
}
