import SwiftUIElements

extension LayoutKind {
  /// What is said in points, in other units. Lengths are rounded as those of frames; places are not.
  package func counted(in units: any LayoutUnits) -> LayoutKind {
    let points = units.points
    switch self {
    case .position(let x, let y): return .position(x: x / points.width, y: y / points.height)
    case .safeAreaPadding(let insets): return .safeAreaPadding(units.distances(insets))
    case .safeAreaInset(var inset):
      let axis: Axis = inset.edge == .top || inset.edge == .bottom ? .vertical : .horizontal
      inset.spacing = inset.spacing.map { units.distance($0, axis) }
      return .safeAreaInset(inset)
    case .alignmentGuide(let axis, let alignment, let value):
      return .alignmentGuide(axis, alignment) { value($0.times(points)) / points[axis] }
    case .containerFrame(let frame):
      return .containerFrame(
        ContainerFrame(axes: frame.axes, alignment: frame.alignment) { length, axis in
          let own = frame.length(length * points[axis], axis)
          return own.isFinite ? units.length(own, axis) : own
        })
    case .custom(let layout): return .custom(CountedLayout(layout, points))
    default: return self
    }
  }
}

extension LayoutDimensions {
  /// In units of which one of these has so many.
  fileprivate func times(_ scale: Size) -> LayoutDimensions {
    LayoutDimensions(
      size: size.times(scale), explicit: { alignment, axis in explicitGuide(alignment, axis).map { $0 * scale[axis] } },
      value: { alignment, axis in guide(alignment, axis) * scale[axis] })
  }
}

extension Size {
  fileprivate func times(_ scale: Size) -> Size { Size(width: width * scale.width, height: height * scale.height) }
  fileprivate func over(_ scale: Size) -> Size { Size(width: width / scale.width, height: height / scale.height) }
}

extension ProposedSize {
  fileprivate func times(_ scale: Size) -> ProposedSize {
    ProposedSize(width: width.map { $0 * scale.width }, height: height.map { $0 * scale.height })
  }

  fileprivate func over(_ scale: Size) -> ProposedSize {
    ProposedSize(width: width.map { $0 / scale.width }, height: height.map { $0 / scale.height })
  }
}

/// A layout that counts in points, in a tree that counts in other units.
private final class CountedLayout: CustomLayout {
  private let layout: any CustomLayout
  /// In one unit.
  private let points: Size

  init(_ layout: any CustomLayout, _ points: Size) {
    self.layout = layout
    self.points = points
  }

  private func counted(_ subviews: [LayoutSubviewHandle]) -> [LayoutSubviewHandle] {
    subviews.map { LayoutSubviewHandle(node: $0.node, solver: CountedSolving($0.solver, points)) }
  }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size {
    layout.size(proposal.times(points), counted(subviews)).over(points)
  }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    layout.place(in: size.times(points), proposal.times(points), counted(subviews))
  }

  var stackAxis: Axis? { layout.stackAxis }

  /// Distances are in points in all trees.
  func spacing(_ subviews: [LayoutSubviewHandle]) -> SpacingPreference? { layout.spacing(counted(subviews)) }

  func explicitGuide(
    _ alignment: AxisAlignment, _ axis: Axis, in size: Size, _ proposal: ProposedSize,
    _ subviews: [LayoutSubviewHandle]
  ) -> Double? {
    layout.explicitGuide(alignment, axis, in: size.times(points), proposal.times(points), counted(subviews))
      .map { $0 / points[axis] }
  }
}

/// What such a layout asks and tells.
private final class CountedSolving: SubviewSolving {
  private let solver: any SubviewSolving
  private let points: Size

  init(_ solver: any SubviewSolving, _ points: Size) {
    self.solver = solver
    self.points = points
  }

  func size(of node: Int, in proposal: ProposedSize) -> Size {
    solver.size(of: node, in: proposal.over(points)).times(points)
  }

  func dimensions(of node: Int, in proposal: ProposedSize) -> LayoutDimensions {
    solver.dimensions(of: node, in: proposal.over(points)).times(points)
  }

  func priority(of node: Int) -> Double { solver.priority(of: node) }
  func spacing(of node: Int) -> SpacingPreference { solver.spacing(of: node) }
  func value(_ key: ObjectIdentifier, of node: Int) -> Any? { solver.value(key, of: node) }

  func place(_ node: Int, at origin: Point, anchor: Point, proposal: ProposedSize) {
    solver.place(
      node, at: Point(x: origin.x / points.width, y: origin.y / points.height), anchor: anchor,
      proposal: proposal.over(points))
  }
}
