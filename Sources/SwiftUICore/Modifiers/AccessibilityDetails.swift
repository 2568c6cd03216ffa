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

  /// What is said under a key, in place of what was said under it before; nil takes that away.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(AccessibilityDetail(label: key.label, value: value, importance: importance, replaces: true))
  }

  /// With the value as a string key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// With the value as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
}

/// Under which more is said of views, so that it can be said otherwise further out.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  private let id: String

  /// What is read before the value, and what tells the key from others.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// With the label as a string key.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// The label tells it from others.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}

/// A detail of something for assistive technology.
public final class AXCustomContent {
  /// How soon a detail is read: what is `high` comes first.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// What is read before the value.
  public let label: String
  /// The detail.
  public let value: String
  /// How soon it is read.
  public var importance = Importance.default

  /// A detail by its name.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// One detail, resolved where it is used.
nonisolated struct AccessibilityDetail: ViewModifier {
  typealias Body = Never

  let label: Text
  let value: Text?
  let importance: AXCustomContent.Importance
  var replaces = false

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let label = "\(modifier.label.plain(in: inputs.environment)): "
    let words = modifier.value.map { label + $0.plain(in: inputs.environment) }
    let change = AccessibilityChange {
      if modifier.replaces { $0.details.removeAll { $0.hasPrefix(label) } }
      guard let words else { return }
      // What is nearer to the view has been told first.
      if modifier.importance == .high { $0.details.insert(words, at: 0) } else { $0.details.append(words) }
    }
    return Modified._node(for: view.content, replacing: old, inputs.adding(change))
  }
}
