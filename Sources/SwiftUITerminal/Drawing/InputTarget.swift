import SwiftUIElements

/// Something on the screen that the keyboard and the mouse can reach.
package struct InputTarget: Equatable, Sendable {
  /// What tells places apart. A node may have several: a stepper two, a text one for each of its links.
  package struct Key: Hashable, Sendable {
    package var node: NodeID
    package var part: Int

    package init(_ node: NodeID, part: Int = 0) {
      self.node = node
      self.part = part
    }
  }

  /// What a press does.
  package enum Action: Equatable, Sendable {
    /// `press` to the node.
    case press
    /// Opens an address: `http`, `https`, `mailto`, or an absolute path within the app. Nothing else stands here.
    case link(String)
    /// `change` to the node, with the other value.
    case toggle(isOn: Bool)
    /// `change` with `index` to `owner`, a picker or tabs; of an open picker, closes it too.
    case choose(index: Int, owner: NodeID)
    /// `change` with an index of +1 or -1 to the node.
    case step(Int)
    /// `change` with a number to the node.
    case slide(value: Double, range: ClosedRange<Double>, step: Double?)
    /// The node is a field.
    case edit(FieldContent)
    /// Opens the node's menu: `ScreenState.opening`.
    case open
    /// `dismiss` to the node: back from a page, away with a sheet.
    case dismiss
    /// `refresh` to the node.
    case refresh
    /// `visible` to the node: the rest of a long list.
    case more
  }

  /// The row of a list that a place lies in.
  package struct Row: Equatable, Sendable {
    package var node: NodeID
    /// All of it, also where it lies outside the screen.
    package var frame: CellRect
  }

  package var key: Key
  package var action: Action
  /// What can be seen of it; without columns or rows where it is scrolled out of sight.
  package var area: CellRect
  /// All of it, also where it lies outside the screen.
  package var frame: CellRect
  /// The areas it is scrolled with, from the outermost to the innermost.
  package var scrolls: [NodeID]
  package var isEnabled: Bool
  /// What the element accepts.
  package var accepts: EventKinds
  /// The element's own context menu, where it has one.
  package var contextMenu: NodeID?
  package var row: Row?

  package init(
    key: Key, action: Action, area: CellRect, frame: CellRect, scrolls: [NodeID] = [], isEnabled: Bool = true,
    accepts: EventKinds = [], contextMenu: NodeID? = nil, row: Row? = nil
  ) {
    self.key = key
    self.action = action
    self.area = area
    self.frame = frame
    self.scrolls = scrolls
    self.isEnabled = isEnabled
    self.accepts = accepts
    self.contextMenu = contextMenu
    self.row = row
  }

  /// Whether the app itself follows the cursor here: such places are the cursor's steps through an area.
  package var isStop: Bool {
    guard accepts.contains(.focus) else { return false }
    if case .edit = action { return false }
    return true
  }

  /// Whether it is a link within a running text.
  package var isInText: Bool {
    if case .link = action { key.part > 0 } else { false }
  }

  /// Whether it leads out of the app.
  package var outsideAddress: String? {
    if case .link(let address) = action, !address.hasPrefix("/") { address } else { nil }
  }
}
