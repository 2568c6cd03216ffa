/// What a style of the app's own makes of a control. A node of its own keeps the style's state and links its environment.
nonisolated struct StyledView<Style, Configuration, Made: View>: View {
  typealias Body = Never

  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? StyledNode<Style, Configuration, Made> else { return StyledNode(view, inputs) }
    node.take(view, inputs)
    return node
  }
}

final class StyledNode<Style, Configuration, Made: View>: LinkedNode<Style> {
  private var configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Made

  init(_ view: StyledView<Style, Configuration, Made>, _ inputs: ViewInputs) {
    configuration = view.configuration
    make = view.make
    super.init(view.style, inputs)
    evaluate()
  }

  func take(_ view: StyledView<Style, Configuration, Made>, _ inputs: ViewInputs) {
    configuration = view.configuration
    update(view.style, inputs, forced: true)
  }

  override func evaluate() {
    let made = reading { make($0, configuration) }
    setContent(Made._node(for: made, replacing: content, inputs.through(self)))
  }

  override var name: String { String(describing: Style.self) }
}

/// A view that a style is given to put somewhere.
public nonisolated struct _StyledPart: View {
  let view: AnyView

  init<Content: View>(_ view: Content) { self.view = AnyView(view) }

  @MainActor public var body: AnyView { view }
}

/// A style of the app's own in the environment, as the closure that draws with it. Two are never alike, for nothing is known of them.
final class CustomStyle<Configuration>: Equatable, Sendable {
  let body: @MainActor @Sendable (Configuration) -> AnyView

  init<Style, Made: View>(_ style: Style, _ make: @escaping @MainActor @Sendable (Style, Configuration) -> Made) {
    let style = Unchecked(style)
    body = { AnyView(StyledView(style: style.value, configuration: $0, make: make)) }
  }

  static func == (lhs: CustomStyle, rhs: CustomStyle) -> Bool { lhs === rhs }
}

/// The app's own style of one kind of control; nil for the host's.
struct CustomStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: CustomStyle<Configuration>? { nil }
}
