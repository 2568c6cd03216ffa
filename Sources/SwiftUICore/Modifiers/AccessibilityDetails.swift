extension View {
  /// More about the view, which assistive technology reads after its name. What is important comes first.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(AccessibilityDetail(label: label, value: value, importance: importance)) }

  /// With the label as a string key.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// With label and value as string keys.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// With the label as a string key and the value as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
}

/// What goes with details for assistive technology.
public enum AXCustomContent {
  /// How soon a detail is read: what is `high` comes first.
  public enum Importance: UInt, Sendable { case `default`, high }
}

/// One detail, resolved where it is used.
nonisolated struct AccessibilityDetail: ViewModifier {
  typealias Body = Never

  let label: Text
  let value: Text
  let importance: AXCustomContent.Importance

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let words = "\(modifier.label.plain(in: inputs.environment)): \(modifier.value.plain(in: inputs.environment))"
    let change = AccessibilityChange {
      // What is nearer to the view has been told first.
      if modifier.importance == .high { $0.details.insert(words, at: 0) } else { $0.details.append(words) }
    }
    return Modified._node(for: view.content, replacing: old, inputs.adding(change))
  }
}
