import SwiftUICore

/// Turns the drawn tree of a session into cells. It keeps the tree and what it has measured, and learns of changes by patches.
@MainActor
package final class Drawing {
  private var tree = ElementTree()

  package init() {}

  /// Starts with a whole tree.
  package func mount(_ tree: ElementTree) { self.tree = tree }

  /// Changes the tree; what was measured of all it does not touch stays.
  package func apply(_ patches: [Patch]) { tree.apply(patches) }

  /// Draws what is visible. `pictures` gives the pixels of a picture, or nil where they are not there (yet).
  package func frame(
    _ state: ScreenState, size: CellSize, pictures: (ImageContent) -> PictureContent? = { _ in nil }
  ) -> DrawnScreen {
    DrawnScreen(frame: TerminalFrame(grid: CellGrid(size: size)))
  }

  /// Where a node stands within the content of the area it scrolls in, as of the last frame.
  package func position(of node: NodeID) -> (area: NodeID, frame: CellRect)? { nil }
}
