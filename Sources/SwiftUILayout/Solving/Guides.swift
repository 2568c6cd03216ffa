import SwiftUIElements

extension LayoutSolver {
  /// Where a guide lies in a size by itself.
  func ownGuide(_ alignment: AxisAlignment, _ axis: Axis, _ size: Size) -> Double {
    guard case .custom(let custom) = alignment else { return size.guide(alignment, axis) }
    let plain = LayoutDimensions(
      size: size, explicit: { _, _ in nil },
      value: { [unowned self] alignment, axis in ownGuide(alignment, axis, size) })
    return customGuide(custom, plain, 0)
  }

  /// The guide of a view: its own, that of something in it, or the one that follows from its size.
  func guide(
    _ node: Int, _ alignment: AxisAlignment, _ axis: Axis, _ proposal: ProposedSize, _ size: Size
  ) -> Double {
    if facts.guides[node].mayContain(alignment, axis),
      let explicit = explicitGuide(node, alignment, axis, proposal)
    {
      return explicit
    }
    if case .custom(let custom) = alignment { return customGuide(custom, dimensions(of: node, in: proposal), node) }
    return ownGuide(alignment, axis, size)
  }

  /// The own value of an app's guide, which may follow from other guides, but not from itself.
  private func customGuide(_ custom: CustomAlignment, _ dimensions: LayoutDimensions, _ node: Int) -> Double {
    guard guidesUnderWay.insert(custom).inserted else {
      warn(.circularGuide, node)
      return 0
    }
    defer { guidesUnderWay.remove(custom) }
    return boundedGuide(custom.defaultValue(dimensions), node)
  }

  private func boundedGuide(_ value: Double, _ node: Int) -> Double {
    if abs(value) <= Self.longest { return value }
    warn(.badNumber(value), node)
    return 0
  }

  /// A guide that the view or something in it sets; nil where it only follows from the size.
  func explicitGuide(
    _ node: Int, _ alignment: AxisAlignment, _ axis: Axis, _ proposal: ProposedSize
  ) -> Double? {
    guard facts.guides[node].mayContain(alignment, axis), facts.depths[node] <= Self.depthLimit else { return nil }
    let kind = tree.nodes[node].kind
    switch kind {
    case .text(let text):
      let lines = lines(of: text, proposal)
      return alignment == .lastTextBaseline ? lines.lastBaseline : lines.firstBaseline
    case .control(let control): return control.baseline
    case .alignmentGuide(let guideAxis, let guide, let value) where guideAxis == axis && guide == alignment:
      return boundedGuide(value(dimensions(of: tree.firstChild(node), in: proposal)), node)
    case .layer: return explicitGuide(tree.firstChild(node), alignment, axis, proposal)
    case .offset: return explicitGuide(tree.firstChild(node), alignment, axis, proposal)
    case .safeAreaInset(let inset):
      let room = room(for: node, inset, proposal)
      return explicitGuide(tree.firstChild(node), alignment, axis, room.base).map { $0 + room.origin[axis] }
    case .custom(let layout): return customExplicitGuide(node, layout, alignment, axis, proposal)
    default:
      if kind.isModifier {
        let child = tree.firstChild(node)
        let offer = offerInPlace(node, kind, proposal)
        guard let inner = explicitGuide(child, alignment, axis, offer) else { return nil }
        let origin = childOrigin(
          node, kind, size: size(node, proposal), child: child, offer, childSize: size(child, offer))
        return inner + origin[axis]
      }
      return mergedGuide(arrangement(node, proposal), alignment, axis)
    }
  }

  /// The guide of several views together: the first baseline, the last one, else the middle of what they set.
  func mergedGuide(_ arrangement: Arrangement, _ alignment: AxisAlignment, _ axis: Axis) -> Double? {
    var sum = 0.0
    var count = 0.0
    var least = Double.infinity
    var greatest = -Double.infinity
    for placed in arrangement.placed {
      guard let inner = explicitGuide(placed.node, alignment, axis, placed.proposal) else { continue }
      let value = inner + placed.origin[axis]
      sum += value
      count += 1
      least = min(least, value)
      greatest = max(greatest, value)
    }
    guard count > 0 else { return nil }
    return switch alignment {
    case .firstTextBaseline: least
    case .lastTextBaseline: greatest
    default: sum / count
    }
  }
}

extension LayoutSolver: SubviewSolving {
  func size(of node: Int, in proposal: ProposedSize) -> Size { size(node, proposal.valid) }

  func dimensions(of node: Int, in proposal: ProposedSize) -> LayoutDimensions {
    let proposal = proposal.valid
    let size = size(node, proposal)
    return LayoutDimensions(
      size: size,
      explicit: { [self] alignment, axis in explicitGuide(node, alignment, axis, proposal) },
      value: { [self] alignment, axis in guide(node, alignment, axis, proposal, size) })
  }

  func priority(of node: Int) -> Double { facts.priorities[node] }
  func spacing(of node: Int) -> SpacingPreference { spacings[node] }

  /// The value nearest to the outside that a view hands to the layout around it.
  func value(_ key: ObjectIdentifier, of node: Int) -> Any? {
    var node = node
    while true {
      let kind = tree.nodes[node].kind
      if case .value(key, let value) = kind { return value }
      guard kind.isModifier, tree.nodes[node].count > 0 else { return nil }
      node = tree.firstChild(node)
    }
  }

  func place(_ node: Int, at origin: Point, anchor: Point, proposal: ProposedSize) {
    var proposal = proposal.valid
    var size = size(node, proposal)
    if !(size.width.isFinite && size.height.isFinite) {
      proposal = .unspecified
      size = self.size(node, proposal)
    }
    let x = origin.x - size.width * anchor.x
    let y = origin.y - size.height * anchor.y
    guard abs(x) <= Self.longest, abs(y) <= Self.longest else {
      warn(.badAnswer, node)
      return
    }
    placements[node] = Placed(node: node, origin: Point(x: x, y: y), proposal: proposal, size: size)
  }
}
