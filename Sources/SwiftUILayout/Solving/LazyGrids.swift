import SwiftUIElements

extension LayoutSolver {
  /// One track as it came out.
  private struct SizedTrack {
    var start: Double
    var length: Double
    var alignment: BoxAlignment?
  }

  /// Cells in tracks, line after line.
  func lazyGridArrangement(
    _ children: ArraySlice<Int>, _ grid: LazyGridLayout, _ proposal: ProposedSize
  ) -> Arrangement {
    let axis = grid.axis
    let cross = axis.other
    let (tracks, extent) = sized(grid.tracks, proposal[cross], usual: tree.units.usual(cross))
    let offered = proposal[cross]
    let across = offered.map { $0 == .infinity ? $0 : max($0, 0) } ?? extent
    let space = across.isFinite ? across : extent
    let start =
      ownGuide(grid.alignment, cross, Size(along: 0, across: space, axis: axis))
      - ownGuide(grid.alignment, cross, Size(along: 0, across: extent, axis: axis))
    let spacing = grid.spacing ?? tree.units.usual(axis)
    let list = Array(children)
    let wholeLines = Set(grid.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } })
    let sectionStarts = Set(grid.sections.map(\.children.lowerBound))
    var placed: [Placed] = []
    placed.reserveCapacity(list.count)
    var along = 0.0
    var position = 0
    while position < list.count {
      if position > 0 { along += spacing }
      let end = lineEnd(position, list.count, tracks.count, wholeLines, sectionStarts)
      if wholeLines.contains(position) {
        let offer = ProposedSize(along: nil, across: space, axis: axis)
        let size = size(list[position], offer)
        let origin = self.origin(
          of: list[position], offer, size, in: Size(along: size[axis], across: space, axis: axis),
          grid.boxAlignment(on: axis))
        placed.append(
          Placed(
            node: list[position],
            origin: Point(along: along, across: origin[cross], axis: axis), proposal: offer, size: size))
        along += size[axis]
      } else {
        let lineStart = placed.count
        var length = 0.0
        for index in position..<end {
          let offer = ProposedSize(along: nil, across: tracks[index - position].length, axis: axis)
          let size = size(list[index], offer)
          length = max(length, size[axis])
          placed.append(Placed(node: list[index], origin: .zero, proposal: offer, size: size))
        }
        for index in placed[lineStart...].indices {
          let track = tracks[index - lineStart]
          let inTrack = origin(
            of: placed[index].node, placed[index].proposal, placed[index].size,
            in: Size(along: length, across: track.length, axis: axis),
            track.alignment ?? grid.boxAlignment(on: axis))
          placed[index].origin = Point(
            along: along + inTrack[axis], across: start + track.start + inTrack[cross], axis: axis)
        }
        along += length
      }
      position = end
    }
    return Arrangement(size: Size(along: max(0, along), across: across, axis: axis), placed: placed)
  }

  /// The cell after the line that starts at `position`: headers and footers take a whole line, and a section starts one.
  private func lineEnd(
    _ position: Int, _ count: Int, _ tracks: Int, _ wholeLines: Set<Int>, _ sectionStarts: Set<Int>
  ) -> Int {
    if wholeLines.contains(position) { return position + 1 }
    var end = position + 1
    while end < min(count, position + tracks), !wholeLines.contains(end), !sectionStarts.contains(end) { end += 1 }
    return end
  }

  /// Fixed tracks first; the others share the rest equally, and what a capped one leaves is lost.
  private func sized(
    _ tracks: [LazyGridLayout.Track], _ offered: Double?, usual: Double
  ) -> (tracks: [SizedTrack], extent: Double) {
    guard !tracks.isEmpty else {
      let length = offered.map { min($0, Self.longest) } ?? 0
      return ([SizedTrack(start: 0, length: length)], length)
    }
    var left = offered.map { min($0, Self.longest) }
    var sharing = 0
    for (index, track) in tracks.enumerated() {
      if index < tracks.count - 1 { left = left.map { $0 - (track.spacing ?? usual) } }
      if case .fixed(let length) = track.size { left = left.map { $0 - length } } else { sharing += 1 }
    }
    let share = left.map { max(0, $0) / Double(max(1, sharing)) }
    var result: [SizedTrack] = []
    var position = 0.0
    var extent = 0.0
    for track in tracks {
      let gap = track.spacing ?? usual
      var lengths: [Double] = []
      switch track.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let least, let most): lengths = [min(max(share ?? least, least), most)]
      case .adaptive(let least, let most):
        let space = share ?? least
        let count = least + gap > 0 ? min(max(1, ((space + gap) / (least + gap)).rounded(.down)), 10_000) : 1
        let length = min(max((space - gap * (count - 1)) / count, least), most)
        lengths = Array(repeating: length, count: Int(count))
      }
      for length in lengths {
        result.append(SizedTrack(start: position, length: length, alignment: track.alignment))
        extent = position + length
        position += length + gap
      }
    }
    return (result, max(0, extent))
  }
}

extension LazyGridLayout {
  /// Where cells stand that say nothing: across as the grid, along in the middle.
  func boxAlignment(on axis: Axis) -> BoxAlignment {
    axis == .vertical ? BoxAlignment(horizontal: alignment) : BoxAlignment(vertical: alignment)
  }
}

extension ProposedSize {
  init(along: Double?, across: Double?, axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }
}
