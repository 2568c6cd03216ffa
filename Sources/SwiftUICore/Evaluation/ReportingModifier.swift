/// A modifier that reports to a node around it one value, and takes it back when it goes.
protocol ReportingModifier: ViewModifier where Body == Never {
  associatedtype Target: ViewNode
  associatedtype Value: Equatable

  @MainActor func value(in environment: EnvironmentValues) -> Value

  /// Called when the value has changed.
  /// - Parameters:
  ///   - value: nil when the modifier goes.
  ///   - target: the nearest node of its kind around the modifier.
  ///   - node: the modifier's own.
  @MainActor static func report(_ value: Value?, to target: Target?, from node: ViewNode)
}

extension ReportingModifier {
  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? ReportingNode<Self> ?? ReportingNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.report(view.modifier.value(in: inputs.environment))
    return node
  }
}

final class ReportingNode<Modifier: ReportingModifier>: PassingNode {
  private weak var target: Modifier.Target?
  private var value: Modifier.Value?

  override init(_ inputs: ViewInputs) {
    super.init(inputs)
    target = ancestor(Modifier.Target.self)
  }

  func report(_ new: Modifier.Value) {
    guard new != value else { return }
    value = new
    Modifier.report(new, to: target, from: self)
  }

  override func unmount() {
    Modifier.report(nil, to: target, from: self)
    super.unmount()
  }
}
