import SwiftUIElements

/// Rows of a long list that the views make only when they are asked for.
extension TerminalHost {
  /// Asks for what is left of a list, once for each part. False where all rows are there, or are on their way.
  func makeRest(of list: NodeID) -> Bool {
    guard let rest = drawing.rest(of: list), rest != askedRest, tell(HostEvent(node: rest, kind: .press)) else {
      return false
    }
    askedRest = rest
    return true
  }

  /// After a frame: a filter looks through all rows, and the cursor goes to the last of all.
  func goOnToRest() {
    if let list = state.filter?.list { _ = makeRest(of: list) }
    guard let list = journey, !makeRest(of: list), drawing.rest(of: list) == nil else { return }
    journey = nil
    cursorToEnd(first: false)
  }
}
