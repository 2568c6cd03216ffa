import SwiftUIElements
import SwiftUILayout
import Testing

/// Rule by rule, beyond the worked cases.
@Suite struct Rules {
  private func answer(_ sketch: Sketch, _ width: Double?, _ height: Double?) -> Size {
    var tree = LayoutTree()
    let root = sketch.add(&tree)[0]
    return tree.size(of: root, in: ProposedSize(width: width, height: height))
  }

  private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

  @Test func leavesAnswerZeroInfinityAndNothing() {
    #expect(answer(C, nil, nil) == size(10, 10))
    #expect(answer(C, 0, .infinity) == size(0, .infinity))
    #expect(answer(circle, 30, nil) == size(30, 30))
    #expect(answer(circle, .infinity, 20) == size(20, 20))
    #expect(answer(picture(64, 40), nil, nil) == size(64, 40))
    #expect(answer(picture(64, 40), 10, nil) == size(10, 40))
    #expect(answer(picture(64, 40, resizable: false), 10, 10) == size(64, 40))
  }

  @Test func stacksAnswerEveryOffer() {
    let stack = row(8, .center, C, box(40, 20), C)
    #expect(answer(stack, nil, nil) == size(76, 20))
    #expect(answer(stack, 0, 0) == size(56, 20))
    #expect(answer(stack, .infinity, 50).width == .infinity)
    #expect(answer(stack, 200, 50) == size(200, 50))
    #expect(answer(row(8, .center, sp(), box(40, 20)), nil, nil) == size(56, 20))
    #expect(answer(col(), 100, 100) == size(0, 0))
  }

  @Test func flexibleFramesByTheirBounds() {
    #expect(answer(C.flex(min: 20, max: 60), 100, 10).width == 60)
    #expect(answer(C.flex(min: 20, max: 60), 5, 10).width == 20)
    #expect(answer(C.flex(min: 20, ideal: 30, max: 60), nil, 10).width == 30)
    #expect(answer(C.flex(min: 20), nil, 10).width == 20)
    #expect(answer(C.flex(min: 20), 50, 10).width == 50)
    #expect(answer(box(250, 20).flex(min: 100), 200, 10).width == 250)
    #expect(answer(box(60, 20).flex(min: 100), 80, 10).width == 100)
    #expect(answer(box(250, 20).flex(min: 100), .infinity, 10).width == 250)
    #expect(answer(box(40, 20).flex(max: .infinity), nil, nil).width == 40)
    #expect(answer(C.flex(ideal: 70), nil, nil).width == 70)
    #expect(answer(C.flex(ideal: 70), 30, nil).width == 30)
  }

  @Test func priorities() {
    lay(100, 20, row(0, .center, C.named("a"), C.priority(1).named("b")), "a 0,0 0x20; b 0,0 100x20")
    lay(
      100, 20, row(0, .center, C.flex(min: 30).named("a"), C.priority(1).named("b"), sp(10)),
      "a 0,0 30x20; b 30,0 60x20")
    lay(100, 20, row(0, .center, sp(0).priority(1).named("s"), C.named("a")), "s 0,10 100x0; a 100,0 0x20")
    // It shows through modifiers, not through containers.
    lay(100, 20, row(0, .center, C.priority(1).pad(5).over(C).named("a"), C.named("b")), "a 0,0 100x20; b 100,0 0x20")
    lay(100, 20, row(0, .center, z(.init(), C.priority(1)).named("a"), C.named("b")), "a 0,0 50x20; b 50,0 50x20")
  }

  @Test func spacing() {
    lay(100, 20, row(nil, .center, box(10, 10).named("a"), sp(), box(10, 10).named("b")), "a 0,5; b 90,5")
    lay(
      100, 20, row(10, .center, box(10, 10).named("a"), sp(), box(10, 10).named("b")).named("o"),
      "a 0,5; b 90,5; o 0,5 100x10")
    lay(100, 100, col(-4, .center, box(10, 10).named("a"), box(10, 10).named("b")).named("o"), "o 45,42 10x16; b 45,48")
    lay(
      100, 100, col(nil, .center, nothing, box(10, 10).named("a"), nothing, nothing, box(10, 10).named("b")).named("o"),
      "o 45,36 10x28")
    lay(100, 100, col(nil, .center, box(10, 10).over(t(5)), t(20).over(C).named("b")).named("o"), "b 40,49.37")
  }

