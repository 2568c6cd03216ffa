extension View {
  /// An action that assistive technology offers; the unnamed one is a press, and one with a name an entry of the view's context menu.
  @ViewBuilder public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind {
    case .default: modifier(EventModifier(kinds: .press) { _, _ in handler() })
    case .escape: modifier(EventModifier(kinds: .dismiss) { _, _ in handler() })
    default: accessibilityAction(named: actionKind.name) { [handler = Unchecked(handler)] in handler.value() }
    }
  }

  /// An action with a name: an entry of the view's context menu.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
  {
    contextMenu { Button(action: handler) { name } }
  }

  /// With the name as a string key, looked up in the catalog.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// With the name as a string.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// An action with a view as its name: an entry of the view's context menu.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return contextMenu { Button(action: action) { label } }
  }
}

/// What assistive technology asks for: a press, a dismissal, or something with a name.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// Something with a name.
  public init(named name: Text) { self.name = name }

  /// A press of the view.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  /// Leaving what is shown; heard as a dismissal.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  /// A double tap with two fingers on Apple's systems; what has no such gesture offers it by its name.
  public static let magicTap = AccessibilityActionKind(named: Text("Magic Tap"))
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

/// Whether a value is to grow or to shrink.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// Actions that assistive technology offers: entries of the view's menu.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    contextMenu(menuItems: content)
  }

  /// Actions of a kind, as entries of the view's context menu; hosts do not tell the kind.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { contextMenu(menuItems: content) }

  /// Has assistive technology tell of other views, and reach them, in place of what is drawn.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { representation().modifier(ToldOnly()) }
  }

  /// Gives the view, such as a drawing, parts that assistive technology tells of and reaches.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    overlay { VStack(content: children).modifier(ToldOnly()) }
  }
}

/// There for assistive technology alone.
nonisolated struct ToldOnly: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0).allowsHitTesting(false) }
}

/// What kind of actions belong together; hosts do not tell the kind.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text
  /// Of any kind.
  public static let `default` = AccessibilityActionCategory(name: Text("Actions"))
  /// For changing something.
  public static let edit = AccessibilityActionCategory(name: Text("Edit"))
  /// A kind of the app's own.
  public init(_ name: Text) { self.init(name: name) }
  /// A kind of the app's own, by a string key.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey)) }

  private init(name: Text) { self.name = name }
}
