extension View {
  /// Ties the focus to a value: the field has it while the binding holds the value, and sets it when a person goes
  /// there.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(location: binding.location, isMine: { $0 == value }, gain: { _ in value }))
  }

  /// Ties the focus to a condition, which is true while the field has it.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(location: condition.location, isMine: { $0 }, gain: { _ in true }))
  }

  /// Gives `value` the focus when the view appears and nothing in it has the focus yet.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value))
  }

  /// Lets the keyboard reach the view, or has it pass by a button or link on its way from one thing to the next. In a
  /// terminal the cursor reaches all that can be pressed.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(
      AccessibilityChange {
        $0.isFocusable = isFocusable
        $0.isPassedBy = !isFocusable
      })
  }

  /// Lets the keyboard reach the view. Hosts have one kind of focus.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Keeps together what can be pressed in a view that the keyboard reaches by itself: in a page such a view is one stop of the
  /// Tab key, and arrow keys go from there to what is in it. In a terminal the cursor reaches all that can be pressed.
  public nonisolated func focusSection() -> some View { modifier(AccessibilityChange { $0.isFocusSection = true }) }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int
  /// Interactions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing the view by its key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Typing into the view.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How a default focus competes with other ways to get the focus. Hosts give it when a view appears, whatever the priority.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When nothing has the focus yet.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// As `automatic`.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let location: StoredLocation<Value>
  let value: Value

  @MainActor func body(content: Content) -> some View {
    content.onAppear {
      if FocusLoss.none(Value.self) == location.get() { location.set(value, .current) }
    }
  }
}

nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
  let location: StoredLocation<Value>
  let isMine: (Value) -> Bool
  let gain: (Value) -> Value

  @MainActor func body(content: Content) -> some View {
    content.modifier(FocusTarget(focus: self, hasFocus: isMine(location.get())))
  }
}

nonisolated struct FocusTarget<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let focus: FocusModifier<Value>
  let hasFocus: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? FocusNode ?? FocusNode(inputs)
    let focus = view.modifier.focus
    node.focusChanged = { hasFocus in
      let now = focus.location.get()
      if hasFocus {
        focus.location.set(focus.gain(now), Transaction())
      } else if focus.isMine(now), let none = FocusLoss.none(Value.self) {
        focus.location.set(none, Transaction())
      }
    }
    let listen = ListenModifier(target: node, kinds: .focus)
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(listen)))
    node.want(view.modifier.hasFocus)
    return node
  }
}

/// The value that stands for no focus.
enum FocusLoss {
  static func none<Value>(_ type: Value.Type) -> Value? {
    if let none = false as? Value { return none }
    return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}

/// Carries the focus between a field and the app's state.
final class FocusNode: PassingNode, EventTarget {
  var focusChanged: (Bool) -> Void = { _ in }
  private var wanted = false
  private var reported = false

  override var mayRest: Bool { !wanted && !reported }

  /// The app's state asks for the focus, or gives it up.
  func want(_ hasFocus: Bool) {
    guard hasFocus != wanted else { return }
    wanted = hasFocus
    guard hasFocus != reported else { return }
    reported = hasFocus
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      var drawn: [DrawingNode] = []
      flatten(into: &drawn)
      guard let field = drawn.first else { return }
      graph.command(.focus(hasFocus ? field.subject.id : nil))
    }
  }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .focus, case .bool(let hasFocus) = value else { return false }
    reported = hasFocus
    focusChanged(hasFocus)
    return true
  }
}
