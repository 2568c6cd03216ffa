import SwiftUIElements
import SwiftUILayout
import Testing

/// Frames of views without text, in points.
@Suite struct WorkedCases {
  @Test func flexibleViewsShareARow() {
    lay(
      300, 100, row(0, .center, C.named("a"), C.w(50).named("b"), C.named("c")),
      "a 0,0 125x100; b 125,0 50x100; c 175,0 125x100")
  }

  @Test func paddingsAddUp() {
    lay(
      200, 100,
      C.named("a").pad(leading: 30).pad(top: 16, bottom: 16).pad(top: 1, leading: 2, bottom: 3, trailing: 4).named("o"),
      "a 32,17 164x64; o 0,0 200x100")
  }

  @Test func layersAlignAndCentre() {
    lay(200, 200, z(bottomTrailing, box(100, 100).named("a"), box(30, 30).named("b")), "a 50,50; b 120,120")
  }

  @Test func nestedStacksHug() {
    lay(
      300, 200,
      col(0, .leading, row(6, .center, box(30, 30), box(40, 30).named("b")).named("r"), box(200, 10).named("c")).named(
        "o"),
      "o 50,80 200x40; r 50,80 76x30; b 86,80; c 50,110")
  }

  @Test func aFrameAlignsItsContent() {
    lay(200, 200, box(40, 40).named("a").fr(120, 80, topLeading).named("o"), "a 40,60; o 40,60")
  }

  @Test func modifiersOfAGroupApplyToEachMember() {
    lay(
      300, 100, row(0, .center, group(C.named("a"), C.named("b")).fr(50, 50).pad(5), C.named("c")),
      "a 5,25 50x50; b 65,25 50x50; c 120,0 180x100")
  }

  @Test func stacksOfRowsWithPadding() {
    lay(
      300, 200,
      col(
        10, .center, row(10, .center, C.named("a"), C.w(80).named("b")).pad(10).named("r"),
        row(nil, .center, box(40, 40).named("c"), sp(), box(40, 40).named("d")).h(60).named("s")),
      "r 0,0 300x130; a 10,10 190x110; b 210,10 80x110; s 0,140 300x60; d 260,150")
  }

  @Test func spacersKeepTheirLeastLength() {
    lay(
      300, 100,
      col(
        0, .center,
        row(0, .center, box(250, 20).named("a"), sp(20).named("s"), box(100, 20).named("b")).named("r"),
        row(0, .center, sp().named("u"), box(40, 20).named("c"), sp()).named("q"), sp().named("v")),
      "r -35,0 370x20; s 215,10 20x0; b 235,0; q 0,20 300x20; u 0,30 130x0; c 130,20; v 150,40 0x60")
  }

  @Test func dividersCrossTheirStack() {
    lay(
      200, 200,
      col(
        0, .center, box(100, 20).named("a"), divider.named("h"),
        row(0, .center, box(20, 60).named("b"), divider.named("v"), box(20, 60).named("c")).named("r")
      ).named("o"),
      """
      a 50,0; h 0,20 200x1; r 79.5,21 41x179; b 79.5,80.5; v 99.5,21 1x179; c 100.5,80.5; o 0,0 200x200
      """)
  }

  @Test func guidesOfSingleViews() {
    lay(
      300, 200,
      col(
        4, .leading, box(100, 20).named("a").guide(.horizontal, .leading) { $0.guide(.trailing, .horizontal) },
        box(50, 20).named("b"),
        box(30, 20).named("c").guide(.horizontal, .leading) { $0.size.width / 2 }
      ).named("o"),
      "a 75,66; b 175,90; c 160,114; o 75,66 150x68")
  }

  @Test func flexibleFrames() {
    lay(
      300, 300,
      col(
        0, .center, box(40, 20).flex(min: 100).named("a"), box(40, 20).flex(max: 200).named("b"),
        box(40, 20).flex(min: 50, max: .infinity).named("c"), box(40, 20).flex(ideal: 150).fixed().named("d"),
        C.flex(max: 120, maxHeight: 20).named("e"), box(250, 20).flex(max: 200).named("f")),
      "a 100,90 100x20; b 50,110 200x20; c 0,130 300x20; d 75,150 150x20; e 90,170 120x20; f 50,190 200x20")
  }

