import Foundation

extension View {
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(EventModifier(kinds: count > 1 ? .doublePress : .press) { _, _ in action() })
  }

  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(EventModifier(kinds: .longPress) { _, _ in action() })
  }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(EventModifier(kinds: .longPress) { _, _ in action() })
  }

  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      EventModifier(kinds: .hover) { _, value in if case .bool(let isOver) = value { action(isOver) } })
  }
}

/// What places are measured against.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// Hears events of a view.
final class EventNode: PassingNode, EventTarget {
  var kinds: EventKinds = []
  var action: (EventKind, EventValue) -> Void = { _, _ in }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kinds.contains(kind) else { return false }
    action(kind, value)
    return true
  }
}

nonisolated struct EventModifier: ViewModifier {
  typealias Body = Never

  let kinds: EventKinds
  let action: (EventKind, EventValue) -> Void

  init(kinds: EventKinds, _ action: @escaping (EventKind, EventValue) -> Void) {
    self.kinds = kinds
    self.action = action
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? EventNode ?? EventNode(inputs)
    node.kinds = inputs.environment.isEnabled ? view.modifier.kinds : []
    node.action = view.modifier.action
    let listen = ListenModifier(target: node, kinds: node.kinds)
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(listen)))
    return node
  }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Hosts tell that the pointer has come and gone, not where it is: the place is the view's top left.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { onHover { action($0 ? .active(.zero) : .ended) } }
}
