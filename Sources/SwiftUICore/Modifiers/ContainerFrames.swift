import Foundation
import SwiftUIElements
import SwiftUILayout

extension View {
  /// As large on these axes as the nearest scroll view, or the window.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// `span` of `count` equal parts, `spacing` apart, of the nearest scroll view or the window.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(
        axes: axes, alignment: alignment,
        length: ContainerFrame.share(count: count, span: span, spacing: Double(spacing))))
  }

  /// As large on these axes as `length` makes of the length of the nearest scroll view or the window, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { Double(length(CGFloat($0), $1)) })
  }
}

/// Keeps how long a share of a container is.
final class ContainerFrameNode: PassingNode {
  var length: (Double, Axis) -> Double = { length, _ in length }
}

nonisolated struct ContainerFrameModifier: ViewModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? ContainerFrameNode ?? ContainerFrameNode(inputs)
    let modifier = view.modifier
    node.length = modifier.length
    let fold = ContainerFrameFold(
      owner: node, axes: modifier.axes, alignment: modifier.alignment.box,
      width: modifier.length(along: .horizontal, in: inputs.environment),
      height: modifier.length(along: .vertical, in: inputs.environment))
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
    return node
  }
}

extension ContainerFrameModifier {
  /// The length where a host lays out by itself: along the way of a scroll view as if that were as large as the window, else nil.
  @MainActor fileprivate func length(along axis: Axis, in environment: EnvironmentValues) -> Double? {
    let way: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    guard axes.contains(way), let scrolling = environment.scrolling, scrolling.axes.contains(way) else { return nil }
    let margins = scrolling.margins
    let (viewport, beside) =
      axis == .horizontal
      ? (environment.viewport.width, margins.leading + margins.trailing)
      : (environment.viewport.height, margins.top + margins.bottom)
    let length = length(max(0, viewport - beside), axis)
    return length.isFinite && length >= 0 ? length : nil
  }
}

/// Hosts that lay out by themselves give the view all there is, or a length of its own where there is no end to that.
struct ContainerFrameFold: FoldingModifier {
  unowned let owner: ContainerFrameNode
  let axes: Axis.Set
  let alignment: BoxAlignment
  let width: Double?
  let height: Double?

  func fold(into folding: inout Folding) {
    folding.openBox(alignment: alignment)
    var frame = Frame(alignment: alignment)
    (frame.width, frame.height) = (width, height)
    if axes.contains(.horizontal), width == nil { frame.maxWidth = .infinity }
    if axes.contains(.vertical), height == nil { frame.maxHeight = .infinity }
    folding.style.frame = frame
    let kind = LayoutKind.containerFrame(
      ContainerFrame(axes: axes, alignment: alignment) { [weak owner] length, axis in
        owner?.length(length, axis) ?? length
      })
    folding.mark(LayoutMark(stage: .framed, kind: kind, replaces: .style))
    folding.openBox()
  }

  func isSame(as other: ContainerFrameFold) -> Bool {
    owner === other.owner && axes == other.axes && alignment == other.alignment && width == other.width
      && height == other.height
  }
}