  @Test func theFirstThatFits() {
    func w(_ name: String) -> Sketch {
      fits(
        [.horizontal, .vertical],
        row(nil, .center, box(25, 16), box(25, 16), box(35.5, 16)).named("r\(name)"), box(25, 16).named("t\(name)"))
    }
    func v(_ name: String) -> Sketch {
      fits(
        .vertical, col(0, .center, box(25, 16), box(25, 16)).named("r\(name)"), box(31, 16).named("t\(name)"))
    }
    lay(
      320, 300,
      col(
        12, .leading, w("a").w(200, leading).named("a"), w("b").w(60, leading).named("b"),
        w("c").w(10, leading).named("c"),
        v("d").h(60, top).named("d"), v("e").h(20, top).named("e"),
        fits(.horizontal, row(nil, .center, box(25, 16), box(25, 16)).named("rf"), box(25, 16)).fr(100, 8, topLeading)
          .named("f")
      ).pad(20).named("o"),
      """
      o 40,32 240x236; a 60,52 200x16; ra 60,52 101.5x16; b 60,80 60x16; tb 60,80; c 60,108 10x16; tc 60,108;
      d 60,136 25x60; rd 60,136 25x32; e 60,208 31x20; te 60,208; f 60,240; rf 60,240 58x16
      """)
  }

  @Test func positionsTakeTheOffer() {
    lay(
      320, 240,
      col(
        10, .center, z(.init(), C, box(40, 40).at(50, 30).named("a")).fr(200, 90),
        row(10, .center, box(24, 16).named("l"), box(30, 30).at(20, 20).named("b"), box(32, 16).named("r")).h(50),
        col(4, .center, box(38.5, 16), box(30, 20).at(40, 10).named("c"), box(36.5, 16).named("u")).named("v")),
      """
      a 60,0 200x90; l 0,117; b 34,100 244x50; r 288,117; v 0,160 320x80; c 0,180 320x40; u 141.75,224
      """)
  }

  @Test func safeAreaInsets() {
    lay(
      400, 260,
      row(
        20, .center,
        col(nil, .center, C.named("a")).inset(.bottom, C.h(30).named("p")).fr(100, 200),
        scroll(.vertical, col(0, .center, times(8) { _ in C.h(30) }).named("k")).named("s").inset(
          .bottom, C.h(30).named("q")
        )
        .fr(100, 200),
        col(nil, .center, C.named("c")).ignoringSafeArea.inset(.top, spacing: 0, C.h(30).named("i")).fr(100, 200)),
      """
      a 30,30 100x162; p 30,200 100x30; k 150,30 100x240; s 150,30 100x200; q 150,200 100x30; c 270,30 100x200;
      i 270,30 100x30
      """)
  }

  @Test func shapesInRows() {
    lay(
      300, 200,
      row(10, .center, circle.named("a"), C.w(40).named("b"), C.fr(40, 40), C.fr(60, 30).named("c"), C.fr(50, 30)).h(
        100),
      "a 0,65 70x70; b 80,50 40x100; c 180,85")
  }

  @Test func circlesAreSquareOthersFill() {
    lay(
      300, 200,
      col(
        8, .center,
        row(0, .center, circle.named("a"), C.named("b"), C.named("c"), circle.named("d")).h(40),
        row(4, .center, C.named("e"), C.w(40).named("f"), C.w(20).named("g"), C.flex(max: 50).named("h")).fr(200, 30),
        row(
          4, .center, C.fixed().named("i"), circle.fixed().named("j"), C.fixed(),
          col(0, .center, circle.named("k"), C.named("l")).fr(60, 100))),
      """
      a 0,7 40x40; b 40,7 110x40; c 150,7 110x40; d 260,7 40x40; e 50,55 78x30; f 132,55 40x30; g 176,55 20x30;
      h 200,55 50x30; i 99,138 10x10; j 113,138 10x10; k 146,93 50x50; l 141,143 60x50
      """)
  }

