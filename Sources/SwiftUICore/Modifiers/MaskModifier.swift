import Foundation

/// Cuts a view to a shape, and fades it by a gradient. Words and symbols cut nothing: where what they would cut is nothing but paint,
/// they are drawn in it.
nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never

  let mask: Mask
  let alignment: Alignment

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let mask = view.modifier.mask
    let outline: (Style) -> Outline? = { style in
      (mask as? any MaskingShape)?.maskOutline(in: style.fixedSize)
        ?? (mask as? any Shape)?.clipOutline(in: style.fixedSize)
    }
    let paint =
      ((mask as? any ShapeStyle)?._paint(in: inputs.environment))
      ?? (mask as? any MaskingShape)?.maskPaint(in: inputs.environment)
    if paint == nil, !(mask is any Shape), PaintFinder.holdsWordsAlone(mask, inputs),
      let ink = PaintFinder.solePaint(of: view.content, inputs)
    {
      let painted = view.content.opacity(0)
        .overlay(alignment: view.modifier.alignment) { mask.foregroundStyle(KnownPaint(paint: ink)) }
      return node(painted, old, inputs)
    }
    let change = StyleChange(.clip) { style in
      if style.clip == nil { style.clip = outline(style) }
      if let paint, paint.isTranslucent { style.mask = paint }
    }
    return Modified._node(for: view.content, replacing: old, inputs.adding(change))
  }

  @MainActor private static func node<V: View>(_ view: V, _ old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    V._node(for: view, replacing: old, inputs)
  }
}

extension Paint {
  /// Lets something of what is behind it through.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .color(let color): color.isTranslucent
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.contains { $0.color.isTranslucent }
    case .material: false
    }
  }
}

extension ColorValue {
  fileprivate var isTranslucent: Bool { opacity < 1 || base == .named(.clear) }
}
