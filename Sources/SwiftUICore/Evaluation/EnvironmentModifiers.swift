import Combine

/// Changes the environment of what is below; no node of its own.
nonisolated struct EnvironmentChange: ViewModifier {
  typealias Body = Never

  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    Modified._node(for: view.content, replacing: old, inputs.changing(view.modifier.change))
  }
}

/// Sets one value of the environment of what is below; no node of its own.
nonisolated struct EnvironmentSetting<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    var inputs = inputs
    inputs.environment[keyPath: view.modifier.keyPath] = view.modifier.value
    if view.modifier.keyPath == \EnvironmentValues.layoutDirection {
      inputs = inputs.adding(DirectionFold(isRightToLeft: inputs.environment.layoutDirection == .rightToLeft))
    }
    if view.modifier.keyPath == \EnvironmentValues.colorScheme {
      inputs = inputs.adding(inputs.environment.shadesFold)
    }
    return Modified._node(for: view.content, replacing: old, inputs)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentSetting(keyPath: keyPath, value: value))
  }

  /// Offers an `@Observable` object to this view and all below, by its class.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentChange { $0.set(object: object) })
  }

  /// Offers an object to this view and all below, by its class.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentChange { $0.set(object: object) })
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
  }
}
