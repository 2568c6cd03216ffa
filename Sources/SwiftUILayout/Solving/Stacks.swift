import SwiftUIElements

extension LayoutSolver {
  /// Children in a line: the least flexible is served first, of what is left by equal shares.
  func line(_ children: ArraySlice<Int>, _ stack: StackLayout, _ proposal: ProposedSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let axis = stack.axis
    let gaps = gaps(children, stack.spacing, axis)
    var placed = children.map { Placed(node: $0, origin: .zero, proposal: proposal, size: .zero) }
    let room = proposal[axis].map { $0 - gaps.reduce(0, +) }
    if let room, room > 0, room < .infinity, placed.count > 1 {
      share(room, among: &placed, axis)
    } else {
      for index in placed.indices {
        placed[index].proposal[axis] = room.map { max(0, $0) }
        placed[index].size = size(placed[index].node, placed[index].proposal)
      }
    }
    var across = align(&placed, stack.alignment, axis.other)
    if proposal[axis.other] == nil, stretch(&placed, to: across, axis.other) {
      across = align(&placed, stack.alignment, axis.other)
    }
    var along = 0.0
    for index in placed.indices {
      placed[index].origin[axis] = along
      along += placed[index].size[axis]
      if index < gaps.count { along += gaps[index] }
    }
    return Arrangement(size: Size(along: max(0, along), across: across, axis: axis), placed: placed)
  }

  /// Offers what is shorter the length of all together, where nothing was offered: so a line beside a text is as high as that.
  /// True where something has another size since.
  private func stretch(_ placed: inout [Placed], to length: Double, _ axis: Axis) -> Bool {
    guard length.isFinite else { return false }
    var isChanged = false
    for index in placed.indices where placed[index].size[axis] < length {
      var offer = placed[index].proposal
      offer[axis] = length
      let size = size(placed[index].node, offer)
      guard size != placed[index].size else { continue }
      (placed[index].proposal, placed[index].size, isChanged) = (offer, size, true)
    }
    return isChanged
  }

  /// How far a child's answers reach, and when its turn is.
  private struct Turn {
    var index: Int
    var priority: Double
    var least: Double
    var flexibility: Double

    func isBefore(_ other: Turn) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  /// Children that are alike but for what a host measures take turns in their own order.
  private static func keepOrder(of turns: inout [Turn]) {
    var start = 0
    while start < turns.count {
      let first = turns[start]
      let end = turns[start...].firstIndex {
        $0.priority != first.priority || $0.flexibility - first.flexibility >= 0.5
      }
      let next = end ?? turns.count
      if next - start > 1 { turns[start..<next].sort { $0.index < $1.index } }
      start = next
    }
  }

  private func share(_ room: Double, among placed: inout [Placed], _ axis: Axis) {
    var turns: [Turn] = []
    turns.reserveCapacity(placed.count)
    var leastOfAll = 0.0
    for index in placed.indices {
      let node = placed[index].node
      var probe = placed[index].proposal
      probe[axis] = 0
      let least = size(node, probe)[axis]
      probe[axis] = .infinity
      let greatest = size(node, probe)[axis]
      leastOfAll += least
      turns.append(
        Turn(
          index: index, priority: facts.priorities[node], least: least,
          flexibility: greatest == .infinity ? .infinity : greatest - least))
    }
    turns.sort { $0.isBefore($1) }
    Self.keepOrder(of: &turns)
    var left = room
    var start = 0
    while start < turns.count {
      let end = turns[start...].firstIndex { $0.priority != turns[start].priority } ?? turns.count
      for turn in turns[start..<end] { leastOfAll -= turn.least }
      for position in start..<end {
        let index = turns[position].index
        placed[index].proposal[axis] = max(0, (left - max(0, leastOfAll)) / Double(end - position))
        placed[index].size = size(placed[index].node, placed[index].proposal)
        left -= placed[index].size[axis]
      }
      start = end
    }
  }

