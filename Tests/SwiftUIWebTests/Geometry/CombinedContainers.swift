import SwiftUI

/// Grids, lazy containers, scroll views and choices beside and within each other.
extension GeometryCase {
  static var combinedContainers: [GeometryCase] {
    gridsUnderPressure + lazyTracks + scrollViewsInStacks + choicesInStacks
  }

  /// Cells over several columns, columns that are rigid or greedy, alignments of a column and of a cell.
  private static var gridsUnderPressure: [GeometryCase] {
    [
      GeometryCase(
        "a colour across a rigid and a flexible column", 200, 100,
        "a 0,36 20x10; b 28,36 134x10; c 175,36 20x10; d 0,54 162x10; e 170,54 30x10"
      ) {
        Grid {
          GridRow {
            box(20, 10).tagged("a")
            fill.frame(height: 10).tagged("b")
            box(20, 10).tagged("c")
          }
          GridRow {
            fill.frame(height: 10).gridCellColumns(2).tagged("d")
            box(30, 10).tagged("e")
          }
        }
      },
      GeometryCase(
        "a row of a greatest height below a greedy one", 104, 100,
        "a 0,0 50x76; b 54,0 50x76; c 0,80 50x20; d 54,85 50x10"
      ) {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow {
            fill.tagged("a")
            fill.tagged("b")
          }
          GridRow {
            fill.frame(maxHeight: 20).tagged("c")
            fill.frame(height: 10).tagged("d")
          }
        }
      },
      GeometryCase(
        "a column's alignment beside a cell over two", 100, 100,
        "a 10,35 20x10; b 60,35 10x10; c 10,45 10x10; d 30,45 40x10; e 70,45 5x10; f 10,55 30x10"
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(20, 10).tagged("a")
            box(10, 10).gridColumnAlignment(.trailing).tagged("b")
            box(20, 10)
          }
          GridRow {
            box(10, 10).tagged("c")
            box(40, 10).tagged("d")
            box(5, 10).tagged("e")
          }
          GridRow { box(30, 10).gridCellColumns(2).tagged("f") }
        }
      },
      GeometryCase("an anchor at the bottom", 100, 100, "a 20,25 20x40; b 50,55 10x10; c 70,35 10x20") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(20, 40).tagged("a")
            box(10, 10).gridCellAnchor(.bottom).tagged("b")
            box(10, 20).tagged("c")
          }
          GridRow {
            box(10, 10)
            box(30, 10)
            fill.frame(width: 10, height: 10)
          }
        }
      },
      GeometryCase("a grid shares a row", 200, 60, "g 0,0 100x60; a 0,0 80x60; b 80,20 20x20; c 100,0 100x60") {
        HStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              fill.tagged("a")
              box(20, 20).tagged("b")
            }
          }.tagged("g")
          fill.tagged("c")
        }
      },
      GeometryCase("a shorter row of colours", 108, 48, "a 0,0 50x20; b 58,0 50x20; c 0,28 50x20") {
        Grid {
          GridRow {
            fill.frame(height: 20).tagged("a")
            fill.frame(height: 20).tagged("b")
          }
          GridRow { fill.frame(height: 20).tagged("c") }
        }
      },
      GeometryCase("rows of a loop within a loop", 100, 100, "00 20,35 10x10; 11 35,45 10x10; 22 50,55 30x10") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<3) { row in
            GridRow {
              ForEach(0..<3) { column in
                box(row == 1 ? 10 : Double(column + 1) * 10, 10).tagged("\(row)\(column)")
              }
            }
          }
        }
      },
      GeometryCase("a grid in a fixed column", 200, 100, "a 75,40 20x10; c 75,50 50x10; b 100,40 20x10") {
        VStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              box(20, 10).frame(width: 20).tagged("a").gridColumnAlignment(.leading)
              box(20, 10).tagged("b").gridColumnAlignment(.leading)
            }
            fill.frame(idealWidth: 50).frame(height: 10).tagged("c")
          }
        }.fixedSize()
      },
    ]
  }

  /// Fixed, flexible and adaptive tracks, and lazy rows and columns.
  private static var lazyTracks: [GeometryCase] {
    [
      GeometryCase("the first track is capped", 200, 100, "0 10,40 50x20; 1 70,40 40x20; 2 120,40 70x20") {
        LazyVGrid(columns: [
          GridItem(.flexible(minimum: 30, maximum: 50), spacing: 10), GridItem(.fixed(40), spacing: 10),
          GridItem(.flexible()),
        ]) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }
      },
      GeometryCase("cells by the trailing edge", 100, 100, "0 32,10 20x10; 1 70,0 30x30; 2 12,38 40x20") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .trailing) {
            box(20, 10).tagged("0")
            box(30, 30).tagged("1")
            box(40, 20).tagged("2")
          }
        }
      },
      GeometryCase(
        "rows of which the second is capped", 200, 100,
        "0 67,13 30x46; 1 67,67 30x20; 2 103,13 30x46; 3 103,67 30x20"
      ) {
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible(maximum: 20))], spacing: 6) {
          ForEach(0..<4) { fill.frame(width: 30).tagged("\($0)") }
        }
      },
      GeometryCase("a lazy row by its top", 100, 100, "s 0,0 100x100; a 0,0 30x20; b 40,0 30x60") {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 10) {
            box(30, 20).tagged("a")
            box(30, 60).tagged("b")
          }
        }.tagged("s")
      },
      GeometryCase("a lazy column in a column with a spacer", 100, 100, "a 40,0 20x20; b 0,20 100x10; c 40,80 20x20") {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) {
            box(20, 20).tagged("a")
            fill.tagged("b")
          }
          Spacer()
          box(20, 20).tagged("c")
        }
      },
      GeometryCase("squares that adapt", 200, 200, "0 0,0 60x60; 2 140,0 60x60; 3 0,70 60x60") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 10) {
            ForEach(0..<4) { fill.aspectRatio(1, contentMode: .fit).tagged("\($0)") }
          }
        }
      },
      GeometryCase("a padded lazy grid", 120, 100, "0 10,10 46x20; 1 64,10 46x20; 2 10,38 46x30") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            fill.frame(height: 20).tagged("0")
            fill.frame(height: 20).tagged("1")
            fill.frame(height: 30).tagged("2")
          }.padding(10)
        }
      },
    ]
  }

  /// What a scroll view takes of a stack, and what margins, insets and anchors do to it.
  private static var scrollViewsInStacks: [GeometryCase] {
    [
      GeometryCase("a small view that scrolls both ways", 100, 100, "s 0,0 100x100; a 0,0 50x40") {
        ScrollView([.horizontal, .vertical]) { box(50, 40).tagged("a") }.tagged("s")
      },
      GeometryCase("a scroll view of a fixed size", 100, 100, "a 25,-100 50x300; s 25,-100 50x300") {
        ScrollView { box(50, 300).tagged("a") }.fixedSize().tagged("s")
      },
      GeometryCase("a scroll view of a greatest height", 100, 200, "s 30,0 40x60; a 30,0 40x300; b 0,60 100x140") {
        VStack(spacing: 0) {
          ScrollView { box(40, 300).tagged("a") }.frame(maxHeight: 60).tagged("s")
          fill.tagged("b")
        }
      },
      GeometryCase(
        "a strip beside a box", 200, 100, "a 0,30 60x40; s 70,25 130x50; b 70,35 100x30; c 170,25 100x50"
      ) {
        HStack(spacing: 10) {
          box(60, 40).tagged("a")
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              box(100, 30).tagged("b")
              box(100, 50).tagged("c")
            }
          }.tagged("s")
        }
      },
      GeometryCase("margins within padding of the safe area", 100, 100, "a 15,10 70x50") {
        ScrollView { fill.frame(height: 50).tagged("a") }.contentMargins(10).safeAreaPadding(.horizontal, 5)
      },
      GeometryCase("a bar over a scroll view", 100, 100, "s 20,0 60x100; a 20,0 60x200; b 0,80 100x20") {
        ZStack(alignment: .bottom) {
          ScrollView { box(60, 200).tagged("a") }.tagged("s")
          fill.frame(height: 20).tagged("b")
        }
      },
      GeometryCase("a button over a narrow scroll view", 100, 100, "a 70,90 10x10") {
        ScrollView { box(60, 200) }.overlay(alignment: .bottomTrailing) { box(10, 10).tagged("a") }
      },
      GeometryCase(
        "two scroll views and a box", 100, 100,
        "s 0,0 30x100; a 0,0 30x200; t 30,0 50x100; b 30,0 50x50; c 80,40 20x20"
      ) {
        HStack(spacing: 0) {
          ScrollView { box(30, 200).tagged("a") }.tagged("s")
          ScrollView { fill.frame(height: 50).tagged("b") }.tagged("t")
          box(20, 20).tagged("c")
        }
      },
      GeometryCase("a colour in a strip of a fixed height", 100, 100, "s 0,35 100x30; a 0,35 40x30; b 45,45 20x10") {
        ScrollView(.horizontal) {
          HStack(spacing: 5) {
            fill.frame(width: 40).tagged("a")
            box(20, 10).tagged("b")
          }
        }.frame(height: 30).tagged("s")
      },
      GeometryCase("padding in a scroll view", 100, 100, "a 10,10 30x20; b 10,30 80x10") {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            box(30, 20).tagged("a")
            fill.frame(height: 10).tagged("b")
          }.padding(10)
        }
      },
      GeometryCase("padding around a scroll view", 100, 100, "a 20,20 60x200") {
        ScrollView { box(60, 200).tagged("a") }.padding(20)
      },
      GeometryCase("a strip that sticks out of its column", 100, 100, "a 0,45 300x30; b 10,25 60x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(60, 20).tagged("b")
          ScrollView(.horizontal) { box(300, 30).tagged("a") }.padding(.horizontal, -10)
        }.padding(.horizontal, 10)
      },
      GeometryCase("halves of a height that scrolls", 100, 110, "0 0,0 100x50; 1 0,60 100x50; 2 0,120 100x50") {
        ScrollView {
          VStack(spacing: 10) {
            ForEach(0..<3) { fill.containerRelativeFrame(.vertical, count: 2, spacing: 10).tagged("\($0)") }
          }
        }
      },
      GeometryCase("a bar under the top of what scrolls", 100, 100, "a 0,28 100x200; s 0,0 100x100; p 0,0 100x20") {
        ScrollView { fill.frame(height: 200).tagged("a") }.tagged("s")
          .safeAreaInset(edge: .top) { fill.frame(height: 20).tagged("p") }
      },
      GeometryCase("a strip at its end, above a column", 100, 100, "c -20,0 120x20; d 0,20 100x80") {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { box(120, 20).tagged("c") }.defaultScrollAnchor(.trailing)
          fill.tagged("d")
        }
      },
      GeometryCase("colours and a spacer across a strip", 100, 60, "a 0,0 20x60; b 20,0 10x60; c 30,40 10x20") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            fill.frame(width: 20).tagged("a")
            fill.tagged("b")
            VStack(spacing: 0) {
              Spacer()
              box(10, 20).tagged("c")
            }
          }
        }
      },
    ]
  }

  /// Choices beside and around others are as large as what they choose.
  private static var choicesInStacks: [GeometryCase] {
    [
      GeometryCase("a choice before a spacer", 200, 40, "a 0,10 150x20; b 160,10 40x20") {
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            box(150, 20).tagged("a")
            box(60, 20)
          }
          Spacer()
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("a choice above a colour", 100, 100, "a 35,0 30x40; b 0,40 100x60") {
        VStack(spacing: 0) {
          ViewThatFits(in: .vertical) {
            box(20, 80)
            box(30, 40).tagged("a")
          }
          fill.tagged("b")
        }
      },
      GeometryCase("a choice in a layer", 100, 100, "a 30,40 40x10; b 30,40 40x20") {
        box(40, 20).tagged("b").overlay(alignment: .top) {
          ViewThatFits {
            box(50, 10)
            box(30, 10).frame(maxWidth: .infinity).tagged("a")
          }
        }
      },
      GeometryCase("a choice in a grid's cell", 100, 100, "a 0,40 72x20; b 80,40 20x20") {
        Grid {
          GridRow {
            ViewThatFits(in: .horizontal) {
              box(200, 20)
              fill.frame(height: 20).tagged("a")
            }
            box(20, 20).tagged("b")
          }
        }
      },
    ]
  }
}
