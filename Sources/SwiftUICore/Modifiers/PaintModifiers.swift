import Foundation

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(StyleChange(.shadow) { $0.opacity *= opacity })
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(StyleChange(.shadow) { $0.blur = max($0.blur, radius) })
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(StyleChange(.rotation) { $0.rotation += angle.degrees })
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      StyleChange(.scale) {
        $0.scale = Size(width: ($0.scale?.width ?? 1) * x, height: ($0.scale?.height ?? 1) * y)
      })
  }

  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      StyleChange(.shadow, merges: true) {
        $0.shadow = Shadow(color: color.value, radius: radius, x: x, y: y)
      })
  }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(StyleChange(.clip) { $0.clip = .roundedRectangle(radius: radius) })
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(StyleChange(.clip) { if $0.clip == nil { $0.clip = .rectangle } })
  }

  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      PaintModifier(style: content, stage: .border) { style, paint in
        style.border = Stroke(paint: paint, width: width)
      })
  }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(PaintModifier(style: style, stage: .background) { $0.background = $1 })
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

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
