import Foundation

/// One change of what is drawn. Old tree + patches in order = new tree.
package enum Patch: Equatable, Sendable {
  /// A new node under `parent`, before the sibling `before` or at the end. Parents come before their children.
  case insert(NodeID, Element, parent: NodeID, before: NodeID?)
  /// The node and everything under it goes.
  case remove(NodeID)
  /// The node takes another place among its siblings.
  case move(NodeID, before: NodeID?)
  /// The node is drawn differently. `previous` lets a host send only the difference.
  case update(NodeID, Element, previous: Element)
  /// Something that is not part of the tree.
  case command(Command)
}

/// An effect a host carries out once.
package enum Command: Equatable, Sendable {
  /// The title of the window.
  case title(String)
  /// The address of what is shown, as an absolute path within the app; `replaces` leaves no history entry.
  case address(String, replaces: Bool)
  /// One step back in the history, as the person's own "back".
  case back(to: String)
  case focus(NodeID?)
  case scroll(to: NodeID, anchor: Point?)
  /// An area is scrolled; nil leaves the axis as it is.
  case scrollArea(NodeID, x: ScrollTarget?, y: ScrollTarget?)
  /// Read out by assistive technology.
  case announce(String)
  /// A short sound by name.
  case sound(String)
  /// Opens an outside http(s) or mailto address.
  case open(String)
  /// Puts a text on the person's clipboard.
  case copy(String)
  /// Hands a file to the person.
  case save(SavedFile)
}

/// A file for the person to keep.
package struct SavedFile: Equatable, Sendable {
  package var id: String
  package var name: String
  /// The media type.
  package var type: String
  package var data: Data

  package init(id: String = UUID().uuidString, name: String, type: String, data: Data) {
    self.id = id
    self.name = name
    self.type = type
    self.data = data
  }
}
