import Foundation

extension View {
  /// How much of the view is seen, 0…1; several multiply.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(StyleChange(.shadow) { $0.opacity *= opacity })
  }

  /// Blurs the drawn view by a radius in points; `opaque` has no effect.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(StyleChange(.shadow) { $0.blur = max($0.blur, radius) })
  }

  /// Turns the drawn view clockwise about a point of it.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(PivotedChange(kind: .rotation(degrees: angle.degrees), anchor: anchor))
  }

  /// Draws the view larger or smaller about a point of it.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// With a factor for each axis, as a size.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// With a factor for each axis; a negative one mirrors.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(PivotedChange(kind: .scale(Size(width: x, height: y)), anchor: anchor))
  }

  /// A shadow of the drawn view, in points.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      StyleChange(.shadow, merges: true) {
        $0.shadow = Shadow(color: color.value, radius: radius, x: x, y: y)
      })
  }

  /// Cuts the view to a rectangle with round corners, by a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(StyleChange(.clip) { $0.clip = .roundedRectangle(radius: radius) })
  }

  /// Cuts what is drawn beyond the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(StyleChange(.clip) { if $0.clip == nil { $0.clip = .rectangle } })
  }

  /// Draws a line along the inner edge of the frame, its width in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      PaintModifier(style: content, stage: .border) { style, paint in
        style.border = Stroke(paint: paint, width: width)
      })
  }

  /// Paints behind the view, in its frame.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(PaintModifier(style: style, stage: .background) { $0.background = $1 })
  }

  /// Paints the usual background behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// False lets presses through to what is behind the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(StyleChange(.layout) { if !enabled { $0.ignoresHits = true } })
  }
}

/// Paints with a style that may depend on the environment. A second paint at the same stage opens a box.
nonisolated struct PaintModifier<S: ShapeStyle>: ViewModifier {
  typealias Body = Never

  let style: S
  let stage: Folding.Stage
  let apply: (inout Style, Paint) -> Void

  init(style: S, stage: Folding.Stage, _ apply: @escaping (inout Style, Paint) -> Void) {
    self.style = style
    self.stage = stage
    self.apply = apply
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let paint = modifier.style._paint(in: inputs.environment)
    let change = StyleChange(modifier.stage, merges: false) { modifier.apply(&$0, paint) }
    return Modified._node(for: view.content, replacing: old, inputs.adding(change))
  }
}
