import SwiftUIElements

extension LayoutSolver {
  /// What a node around one other offers it.
  func offer(_ node: Int, _ kind: LayoutKind, _ proposal: ProposedSize) -> ProposedSize {
    switch kind {
    case .fixedFrame(let width, let height, _):
      return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let frame):
      return ProposedSize(
        width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height))
    case .containerFrame(let frame):
      return ProposedSize(
        width: containerLength(node, frame, .horizontal) ?? proposal.width,
        height: containerLength(node, frame, .vertical) ?? proposal.height)
    case .padding(let insets), .safeAreaPadding(let insets): return proposal.inset(by: insets)
    case .fixedSize(let fixesWidth, let fixesHeight):
      return ProposedSize(width: fixesWidth ? nil : proposal.width, height: fixesHeight ? nil : proposal.height)
    case .aspectRatio(let ratio, let fills): return aspectOffer(node, ratio, fills, proposal)
    default: return proposal
    }
  }

  /// What its content is offered where it stands: a least length where nothing is offered.
  func offerInPlace(_ node: Int, _ kind: LayoutKind, _ proposal: ProposedSize) -> ProposedSize {
    var offer = offer(node, kind, proposal)
    switch kind {
    case .flexibleFrame(let frame) where offer.width == nil || offer.height == nil:
      let ideal = size(tree.firstChild(node), offer)
      offer.width = offer.width ?? frame.width.least.flatMap { $0 > ideal.width ? $0 : nil }
      offer.height = offer.height ?? frame.height.least.flatMap { $0 > ideal.height ? $0 : nil }
    default: break
    }
    return offer
  }

  /// What it takes, from what its content took.
  func answer(_ node: Int, _ kind: LayoutKind, _ proposal: ProposedSize, child: Size) -> Size {
    switch kind {
    case .fixedFrame(let width, let height, _): return Size(width: width ?? child.width, height: height ?? child.height)
    case .flexibleFrame(let frame):
      return Size(
        width: frame.width.answer(proposal.width, child: child.width),
        height: frame.height.answer(proposal.height, child: child.height))
    case .containerFrame(let frame):
      return Size(
        width: containerLength(node, frame, .horizontal) ?? child.width,
        height: containerLength(node, frame, .vertical) ?? child.height)
    case .padding(let insets), .safeAreaPadding(let insets):
      return Size(width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical))
    case .position: return proposal.replacingUnspecified(by: child)
    default: return child
    }
  }

  /// Where its content stands in it.
  func childOrigin(
    _ node: Int, _ kind: LayoutKind, size: Size, child: Int, _ offer: ProposedSize, childSize: Size
  ) -> Point {
    switch kind {
    case .fixedFrame(_, _, let alignment): return origin(of: child, offer, childSize, in: size, alignment)
    case .flexibleFrame(let frame): return origin(of: child, offer, childSize, in: size, frame.alignment)
    case .containerFrame(let frame): return origin(of: child, offer, childSize, in: size, frame.alignment)
    case .padding(let insets), .safeAreaPadding(let insets): return Point(x: insets.leading, y: insets.top)
    case .offset(let x, let y): return Point(x: x, y: y)
    case .position(let x, let y): return Point(x: x - childSize.width / 2, y: y - childSize.height / 2)
    default: return .zero
    }
  }

  /// Where a view stands in a space by its guides.
  func origin(
    of child: Int, _ proposal: ProposedSize, _ childSize: Size, in space: Size, _ alignment: BoxAlignment
  ) -> Point {
    Point(
      x: ownGuide(alignment.horizontal, .horizontal, space)
        - guide(child, alignment.horizontal, .horizontal, proposal, childSize),
      y: ownGuide(alignment.vertical, .vertical, space)
        - guide(child, alignment.vertical, .vertical, proposal, childSize))
  }

  private func aspectOffer(
    _ node: Int, _ ratio: Double?, _ fills: Bool, _ proposal: ProposedSize
  ) -> ProposedSize {
    var ratio = ratio
    let ideal: Size? =
      ratio == nil || proposal == .unspecified ? size(tree.firstChild(node), .unspecified) : nil
    if ratio == nil, let ideal, ideal.width > 0, ideal.height > 0 { ratio = ideal.width / ideal.height }
    guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let followsWidth = fills ? width / ratio >= height : width / ratio <= height
      if followsWidth { return ProposedSize(width: width, height: width / ratio) }
      return ProposedSize(width: height * ratio, height: height)
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (nil, nil):
      guard let ideal, ideal.width > 0, ideal.height > 0 else { return proposal }
      return aspectOffer(node, ratio, fills, ProposedSize(ideal))
    }
  }

  private func containerLength(_ node: Int, _ frame: ContainerFrame, _ axis: Axis) -> Double? {
    guard frame.axes.contains(axis.set) else { return nil }
    let container = containers[facts.containers[node]] ?? window
    let length = frame.length(container[axis], axis)
    if length >= 0, length < .infinity { return length }
    warn(.badNumber(length), node)
    return container[axis]
  }
}

extension FlexibleFrame.Bounds {
  fileprivate func offer(_ offered: Double?) -> Double? { (offered ?? ideal).map(clamped) }

  fileprivate func answer(_ offered: Double?, child: Double) -> Double {
    guard let offered else { return clamped(ideal ?? child) }
    if let most { return min(max(offered, least ?? child), most) }
    return least.map { max(child, $0) } ?? child
  }

  private func clamped(_ value: Double) -> Double { max(min(value, most ?? .infinity), least ?? 0) }
}
