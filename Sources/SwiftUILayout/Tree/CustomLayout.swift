import SwiftUIElements

/// A container with rules of its own. One object serves one node for as long as a layout is solved, so it may keep a cache.
package protocol CustomLayout: AnyObject {
  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size
  /// Places the subviews in bounds of `size` that start at 0,0.
  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle])
  /// The direction of a layout that is a stack; spacers and dividers in it follow that.
  var stackAxis: Axis? { get }
  /// The distances it keeps to its neighbours; nil takes those of its subviews together.
  func spacing(_ subviews: [LayoutSubviewHandle]) -> SpacingPreference?
  /// A guide of its own; nil takes that of its subviews together.
  func explicitGuide(
    _ alignment: AxisAlignment, _ axis: Axis, in size: Size, _ proposal: ProposedSize,
    _ subviews: [LayoutSubviewHandle]
  ) -> Double?
}

extension CustomLayout {
  package var stackAxis: Axis? { nil }
  package func spacing(_ subviews: [LayoutSubviewHandle]) -> SpacingPreference? { nil }
  package func explicitGuide(
    _ alignment: AxisAlignment, _ axis: Axis, in size: Size, _ proposal: ProposedSize,
    _ subviews: [LayoutSubviewHandle]
  ) -> Double? { nil }
}

/// Makes the layout that places what is in a view.
package protocol LayoutMaking: AnyObject {
  /// A new one for each tree, as it may keep a cache.
  func makeEngineLayout() -> (any CustomLayout)?
}

/// What a custom layout may ask of the solver and tell it.
package protocol SubviewSolving: AnyObject {
  func size(of node: Int, in proposal: ProposedSize) -> Size
  func dimensions(of node: Int, in proposal: ProposedSize) -> LayoutDimensions
  func priority(of node: Int) -> Double
  func spacing(of node: Int) -> SpacingPreference
  func value(_ key: ObjectIdentifier, of node: Int) -> Any?
  func place(_ node: Int, at origin: Point, anchor: Point, proposal: ProposedSize)
}

/// One subview of a custom layout.
package struct LayoutSubviewHandle {
  package let node: Int
  let solver: any SubviewSolving

  package init(node: Int, solver: any SubviewSolving) {
    self.node = node
    self.solver = solver
  }

  package func size(_ proposal: ProposedSize) -> Size { solver.size(of: node, in: proposal) }
  package func dimensions(_ proposal: ProposedSize) -> LayoutDimensions { solver.dimensions(of: node, in: proposal) }
  package var priority: Double { solver.priority(of: node) }
  package var spacing: SpacingPreference { solver.spacing(of: node) }
  package func value(_ key: ObjectIdentifier) -> Any? { solver.value(key, of: node) }

  /// Puts the point `anchor` of the subview (0,0 is its top leading corner, 1,1 its bottom trailing one) at `origin`.
  package func place(at origin: Point, anchor: Point, proposal: ProposedSize) {
    solver.place(node, at: origin, anchor: anchor, proposal: proposal)
  }
}
