import Observation

/// Whether a button is held down now, as the host reports it. Asked for only where the button's style looks at it.
@Observable
final class ButtonPress: @unchecked Sendable {
  var isPressed = false
  /// The style has looked.
  @ObservationIgnored private(set) var isRead = false

  func read() -> Bool {
    isRead = true
    return isPressed
  }
}

/// A button whose look may follow the press.
final class ButtonNode: DrawingNode {
  /// Made for styles that may look at it.
  private(set) lazy var press: ButtonPress = {
    hasPress = true
    return ButtonPress()
  }()
  private var hasPress = false
  private var action: (@MainActor () -> Void)?

  init(_ inputs: ViewInputs) { super.init(inputs) }

  override var mayRest: Bool { !hasPress }

  /// The kinds of events to ask the host for.
  var kinds: EventKinds { hasPress && press.isRead ? [.press, .pressing] : .press }

  func take(_ action: @escaping @MainActor () -> Void) { self.action = action }

  override func act(on kind: EventKind, _ value: EventValue) -> Bool {
    switch (kind, value) {
    case (.press, _):
      guard let action else { return false }
      action()
      return true
    case (.pressing, .bool(let isPressed)):
      press.isPressed = isPressed
      return true
    default:
      return false
    }
  }

  override func unmount() {
    super.unmount()
    action = nil
  }
}

/// A label drawn by the style of buttons around, which never sees it held down.
nonisolated struct StyledLabel<Label: View>: View {
  typealias Body = Never

  let style: AnyButtonStyle
  let label: Label

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    view.style.node(of: view.label, press: ButtonPress(), replacing: old, inputs)
  }
}
