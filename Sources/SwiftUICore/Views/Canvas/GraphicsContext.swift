import UIKit

/// What a canvas is drawn with. A copy draws into the same canvas, with a state of its own.
///
/// A clip holds for all that is drawn after it; its option `inverse` is not kept by hosts.
public struct GraphicsContext {
  /// How much of a mark is seen, 0…1, for all that is drawn after it.
  public var opacity = 1.0
  /// How marks drawn after it mix with what is behind them.
  public var blendMode = BlendMode.normal
  /// Where marks drawn after it stand, from the top left of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  let recorder: CanvasRecorder
  let size: CGSize
  let symbol: ((AnyHashable) -> AnyView)?
  private var clips: [Path] = []
  private var filters: [Filter] = []

  init(
    recorder: CanvasRecorder, size: CGSize, environment: EnvironmentValues, symbol: ((AnyHashable) -> AnyView)?
  ) {
    self.recorder = recorder
    self.size = size
    self.environment = environment
    self.symbol = symbol
  }

  // MARK: State

  /// Draws what follows larger or smaller by factors.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what follows, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what follows about the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Puts a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// How a clip cuts.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Cuts away what is within; taken without it, as the whole context says.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Cuts away what follows beyond the outline, which lies in the current transform; style and options have no effect.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(path.applying(transform))
  }

  /// The smallest rectangle around what all clips leave, in the coordinates of the current transform.
  public var clipBoundingRect: CGRect {
    let seen = clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.boundingRect) }
    return Path(seen).applying(transform.inverted()).boundingRect
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours by their light; without effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds an effect on all that is drawn after it; the options have no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Outlines

  /// Paints the area within an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.applying(transform)
    let paint = shading.paint(in: environment, of: outline.boundingRect, transform, canvas: size)
    record(.outline(outline, fill: paint, isEvenOdd: style.isEOFilled, stroke: nil))
  }

  /// Draws the line of an outline, its width in points before the transform.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of an outline with ends, corners and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = path.applying(transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var stroke = style.stroke(shading.paint(in: environment, of: outline.boundingRect, transform, canvas: size))
    stroke.width *= scale
    stroke.dash = stroke.dash.map { $0 * scale }
    stroke.dashPhase *= scale
    record(.outline(outline, fill: nil, isEvenOdd: false, stroke: stroke))
  }

  // MARK: Layers

  /// Draws into a layer of its own, which is put onto the canvas with this context's opacity, blend mode, clips and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecorder()
    var context = GraphicsContext(recorder: layer, size: size, environment: environment, symbol: symbol)
    context.transform = transform
    try content(&context)
    record(.layer(layer.marks))
  }

  func record(_ content: CanvasMark.Content) {
    recorder.marks.append(
      CanvasMark(content: content, opacity: opacity, blendMode: blendMode, clips: clips, filters: filters))
  }
}
