import SwiftUIElements

/// A frame and what the host must know of it.
package struct DrawnScreen: Equatable, Sendable {
  /// An area that scrolls.
  package struct ScrollArea: Equatable, Sendable {
    package var node: NodeID
    /// What can be seen of it.
    package var area: CellRect
    /// The visible part's full size, of which `area` may be less where it is covered.
    package var viewport: CellSize
    package var content: CellSize
    /// How far it is scrolled in this frame.
    package var offset: CellPoint
    package var axes: Axis.Set
    package var accepts: EventKinds

    /// The furthest it can be scrolled.
    package var limit: CellPoint {
      CellPoint(
        column: axes.contains(.horizontal) ? max(0, content.columns - viewport.columns) : 0,
        row: axes.contains(.vertical) ? max(0, content.rows - viewport.rows) : 0)
    }
  }

  /// A key that presses a button, on the screen or behind it.
  package struct Shortcut: Equatable, Sendable {
    /// As in `ButtonContent.shortcut`.
    package var text: String
    package var node: NodeID
  }

  /// What covers the rest of the screen.
  package struct Modal: Equatable, Sendable {
    package var node: NodeID
    package var isDismissable: Bool
  }

  package var frame: TerminalFrame
  /// What can be reached, in reading order. What a dialog, a sheet or an open menu covers is not among it; what is scrolled a little out of sight is.
  package var places: [InputTarget] = []
  /// Outer areas before those within them; under a dialog or sheet only its own.
  package var scrolls: [ScrollArea] = []
  package var shortcuts: [Shortcut] = []
  /// The dialog or sheet on top.
  package var modal: Modal?
  /// Elements that accept `visible` and can be seen, or are the rest of a list that is nearly reached.
  package var visible: [NodeID] = []
  /// When a text on the screen next changes by itself, in seconds; nil is never.
  package var ticksEvery: Double?
  /// Pictures that are asked for and not there yet.
  package var missingPictures: [ImageContent] = []

  package init(frame: TerminalFrame) { self.frame = frame }
}