  @Test func rowsOfFramedShapes() {
    lay(
      320, 200,
      col(
        12, .center,
        row(
          8, .center, circle.fr(50, 50).named("a"), circle.fr(50, 50).named("b"), times(3) { _ in circle.fr(50, 50) }),
        row(8, .center, C.fr(80, 40).named("c"), C.fr(80, 40), C.fr(80, 40)),
        row(8, .center, C.fr(70, 40).named("d"), C.fr(70, 40), C.fr(70, 40))
      ).named("o"),
      "o 19,23 282x154; a 19,23 50x50; b 77,23 50x50; c 32,85 80x40; d 47,137 70x40")
  }

  @Test func shapesThatAreMovedTakeTheirFrame() {
    lay(200, 200, C.named("a").fr(60, 40), "a 70,80 60x40")
    lay(200, 200, circle.named("a").fr(60, 40), "a 80,80 40x40")
    lay(200, 200, C.named("a").fixed(), "a 95,95 10x10")
  }

  @Test func picturesKeepOrFillTheirRatio() {
    let p = picture(64, 40)
    lay(
      400, 340,
      col(
        8, .center,
        row(
          8, .leading, p.ratio(nil).named("a").fr(100, 40), p.ratio(nil).named("b").fr(40, 100),
          p.ratio(nil, fills: true).named("c").fr(40, 60), p.ratio(nil, fills: true).fr(40, 60),
          p.ratio(1).named("d").fr(60, 40), p.ratio(1 / 3, fills: true).named("e").fr(30, 30)),
        row(
          8, .leading, p.ratio(nil).w(100).named("f"), p.ratio(nil).h(30).named("g"),
          picture(64, 40, resizable: false).ratio(nil).named("h").fr(100, 40), picture(20, 64).ratio(nil).named("i")
        ).h(100),
        C.ratio(2).named("j").fr(100, 100)),
      """
      a 43,12 64x40; b 133,49.5 40x25; c 153,12 96x60; d 287,12 40x40; e 345,-18 30x90; f 48.38,120 100x62.5;
      g 156.38,120 48x30; h 230.38,120; i 320.38,120 31.25x100; j 150,253 100x50
      """)
  }

  @Test func effectsMoveNothingElse() {
    lay(
      320, 260,
      col(
        24, .center,
        row(40, .center, box(40, 40).moved(8, 9).named("a"), box(40, 40).named("b"), box(40, 40).named("c")).named("r"),
        row(nil, .center, box(20, 40)), box(60, 20).moved(3, 3).named("d")),
      "r 60,56 200x40; a 60,56; b 140,56; c 220,56; d 130,184")
  }

  @Test func followersOfMatchedGeometryKeepTheirPlace() {
    let match = { (position: Bool, size: Bool, isSource: Bool) in
      LayoutKind.matchedGeometry(
        MatchedGeometry(id: "m", isSource: isSource, matchesPosition: position, matchesSize: size))
    }
    let solved = Solved(
      z(
        topLeading, box(40, 40).within(match(true, true, true)).named("s").pad(top: 20, leading: 120),
        C.named("content").within(match(true, true, false)).fr(80, 20).named("f"),
        box(30, 30).named("inner").within(match(true, false, false)).named("p").pad(top: 70),
        box(20, 60).within(match(false, true, false)).named("q").pad(leading: 60)
      ).fr(200, 100, topLeading), 300, 140)
    solved.expect("s 170,40; f 50,20 80x20; p 50,90; q 110,20; content 170,40 40x40; inner 175,45")
  }

