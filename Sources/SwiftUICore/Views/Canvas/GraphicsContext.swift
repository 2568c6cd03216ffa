import UIKit

/// What a canvas is drawn with. A copy draws into the same canvas, with a state of its own.
///
/// A clip holds for all that is drawn after it; its option `inverse` is not kept by hosts.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
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

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(path.applying(transform))
  }

  /// The smallest rectangle around what all clips leave, in the coordinates of the current transform.
  public var clipBoundingRect: CGRect {
    let seen = clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.boundingRect) }
    return Path(seen).applying(transform.inverted()).boundingRect
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Outlines

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.applying(transform)
    let paint = shading.paint(in: environment, of: outline.boundingRect, transform, canvas: size)
    record(.outline(outline, fill: paint, isEvenOdd: style.isEOFilled, stroke: nil))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let outline = path.applying(transform)
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var stroke = style.stroke(shading.paint(in: environment, of: outline.boundingRect, transform, canvas: size))
    stroke.width *= scale
    stroke.dash = stroke.dash.map { $0 * scale }
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
