/// Draws a shape, and the shapes between where the values of an app's own shape move.
final class ShapeNode<Content: Shape>: DrawingNode {
  private var sampler = Sampler<Content.AnimatableData>()
  private var redraw: () -> Void = {}

  static func node(
    for shape: Content, replacing old: ViewNode?, _ inputs: ViewInputs,
    _ content: @escaping (Content, ViewInputs) -> ShapeContent
  ) -> ViewNode {
    guard Content.AnimatableData.self != EmptyAnimatableData.self else {
      return DrawingNode.leaf(Element(.shape(content(shape, inputs))), replacing: old, inputs)
    }
    let node = old as? ShapeNode ?? ShapeNode(inputs)
    node.redraw = { [unowned node] in
      var shown = shape
      shown.animatableData = node.sampler.value(aimingAt: shape.animatableData, of: node)
      node.draw(Element(.shape(content(shown, inputs))), inputs)
    }
    node.redraw()
    return node
  }

  override func evaluate() { redraw() }

  override func unmount() {
    redraw = {}
    super.unmount()
  }
}
