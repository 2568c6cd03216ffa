import SwiftUIElements
import SwiftUILayout

/// A row beside prose that takes several lines; what fits in one needs none.
final class ProseSpace: CustomLayout {
  private let edge: Edge

  init(_ edge: Edge) { self.edge = edge }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size {
    var size = subviews.first?.size(proposal) ?? .zero
    size.height += space(size)
    return size
  }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    for subview in subviews {
      let top = edge == .top ? space(subview.size(proposal)) : 0
      subview.place(at: Point(x: 0, y: top), anchor: .zero, proposal: proposal)
    }
  }

  private func space(_ size: Size) -> Double { size.height >= 2 ? 1 : 0 }
}
