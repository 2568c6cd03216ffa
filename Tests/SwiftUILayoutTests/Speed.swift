import Foundation
import SwiftUIElements
import SwiftUILayout
import Testing

/// A thousand views as an app writes them: cards of rows in a column.
func screenOfViews() -> LayoutTree {
  var tree = LayoutTree()
  var cards: [Int] = []
  while tree.count < 1000 {
    let picture = tree.add(
      .fixedFrame(width: 60, height: 40, alignment: .init()),
      [tree.add(.picture(natural: Size(width: 640, height: 400), isResizable: true))])
    let title = tree.add(.text(DeskText(widths: [180, 120])))
    let line = tree.add(
      .stack(StackLayout(.horizontal)),
      [
        tree.add(.text(DeskText(widths: [40]))), tree.add(.spacer(minLength: nil)),
        tree.add(.text(DeskText(widths: [30]))),
      ])
    let words = tree.add(.stack(StackLayout(.vertical, alignment: .leading, spacing: 4)), [title, line])
    let row = tree.add(.stack(StackLayout(.horizontal, alignment: .leading)), [picture, words])
    let padded = tree.add(.padding(Insets(top: 8, leading: 12, bottom: 8, trailing: 12)), [row])
    cards.append(tree.add(.layer(alignment: .init()), [padded, tree.add(.fill)]))
  }
  let column = tree.add(.stack(StackLayout(.vertical)), cards)
  _ = tree.add(.scroll(ScrollLayout(.vertical)), [column])
  return tree
}

@Suite struct Speed {
  @Test func aThousandViewsAreLaidOutAtOnce() {
    let tree = screenOfViews()
    var best = Double.infinity
    for _ in 0..<20 {
      let clock = ContinuousClock()
      let start = clock.now
      let layout = tree.solve(in: Size(width: 390, height: 844))
      best = min(best, Double((clock.now - start).components.attoseconds) / 1e15)
      #expect(layout.warnings.isEmpty)
    }
    #if DEBUG
      #expect(best < 100, "\(best) ms")
    #else
      #expect(best < 2, "\(best) ms")
    #endif
    print("1,000 views: \(best) ms")
  }
}
