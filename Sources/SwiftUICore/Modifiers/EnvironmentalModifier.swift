/// A modifier that is made of the environment around it.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    ResolvedModifier._node(
      for: ModifiedContent(content: view.content, modifier: view.modifier.resolve(in: inputs.environment)),
      replacing: old, inputs)
  }
}
