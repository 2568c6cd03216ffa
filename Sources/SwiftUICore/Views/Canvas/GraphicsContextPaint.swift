import UIKit

// What a canvas is painted with.

extension GraphicsContext {
  /// A colour, style or gradient. Gradients lie in the coordinates of the canvas; around a point they are one flat colour.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case foreground
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }
    /// What is already drawn, which hosts cannot take as a paint: the background.
    public static var backdrop: Shading { .style(BackgroundStyle()) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { .style(color) }
    /// One colour by its parts, 0…1 each.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .style(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
    /// One grey, from black at 0 to white at 1.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .style(Color(space, white: white, opacity: opacity)) }

    /// A style as the canvas's environment has it.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// Colours along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

    /// Colours around a point, from one distance to another, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }

    /// The first colour of the gradient alone: colours around a point by angle are not drawn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

    /// The first of several shadings, of which styles take a level.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    var isForeground: Bool { if case .foreground = kind { true } else { false } }

    var style: AnyShapeStyle {
      switch kind {
      case .style(let style): style
      case .foreground: AnyShapeStyle(ForegroundStyle())
      case .linear(let gradient, _, _): AnyShapeStyle(gradient)
      case .radial(let gradient, _, _, _), .conic(let gradient, _, _): AnyShapeStyle(gradient)
      }
    }

    /// The paint of an outline, whose place on the canvas is `bounds`.
    func paint(
      in environment: EnvironmentValues, of bounds: CGRect, _ transform: CGAffineTransform, canvas: CGSize
    ) -> Paint {
      switch kind {
      case .style(let style): return style._paint(in: environment)
      case .foreground: return environment.foregroundPaint
      case .linear(let gradient, let start, let end):
        // A paint's places are parts of the outline's box; one without area has none.
        guard bounds.width > 0, bounds.height > 0 else { return gradient.firstPaint }
        func part(_ point: CGPoint) -> Point {
          let place = point.applying(transform)
          return Point(x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height)
        }
        return .linearGradient(stops: gradient.values, start: part(start), end: part(end))
      case .radial(let gradient, let center, let inner, let outer):
        guard canvas.width > 0, canvas.height > 0 else { return gradient.firstPaint }
        let place = center.applying(transform)
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return .radialGradient(
          stops: gradient.values, center: Point(x: place.x / canvas.width, y: place.y / canvas.height),
          startRadius: inner * scale, endRadius: outer * scale)
      case .conic(let gradient, _, _): return gradient.firstPaint
      }
    }
  }

  /// How a gradient goes on beyond its ends; without effect.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Begins again beyond the end; without effect.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back beyond the end; without effect.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours by their light; without effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// How marks mix with what is behind them.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode as a number, with Apple's values.
    public let rawValue: Int32
    /// A mode by its number; one that is not known mixes as `normal` does.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private static let modes: [SwiftUICore.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker, .plusLighter,
    ]

    /// Covers what is behind.
    public static var normal: BlendMode { .init(rawValue: 0) }
    /// The product of the colours: darker.
    public static var multiply: BlendMode { .init(rawValue: 1) }
    /// The opposite of `multiply`: lighter.
    public static var screen: BlendMode { .init(rawValue: 2) }
    /// `multiply` where it is dark behind, `screen` where it is light.
    public static var overlay: BlendMode { .init(rawValue: 3) }
    /// The darker of the colours.
    public static var darken: BlendMode { .init(rawValue: 4) }
    /// The lighter of the colours.
    public static var lighten: BlendMode { .init(rawValue: 5) }
    /// Lightens what is behind to reflect the colour.
    public static var colorDodge: BlendMode { .init(rawValue: 6) }
    /// Darkens what is behind to reflect the colour.
    public static var colorBurn: BlendMode { .init(rawValue: 7) }
    /// A softer `overlay`.
    public static var softLight: BlendMode { .init(rawValue: 8) }
    /// `multiply` where the colour is dark, `screen` where it is light.
    public static var hardLight: BlendMode { .init(rawValue: 9) }
    /// The difference of the colours.
    public static var difference: BlendMode { .init(rawValue: 10) }
    /// As `difference`, with less contrast.
    public static var exclusion: BlendMode { .init(rawValue: 11) }
    /// The hue of the colour with the rest of what is behind.
    public static var hue: BlendMode { .init(rawValue: 12) }
    /// The strength of the colour with the rest of what is behind.
    public static var saturation: BlendMode { .init(rawValue: 13) }
    /// Hue and strength of the colour with the light of what is behind.
    public static var color: BlendMode { .init(rawValue: 14) }
    /// The light of the colour with the rest of what is behind.
    public static var luminosity: BlendMode { .init(rawValue: 15) }
    /// Adds the colours and moves them to the dark.
    public static var plusDarker: BlendMode { .init(rawValue: 16) }
    /// Adds the colours and moves them to the light.
    public static var plusLighter: BlendMode { .init(rawValue: 17) }

    var mode: SwiftUICore.BlendMode {
      Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
    }
  }

  /// An effect on all that is drawn after it.
  public struct Filter {
    private let apply: @MainActor (AnyView) -> AnyView

    private init<V: View>(_ apply: @escaping @MainActor (AnyView) -> V) { self.apply = { AnyView(apply($0)) } }

    @MainActor func applied(to view: AnyView) -> AnyView { apply(view) }

    /// A shadow behind what is drawn, in points; blend mode and options have no effect.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter { $0.shadow(color: color, radius: radius, x: x, y: y) } }

    /// Blurs by a radius in points; the options have no effect.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { $0.blur(radius: radius) }
    }
    /// Lighter, or darker where negative; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }
    /// Stronger in contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }
    /// Stronger in colour; 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }
    /// Greyer: 0 changes nothing, 1 is without colour.
    public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }
    /// Turns the hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }
    /// Turns colours into their opposites; 1 is wholly, 0 not at all.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { $0.inverted(amount) } }
    /// Multiplies all colours by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }
  }

  /// How a shadow is drawn; without effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow in front; without effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone; without effect.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow of what is not drawn; without effect.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow of each mark; without effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is drawn; without effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges opaque; without effect.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result; without effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension Gradient {
  /// Its first colour alone.
  fileprivate var firstPaint: Paint { .color(stops.first?.color.value ?? ColorValue(.named(.primary))) }
}

extension GraphicsContext.Filter {
  /// Hosts keep what is drawn as it is.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter {
    .blur(radius: 0)
  }
}
