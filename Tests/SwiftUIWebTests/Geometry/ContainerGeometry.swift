import SwiftUI

/// Grids, lazy containers, scroll views, safe areas.
extension GeometryCase {
  static var containerRules: [GeometryCase] { gridRules + lazyRules + lazyGridRules + scrollRules + safeAreaRules }

  private static var gridRules: [GeometryCase] {
    [
      GeometryCase(
        "a grid of fixed cells", 200, 100,
        "o 46,21 108x58; a 66,21 20x20; b 114,26 40x10; c 46,49 60x30; d 129,59 10x10"
      ) {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(40, 10).tagged("b")
          }
          GridRow {
            box(60, 30).tagged("c")
            box(10, 10).tagged("d")
          }
        }.tagged("o")
      },
      GeometryCase("cells by the grid's corner", 200, 100, "a 46,21 20x20; b 114,21 40x10; d 114,49 10x10") {
        Grid(alignment: .topLeading) {
          GridRow {
            box(20, 20).tagged("a")
            box(40, 10).tagged("b")
          }
          GridRow {
            box(60, 30)
            box(10, 10).tagged("d")
          }
        }
      },
      GeometryCase("distances of a grid", 200, 100, "o 50,15 100x70; b 120,20 20x10; c 50,55 60x30") {
        Grid(horizontalSpacing: 0, verticalSpacing: 20) {
          GridRow {
            box(20, 20)
            box(20, 10).tagged("b")
          }
          GridRow {
            box(60, 30).tagged("c")
            box(40, 10)
          }
        }.tagged("o")
      },
      GeometryCase(
        "a row of its own alignment", 200, 100, "a 46,31 20x20; b 94,21 60x30; c 46,59 40x20; d 119,64 10x10"
      ) {
        Grid {
          GridRow(alignment: .bottom) {
            box(20, 20).tagged("a").frame(width: 40, alignment: .leading)
            box(60, 30).tagged("b")
          }
          GridRow {
            box(40, 20).tagged("c")
            box(10, 10).tagged("d")
          }
        }
      },
      GeometryCase(
        "a spanning cell lets its columns grow", 200, 100,
        "o 50,31 100x38; a 63,31 20x20; b 117,31 20x20; c 50,59 100x10"
      ) {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(20, 20).tagged("b")
          }
          GridRow { box(100, 10).gridCellColumns(2).tagged("c") }
        }.tagged("o")
      },
      GeometryCase("a spanning colour takes its columns", 200, 100, "o 46,31 108x38; c 46,59 108x10") {
        Grid {
          GridRow {
            box(60, 20)
            box(40, 20)
          }
          GridRow { fill.frame(height: 10).gridCellColumns(2).tagged("c") }
        }.tagged("o")
      },
      GeometryCase("a view outside of rows", 200, 100, "o 50,31 100x38; a 63,31 20x20; c 50,59 100x10") {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(20, 20)
          }
          box(100, 10).tagged("c")
        }.tagged("o")
      },
      GeometryCase(
        "a colour outside of rows makes the grid wide", 200, 100,
        "o 0,34 200x32; a 38,34 20x20; b 142,34 20x20; c 0,62 200x4"
      ) {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(20, 20).tagged("b")
          }
          fill.frame(height: 4).tagged("c")
        }.tagged("o")
      },
      GeometryCase("a divider that does not size", 200, 100, "o 76,35.5 48x29; a 76,35.5 20x20; b 104,35.5 20x20") {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(20, 20).tagged("b")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }.tagged("o")
      },
      GeometryCase("two flexible columns share", 200, 100, "a 0,0 96x46; b 142,13 20x20; c 38,67 20x20; d 104,54 96x46")
      {
        Grid {
          GridRow {
            fill.tagged("a")
            box(20, 20).tagged("b")
          }
          GridRow {
            box(20, 20).tagged("c")
            fill.tagged("d")
          }
        }
      },
      GeometryCase("a fixed and a flexible column", 200, 60, "a 0,20 40x20; b 48,0 152x60") {
        Grid {
          GridRow {
            box(40, 20).tagged("a")
            fill.tagged("b")
          }
        }
      },
      GeometryCase(
        "rows of different lengths", 200, 100,
        "o 58,36 84x28; a 58,36 20x10; c 114,36 28x10; d 58,54 20x10; f 86,54 20x10"
      ) {
        Grid {
          GridRow {
            box(20, 10).tagged("a")
            box(20, 10)
            box(28, 10).tagged("c")
          }
          GridRow {
            box(20, 10).tagged("d")
            box(20, 10).tagged("f")
          }
        }.tagged("o")
      },
      GeometryCase("a column's alignment", 200, 100, "a 96,31 10x20; b 66,59 40x10; c 114,36 20x10; d 114,59 10x10") {
        Grid(alignment: .leading) {
          GridRow {
            box(10, 20).gridColumnAlignment(.trailing).tagged("a")
            box(20, 10).tagged("c")
          }
          GridRow {
            box(40, 10).tagged("b")
            box(10, 10).tagged("d")
          }
        }
      },
      GeometryCase("a cell's anchor", 200, 100, "a 76,21 20x20; b 136,21 8x10; c 56,49 60x30; d 124,69 20x10") {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            box(8, 10).gridCellAnchor(.topTrailing).tagged("b")
          }
          GridRow {
            box(60, 30).tagged("c")
            box(20, 10).gridCellAnchor(UnitPoint(x: 1, y: 1)).tagged("d")
          }
        }
      },
      GeometryCase("unsized cells", 200, 100, "o 56,31 88x38; a 56,31 40x30; b 104,31 40x30") {
        Grid {
          GridRow {
            box(40, 30).tagged("a")
            fill.gridCellUnsizedAxes([.horizontal, .vertical]).tagged("b")
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            box(40, 0)
          }
        }.tagged("o")
      },
      GeometryCase("a modifier on a row is each cell's", 200, 100, "o 45,25 110x50; a 55,35 30x30; b 113,35 32x30") {
        Grid {
          GridRow {
            box(30, 30).tagged("a")
            box(32, 30).tagged("b")
          }.padding(10)
        }.tagged("o")
      },
      GeometryCase("a grid in a frame", 200, 100, "o 20,20 160x60; a 20,20 126x60; b 154,40 26x20") {
        Grid {
          GridRow {
            fill.tagged("a")
            box(26, 20).tagged("b")
          }
        }.frame(width: 160, height: 60).tagged("o")
      },
      GeometryCase("an ideal grid", 200, 100, "o 76,40 48x20; a 76,40 20x20; b 104,40 20x20") {
        Grid {
          GridRow {
            fill.tagged("a")
            box(20, 20).tagged("b")
          }
          .frame(minWidth: 20)
        }.fixedSize().tagged("o")
      },
    ]
  }

  private static var lazyRules: [GeometryCase] {
    [
      GeometryCase("a lazy column takes the width", 200, 100, "o 0,26 200x48; a 80,26 40x20; b 90,54 20x20") {
        LazyVStack {
          box(40, 20).tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a lazy column by its trailing edge", 200, 100, "a 160,30 40x20; b 180,50 20x20") {
        LazyVStack(alignment: .trailing, spacing: 0) {
          box(40, 20).tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("colours in a lazy column are low", 200, 100, "a 0,30 200x10; b 0,40 200x30") {
        LazyVStack(spacing: 0) {
          fill.tagged("a")
          fill.frame(height: 30).tagged("b")
        }
      },
      GeometryCase("a lazy row takes the height", 200, 100, "o 66,0 68x100; a 66,40 40x20; b 114,45 20x10") {
        LazyHStack {
          box(40, 20).tagged("a")
          box(20, 10).tagged("b")
        }.tagged("o")
      },
      GeometryCase(
        "a lazy column in a scroll view", 200, 100, "s 0,0 200x100; o 0,0 200x164; 0 80,0 40x20; 5 80,140 40x24"
      ) {
        ScrollView {
          LazyVStack {
            ForEach(0..<6) { box(40, $0 == 5 ? 24 : 20).tagged("\($0)") }
          }.tagged("o")
        }.tagged("s")
      },
      GeometryCase(
        "a lazy row in a scroll view", 200, 100, "s 0,0 200x100; o 0,0 296x100; 0 0,40 30x20; 7 266,40 30x20"
      ) {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<8) { box(30, 20).tagged("\($0)") } }.tagged("o")
        }.tagged("s")
      },
      GeometryCase(
        "sections in a lazy column", 200, 100,
        "h 50,0 100x10; a 80,10 40x20; b 80,30 40x20; f 70,50 60x5; g 50,55 100x10; c 80,65 40x20"
      ) {
        ScrollView {
          LazyVStack(spacing: 0) {
            Section {
              box(40, 20).tagged("a")
              box(40, 20).tagged("b")
            } header: {
              box(100, 10).tagged("h")
            } footer: {
              box(60, 5).tagged("f")
            }
            Section {
              box(40, 20).tagged("c")
            } header: {
              box(100, 10).tagged("g")
            }
          }
        }
      },
      GeometryCase("a lazy column beside a fixed view", 200, 60, "o 0,20 150x20; a 55,20 40x20; b 150,0 50x60") {
        HStack(spacing: 0) {
          LazyVStack { box(40, 20).tagged("a") }.tagged("o")
          box(50, 60).tagged("b")
        }
      },
    ]
  }

  private static var lazyGridRules: [GeometryCase] {
    [
      GeometryCase(
        "fixed tracks in the middle", 200, 100, "o 0,36 200x28; 0 56,36 40x10; 1 104,36 40x10; 2 56,54 40x10"
      ) {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
          ForEach(0..<3) { fill.frame(height: 10).tagged("\($0)") }
        }.tagged("o")
      },
      GeometryCase("fixed tracks at the leading edge", 200, 100, "0 0,36 40x10; 1 48,36 40x10; 2 0,54 40x10") {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .leading) {
          ForEach(0..<3) { fill.frame(height: 10).tagged("\($0)") }
        }
      },
      GeometryCase("flexible tracks share", 200, 100, "0 0,40 60x20; 1 70,40 60x20; 2 140,40 60x20") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("a fixed and two flexible tracks", 200, 100, "0 0,40 50x20; 1 58,40 67x20; 2 133,40 67x20") {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("a least width of tracks", 100, 100, "o 0,40 100x20; 0 -4,40 50x20; 1 54,40 50x20") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 50))]) {
          ForEach(0..<2) { fill.frame(height: 20).tagged("\($0)") }
        }.tagged("o")
      },
      GeometryCase("adaptive tracks", 200, 100, "0 0,26 61.33x20; 2 138.67,26 61.33x20; 3 0,54 61.33x20") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
          ForEach(0..<5) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("adaptive tracks with a greatest width", 200, 100, "0 12,40 50x20; 1 75,40 50x20; 2 138,40 50x20") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 50), spacing: 13)]) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("adaptive beside fixed", 200, 100, "0 0,40 40x20; 1 50,40 70x20; 2 130,40 70x20") {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.adaptive(minimum: 60), spacing: 10)]) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("cells in their tracks", 200, 100, "0 0,10 20x20; 1 104,20 20x20; 2 0,50 20x20; 3 104,50 30x40") {
        LazyVGrid(
          columns: [GridItem(.flexible(), alignment: .topLeading), GridItem(.flexible(), alignment: .leading)],
          spacing: 0
        ) {
          box(20, 20).tagged("0")
          box(20, 20).tagged("1").frame(height: 40)
          box(20, 20).tagged("2")
          box(30, 40).tagged("3")
        }
      },
      GeometryCase("rows of a lazy grid", 200, 100, "o 60,0 80x100; 0 60,6 40x40; 1 60,54 40x40; 2 100,6 40x40") {
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
          ForEach(0..<3) { fill.frame(width: 40).tagged("\($0)") }
        }.tagged("o")
      },
      GeometryCase("flexible rows of a lazy grid in a scroll view", 200, 100, "0 0,0 30x46; 1 0,54 30x46; 2 38,0 30x46")
      {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(), GridItem()]) {
            ForEach(0..<3) { fill.frame(width: 30).tagged("\($0)") }
          }
        }
      },
      GeometryCase(
        "a lazy grid in a scroll view", 200, 100, "s 0,0 200x100; o 0,0 200x136; 0 0,0 96x40; 5 104,96 96x40"
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<6) { fill.frame(height: 40).tagged("\($0)") }
          }.tagged("o")
        }.tagged("s")
      },
      GeometryCase("squares in a lazy grid", 208, 104, "0 0,2 100x100; 1 108,2 100x100") {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<2) { fill.aspectRatio(1, contentMode: .fit).tagged("\($0)") }
        }
      },
    ]
  }

  private static var scrollRules: [GeometryCase] {
    [
      GeometryCase("a scroll view in a row is as wide as its content", 300, 100, "s 0,0 60x100; b 60,0 240x100") {
        HStack(spacing: 0) {
          ScrollView { box(60, 20) }.tagged("s")
          fill.tagged("b")
        }
      },
      GeometryCase("a scroll view in a column shares", 100, 200, "s 20,0 60x100; b 0,100 100x100") {
        VStack(spacing: 0) {
          ScrollView { box(60, 20) }.tagged("s")
          fill.tagged("b")
        }
      },
      GeometryCase("a horizontal scroll view in a column", 100, 200, "s 0,0 100x40; c 0,0 300x40; b 0,48 100x152") {
        VStack {
          ScrollView(.horizontal) { box(300, 40).tagged("c") }.tagged("s")
          fill.tagged("b")
        }
      },
      GeometryCase("short content stands at the start", 200, 100, "s 0,0 200x100; c 0,0 60x30") {
        ScrollView([.horizontal, .vertical]) { box(60, 30).tagged("c") }.tagged("s")
      },
      GeometryCase("several views in a scroll view", 200, 100, "a 60,0 80x20; b 80,28 40x20") {
        ScrollView {
          box(80, 20).tagged("a")
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("content that is wider than its scroll view's offer", 100, 100, "s -50,0 200x100; c -50,0 200x20") {
        ScrollView { box(200, 20).tagged("c") }.tagged("s")
      },
      GeometryCase("colours in a scroll view", 200, 100, "a 0,0 200x10; b 0,18 200x30") {
        ScrollView {
          fill.tagged("a")
          fill.frame(height: 30).tagged("b")
        }
      },
      GeometryCase("a spacer in a scroll view is short", 200, 100, "a 80,0 40x20; b 80,28 40x20") {
        ScrollView {
          VStack {
            box(40, 20).tagged("a")
            Spacer()
            box(40, 20).tagged("b")
          }
        }
      },
      GeometryCase("at the bottom from the start", 200, 100, "s 50,0 100x100; c 50,-300 100x400") {
        ScrollView { box(100, 400).tagged("c") }.defaultScrollAnchor(.bottom).tagged("s")
      },
      GeometryCase("in the middle from the start", 200, 100, "s 0,0 200x100; c -100,-150 400x400") {
        ScrollView([.horizontal, .vertical]) { box(400, 400).tagged("c") }.defaultScrollAnchor(.center).tagged("s")
      },
      GeometryCase("at the trailing end from the start", 200, 100, "c -300,40 500x20") {
        ScrollView(.horizontal) { box(500, 20).tagged("c") }.defaultScrollAnchor(.trailing)
      },
      GeometryCase(
        "a scroll view in a scroll view", 200, 100, "o 0,0 200x100; s 0,30 200x20; c 0,30 400x20; b 80,50 40x200"
      ) {
        ScrollView {
          VStack(spacing: 0) {
            box(40, 30)
            ScrollView(.horizontal) { box(400, 20).tagged("c") }.tagged("s")
            box(40, 200).tagged("b")
          }
        }.tagged("o")
      },
      GeometryCase("padding within and around a scroll view", 200, 100, "s 60,10 80x80; c 70,20 60x300; o 50,0 100x100")
      {
        ScrollView { box(60, 300).tagged("c").padding(10) }.tagged("s").padding(10).tagged("o")
      },
      GeometryCase("margins of content", 200, 100, "s 40,0 120x100; c 50,20 100x40") {
        ScrollView { box(100, 40).tagged("c") }.contentMargins(.horizontal, 10, for: .scrollContent)
          .contentMargins(.top, 20, for: .scrollContent).tagged("s")
      },
      GeometryCase("a wide frame in a scroll view", 200, 100, "s 0,0 200x100; c 0,0 200x20; a 0,0 40x20") {
        ScrollView { box(40, 20).tagged("a").frame(maxWidth: .infinity, alignment: .leading).tagged("c") }.tagged("s")
      },
      GeometryCase("a share of a scroll view's height", 200, 100, "0 50,0 100x100; 1 50,100 100x100") {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<2) { fill.frame(width: 100).containerRelativeFrame(.vertical).tagged("\($0)") }
          }
        }
      },
      GeometryCase("thirds of a scroll view", 200, 60, "0 0,10 60x40; 1 70,10 60x40; 4 280,10 60x40") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<5) {
              fill.frame(height: 40).containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10).tagged("\($0)")
            }
          }
        }
      },
      GeometryCase("hidden indicators and a disabled scroll view", 200, 100, "s 50,0 100x100; c 50,0 100x400") {
        ScrollView { box(100, 400).tagged("c") }.scrollIndicators(.hidden).scrollDisabled(true).tagged("s")
      },
    ]
  }

  private static var safeAreaRules: [GeometryCase] {
    [
      GeometryCase("an inset at the top without spacing", 200, 100, "p 0,0 200x20; a 0,20 200x80") {
        fill.tagged("a").safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).tagged("p") }
      },
      GeometryCase("insets at both ends", 200, 100, "p 0,0 200x20; a 0,20 200x60; q 0,80 200x20") {
        fill.tagged("a").safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).tagged("p") }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("q") }
      },
      GeometryCase("two insets at one end", 200, 100, "a 0,0 200x60; p 0,60 200x20; q 0,80 200x20") {
        fill.tagged("a").safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("p") }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("q") }
      },
      GeometryCase("an inset by an alignment", 200, 100, "p 160,80 40x20; a 0,0 200x72") {
        fill.tagged("a").safeAreaInset(edge: .bottom, alignment: .trailing) { box(40, 20).tagged("p") }
      },
      GeometryCase("an inset at the trailing edge", 200, 100, "p 160,40 40x20; a 0,0 150x100") {
        fill.tagged("a").safeAreaInset(edge: .trailing, spacing: 10) { box(40, 20).tagged("p") }
      },
      GeometryCase("a scroll view keeps its frame", 200, 100, "s 50,0 100x100; c 50,20 100x300; p 0,0 200x20") {
        ScrollView { box(100, 300).tagged("c") }.tagged("s")
          .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).tagged("p") }.frame(width: 200)
      },
      GeometryCase(
        "a background that ignores the inset", 200, 100, "a 80,40 40x20; z 0,0 200x100; b 0,0 200x100; p 0,80 200x20"
      ) {
        ZStack {
          fill.tagged("z").ignoresSafeArea()
          box(40, 20).tagged("a").offset(y: 10)
        }.overlay { Color.clear }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("p") }
          .background { fill.tagged("b") }
      },
      GeometryCase("content that ignores the inset", 200, 100, "c 0,0 200x100; p 0,80 200x20") {
        fill.tagged("c").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
          fill.frame(height: 20).tagged("p")
        }
      },
      GeometryCase("only one edge is ignored", 200, 100, "c 0,20 200x80; p 0,80 200x20; q 0,0 200x20") {
        fill.tagged("c").ignoresSafeArea(edges: .bottom)
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("p") }
          .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).tagged("q") }
      },
      GeometryCase("what does not touch an edge ignores nothing", 200, 100, "c 10,10 180x60; p 0,80 200x20") {
        fill.tagged("c").ignoresSafeArea().padding(10).safeAreaInset(edge: .bottom, spacing: 0) {
          fill.frame(height: 20).tagged("p")
        }
      },
      GeometryCase("padding of the safe area at one edge", 200, 100, "a 30,0 170x100") {
        fill.tagged("a").safeAreaPadding(.leading, 30)
      },
      GeometryCase("padding of the safe area of a scroll view", 200, 100, "s 50,0 100x100; c 50,20 100x300") {
        ScrollView { box(100, 300).tagged("c") }.tagged("s").safeAreaPadding(.top, 20)
      },
    ]
  }
}
