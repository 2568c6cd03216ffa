/// Runs the refresh of what is on screen.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the refresh and returns when it is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// How to refresh the data shown, where `refreshable(action:)` is set above.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// A scrolling container takes the refresh for its own. Nothing below depends on it any more.
  mutating func takeRefresh() { if refresh != nil { remove(RefreshKey.self) } }
}
