import Foundation

/// A link to an address: `http`, `https` and `mailto` lead out of the app, an absolute path such as `/place/9` leads within it.
public nonisolated struct Link<Label: View>: View {
  public typealias Body = Never

  let destination: URL
  let label: Label

  /// Any view as the link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let environment = inputs.environment
    let element = Element(.link(destination: view.destination.absoluteString, look: environment.buttonLook))
      .enabled(environment.isEnabled).pressed(in: environment)
    return DrawingNode.container(
      element, StyledLabel(style: environment.buttonStyle, label: view.label), replacing: old, inputs)
  }
}

extension Link where Label == Text {
  /// With a string key as the link's words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// With a string as the link's words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
