import Foundation

/// What a host reports: something happened to a node. Only a live, enabled node that accepts the kind can fire.
package struct HostEvent: Equatable, Sendable {
  package var node: NodeID
  package var kind: EventKind
  package var value: EventValue

  package init(node: NodeID, kind: EventKind, value: EventValue = .none) {
    self.node = node
    self.kind = kind
    self.value = value
  }
}

/// The value that goes with an event. A value of a type the node does not expect is refused.
package enum EventValue: Equatable, Sendable {
  case none
  case bool(Bool)
  case index(Int)
  case number(Double)
  case text(String)
  case size(Size)
  /// A size, and where that stands in the window.
  case frame(origin: Point, size: Size)
  /// Of a text that has a place, when its letters are there.
  case words(WordMeasures)
  case scroll(ScrollReport)
  /// In points within the node; `origin` is where that began in the window.
  case drag(start: Point, location: Point, hasEnded: Bool, origin: Point = Point(x: 0, y: 0))
  case pinch(PinchReport)
  /// In points within the node; `origin` is where that is in the window.
  case place(Point, origin: Point)
  case drop(DropReport)
  case files([HostFile])

  /// The files that it hands over.
  package var files: [HostFile] {
    switch self {
    case .files(let files): files
    case .drop(let report): report.items.compactMap { if case .file(let file) = $0 { file } else { nil } }
    default: []
    }
  }
}
