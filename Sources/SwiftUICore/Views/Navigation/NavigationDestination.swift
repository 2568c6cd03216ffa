extension View {
  /// What is pushed for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Pushes a page while the binding is true; leaving the page sets it to false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    background {
      NavigationLink(isActive: isPresented, destination: destination) { EmptyView() }.accessibilityHidden(true).hidden()
    }
  }

  /// Pushes a page for the value; leaving the page sets it to nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      if let value = item.wrappedValue { destination(value) }
    }
  }
}

nonisolated struct ValueDestinationModifier<Value: Hashable, Content: View>: ViewModifier {
  typealias Body = Never

  let destination: (Value) -> Content

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? PassingNode ?? PassingNode(inputs)
    let destination = view.modifier.destination
    node.ancestor(NavigationNode.self)?.register(
      Value.self,
      NavigationNode.Destination(
        owner: node, environment: inputs.environment,
        view: { ($0.base as? Value).map { value in AnyView(Deferred { destination(value) }) } },
        decode: Address.reader(of: Value.self),
        typeName: Address.name(of: Value.self)))
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    return node
  }
}
