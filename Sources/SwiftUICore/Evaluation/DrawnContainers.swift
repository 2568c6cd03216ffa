extension DrawingNode {
  /// A drawn container with one view of content.
  static func container<Content: View>(
    _ element: Element, _ content: Content, replacing old: ViewNode?, _ inputs: ViewInputs,
    place: ViewInputs.PlaceKind? = nil, environment change: ((inout EnvironmentValues) -> Void)? = nil
  ) -> DrawingNode {
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    node.draw(element, inputs)
    var below = inputs.within(node, place: place)
    if let change { change(&below.environment) }
    node.setContent(Content._node(for: content, replacing: node.content, below))
    return node
  }

  /// A drawn node without content.
  static func leaf(_ element: Element, replacing old: ViewNode?, _ inputs: ViewInputs) -> DrawingNode {
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    node.draw(element, inputs)
    return node
  }
}

extension Element {
  /// The same, not to be used while the environment disables controls.
  func enabled(_ isEnabled: Bool) -> Element {
    guard !isEnabled else { return self }
    var element = self
    element.style.isDisabled = true
    return element
  }
}

/// A drawn part of a container, such as a header.
final class PartNode: DrawingNode {
  init(_ part: Accessibility.Part, _ inputs: ViewInputs) {
    var element = Element(.box(alignment: BoxAlignment()))
    element.accessibility.part = part
    super.init(inputs, element: element)
  }

  override var mayRest: Bool { true }

  /// Has what is in it stand where the part belongs.
  func align(_ alignment: BoxAlignment) {
    guard element.role != .box(alignment: alignment) else { return }
    var aligned = element
    aligned.role = .box(alignment: alignment)
    setElement(aligned)
  }

  /// Brings the part up to date with a view.
  func show<Content: View>(_ view: Content, _ inputs: ViewInputs) {
    setContent(Content._node(for: view, replacing: content, inputs.within(self)))
  }

  /// True where the view draws anything.
  var drawsAnything: Bool {
    var list: [DrawingNode] = []
    collectChildren(into: &list)
    return !list.isEmpty
  }

  /// An empty part is not drawn, so what makes it so concerns the container.
  override func structureChanged() {
    super.structureChanged()
    parent?.structureChanged()
  }

  override func flatten(into list: inout [DrawingNode]) { if drawsAnything { super.flatten(into: &list) } }
}
