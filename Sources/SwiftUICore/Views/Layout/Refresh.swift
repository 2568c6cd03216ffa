/// Runs the refresh of what is on screen.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

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

extension DrawingNode {
  /// A scrolling container, which takes the refresh of its environment for its own and accepts the host's sign to refresh.
  static func refreshable<Content: View>(
    _ element: Element, _ content: Content, replacing old: ViewNode?, _ inputs: ViewInputs,
    place: ViewInputs.Place? = nil
  ) -> DrawingNode {
    var element = element
    let refresh = inputs.environment.refresh
    if refresh != nil { element.accepts.insert(.refresh) }
    let node = container(element, content, replacing: old, inputs, place: place) { $0.takeRefresh() }
    if let refresh {
      node.setHandler { kind, _ in
        guard kind == .refresh else { return false }
        Task { await refresh() }
        return true
      }
    }
    return node
  }
}
