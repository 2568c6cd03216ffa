import SwiftUIElements
import Testing

@testable import SwiftUIWeb

/// What elements answer to offers, and that answers follow changes.
@MainActor
struct LayoutTraitsTests {
  private static let shape = Element(.shape(ShapeContent(outline: .rectangle, fill: nil)))

  private static func framed(_ element: Element, _ change: (inout Frame) -> Void) -> Element {
    var element = element
    var frame = Frame()
    change(&frame)
    element.style.frame = frame
    return element
  }

  private func answer(_ element: Element, _ children: LayoutTraits...) -> LayoutTraits {
    element.layoutTraits(children: children.map { ($0, 1) }).intersection([
      .fillsWidth, .fillsHeight, .isMeasured, .isShort,
    ])
  }

  @Test func framesDecideForTheirContent() {
    #expect(answer(Self.shape) == .fills)
    #expect(answer(Self.framed(Self.shape) { $0.width = 10 }) == .fillsHeight)
    #expect(answer(Self.framed(Self.shape) { $0.maxWidth = 10 }) == .fillsHeight)
    #expect(answer(Self.framed(Self.shape) { $0.minWidth = 10 }) == .fills)
    #expect(answer(Self.framed(Make.text("a text")) { $0.maxWidth = .infinity }).contains(.fillsWidth))
    let circle = Element(.shape(ShapeContent(outline: .circle, fill: nil)))
    #expect(answer(Self.framed(circle) { $0.height = 60 }) == [])
  }

  @Test func stacksAskTheirChildren() {
    let row = Make.stack(.horizontal)
    let column = Make.stack(.vertical)
    #expect(answer(row, .isSpacer) == .fillsWidth)
    #expect(answer(column, .isSpacer) == .fillsHeight)
    #expect(answer(row, .isDivider) == .fillsHeight)
    #expect(answer(column, .isDivider) == .fillsWidth)
    #expect(answer(row, [], []) == [])
    #expect(answer(row, [.isMeasured, .isShort], []) == [.isMeasured, .isShort])
    #expect(answer(row, [.isMeasured, .isShort], .isMeasured) == .isMeasured)
    #expect(answer(Self.framed(row) { $0.height = 20 }, .fills) == .fillsWidth)
    #expect(answer(Element(.scroll(axes: .vertical, showsIndicators: true)), []) == .fillsHeight)
    #expect(answer(Element(.row(RowContent())), .fills) == .isMeasured)
  }

  @Test func aGridKnowsWhichColumnsGrow() {
    var content = StackContent(axis: .horizontal)
    content.isGridRow = true
    let row = Element(.stack(content)).layoutTraits(children: [([], 1), (.fills, 2), (.fillsWidth, 1)])
    #expect(!row.contains(.fillsColumn(0)) && !row.contains(.fillsColumn(1)) && row.contains(.fillsColumn(3)))
    #expect(LayoutTraits.fillsColumn(16) == [] && LayoutTraits.fillsColumn(-1) == [])
  }

  @Test func answersFollowChangesUpwards() {
    var tree = ElementTree()
    func node(_ number: UInt64) -> NodeID { NodeID(rawValue: number) }
    func apply(_ patches: [Patch], to answers: inout LayoutAnswers) -> [NodeID: LayoutTraits] {
      tree.apply(patches)
      return answers.update(patches, to: tree)
    }
    var answers = LayoutAnswers()
    var layer = Self.shape
    layer.accessibility.part = .background
    _ = apply(
      [
        .insert(node(1), Make.stack(.vertical), parent: .root, before: nil),
        .insert(node(2), Element(.layers(alignment: BoxAlignment())), parent: node(1), before: nil),
        .insert(node(3), Make.stack(.horizontal), parent: node(2), before: nil),
        .insert(node(4), layer, parent: node(2), before: nil),
      ], to: &answers)
    #expect(answers.traits(node(1)) == [], "a layer behind a view asks for nothing")
    let grown = apply([.insert(node(5), Element(.spacer(minLength: nil)), parent: node(3), before: nil)], to: &answers)
    #expect(answers.traits(node(1)).contains(.fillsWidth) && !answers.traits(node(1)).contains(.fillsHeight))
    #expect(grown[node(1)] == [] && grown[node(2)] == [] && grown[node(3)] == [])
    var framed = tree[node(3)]?.element ?? Self.shape
    framed.style.frame = Frame()
    framed.style.frame?.width = 100
    let fixed = apply([.update(node(3), framed, previous: tree[node(3)]?.element ?? framed)], to: &answers)
    #expect(!answers.traits(node(1)).contains(.fillsWidth) && fixed[node(1)]?.contains(.fillsWidth) == true)
    _ = apply([.remove(node(5))], to: &answers)
    #expect(answers.traits(node(3)) == [])
    #expect(!answers.knows(node(5)))
  }
}
