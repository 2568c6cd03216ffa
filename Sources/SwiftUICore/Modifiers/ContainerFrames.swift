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
    let fold = ContainerFrameFold(owner: node, axes: modifier.axes, alignment: modifier.alignment.box)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
    return node
  }
}

/// Hosts that lay out by themselves give the view all there is.
struct ContainerFrameFold: FoldingModifier {
  unowned let owner: ContainerFrameNode
  let axes: Axis.Set
  let alignment: BoxAlignment

  func fold(into folding: inout Folding) {
    folding.openBox(alignment: alignment)
    var frame = Frame(alignment: alignment)
    if axes.contains(.horizontal) { frame.maxWidth = .infinity }
    if axes.contains(.vertical) { frame.maxHeight = .infinity }
    folding.style.frame = frame
    let kind = LayoutKind.containerFrame(
      ContainerFrame(axes: axes, alignment: alignment) { [weak owner] length, axis in
        owner?.length(length, axis) ?? length
      })
    folding.mark(LayoutMark(stage: .framed, kind: kind, replaces: .style))
    folding.openBox()
  }

  func isSame(as other: ContainerFrameFold) -> Bool {
    owner === other.owner && axes == other.axes && alignment == other.alignment
  }
}
