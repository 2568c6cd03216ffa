/// The value that a node was shown with last, while its row rests.
@MainActor
final class LastValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  /// What a node has left that `node` stands for now.
  static func left(by node: ViewNode) -> Value? {
    (node.graph.waking?.storage(of: node).first as? LastValue<Value>)?.value
  }
}
