import SwiftUIElements

/// Where the keyboard goes when the screen changes: back to where it was, to the neighbour of what is gone, into a dialog.
@MainActor
struct FocusMemory {
  enum Wish: Equatable {
    case node(NodeID)
    case nothing
  }

  struct Change {
    var key: InputTarget.Key?
    var isChanged = false
    var reveals = false
    /// Whether a field begins to be typed in: the app has asked for it.
    var types = false
  }

  /// What the app asked for last.
  var wish: Wish?
  /// What the app has scrolled to: arrows go on from there.
  var mark: NodeID?
  /// What the session knows to have the focus.
  var reported: NodeID?

  /// Where the focus was, the last one last.
  private var recent: [InputTarget.Key] = []
  /// The order of the last screen.
  private var order: [InputTarget.Key] = []
  private var context: [NodeID?] = []

  /// Finds the place of the focus in a new screen.
  mutating func settle(_ drawn: DrawnScreen, current: InputTarget.Key?, _ session: any SessionHandle) -> Change {
    let enabled = drawn.places.filter(\.isEnabled)
    let keys = Set(enabled.map(\.key))
    let oldOrder = order
    let context = [drawn.modal?.node, drawn.scrolls.first?.node]
    let isElsewhere = context != self.context
    let hasNewModal = isElsewhere && drawn.modal != nil && drawn.modal?.node != self.context.first
    self.context = context
    order = drawn.places.map(\.key)
    if let wish {
      self.wish = nil
      switch wish {
      case .nothing: return Change(key: nil, isChanged: current != nil)
      case .node(let node):
        if let found = enabled.first(where: { Self.isWithin($0.key.node, node, session) }) {
          return Change(key: found.key, isChanged: true, reveals: true, types: true)
        }
      }
    }
    if let current {
      if keys.contains(current) {
        remember(current)
        return Change(key: current)
      }
      if session.drawnElement(current.node) == nil, !isElsewhere,
        let neighbour = Self.neighbour(of: current, in: oldOrder, among: keys)
      {
        return Change(key: neighbour, isChanged: true, reveals: true)
      }
    }
    if isElsewhere, let back = recent.last(where: keys.contains) {
      return Change(key: back, isChanged: back != current)
    }
    if hasNewModal, let first = enabled.first { return Change(key: first.key, isChanged: true) }
    return Change(key: nil, isChanged: current != nil)
  }

  /// The focus is there now.
  mutating func remember(_ key: InputTarget.Key) {
    guard recent.last != key else { return }
    recent.removeAll { $0 == key }
    recent = recent.suffix(40) + [key]
  }

  /// Where the focus was last, of what fits.
  func last(where fits: (InputTarget.Key) -> Bool) -> InputTarget.Key? { recent.last(where: fits) }

  private static func neighbour(of key: InputTarget.Key, in order: [InputTarget.Key], among keys: Set<InputTarget.Key>)
    -> InputTarget.Key?
  {
    guard let index = order.firstIndex(of: key) else { return nil }
    return order[index...].first(where: keys.contains) ?? order[..<index].last(where: keys.contains)
  }

  private static func isWithin(_ node: NodeID, _ ancestor: NodeID, _ session: any SessionHandle) -> Bool {
    var id: NodeID? = node
    while let current = id, current != .root {
      if current == ancestor { return true }
      id = session.drawnParent(current)
    }
    return false
  }
}
