import Combine

extension View {
  /// The view within which defaults of the namespace compete for the focus. They know their namespace themselves, so that nothing
  /// of the view changes.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Gives the view the focus when it appears, and whenever the focus of its scope is reset.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { modifier(DefaultOfScope(isPreferred: prefersDefaultFocus, namespace: namespace)) }
}

nonisolated struct DefaultOfScope: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool

  @MainActor func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear { if isPreferred { isFocused = true } }
      .onReceive(ResetFocusAction.resets.filter { $0 == namespace && isPreferred }) { _ in isFocused = true }
  }
}

/// Gives the focus to the default of a scope.
public struct ResetFocusAction: Sendable {
  @MainActor fileprivate static let resets = PassthroughSubject<Namespace.ID, Never>()

  /// Gives the focus to what prefers it in the scope of that namespace.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { Self.resets.send(namespace) }
}

extension EnvironmentValues {
  /// Gives the focus to the default of a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