  @Test func layersAroundTheirBase() {
    lay(100, 100, box(20, 10).over(box(60, 60).named("l"), bottomTrailing).named("b"), "b 40,45 20x10; l 0,-5")
    lay(
      100, 100, box(40, 20).over(C.named("l")).flex(max: .infinity, leading).named("f"), "l 0,40 40x20; f 0,40 100x20")
    lay(300, 300, box(100, 60).over(box(10, 10).pad(4).over(circle.named("c")), topTrailing), "c 182,120 18x18")
    // A guide inside a layer moves it.
    lay(
      100, 100,
      box(40, 20).named("b").over(
        box(10, 10).named("l").guide(.vertical, .leading) { $0.guide(.center, .vertical) }, top), "l 45,35")
  }

  @Test func guidesPassThroughStacks() {
    final class Middle {}
    let middle = AxisAlignment.custom(CustomAlignment(id: ObjectIdentifier(Middle.self)) { $0.size.height })
    // One row of each column meets.
    lay(
      200, 200,
      row(
        0, middle,
        col(0, .center, box(20, 20).named("a"), box(20, 30).guide(.vertical, middle) { $0.size.height / 2 }.named("b")),
        col(0, .center, box(20, 10).guide(.vertical, middle) { $0.size.height / 2 }.named("c"), box(20, 40).named("d"))
      ).named("o"),
      "o 80,60 40x80; a 80,60; b 80,80; c 100,90; d 100,100")
    // Without a guide of its own a view stands by the guide's default.
    lay(100, 100, row(0, middle, box(10, 30).named("a"), box(10, 10).named("b")), "a 40,35; b 50,55")
    // A guide of another axis or name changes nothing.
    lay(
      100, 100,
      row(0, .leading, box(10, 30).guide(.horizontal, .leading) { _ in 40 }.named("a"), box(10, 10).named("b")),
      "a 40,35; b 50,35")
  }

  @Test func fixedSizeOffersNothing() {
    lay(
      50, 50, row(0, .center, C.named("a"), box(80, 10)).fixed(true, false).named("o"), "o -20,0 90x50; a -20,0 10x50")
  }

  @Test func whatIsFixedCanBeFilled() {
    // Views as wide as the widest of them, lines as high as their row.
    lay(
      200, 100,
      col(0, .center, box(30, 10).flex(max: .infinity).named("a"), box(60, 20).flex(max: .infinity).named("b"))
        .fixed(true, false), "a 70,35 60x10; b 70,45 60x20")
    lay(
      200, 100, row(0, .center, box(30, 10), divider.named("a"), box(60, 20)).fixed(false, true),
      "a 84.5,40 1x20")
  }

  @Test func ratiosKeepTheChildsAnswer() {
    #expect(answer(C.ratio(2), 100, 100) == size(100, 50))
    #expect(answer(C.ratio(2, fills: true), 100, 100) == size(200, 100))
    #expect(answer(C.ratio(0.5), nil, 100) == size(50, 100))
    #expect(answer(C.ratio(2), .infinity, 50) == size(100, 50))
    #expect(answer(C.ratio(2), nil, nil) == size(10, 5))
    #expect(answer(C.ratio(2), 0, 0) == size(0, 0))
    #expect(answer(box(30, 30).ratio(2), 100, 100) == size(30, 30))
  }

  @Test func negativePadding() {
    lay(100, 100, C.fr(20, 20).pad(-5).named("o"), "o 45,45 10x10")
    #expect(answer(box(4, 4).pad(-5), 10, 10) == size(0, 0))
  }

  @Test func readersTakeTheOffer() {
    let reader = Sketch(.geometryReader, [box(10, 10).named("a"), C.named("b")])
    lay(100, 60, row(0, .center, box(20, 20), reader.named("r")), "r 20,0 80x60; a 20,0 10x10; b 20,0 80x60")
    #expect(answer(reader, nil, nil) == size(10, 10))
  }

