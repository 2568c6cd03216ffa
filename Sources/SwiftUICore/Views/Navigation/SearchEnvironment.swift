/// Ends a search: empties its field, which loses the focus.
public struct DismissSearchAction: Sendable {
  private let end: @Sendable @MainActor () -> Void

  @MainActor
  init(end: @escaping @MainActor () -> Void) { self.end = end }

  nonisolated init() { end = {} }

  /// Ends the search.
  @MainActor public func callAsFunction() { end() }
}

extension EnvironmentValues {
  private struct SearchingKey: EnvironmentKey { static let defaultValue = false }
  private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction() }

  /// Whether a person searches in the field above: since they went into it, until they leave it empty or the search is ended.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search above; without one it does nothing.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
