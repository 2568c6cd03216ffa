extension DrawingNode {
  /// A scrolling container, which takes the refresh of its environment for its own and accepts the host's sign to refresh.
  static func refreshable<Content: View>(
    _ element: Element, _ content: Content, replacing old: ViewNode?, _ inputs: ViewInputs,
    place: ViewInputs.PlaceKind? = nil
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
