import Foundation

/// A shape of which only a part is drawn, or at a distance from its frame.
protocol PartialShape {
  var drawnPart: ClosedRange<Double> { get }
  var distance: Double { get }
}

/// A shape drawn at a distance within its frame.
public nonisolated struct _InsetOutline<Base: Shape>: InsettableShape, PartialShape {
  public typealias Body = Never

  let base: Base
  let amount: CGFloat

  init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  /// The base shape's path within the rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public var _outline: _Outline? { base._outline }
  /// Further within, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<Base> { _InsetOutline(base, by: self.amount + amount) }

  var drawnPart: ClosedRange<Double> { base._trim }
  var distance: Double { base._inset + amount }
}

/// A part of a shape's outline.
public nonisolated struct _TrimmedOutline<Base: Shape>: Shape, PartialShape {
  public typealias Body = Never

  let base: Base
  let part: ClosedRange<Double>

  /// The base shape's whole path.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public var _outline: _Outline? { base._outline }

  var drawnPart: ClosedRange<Double> { part }
  var distance: Double { base._inset }
}

/// A shape filled or drawn as a line.
public nonisolated struct _PaintedShape<Content: Shape>: View, MaskingShape {
  public typealias Body = Never

  let shape: Content
  let fill: (@Sendable (EnvironmentValues) -> Paint)?
  var isEvenOdd = false
  let stroke: (@Sendable (EnvironmentValues) -> Stroke)?

  func maskOutline(in size: Size?) -> Outline { shape.clipOutline(in: size) }
  func maskPaint(in environment: EnvironmentValues) -> Paint? { fill?(environment) }

  @MainActor public static func _node(
    for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    ShapeNode<Content>.node(for: view.shape, replacing: old, inputs) { shape, outline, inputs in
      ShapeContent(
        outline: outline, fill: view.fill?(inputs.environment), isEvenOdd: view.isEvenOdd,
        stroke: view.stroke?(inputs.environment), trim: shape._trim, inset: shape._inset)
    }
  }

  /// The same outline also drawn as a line.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
    let line = StrokeStyle(lineWidth: lineWidth)
    return _PaintedShape(shape: shape, fill: fill, isEvenOdd: isEvenOdd) { line.stroke(content._paint(in: $0)) }
  }

  /// The same outline also drawn as a line with ends, corners and dashes.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self {
    _PaintedShape(shape: shape, fill: fill, isEvenOdd: isEvenOdd) { style.stroke(content._paint(in: $0)) }
  }

  /// The same outline also drawn as a line, which lies on the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
    stroke(content, lineWidth: lineWidth)
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self {
    stroke(content, style: style)
  }

  /// The same outline also filled.
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> Self {
    _PaintedShape(shape: shape, fill: { content._paint(in: $0) }, isEvenOdd: style.isEOFilled, stroke: stroke)
  }
}

extension Shape {
  /// The area within the outline, painted with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: { content._paint(in: $0) }, isEvenOdd: style.isEOFilled, stroke: nil)
  }

  /// The area within the outline, painted with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: { $0.foregroundPaint }, isEvenOdd: style.isEOFilled, stroke: nil)
  }

  /// The outline as a line with ends, corners and dashes; half of its width lies outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: nil) { style.stroke(content._paint(in: $0)) }
  }

  /// The outline as a line, its width in points; half of it lies outside.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a line with ends, corners and dashes, painted with the foreground.
  public nonisolated func stroke(style: StrokeStyle) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, fill: nil) { style.stroke($0.foregroundPaint) }
  }

  /// The outline as a line painted with the foreground, its width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    let start = min(max(Double(startFraction), 0), 1)
    let end = min(max(Double(endFraction), start), 1)
    return _TrimmedOutline(base: self, part: start...end)
  }
}

extension InsettableShape {
  /// The outline as a line that lies within the frame, its width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<InsetShape> {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// The outline as a line with ends, corners and dashes that lies within the frame.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The outline as a line within the frame, painted with the foreground.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<InsetShape> {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }

  /// The outline as a line with ends, corners and dashes within the frame, painted with the foreground.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}
