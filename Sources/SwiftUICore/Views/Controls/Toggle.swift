/// An on/off switch.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Any view as the label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    ToggleBody(isOn: isOn.wrappedValue, label: label) { [isOn] in isOn.wrappedValue = $0 }
  }
}

extension Toggle where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(titleKey)
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(title)
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol as the label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = SwiftUICore.Label(titleKey, systemImage: systemImage)
  }

  /// With a string and a symbol as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = SwiftUICore.Label(title, systemImage: systemImage)
  }
}

/// A toggle with the value it shows now.
nonisolated struct ToggleBody<Label: View>: View {
  typealias Body = Never

  let isOn: Bool
  let label: Label
  let set: (Bool) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let style = inputs.environment.toggleStyle {
      let configuration = ToggleStyleConfiguration(
        label: _StyledPart(view.label), isOn: Binding(get: { view.isOn }, set: { view.set($0) }))
      return AnyView._node(
        for: style.body(configuration), replacing: old, inputs.changing { $0.toggleStyle = nil })
    }
    var element = Element(.toggle(isOn: view.isOn), accepts: .change).enabled(inputs.environment.isEnabled)
    if inputs.environment.hidesLabels {
      element.accessibility.label = (view.label as? Text)?.plain(in: inputs.environment)
    }
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    node.draw(element, inputs)
    node.setHandler { kind, value in
      guard kind == .change, case .bool(let isOn) = value else { return false }
      view.set(isOn)
      return true
    }
    let below = inputs.within(node)
    if inputs.environment.hidesLabels {
      node.setContent(EmptyView._node(for: EmptyView(), replacing: nil, below))
    } else if SubtitledLabel<Label>.isNeeded {
      let label = SubtitledLabel(label: view.label)
      node.setContent(SubtitledLabel._node(for: label, replacing: node.content, below))
    } else {
      node.setContent(Label._node(for: view.label, replacing: node.content, below))
    }
    return node
  }
}

extension Toggle {
  /// On where all values are; a press sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(isOn: .all(of: sources.map { $0[keyPath: isOn] }), label: label) }
}

extension Toggle where Label == Text {
  /// One switch for several values, with a string key as the label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// One switch for several values, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// One switch for several values, with a string key and a symbol as the label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) } }

  /// One switch for several values, with a string and a symbol as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) } }
}

extension Binding where Value == Bool {
  /// True where all are; what is set is set for all.
  fileprivate static func all(of bindings: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}
