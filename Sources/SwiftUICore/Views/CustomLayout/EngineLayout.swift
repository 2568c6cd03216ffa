import Foundation
import SwiftUIElements
import SwiftUILayout

/// A layout of an app's own as the engine asks it, with its cache.
@MainActor
final class EngineLayout<L: Layout>: @preconcurrency CustomLayout {
  private let layout: L
  private let direction: LayoutDirection
  private var cache: L.Cache?

  init(_ layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  private func subviews(_ handles: [LayoutSubviewHandle]) -> LayoutSubviews {
    LayoutSubviews(
      subviews: handles.enumerated().map { LayoutSubview(index: $0, handle: $1) }, layoutDirection: direction)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(&cache)
  }

  func size(_ proposal: ProposedSize, _ handles: [LayoutSubviewHandle]) -> Size {
    let subviews = subviews(handles)
    let size = withCache(subviews) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    return Size(width: size.width, height: size.height)
  }

  func place(in size: Size, _ proposal: ProposedSize, _ handles: [LayoutSubviewHandle]) {
    let subviews = subviews(handles)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
  }

  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  func explicitGuide(
    _ alignment: AxisAlignment, _ axis: Axis, in size: Size, _ proposal: ProposedSize,
    _ handles: [LayoutSubviewHandle]
  ) -> Double? {
    let subviews = subviews(handles)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let offered = ProposedViewSize(proposal)
    let guide = withCache(subviews) { cache in
      axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(axis: alignment), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(axis: alignment), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    }
    return guide.map { Double($0) }
  }

  func spacing(_ handles: [LayoutSubviewHandle]) -> SpacingPreference? {
    let subviews = subviews(handles)
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0).preference }
  }
}

extension ProposedViewSize {
  init(_ proposal: ProposedSize) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: ProposedSize { ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}
