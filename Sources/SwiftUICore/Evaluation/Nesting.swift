extension ViewInputs {
  /// How many nodes may be within each other. A browser's parser follows 512 elements; two nodes and more make one.
  static let deepest = 1000

  /// In place of a view that is nested too deep: nothing, with a warning that names the view around. nil elsewhere.
  @MainActor
  func endOfNesting(replacing old: ViewNode?) -> ViewNode? {
    guard parent.depth >= Self.deepest else { return nil }
    Diagnostics.report(.nestedTooDeep(in: parent.nearestViewName ?? parent.name))
    return old ?? ViewNode(self)
  }
}