  /// Has the guides of all coincide on an axis. Returns the extent of all together.
  func align(_ placed: inout [Placed], _ alignment: AxisAlignment, _ axis: Axis) -> Double {
    var before = -Double.infinity
    var after = -Double.infinity
    if placed.contains(where: { $0.size[axis] == .infinity }) { return .infinity }
    for index in placed.indices {
      let item = placed[index]
      let guide = guide(item.node, alignment, axis, item.proposal, item.size)
      placed[index].origin[axis] = -guide
      // A spacer has no extent across its stack.
      if item.size[axis] == 0, spacings[item.node] == .none { continue }
      before = max(before, guide)
      after = max(after, item.size[axis] - guide)
    }
    guard before > -.infinity else {
      for index in placed.indices { placed[index].origin[axis] = 0 }
      return 0
    }
    for index in placed.indices { placed[index].origin[axis] += before }
    return max(0, before + after)
  }

  /// Children on top of each other. Those of the highest priority decide how large all are together: each is offered everything,
  /// and where nothing is offered, as much as the largest takes. The others are offered what came of that, and may stick out.
  func layers(_ children: ArraySlice<Int>, _ alignment: BoxAlignment, _ proposal: ProposedSize) -> Arrangement {
    // That spacers come last is a matter of lines.
    func priority(_ child: Int) -> Double { facts.priorities[child] == -.infinity ? 0 : facts.priorities[child] }
    let highest = children.reduce(-.infinity) { max($0, priority($1)) }
    var decisive: [Placed] = []
    for child in children where priority(child) == highest {
      decisive.append(Placed(node: child, origin: .zero, proposal: proposal, size: size(child, proposal)))
    }
    var width = align(&decisive, alignment.horizontal, .horizontal)
    var height = align(&decisive, alignment.vertical, .vertical)
    let isWider = proposal.width == nil && stretch(&decisive, to: width, .horizontal)
    let isHigher = proposal.height == nil && stretch(&decisive, to: height, .vertical)
    if isWider || isHigher {
      width = align(&decisive, alignment.horizontal, .horizontal)
      height = align(&decisive, alignment.vertical, .vertical)
    }
    let whole = Size(width: width, height: height)
    guard decisive.count < children.count, width.isFinite, height.isFinite else {
      return Arrangement(size: whole, placed: decisive)
    }
    var placed: [Placed] = []
    var others = decisive[...]
    for child in children {
      if let next = others.first, next.node == child {
        placed.append(next)
        others = others.dropFirst()
      } else {
        let offer = ProposedSize(width: width, height: height)
        let size = size(child, offer)
        let origin = place(child, offer, size, beside: decisive[0], alignment)
        placed.append(Placed(node: child, origin: origin, proposal: offer, size: size))
      }
    }
    return Arrangement(size: whole, placed: placed)
  }

  /// Where a child stands so that its guides meet those of one that has a place.
  private func place(
    _ child: Int, _ offer: ProposedSize, _ size: Size, beside other: Placed, _ alignment: BoxAlignment
  ) -> Point {
    func origin(_ alignment: AxisAlignment, _ axis: Axis) -> Double {
      other.origin[axis] + guide(other.node, alignment, axis, other.proposal, other.size)
        - guide(child, alignment, axis, offer, size)
    }
    return Point(x: origin(alignment.horizontal, .horizontal), y: origin(alignment.vertical, .vertical))
  }

  /// Children in a line that is as wide (tall) as its offer, each as long as it likes.
  func lazyLine(_ children: ArraySlice<Int>, _ stack: StackLayout, _ proposal: ProposedSize) -> Arrangement {
    let axis = stack.axis
    let gaps = gaps(children, stack.spacing, axis)
    var offer = proposal
    offer[axis] = nil
    var placed = children.map { Placed(node: $0, origin: .zero, proposal: offer, size: size($0, offer)) }
    let natural = align(&placed, stack.alignment, axis.other)
    let across = proposal[axis.other] ?? natural
    if across.isFinite {
      let space = Size(along: 0, across: across, axis: axis)
      let shift =
        ownGuide(stack.alignment, axis.other, space)
        - ownGuide(stack.alignment, axis.other, Size(along: 0, across: natural, axis: axis))
      for index in placed.indices { placed[index].origin[axis.other] += shift }
    }
    var along = 0.0
    for index in placed.indices {
      placed[index].origin[axis] = along
      along += placed[index].size[axis]
      if index < gaps.count { along += gaps[index] }
    }
    return Arrangement(size: Size(along: max(0, along), across: across, axis: axis), placed: placed)
  }
}
