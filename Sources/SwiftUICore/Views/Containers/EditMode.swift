/// A control that opens and closes editing: it changes `editMode`, and lists show what deletes and moves their rows.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that says "Edit", or "Done" while rows are edited.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

/// Whether rows are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True unless `inactive`.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether rows are being edited; a window has its own, and so has each page of a navigation view.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct PageModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// What the page or window around keeps.
  private var pageMode: Binding<EditMode>? {
    get { self[PageModeKey.self] }
    set { self[PageModeKey.self] = newValue }
  }

  /// Has a page or window keep whether its rows are edited, unless the app does.
  mutating func keepEditMode(_ mode: Binding<EditMode>) {
    guard editMode?.location === pageMode?.location else { return }
    (editMode, pageMode) = (mode, mode)
  }
}
