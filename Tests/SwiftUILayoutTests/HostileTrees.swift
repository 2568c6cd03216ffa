import SwiftUIElements
import SwiftUILayout
import Testing

/// What no app should write: the picture stays bounded and a warning names the view.
@Suite struct HostileTrees {
  private func problems(_ solved: Solved) -> [LayoutProblem] { solved.layout.warnings.map(\.problem) }

  private func isBounded(_ solved: Solved) -> Bool {
    solved.layout.frames.compactMap { $0 }.allSatisfy {
      [$0.x, $0.y, $0.width, $0.height].allSatisfy { $0.isFinite && abs($0) <= 1e10 } && $0.width >= 0 && $0.height >= 0
    }
  }

  private func expectBounded(_ solved: Solved, sourceLocation: SourceLocation = #_sourceLocation) {
    let bounded = isBounded(solved)
    #expect(bounded, sourceLocation: sourceLocation)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -5])
  func badFrames(value: Double) {
    let solved = Solved(
      col(value, .center, C.w(value).named("bad"), C.fr(value, value), C.flex(min: value, ideal: value)), 100, 100)
    expectBounded(solved)
    let warnings = solved.layout.warnings
    #expect(warnings.contains { $0.view == "bad" && $0.description.hasPrefix("bad: ") })
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -5, 1e308])
  func badNumbersEverywhere(value: Double) {
    let sketches = [
      C.pad(value), C.moved(value, value), C.at(value, value), C.ratio(value), C.priority(value), sp(value),
      picture(value, value).ratio(nil), C.guide(.horizontal, .leading) { _ in value },
      C.inset(.top, spacing: value, C.h(value)), C.within(.safeAreaPadding(Insets(top: value))),
      Sketch(
        .lazyGrid(
          LazyGridLayout(
            .vertical, tracks: [.init(.adaptive(least: value, most: value), spacing: value)], spacing: value)), [C, C]),
      grid(.init(), value, value, cells(nil, C.cell(span: Int.max), C)),
      scroll(.vertical, margins: Insets(top: value), place: .offset(Point(x: value, y: value)), C),
      scroll(.vertical, place: .target(Int.max, anchor: Point(x: value, y: value)), C),
      scroll(.vertical, place: .anchor(Point(x: value, y: value)), C.h(1000)),
      C.within(.containerFrame(ContainerFrame(axes: .horizontal) { _, _ in value })),
      Sketch(
        .control(
          ControlSize(
            least: Size(width: value, height: value), ideal: Size(width: value, height: value),
            greatest: Size(width: value, height: value)))),
    ]
    for sketch in sketches {
      for size in [100.0, 0, value] {
        let solved = Solved(row(nil, .leading, sketch, sketch, C), size, size)
        let bounded = isBounded(solved)
        #expect(bounded)
      }
    }
  }

  @Test func thousandsOfNestedStacks() {
    var sketch = Sketch { tree in
      var node = tree.add(.fill, name: "inmost")
      for level in 0..<20_000 {
        let side = tree.add(.fixedFrame(width: 1, height: 1, alignment: .init()), [tree.add(.fill)])
        node = tree.add(.stack(StackLayout(level % 2 == 0 ? .vertical : .horizontal)), [node, side])
      }
      return [node]
    }
    sketch = sketch.named("tower")
    let solved = Solved(sketch, 300, 300)
    expectBounded(solved)
    let warnings = solved.layout.warnings
    #expect(warnings.contains { if case .tooDeep = $0.problem { $0.view == "tower" } else { false } })
  }

