import FoundationExtras

extension EnvironmentValues {
  private struct UndoKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// What takes changes back in this window.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoKey.self] }
    set { self[UndoKey.self] = newValue }
  }
}
