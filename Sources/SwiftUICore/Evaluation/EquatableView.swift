extension View {
  /// Compares the view by its own `==`, as is done anyway.
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view compared by its own `==`.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A view compared by its own `==`.
  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}
