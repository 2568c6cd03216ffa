/// What happens to something that is carried over an element, or pasted into it.
package struct DropReport: Equatable, Sendable {
  package enum Phase: Int, Sendable { case entered, moved, left, dropped }

  /// What comes from outside of the app.
  package enum Item: Equatable, Sendable {
    case text(String)
    case address(String)
    /// Before it is put down its name and contents are not known.
    case file(HostFile?)
  }

  package var phase: Phase
  /// In points within the element.
  package var location: Point
  /// Of the element as drawn.
  package var size: Size
  /// Whether it is what is carried in the same session.
  package var isOwn: Bool
  package var items: [Item]

  package init(
    _ phase: Phase, location: Point = Point(x: 0, y: 0), size: Size = Size(width: 0, height: 0), isOwn: Bool = false,
    items: [Item] = []
  ) {
    self.phase = phase
    self.location = location
    self.size = size
    self.isOwn = isOwn
    self.items = items
  }
}
