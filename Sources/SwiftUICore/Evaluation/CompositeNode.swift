import Foundation

/// A node that keeps a value whose dynamic properties are linked to storage of its own.
class LinkedNode<Value>: PassingNode {
  private(set) var value: Value
  private(set) var inputs: ViewInputs
  private let layout: TypeLayout
  private var slots: [AnyObject] = []

  init(_ value: Value, _ inputs: ViewInputs) {
    self.value = value
    self.inputs = inputs
    layout = TypeLayout.of(value)
    super.init(inputs)
    if let waking = graph.waking { slots = waking.storage(of: self) }
  }

  /// Takes a new value and what comes down to it; evaluates only where one of them differs or something it reads has changed.
  final func update(_ new: Value, _ newInputs: ViewInputs, forced: Bool = false) {
    let inputsAreSame = graph.skipsUnchanged && inputs.areSame(as: newInputs)
    if !forced, !isDirty, inputsAreSame, layout.areAlike(value, new) { return }
    let before = (value, inputs)
    value = new
    if !inputsAreSame {
      let environment = inputs.environment
      inputs = newInputs
      if graph.skipsUnchanged, environment.isSame(as: newInputs.environment) { inputs.environment = environment }
    }
    if let resting = content as? RestingNode {
      if resting.wakeChanged() { return }
      // It is made again as it was, so that states stay with their views and hosts are told of the difference alone.
      let now = (value, inputs)
      (value, inputs) = before
      resting.wake()
      (value, inputs) = now
    }
    isDirty = false
    evaluate()
  }

  /// Links the value's dynamic properties and calls `read` with it; what `read` reads, this node depends on from now on.
  final func reading<Result>(_ read: (Value) -> Result) -> Result {
    tracking {
      link()
      return read(shown(value))
    }
  }

  final override var locale: Locale? { inputs.environment.locale }
  final override var timeZone: TimeZone? { inputs.environment.timeZone }

  /// The value that is read: this one, or one on the way to it.
  func shown(_ value: Value) -> Value { value }

  private func link() {
    guard !layout.links.isEmpty else { return }
    var cursor = LinkCursor(node: self, environment: inputs.environment, slots: slots)
    slots = []
    withUnsafeMutablePointer(to: &value) { layout.link(UnsafeMutableRawPointer($0), &cursor) }
    slots = cursor.slots
  }

  final override var storage: [AnyObject] { slots }

  /// Whether all that is stored here tells of its changes, whichever node keeps it.
  final var keepsItsStorage: Bool { slots.allSatisfy { $0 is any KeptStorage } }

  /// The content that a new one may be made of.
  final var replacedContent: ViewNode? { content is RestingNode ? nil : content }

  override func structureChanged() {
    // Rows that wake are the same to their list.
    if let waking = graph.waking, waking.stands(in: self) { return }
    super.structureChanged()
  }

  override func unmount() {
    slots = []
    super.unmount()
  }
}

/// A view with a body.
class CompositeNode<Content: View>: LinkedNode<Content> {
  override init(_ value: Content, _ inputs: ViewInputs) {
    super.init(value, inputs)
    evaluate()
  }

  override func evaluate() {
    if wakeContent() { return }
    ViewAtWork.evaluating(Content.self) { Content._evaluate(_BodyEvaluation(node: self)) }
  }

  override var mayRest: Bool { keepsItsStorage }
  override var restsRows: Bool { true }

  override var name: String { String(describing: Content.self) }

  override var viewName: String? { name.contains("<") ? nil : name }
}
