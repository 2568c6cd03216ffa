extension ViewInputs {
  /// How many nodes may be within each other. A browser's parser follows 512 elements; two nodes and more make one.
  static let deepest = 1000

  /// In place of a view that is nested too deep: nothing, with a warning that names the view around. nil elsewhere.
  @MainActor
  func endOfNesting(replacing old: ViewNode?) -> ViewNode? {
    guard parent.depth >= Self.deepest else { return nil }
    var around: ViewNode? = parent
    while let node = around, node.viewName == nil { around = node.parent }
    Diagnostics.report(.nestedTooDeep(in: around?.viewName ?? parent.name))
    return old ?? ViewNode(self)
  }
}
