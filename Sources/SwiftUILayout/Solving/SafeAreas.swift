import SwiftUIElements

extension LayoutSolver {
  /// The room of a base and of the view at its edge.
  struct InsetRoom {
    /// What the view at the edge and the space beside it take.
    var length: Double
    var base: ProposedSize
    var baseSize: Size
    /// Where the base stands.
    var origin: Point
    var viewSize: Size
    var insets: Insets
  }

  func room(for node: Int, _ inset: SafeAreaInset, _ proposal: ProposedSize) -> InsetRoom {
    let base = tree.firstChild(node)
    guard let view = tree.secondChild(node) else {
      return InsetRoom(
        length: 0, base: proposal, baseSize: size(base, proposal), origin: .zero, viewSize: .zero, insets: .zero)
    }
    let viewSize = size(view, proposal)
    let axis = inset.axis
    let taken = viewSize[axis] + (inset.spacing ?? tree.units.usual(axis))
    let length = taken.isFinite ? max(0, taken) : 0
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - length) }
    var insets = Insets()
    var origin = Point.zero
    switch inset.edge {
    case .top: (insets.top, origin.y) = (length, length)
    case .bottom: insets.bottom = length
    case .leading: (insets.leading, origin.x) = (length, length)
    case .trailing: insets.trailing = length
    }
    return InsetRoom(
      length: length, base: offer, baseSize: size(base, offer), origin: origin, viewSize: viewSize, insets: insets)
  }

  func safeAreaInsetSize(_ node: Int, _ inset: SafeAreaInset, _ proposal: ProposedSize) -> Size {
    let room = room(for: node, inset, proposal)
    var size = room.baseSize
    size[inset.axis] += room.length
    return size
  }

  /// Where the view at the edge stands.
  func insetViewOrigin(_ node: Int, _ inset: SafeAreaInset, _ room: InsetRoom, _ proposal: ProposedSize, _ size: Size)
    -> Point
  {
    guard let view = tree.secondChild(node) else { return .zero }
    let cross = inset.axis.other
    let across =
      ownGuide(inset.alignment, cross, size) - guide(view, inset.alignment, cross, proposal, room.viewSize)
    let along: Double =
      switch inset.edge {
      case .top, .leading: 0
      case .bottom, .trailing: size[inset.axis] - room.viewSize[inset.axis]
      }
    return Point(along: along, across: across, axis: inset.axis)
  }
}

extension SafeAreaInset {
  var axis: Axis {
    switch edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }
}

extension Insets {
  /// What is left of a safe area at the edges of a frame inside the one it belongs to: only edges that touch it reach into it.
  func reaching(_ frame: LayoutRect, in size: Size) -> Insets {
    func reach(_ inset: Double, _ distance: Double) -> Double {
      guard inset != 0, distance < 0.5 else { return 0 }
      return max(0, inset + min(0, distance))
    }
    return Insets(
      top: reach(top, frame.y), leading: reach(leading, frame.x), bottom: reach(bottom, size.height - frame.maxY),
      trailing: reach(trailing, size.width - frame.maxX))
  }

  func only(_ sides: Edge.Set) -> Insets {
    Insets(
      top: sides.contains(.top) ? top : 0, leading: sides.contains(.leading) ? leading : 0,
      bottom: sides.contains(.bottom) ? bottom : 0, trailing: sides.contains(.trailing) ? trailing : 0)
  }

  var mirrored: Insets { Insets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}