  @Test func textsComeAndGo() {
    lay(
      300, 120, row(20, .center, box(33, 16).named("a"), box(40, 40).named("b")).named("r"),
      "r 103.5,40 93x40; a 103.5,52; b 156.5,40")
    lay(
      320, 160, col(8, .center, box(38.5, 16).named("a"), box(31, 16).named("b"), box(36.5, 16).named("c")).named("o"),
      "o 140.75,48 38.5x64; b 144.5,72; c 141.75,96")
    lay(
      320, 160, col(8, .center, box(38.5, 16).named("a"), nothing, box(36.5, 16).named("c")).named("o"),
      "o 140.75,60 38.5x40; a 140.75,60; c 141.75,84")
  }

  @Test func aFlowOfTheAppsOwn() {
    let flow = Sketch { tree in
      let children = [
        box(25, 16), box(25, 16).named("2"), box(35.5, 16), box(27.5, 16).named("4"), box(25, 16).named("5"),
        box(60, 30).named("6"), box(18.5, 16).named("7"),
      ].flatMap { $0.add(&tree) }
      return [tree.add(.custom(Flow(spacing: 8, lineSpacing: 6)), children)]
    }
    lay(
      320, 160, flow.w(160).named("o"),
      "o 80,54 160x52; 2 113,54; 4 189.5,54; 5 80,76; 6 113,76; 7 181,76")
  }

  @Test func scrollViewsHugAcross() {
    lay(
      300, 200, scroll(.vertical, col(0, .center, times(3) { _ in box(120, 20) }).named("c")).named("s"),
      "s 90,0 120x200; c 90,0 120x60")
    lay(
      300, 200, scroll(.vertical, box(100, 400).named("c")).named("s").fr(250, 150).named("o"),
      "o 25,25; s 100,25 100x150; c 100,25")
    lay(300, 200, scroll([.horizontal, .vertical], box(500, 400).named("c")).named("s"), "s 0,0 300x200; c 0,0")
  }

  @Test func scrollViewsStackTheirContent() {
    lay(
      300, 200,
      row(
        20, .leading,
        scroll(.vertical, t(22.5).named("a"), box(60, 30).named("b"), t(44.5).named("c")).named("s"),
        scroll(.horizontal, t(22.5).named("d"), box(60, 30).named("e"), t(44.5)).named("h")),
      "s 0,0 60x200; a 18.75,0; b 0,24.15; c 7.75,58.89; h 80,0 220x74.89; d 98.75,0; e 80,24.15")
  }

  @Test func scrollViewsTakeWhatIsLeft() {
    lay(
      300, 200,
      col(
        0, .center, box(44.5, 16).named("a"),
        scroll(.vertical, col(0, .center, times(20) { _ in box(120, 20) }).named("c")).named("s"),
        box(39.5, 16).named("b")
      ).named("o"),
      "o 90,0 120x200; a 127.75,0; s 90,16 120x168; c 90,16 120x400; b 130.25,184")
  }

  @Test func contentMargins() {
    let view = { (name: String, margins: Insets) in
      scroll(.vertical, margins: margins, box(120, 20).named("\(name)1")).named(name)
    }
    lay(
      600, 200,
      row(
        20, .center, view("a", Insets(top: 20, leading: 20, bottom: 20, trailing: 20)),
        view("b", Insets(leading: 12, trailing: 12)), view("c", Insets(top: 30)), view("d", Insets())),
      "a -2,0 160x200; a1 18,20; b 178,0 144x200; b1 190,0; c 342,0 120x200; c1 342,30; d 482,0 120x200; d1 482,0")
  }

  @Test(
    arguments: [
      (15, nil, "c 90,-120; row 90,180"), (3, Point(x: 0.5, y: 0), "c 90,-60; row 90,0"),
      (10, Point(x: 0.5, y: 0.5), "c 90,-110; row 90,90"), (0, nil, "c 90,0; row 90,0"),
    ] as [(Int, Point?, String)])
  func scrollTo(target: Int, anchor: Point?, expected: String) {
    let sketch = scroll(
      .vertical,
      col(0, .center, times(20) { $0 == target ? box(120, 20).named("row") : box(120, 20) }).named("c")
    ).named("s")
    Solved(sketch, 300, 200) { tree, names in
      guard let row = names["row"]?.first, let view = names["s"]?.first else { return }
      tree.setKind(.scroll(ScrollLayout(.vertical, place: .target(row, anchor: anchor))), of: view)
    }.expect(expected)
  }

