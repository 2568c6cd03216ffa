extension View {
  /// An action that assistive technology offers; the unnamed one is a press.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(EventModifier(kinds: actionKind == .default ? .press : .dismiss) { _, _ in handler() })
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
  {
    contextMenu { Button(action: handler) { name } }
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
}

public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// Lets assistive technology turn a value up and down: two entries of the view's menu.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    contextMenu {
      Button("Increment") { handler(.increment) }
      Button("Decrement") { handler(.decrement) }
    }
  }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Actions that assistive technology offers: entries of the view's menu.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    contextMenu(menuItems: content)
  }

  /// What is drawn is what is told.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }
}