  @Test func choosingByOneAxis() {
    let wide = { (width: Double, name: String) in box(width, 80).named(name) }
    let solved = Solved(fits(.horizontal, wide(120, "a"), wide(90, "b"), wide(10, "c")), 100, 50)
    #expect(solved.frame("a") == nil)
    #expect(solved.frame("c") == nil)
    solved.expect("b 5,-15 90x80")
    lay(100, 50, fits([.horizontal, .vertical], wide(90, "b"), C.fr(30, 20).named("c")), "c 35,15")
    // What is not offered always fits.
    lay(100, 50, scroll(.vertical, fits([.horizontal, .vertical], box(20, 900).named("a"), box(1, 1))), "a 40,0")
  }

  @Test func scrollViewsBesideColours() {
    lay(
      200, 100, row(0, .center, scroll(.horizontal, box(500, 20)).named("s"), C.named("c")),
      "s 0,40 100x20; c 100,0 100x100")
    #expect(answer(scroll(.vertical, box(30, 500)), nil, nil) == size(30, 500))
    #expect(answer(scroll(.vertical, box(30, 500)), 100, .infinity) == size(30, .infinity))
  }

  @Test func scrollMarginsAndAnchors() throws {
    let content = col(0, .center, times(10) { box(50, 20).named("row\($0)") })
    let start = Solved(scroll(.vertical, margins: Insets(top: 30, bottom: 10), content).named("s"), 100, 100)
    start.expect("row0 25,30")
    let scrolled = try #require(start.node("s").flatMap { start.layout.scrolls[$0] })
    #expect(scrolled.contentSize == size(50, 200))
    #expect(scrolled.containerSize == size(50, 60))
    #expect(scrolled.greatestOffset.y == 140)
    Solved(
      scroll(.vertical, margins: Insets(top: 30, bottom: 10), place: .anchor(Point(x: 0.5, y: 1)), content), 100, 100
    )
    .expect("row9 25,70")
    Solved(scroll(.vertical, place: .anchor(Point(x: 0.5, y: 1)), box(50, 20).named("a")), 100, 100).expect("a 25,0")
    Solved(scroll(.vertical, place: .offset(Point(x: 0, y: 30)), content), 100, 100).expect("row0 25,-30")
    Solved(scroll(.vertical, place: .offset(Point(x: 0, y: 999)), content), 100, 100).expect("row9 25,80")
  }

  @Test func targetsThroughNestedScrollViews() {
    let inner = scroll(.horizontal, row(0, .center, times(10) { box(40, 20).named("cell\($0)") })).named("inner")
    let outer = scroll(.vertical, col(0, .center, times(10) { $0 == 7 ? inner : box(100, 20) })).named("outer")
    Solved(outer, 100, 60) { tree, names in
      guard let cell = names["cell5"]?.first, let view = names["inner"]?.first, let whole = names["outer"]?.first else {
        return
      }
      tree.setKind(.scroll(ScrollLayout(.horizontal, place: .target(cell, anchor: Point(x: 0, y: 0)))), of: view)
      tree.setKind(.scroll(ScrollLayout(.vertical, place: .target(cell, anchor: Point(x: 0, y: 0)))), of: whole)
    }.expect("cell5 0,0")
  }

