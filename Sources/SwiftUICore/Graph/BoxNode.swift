/// A box around a drawn node, opened by a modifier.
final class BoxNode: DrawingNode {
  private unowned let inner: DrawingNode

  init(_ inputs: ViewInputs, around inner: DrawingNode) {
    self.inner = inner
    super.init(inputs)
  }

  override var subject: DrawingNode { inner.subject }

  override var mayRest: Bool { true }

  override func collectChildren(into list: inout [DrawingNode]) { list.append(inner) }
}

/// A node that a container puts around one drawn child: a row, an option.
class HolderNode: DrawingNode {
  /// The child's traits have changed.
  func subjectChanged(_ subject: DrawingNode) {}
}
