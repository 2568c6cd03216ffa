/// A button that starts renaming, by the action that `renameAction` gives.
public nonisolated struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// The button, which is disabled where no `renameAction` surrounds it.
  public init() {}

  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Starts renaming.
public struct RenameAction: Sendable {
  let action: @Sendable @MainActor () -> Void
  /// Starts renaming.
  @MainActor public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private struct RenameKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

  /// What starts renaming here; nil where no `renameAction` surrounds the view.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What the rename buttons within do.
  public nonisolated func renameAction(_ action: @escaping @Sendable @MainActor () -> Void) -> some View {
    modifier(EnvironmentChange { $0.rename = RenameAction(action: action) })
  }

  /// Lets the rename buttons within give the focus to a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let location = isFocused.location
    return modifier(EnvironmentChange { $0.rename = RenameAction { location.set(true, .current) } })
  }
}