  @Test func thousandsOfModifiers() {
    var sketch = Sketch { tree in
      var node = tree.add(.fill)
      for _ in 0..<20_000 { node = tree.add(.padding(Insets(top: 0.001)), [node]) }
      return [node]
    }
    sketch = sketch.fr(20, 20)
    let solved = Solved(sketch, 300, 300)
    expectBounded(solved)
    #expect(!solved.layout.warnings.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func nestedChoicesDoNotExplode() {
    // Each level asks its content for another ideal size: without bounds the questions double with every level.
    let sketch = Sketch { tree in
      var node = tree.add(.fill)
      for level in 0..<60 {
        let ratio = tree.add(.aspectRatio(1 + Double(level) / 100, fills: level % 2 == 0), [node])
        let padded = tree.add(.padding(Insets(top: 0.1, leading: 0.3)), [ratio])
        let other = tree.add(.flexibleFrame(FlexibleFrame(width: .init(least: Double(level), most: 1000))), [padded])
        node = tree.add(
          .stack(StackLayout(level % 2 == 0 ? .vertical : .horizontal)),
          [other, tree.add(.spacer(minLength: 1)), tree.add(.square)])
      }
      return [node]
    }
    expectBounded(Solved(sketch, 300, 300))
  }

  @Test func guidesThatDependOnEachOther() {
    final class One {}
    final class Other {}
    nonisolated(unsafe) var guides: [CustomAlignment] = []
    guides = [
      CustomAlignment(id: ObjectIdentifier(One.self)) { $0.guide(.custom(guides[1]), .vertical) + 1 },
      CustomAlignment(id: ObjectIdentifier(Other.self)) { $0.guide(.custom(guides[0]), .vertical) + 1 },
    ]
    let solved = Solved(row(0, .custom(guides[0]), box(10, 10).named("a"), box(20, 20).named("b")), 100, 100)
    expectBounded(solved)
    #expect(problems(solved).contains(.circularGuide))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
  func layoutsThatAnswerNonsense(value: Double) {
    let sketch = Sketch { tree in
      [tree.add(.custom(NonsenseLayout(value: value)), [tree.add(.fill), tree.add(.fill)], name: "nonsense")]
    }
    let solved = Solved(col(nil, .center, sketch, box(10, 10)), 100, 100)
    expectBounded(solved)
    let warnings = solved.layout.warnings
    #expect(warnings.contains { $0.problem == .badAnswer && $0.view == "nonsense" })
  }

  @Test(.timeLimit(.minutes(1)))
  func layoutsThatNeverSettle() {
    let sketch = Sketch { tree in
      var node = tree.add(.fill)
      for _ in 0..<30 { node = tree.add(.custom(RestlessLayout()), [node], name: "restless") }
      return [node]
    }
    let solved = Solved(sketch, 100, 100)
    expectBounded(solved)
    #expect(problems(solved).contains(.tooMuchWork))
  }

  @Test func emptyTrees() {
    #expect(LayoutTree().solve(in: Size(width: 10, height: 10)).frames.isEmpty)
    #expect(LayoutTree().size(in: .unspecified) == Size(width: 0, height: 0))
    for kind in [
      LayoutKind.stack(StackLayout(.vertical)), .layers(alignment: .init()), .grid(GridLayout()),
      .gridRow(alignment: nil),
      .lazyStack(LazyStackLayout(StackLayout(.vertical))), .lazyGrid(LazyGridLayout(.vertical, tracks: [])),
      .scroll(ScrollLayout(.vertical)), .firstThatFits(axes: .vertical), .custom(NonsenseLayout(value: 3)),
      .geometryReader,
      .padding(Insets(top: 3)), .fixedFrame(width: 3, height: nil, alignment: .init()), .aspectRatio(nil, fills: true),
    ] {
      expectBounded(Solved(Sketch(kind), 100, 100))
    }
  }
}

final class NonsenseLayout: CustomLayout {
  let value: Double

  init(value: Double) { self.value = value }

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size { Size(width: value, height: value) }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    subviews.first?.place(
      at: Point(x: value, y: value), anchor: Point(x: value, y: 0), proposal: ProposedSize(width: value, height: value))
  }
}

/// Asks another size of its content each time.
final class RestlessLayout: CustomLayout {
  private var asked = 0.0

  func size(_ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) -> Size {
    for _ in 0..<20 {
      asked += 1
      _ = subviews.first?.size(ProposedSize(width: asked, height: asked))
    }
    return Size(width: asked, height: 10)
  }

  func place(in size: Size, _ proposal: ProposedSize, _ subviews: [LayoutSubviewHandle]) {
    subviews.first?.place(at: Point(x: 0, y: 0), anchor: Point(x: 0, y: 0), proposal: proposal)
  }
}