  @Test func horizontalScrollViews() {
    lay(
      300, 200,
      scroll(.horizontal, row(8, .center, times(11) { _ in box(60, 40) }, box(60, 40).named("last")).named("c")).named(
        "s"),
      "s 0,80 300x40; c 0,80 808x40; last 748,80")
  }

  @Test func pinnedHeaders() {
    let list = Sketch { tree in
      var children: [Int] = []
      var sections: [LazySection] = []
      for section in 0..<3 {
        let start = children.count
        let parts =
          [box(200, 24).named("header\(section)")] + (0..<8).map { box(200, 20).named("row\(section).\($0)") }
          + [box(200, 16).named("footer\(section)")]
        children += parts.flatMap { $0.add(&tree) }
        sections.append(LazySection(header: start, footer: start + 9, children: start..<start + 10))
      }
      return [
        tree.add(
          .lazyStack(
            LazyStackLayout(StackLayout(.vertical, spacing: 0), sections: sections, pinned: .headers)), children)
      ]
    }
    let sketch = scroll(.vertical, list).named("s")
    let solved = Solved(sketch, 300, 200)
    solved.expect("s 0,0 300x200; header0 50,0; row0.0 50,24; footer0 50,184")
    Solved(sketch, 300, 200) { tree, names in
      guard let row = names["row1.3"]?.first, let view = names["s"]?.first else { return }
      tree.setKind(.scroll(ScrollLayout(.vertical, place: .target(row, anchor: Point(x: 0.5, y: 0)))), of: view)
    }.expect("row1.3 50,0; header1 50,0; footer1 50,100; header2 50,116")
  }

  @Test func gridsShareWhatIsLeft() {
    lay(
      320, 200,
      grid(
        .init(), nil, nil, cells(nil, t(9).named("a"), C.h(20).named("b"), t(28).named("c")),
        cells(nil, C.h(30).named("d"), t(8).named("e"), C.h(30).named("f"))
      ).w(280).named("o"),
      """
      o 20,70.92 280x58.15; a 59.5,72.92; b 116,70.92 88x20; c 242,72.92; d 20,99.08 88x30; e 156,106.08;
      f 212,99.08 88x30
      """)
  }

  @Test func gridCellsSpanAndAlign() {
    lay(
      320, 240,
      grid(
        leading, nil, nil, cells(nil, t(44.5).named("h").cell(span: 2), t(28).named("c")),
        cells(
          nil, t(9).named("a").cell(column: .trailing), box(60, 40).named("b"),
          t(8).named("e").cell(anchor: Point(x: 1, y: 1))),
        C.h(4).named("d"), cells(nil, C.h(20).named("f").cell(unsized: .horizontal), t(10).named("g"))
      ).named("o"),
      """
      o 0,67.85 320x104.3; h 0,67.85; c 223,67.85; a 69,104; b 86,92; e 312,116; d 0,140.15 320x4; f 0,152.15 78x20;
      g 86,154.15
      """)
  }

  @Test func lazyStacksTakeTheOfferAcross() {
    lay(
      320, 240,
      row(
        20, .leading, lcol(6, .leading, box(34.5, 16), box(60, 20).named("b"), box(28, 16)).named("a"),
        lcol(0, .center, box(44.5, 16).named("e"), box(50, 20).named("d"), box(50, 20)).named("c"),
        lrow(4, .trailing, box(20, 30).named("g"), box(13, 16).named("h")).named("f")),
      """
      a 0,0 121.5x64; b 0,22; c 141.5,0 121.5x56; e 180,0; d 177.25,16; f 283,0 37x240; g 283,210; h 307,224
      """)
  }

