import SwiftUIElements
import SwiftUILayout

/// Lines of small letters share a line where they fit: a row of a list says more in less space.
final class SmallPrint: CustomLayout {
  private let rowsBetween: Double
  private static let columnsBetween = 3.0

  init(rowsBetween: Double) { self.rowsBetween = rowsBetween }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size { lines(proposal, subviews).size }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    for item in lines(proposal, subviews).items {
      item.subview.place(at: item.origin, anchor: .zero, proposal: item.proposal)
    }
  }

  private struct Item {
    var subview: LayoutSubviewHandle
    var origin: Point
    var proposal: ProposedSize
  }

  private func lines(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> (items: [Item], size: Size) {
    let room = proposal.width ?? .infinity
    var items: [Item] = []
    var size = Size.zero
    var used = 0.0
    var height = 0.0
    var top = 0.0
    for (index, subview) in subviews.enumerated() {
      let natural = subview.size(.unspecified)
      let joins = used > 0 && height <= 1 && natural.height <= 1 && used + Self.columnsBetween + natural.width <= room
      if joins {
        used += Self.columnsBetween
      } else {
        if index > 0 { top += height + rowsBetween }
        (used, height) = (0, 0)
      }
      // A line that fills its width keeps it only while nothing follows.
      let follows = index + 1 < subviews.count ? subviews[index + 1].size(.unspecified).width : .infinity
      let isJoined = natural.width + used + Self.columnsBetween + follows <= room
      let offer = ProposedSize(width: isJoined ? natural.width : proposal.width.map { $0 - used })
      let taken = subview.size(offer)
      items.append(Item(subview: subview, origin: Point(x: used, y: top), proposal: offer))
      used += taken.width
      height = max(height, taken.height)
      size = Size(width: max(size.width, used), height: top + height)
    }
    return (items, size)
  }
}
