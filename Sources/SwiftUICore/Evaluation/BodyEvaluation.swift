/// One evaluation of the body of a view or a modifier, on the way from its node to the nodes below.
@MainActor
public struct _BodyEvaluation<Value> {
  let node: LinkedNode<Value>

  /// What `body` reads, the node depends on from now on.
  public func _read<Body>(_ body: (Value) -> Body) -> Body { node.reading(body) }

  /// Brings the nodes of the body up to date.
  public func _show<Body: View>(_ body: Body) {
    node.setContent(Body._node(for: body, replacing: node.replacedContent, node.inputs.through(node)))
  }
}
