import SwiftUIElements

extension LayoutSolver {
  /// Reads the distances that all nodes like to keep, each after its content.
  func readSpacings() {
    for node in 0..<tree.count { spacings[node] = readSpacing(node) }
  }

  private func readSpacing(_ node: Int) -> SpacingPreference {
    let kind = tree.nodes[node].kind
    let children = tree.children(of: node)
    switch kind {
    case .text(let text): return .text(text.spacing)
    case .spacer: return .none
    case .surface: return .plain
    case .padding(let insets), .safeAreaPadding(let insets):
      guard let first = children.first else { return .plain }
      return spacings[first].plain(on: insets.sides)
    case .stack(let stack): return spacing(of: children, along: stack.axis)
    case .gridRow: return spacing(of: children, along: .horizontal)
    case .grid: return spacing(of: children, along: .vertical)
    case .layers: return spacing(of: children, along: nil)
    case .firstThatFits: return children.first.map { spacings[$0] } ?? .plain
    case .custom(let layout):
      return layout.spacing(handles(children)) ?? spacing(of: children, along: nil)
    default: return kind.isModifier ? children.first.map { spacings[$0] } ?? .plain : .plain
    }
  }

  /// Of several views: along a line its ends count, across it all do.
  private func spacing(of children: ArraySlice<Int>, along axis: Axis?) -> SpacingPreference {
    guard let first = children.first, let last = children.last else { return .plain }
    var result = spacings[first]
    if children.count == 1 { return result }
    let shared: Edge.Set =
      switch axis {
      case .horizontal: .vertical
      case .vertical: .horizontal
      case nil: .all
      }
    for child in children.dropFirst() where spacings[child] != result {
      result = result.union(spacings[child], edges: shared)
    }
    guard let axis, spacings[last] != result else { return result }
    let end = spacings[last]
    return axis == .horizontal
      ? .edges(top: result.top, leading: result.leading, bottom: result.bottom, trailing: end.trailing)
      : .edges(top: result.top, leading: result.leading, bottom: end.bottom, trailing: result.trailing)
  }

  /// The distances between neighbours, one fewer than there are children.
  func gaps(_ children: ArraySlice<Int>, _ spacing: Double?, _ axis: Axis) -> [Double] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    return zip(children, children.dropFirst()).map {
      tree.units.distance(spacings[$0].distance(to: spacings[$1], along: axis), axis)
    }
  }
}

extension Insets {
  var sides: Edge.Set {
    var sides: Edge.Set = []
    if top != 0 { sides.insert(.top) }
    if leading != 0 { sides.insert(.leading) }
    if bottom != 0 { sides.insert(.bottom) }
    if trailing != 0 { sides.insert(.trailing) }
    return sides
  }
}
