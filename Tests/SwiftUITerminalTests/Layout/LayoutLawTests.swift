import SwiftUICore
import Testing

@testable import SwiftUITerminal

@MainActor @Suite(.timeLimit(.minutes(4))) struct LayoutLawTests {
  @Test func anyTreeAtAnySizeIsDrawnInWholeCharacters() {
    let sizes = [(0, 0), (1, 1), (0, 5), (3, 2), (7, 30), (20, 6), (80, 24), (200, 60)]
    for seed in 1...12 {
      var random = RandomElements(seed: UInt64(seed))
      for _ in 0..<8 { _ = random.grow() }
      let drawing = ScreenDrawing()
      drawing.mount(random.tree)
      for (columns, rows) in sizes {
        var state = ScreenState()
        state.traits.isUTF8 = seed % 3 != 0
        state.traits.colors = [.none, .sixteen, .full][seed % 3]
        let drawn = drawing.frame(state, size: CellSize(columns: columns, rows: rows))
        #expect(drawn.frame.grid.size == CellSize(columns: columns, rows: rows))
        #expect(drawn.frame.grid.faults == [], "seed \(seed) at \(columns)×\(rows)")
        if !state.traits.isUTF8 {
          #expect(drawn.frame.grid.cells.allSatisfy { $0.character.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
        }
        let screen = CellRect(0, 0, columns, rows)
        #expect(drawn.places.allSatisfy { $0.area.isEmpty || $0.area.intersection(screen) == $0.area })
        #expect(drawn.frame.pictures.allSatisfy { $0.area.intersection(screen) == $0.area })
      }
    }
  }

  @Test func drawingAfterPatchesIsDrawingAfresh() {
    for seed in 1...6 {
      var random = RandomElements(seed: UInt64(seed) &* 77)
      let drawing = ScreenDrawing()
      var state = ScreenState()
      state.now = .init(timeIntervalSince1970: 1_800_000_000)
      for step in 0..<24 {
        drawing.apply(random.step())
        let size = CellSize(columns: 20 + step % 3 * 30, rows: 8 + step % 2 * 26)
        if let place = drawing.frame(state, size: size).places.randomElement() { state.focus = place.key }
        let fresh = ScreenDrawing()
        fresh.mount(random.tree)
        #expect(drawing.frame(state, size: size) == fresh.frame(state, size: size), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func nothingIsDrawnOutsideAClip() {
    for seed in 1...12 {
      var random = RandomElements(seed: UInt64(seed) &* 991)
      random.allowsModals = false
      var element = Element(.box(alignment: BoxAlignment()))
      element.style.clip = .rectangle
      element.style.frame = Frame()
      element.style.frame?.width = 160
      element.style.frame?.height = 96
      let box = random.add(element)
      for _ in 0..<4 { _ = random.grow(in: box) }
      let drawing = ScreenDrawing()
      drawing.mount(random.tree)
      let grid = drawing.frame(ScreenState(), size: CellSize(columns: 60, rows: 20)).frame.grid
      for row in 0..<20 {
        for column in 0..<60 where !((20..<40).contains(column) && (7..<13).contains(row)) {
          #expect(grid[CellPoint(column: column, row: row)].character == " ", "seed \(seed) at \(column),\(row)")
        }
      }
    }
  }

  @Test func aStackIsAsLongAsItsChildrenAndTheirDistances() {
    let layout = CellLayout()
    for seed in 1...16 {
      var random = RandomElements(seed: UInt64(seed) &* 31)
      random.allowsModals = false
      for axis in [Axis.horizontal, .vertical] {
        let id = random.add(Element(.stack(StackContent(axis: axis, alignment: .leading, spacing: 0))))
        for _ in 0..<4 { _ = random.grow(in: id) }
        let tree = CellTree()
        tree.mount(random.tree)
        guard let node = tree.nodes[id] else { continue }
        for proposal in [Proposal(), Proposal(columns: 40), Proposal(columns: 17, rows: 9)] {
          let made = layout.arrange(node, proposal)
          let sum = made.children.reduce(0) { $0 + (axis == .horizontal ? $1.size.columns : $1.size.rows) }
          #expect((axis == .horizontal ? made.size.columns : made.size.rows) == sum, "seed \(seed) \(axis) \(proposal)")
        }
      }
    }
  }
}