  @Test func lazyGridTracks() {
    let a = Sketch(
      .lazyGrid(
        LazyGridLayout(
          .vertical,
          tracks: [
            .init(.fixed(60)), .init(.flexible(least: 10, most: .infinity)), .init(.flexible(least: 20, most: 80)),
          ],
          spacing: 4)), [times(6) { C.h(20).named("a\($0)") }])
    let b = Sketch(
      .lazyGrid(
        LazyGridLayout(
          .vertical, tracks: [.init(.adaptive(least: 50, most: .infinity), spacing: 10)], alignment: .leading)),
      [times(5) { C.h(24).named("b\($0)") }])
    let c = Sketch(
      .lazyGrid(LazyGridLayout(.horizontal, tracks: [.init(.fixed(30)), .init(.fixed(30))], spacing: 6)),
      [times(5) { C.w(40).named("c\($0)") }])
    lay(
      320, 300,
      col(16, .center, a.w(280).named("a"), b.w(240).named("b"), c.h(70).named("c")),
      """
      a 20,49 280x44; a0 31,49 60x20; a1 99,49 102x20; a2 209,49 80x20; a3 31,73 60x20; b 40,109 240x56;
      b0 40,109 52.5x24; b4 40,141 52.5x24; c 94,181 132x70; c0 94,182 40x30; c1 94,220 40x30
      """)
  }

  @Test func sectionsWithoutLook() {
    lay(
      300, 250,
      col(
        0, .center, group(box(34.5, 16).named("h").pad(16), box(35, 16).named("a")),
        group(box(45, 16).named("b"), box(39.5, 16).named("f").fr(120, 30))
      ).named("o"),
      "o 90,70 120x110; h 132.75,86; a 132.5,118; b 127.5,134; f 130.25,157")
  }

  @Test func rightToLeft() {
    lay(
      320, 260,
      col(
        10, .leading,
        row(nil, .center, box(40, 30).named("a"), box(60, 30).named("b"), sp(), box(30, 30)).named("h"),
        box(50, 20).pad(leading: 30).named("d"), box(40, 20).w(120, leading).named("e"),
        z(topLeading, box(100, 40).named("f"), box(20, 20).named("g")),
        row(nil, .center, box(30, 20).named("i"), box(30, 20).named("j")).leftToRight, box(25, 16),
        box(30, 20).named("k").guide(.horizontal, .leading) { _ in -10 }
      ).flex().w(300, leading).named("o").rightToLeft,
      "h 10,17 300x30; a 270,17; b 202,17; d 230,57 80x20; e 190,87 120x20; g 290,117; i 242,167; j 280,167")
    lay(
      200, 80,
      scroll(
        .horizontal,
        row(
          10, .center, box(50, 40).named("1"), box(50, 40).named("2"), times(3) { _ in box(50, 40) },
          box(50, 40).named("6")
        ).named("c")
      )
      .fr(180, 60).named("s").rightToLeft,
      "s 10,10; c -160,20 350x40; 1 140,20; 2 80,20; 6 -160,20")
  }
}

/// Subviews at their ideal sizes, line after line.
final class Flow: CustomLayout {
  let spacing: Double
  let lineSpacing: Double

  init(spacing: Double, lineSpacing: Double) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  private func lines(_ width: Double, _ subviews: [LayoutSubviewHandle]) -> (places: [Point], size: Size) {
    var places: [Point] = []
    var (x, y, height, widest) = (0.0, 0.0, 0.0, 0.0)
    for subview in subviews {
      let size = subview.size(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      places.append(Point(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      height = max(height, size.height)
    }
    return (places, Size(width: widest, height: y + height))
  }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size {
    let size = lines(proposal.width ?? .infinity, subviews).size
    return Size(width: proposal.width.map { $0.isFinite ? $0 : size.width } ?? size.width, height: size.height)
  }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    for (subview, place) in zip(subviews, lines(proposal.width ?? .infinity, subviews).places) {
      subview.place(at: place, anchor: Point(x: 0, y: 0), proposal: .unspecified)
    }
  }
}
