import Combine
import UIKit

/// Compares a value from one update to the next.
final class ChangeNode<Value: Equatable>: PassingNode {
  private var last: Value

  init(_ value: Value, _ inputs: ViewInputs) {
    last = value
    super.init(inputs)
    if let left: Value = LastValue.left(by: self) { last = left }
  }

  /// Whether it says the value it is made with, too.
  var saysFirst = false

  override var mayRest: Bool { !saysFirst }

  override var storage: [AnyObject] { [LastValue.keep(last)] }

  func take(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    guard value != last else { return }
    let old = last
    last = value
    graph.afterUpdate { action(old, value) }
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let former = old as? ChangeNode<Value>
    let node = former ?? ChangeNode(modifier.value, inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.saysFirst = modifier.isInitial
    if former == nil, modifier.isInitial {
      node.graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
    node.take(modifier.value, modifier.action)
    return node
  }
}

/// Listens to a publisher while a view is on the screen.
final class ReceiveNode<P: Publisher>: PassingNode where P.Failure == Never {
  private var publisher: P?
  private var subscription: AnyCancellable?
  var action: (P.Output) -> Void = { _ in }

  /// Subscribes anew only where the publisher is another one.
  func follow(_ new: P) {
    if let publisher, ValueComparison.areAlike(publisher, new) { return }
    publisher = new
    subscription = new.sink { [weak self] value in
      let value = Unchecked(value)
      onMainActor { self?.action(value.value) }
    }
  }

  override func unmount() {
    subscription = nil
    super.unmount()
  }
}

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? ReceiveNode<P> ?? ReceiveNode<P>(inputs)
    node.action = view.modifier.action
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    let publisher = view.modifier.publisher
    node.graph.afterUpdate { [weak node] in if node?.isMounted == true { node?.follow(publisher) } }
    return node
  }
}

extension View {
  /// Runs the action after the update in which the value has changed; with `initial` also when the view comes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Without the values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// With the new value, in the older form.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs the action on the main thread with each value that a publisher sends while the view is there.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