  @Test func gridsWithoutOffer() {
    #expect(
      answer(grid(.init(), nil, nil, cells(nil, box(10, 10), C), cells(nil, box(30, 20))), nil, nil) == size(48, 38))
    #expect(answer(grid(), 100, 100) == size(0, 0))
    // Spanning views that are too wide make their columns grow.
    lay(
      200, 100,
      grid(topLeading, 0, 0, cells(nil, box(10, 10), box(10, 10).named("b")), cells(nil, box(60, 10).cell(span: 2))),
      "b 100,40")
    // Flexible rows share the height.
    lay(
      100, 100,
      grid(.init(), 0, 0, cells(nil, C.named("a")), cells(nil, box(20, 30).named("b")), cells(nil, C.named("c"))),
      "a 0,0 100x35; b 40,35; c 0,65 100x35")
    // A row that stands alone is a row.
    lay(100, 100, cells(nil, box(10, 10), box(20, 20).named("b")), "b 49,40")
  }

  @Test func gridRowsByBaseline() {
    lay(
      200, 100,
      grid(.init(), 0, 0, cells(.firstTextBaseline, t(20, 38, baseline: 29).named("a"), t(20).named("b"))),
      "a 80,31 20x38; b 100,47 20x16")
  }

  @Test func lazyGridSections() {
    let list = Sketch(
      .lazyGrid(
        LazyGridLayout(
          .vertical,
          tracks: [
            .init(.flexible(least: 10, most: .infinity), spacing: 0), .init(.flexible(least: 10, most: .infinity)),
          ],
          spacing: 0, sections: [LazySection(header: 0, children: 0..<4), LazySection(footer: 6, children: 4..<7)])),
      [times(7) { C.h(10).named("c\($0)") }])
    lay(100, 100, list, "c0 0,25 100x10; c1 0,35 50x10; c2 50,35; c3 0,45; c4 0,55 50x10; c5 50,55; c6 0,65 100x10")
  }

  @Test func sharesOfTheirContainer() {
    let half = {
      C.within(
        .containerFrame(ContainerFrame(axes: .horizontal, length: ContainerFrame.share(count: 2, span: 1, spacing: 10)))
      )
    }
    lay(
      300, 100, scroll(.horizontal, row(10, .center, half().h(20).named("a"), half().h(20).named("b"))).w(210),
      "a 45,40 100x20; b 155,40")
    lay(300, 100, half().h(20).named("a"), "a 77.5,40 145x20")
  }

  @Test func safeAreasReachContent() {
    let safe = Insets(top: 40, bottom: 20)
    Solved(C.named("a"), 100, 200, safeArea: safe).expect("a 0,40 100x140")
    Solved(C.named("a").ignoringSafeArea, 100, 200, safeArea: safe).expect("a 0,0 100x200")
    Solved(C.named("a").within(.ignoresSafeArea(.top)), 100, 200, safeArea: safe).expect("a 0,0 100x180")
    Solved(col(0, .center, box(10, 10), C.named("a").ignoringSafeArea), 100, 200, safeArea: safe).expect(
      "a 0,50 100x150")
    Solved(box(10, 10).ignoringSafeArea.named("a"), 100, 200, safeArea: safe).expect("a 45,105")
    let list = Solved(scroll(.vertical, box(50, 500).named("c")).named("s"), 100, 200, safeArea: safe)
    list.expect("s 25,0 50x200; c 25,40")
    let inside = Solved(
      Sketch(.geometryReader, [C]).named("r").inset(.top, spacing: 0, C.h(30)), 100, 200, safeArea: safe)
    #expect(inside.node("r").flatMap { inside.layout.safeAreas[$0] } == Insets(top: 70, bottom: 20))
  }

  @Test func rightToLeftMirrorsEveryLevel() {
    let view = row(
      0, .center, box(20, 20).pad(leading: 10).named("a"), box(30, 20).moved(5, 0).named("b"),
      C.w(30).h(20).over(box(4, 4).named("l"), topLeading))
    lay(100, 20, view.rightToLeft, "a 65,0 30x20; b 35,0; l 31,0")
    lay(100, 100, C.fr(50, 50).at(10, 20).named("p").rightToLeft, "p 0,0 100x100")
    lay(100, 100, box(20, 20).named("a").at(10, 20).rightToLeft, "a 80,10")
    lay(
      100, 40, grid(topLeading, 0, 0, cells(nil, box(10, 10).named("a"), box(20, 10).named("b"))).rightToLeft,
      "a 55,15; b 35,15")
  }

  @Test func everyAnswerIsAskedOnce() {
    var asked: [ProposedSize] = []
    final class Counting: CustomLayout {
      let note: (ProposedSize) -> Void
      init(_ note: @escaping (ProposedSize) -> Void) { self.note = note }
      func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size {
        note(proposal)
        return proposal.replacingUnspecifiedForTest
      }
      func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {}
    }
    let counting = Sketch(.custom(Counting { asked.append($0) }))
    _ = Solved(row(0, .center, col(0, .center, counting, C), col(0, .center, C, C)), 100, 100)
    #expect(asked.count == Set(asked).count)
    #expect(asked.count < 12)
  }
}

extension ProposedSize {
  fileprivate var replacingUnspecifiedForTest: Size { Size(width: width ?? 10, height: height ?? 10) }
}
