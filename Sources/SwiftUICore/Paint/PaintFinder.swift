/// Finds the paint of views that are drawn as filled shapes.
@MainActor
enum PaintFinder {
  /// The paint of the first shape.
  static func paint(of view: some View, _ inputs: ViewInputs) -> Paint? {
    drawn(view, inputs) { drawn in
      guard case .shape(let shape)? = drawn.first?.subject.element.role else {
        return drawn.first?.element.style.background
      }
      return shape.fill
    }
  }

  /// The paint of the first shape where nothing but shapes is drawn.
  static func solePaint(of view: some View, _ inputs: ViewInputs) -> Paint? {
    drawn(view, inputs) { drawn in
      let fills = drawn.flatMap(\.leaves).map { leaf -> Paint? in
        if case .shape(let shape) = leaf.role { shape.fill } else { nil }
      }
      return fills.contains { $0 == nil } ? nil : fills.first ?? nil
    }
  }

  /// Whether there is something to read in the view, and nothing else.
  static func holdsWordsAlone(_ view: some View, _ inputs: ViewInputs) -> Bool {
    drawn(view, inputs) { drawn in
      let leaves = drawn.flatMap(\.leaves)
      return !leaves.isEmpty
        && leaves.allSatisfy { leaf in
          switch leaf.role {
          case .text, .symbol: true
          default: false
          }
        }
    }
  }

  private static func drawn<V: View, Found>(
    _ view: V, _ inputs: ViewInputs, _ find: ([DrawingNode]) -> Found
  ) -> Found {
    let node = V._node(for: view, replacing: nil, inputs.within(inputs.parent))
    defer { node.unmount() }
    var drawn: [DrawingNode] = []
    node.flatten(into: &drawn)
    return find(drawn)
  }
}

extension DrawingNode {
  /// What is drawn in it and holds nothing itself; spacers are not drawn.
  fileprivate var leaves: [DrawingNode] {
    var inner: [DrawingNode] = []
    collectChildren(into: &inner)
    if !inner.isEmpty { return inner.flatMap(\.leaves) }
    switch role {
    case .spacer: return []
    case .box, .layers, .stack, .grid: return []
    default: return [self]
    }
  }
}
