import Foundation

extension View {
  /// Runs the action at a press; for a count above one at a double press.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(EventModifier(kinds: count > 1 ? .doublePress : .press) { _, _ in action() })
  }

  /// With the place of the press, in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs the action when the view is held so long without moving further than so far. `onPressingChanged` is told when the press
  /// begins and when it ends, is held long enough or goes too far.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        hold: HoldMeasure(duration: minimumDuration, distance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// In the older form.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Runs the action with true when the pointer comes over the view and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      EventModifier(kinds: .hover) { _, value in if case .bool(let isOver) = value { action(isOver) } })
  }
}

/// What places are measured against.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The window, or the view itself.
  case global, local
  /// A view around that has the name.
  case named(AnyHashable)
}

/// Hears events of a view.
final class EventNode: PassingNode, EventTarget {
  var kinds: EventKinds = []
  var precedence = GesturePrecedence.usual
  var action: (EventKind, EventValue) -> Void = { _, _ in }

  override var mayRest: Bool { true }

  func precedence(for kind: EventKind) -> GesturePrecedence { kinds.contains(kind) ? precedence : .usual }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kinds.contains(kind) else { return false }
    action(kind, value)
    return true
  }
}

nonisolated struct EventModifier: ViewModifier {
  typealias Body = Never

  let kinds: EventKinds
  let precedence: GesturePrecedence
  let hold: HoldMeasure?
  let action: (EventKind, EventValue) -> Void

  init(
    kinds: EventKinds, precedence: GesturePrecedence = .usual, hold: HoldMeasure? = nil,
    _ action: @escaping (EventKind, EventValue) -> Void
  ) {
    self.kinds = kinds
    self.precedence = precedence
    self.hold = hold
    self.action = action
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? EventNode ?? EventNode(inputs)
    node.kinds = inputs.environment.isEnabled ? view.modifier.kinds : []
    node.precedence = view.modifier.precedence
    node.action = view.modifier.action
    var below = inputs.through(node).adding(ListenModifier(target: node, kinds: node.kinds))
    if let hold = view.modifier.hold, hold != HoldMeasure() { below = below.adding(HoldFold(hold: hold)) }
    node.setContent(Modified._node(for: view.content, replacing: node.content, below))
    return node
  }
}

/// Says what counts as holding a view.
struct HoldFold: FoldingModifier, Equatable {
  let hold: HoldMeasure

  func fold(into folding: inout Folding) { folding.style.hold = hold }
}

/// Hears that a view is held, and of the press before.
nonisolated struct LongPressModifier: ViewModifier {
  let hold: HoldMeasure
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  @State private var isPressed = Pressed()

  /// Not a value, since no view has to be drawn anew when it changes.
  private final class Pressed { var value = false }

  init(hold: HoldMeasure, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
    self.hold = hold
    self.action = action
    self.pressing = pressing
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      EventModifier(kinds: pressing == nil ? .longPress : [.longPress, .pressing], hold: hold) { kind, value in
        change(kind == .pressing && value == .bool(true))
        if kind == .longPress { action() }
      })
  }

  private func change(_ isNow: Bool) {
    guard isPressed.value != isNow else { return }
    isPressed.value = isNow
    pressing?(isNow)
  }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, with the place in points.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}

extension View {
  /// Hosts tell that the pointer has come and gone, not where it is: the place is the view's top left.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { onHover { action($0 ? .active(.zero) : .ended) } }
}
