import SwiftUI

/// Rows and columns with little room, priorities within each other, grids' cells, dividers, what takes no room.
extension GeometryCase {
  static var pressureRules: [GeometryCase] {
    spacersUnderPressure + stretched + nestedPriorities + gridCells + dividers + roomForNothing
  }

  private static var spacersUnderPressure: [GeometryCase] {
    [
      GeometryCase("a spacer's least length is kept back", 100, 20, "a 0,0 40x20; b 70,0 30x20") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a")
          Spacer(minLength: 30)
          fill.frame(minWidth: 20, maxWidth: 60).tagged("b")
        }
      },
      GeometryCase("least lengths beyond the offer", 100, 20, "o -20,0 140x20; a -20,0 60x20; b 70,0 40x20") {
        HStack(spacing: 0) {
          box(60, 20).tagged("a")
          Spacer(minLength: 30)
          box(40, 20).tagged("b")
          Spacer(minLength: 10)
        }.tagged("o")
      },
      GeometryCase("least lengths down a column", 100, 100, "o 40,-12.5 20x125; a 40,12.5 20x30; b 40,92.5 20x20") {
        VStack(spacing: 0) {
          Spacer(minLength: 10)
          box(20, 30).tagged("a")
          Spacer(minLength: 50)
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a spacer between greedy frames", 208, 20, "a 0,0 100x20; b 108,0 100x20") {
        HStack(spacing: 0) {
          box(20, 20).frame(maxWidth: .infinity).tagged("a")
          Spacer()
          box(20, 20).frame(maxWidth: .infinity).tagged("b")
        }
      },
      GeometryCase("a column in a least height fills it", 100, 100, "s 40,0 20x100; a 40,0 20x20; b 40,80 20x20") {
        ScrollView {
          VStack {
            box(20, 20).tagged("a")
            Spacer()
            box(20, 20).tagged("b")
          }.frame(minHeight: 100)
        }.tagged("s")
      },
      GeometryCase("a row in a least width fills it", 100, 40, "a 0,10 20x20; b 80,10 20x20; c 20,10 60x20") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box(20, 20).tagged("a")
            fill.frame(height: 20).tagged("c")
            box(20, 20).tagged("b")
          }.frame(minWidth: 100)
        }
      },
      GeometryCase("what has a size stands in a least height", 100, 100, "a 40,40 20x20; b 0,100 100x30") {
        ScrollView {
          VStack(spacing: 0) {
            box(20, 20).tagged("a").frame(minHeight: 100)
            fill.tagged("b").frame(minHeight: 30)
          }
        }
      },
      GeometryCase("a least height below the content's", 100, 100, "a 40,0 20x80; b 40,88 20x80") {
        ScrollView {
          VStack {
            box(20, 80).tagged("a")
            Spacer()
            box(20, 80).tagged("b")
          }.frame(minHeight: 100)
        }
      },
    ]
  }

  private static var stretched: [GeometryCase] {
    [
      GeometryCase("a bar beside a view in a scroll view", 100, 100, "a 26.5,0 3x30; b 33.5,0 40x30") {
        ScrollView {
          HStack(spacing: 4) {
            fill.frame(width: 3).tagged("a")
            box(40, 30).tagged("b")
          }
        }
      },
      GeometryCase("a divider in a row in a scroll view", 100, 100, "v 49.5,0 1x30; b 50.5,10 20x10") {
        ScrollView {
          HStack(spacing: 0) {
            box(20, 30)
            Divider().tagged("v")
            box(20, 10).tagged("b")
          }
        }
      },
      GeometryCase("a divider in a column in a scroll view", 100, 100, "a 0,29.5 60x20; v 0,49.5 60x1; b 20,50.5 20x20")
      {
        ScrollView(.horizontal) {
          VStack(spacing: 0) {
            box(60, 20).tagged("a")
            Divider().tagged("v")
            box(20, 20).tagged("b")
          }
        }
      },
      GeometryCase("layers in a scroll view", 100, 100, "o 0,0 100x40; a 0,0 100x40; b 35,0 30x40; c 0,35 100x5") {
        ScrollView {
          ZStack(alignment: .bottom) {
            fill.tagged("a")
            box(30, 40).tagged("b")
            fill.frame(height: 5).tagged("c")
          }.tagged("o")
        }
      },
      GeometryCase("a card in a lazy grid", 100, 100, "o 20,35 60x30; a 20,35 60x30; b 40,35 20x30; c 50,50 0x0") {
        LazyVGrid(columns: [GridItem(.fixed(60))]) {
          ZStack {
            RoundedRectangle(cornerRadius: 5).tagged("a")
            box(20, 30).tagged("b")
            Color.clear.frame(width: 0, height: 0).tagged("c")
          }.tagged("o")
        }
      },
      GeometryCase(
        "cells in a scroll view are as high as their row", 100, 100, "a 0,0 20x30; b 28,0 72x30; c 0,38 20x10"
      ) {
        ScrollView {
          Grid {
            GridRow {
              box(20, 30).tagged("a")
              fill.tagged("b")
            }
            GridRow {
              box(20, 10).tagged("c")
              box(20, 5)
            }
          }
        }
      },
      GeometryCase("greedy frames in a row in a scroll view", 100, 100, "a 0,0 50x40; b 50,0 50x40; c 65,30 20x10") {
        ScrollView {
          HStack(spacing: 0) {
            box(20, 40).frame(maxWidth: .infinity, maxHeight: .infinity).tagged("a")
            box(20, 10).tagged("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).tagged("b")
          }
        }
      },
    ]
  }

  private static var nestedPriorities: [GeometryCase] {
    [
      GeometryCase("a negative priority keeps its least width", 200, 40, "a 0,0 30x40; b 30,0 130x40; c 160,10 40x20") {
        HStack(spacing: 0) {
          fill.frame(minWidth: 30).layoutPriority(-1).tagged("a")
          fill.tagged("b")
          box(40, 20).tagged("c")
        }
      },
      GeometryCase("a priority within a column", 100, 100, "a 0,0 60x80; b 0,80 60x20; c 60,0 40x100") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fill.layoutPriority(1).tagged("a")
            fill.frame(minHeight: 20).tagged("b")
          }
          fill.frame(width: 40).tagged("c")
        }
      },
      GeometryCase(
        "a priority within a row means nothing outside", 200, 40, "a 0,0 90x40; b 90,0 10x40; c 100,0 100x40"
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            fill.layoutPriority(5).tagged("a")
            fill.frame(minWidth: 10).tagged("b")
          }
          fill.tagged("c")
        }
      },
      GeometryCase("a row gives way as a whole", 200, 40, "a 0,0 0x40; b 0,0 0x40; c 0,0 200x40") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            fill.tagged("a")
            fill.layoutPriority(1).tagged("b")
          }.layoutPriority(-1)
          fill.tagged("c")
        }
      },
      GeometryCase("priority shows through a frame", 100, 40, "a 0,0 90x40; b 90,0 10x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(1).frame(maxWidth: 120).tagged("a")
          fill.frame(minWidth: 10).tagged("b")
        }
      },
    ]
  }

  private static var gridCells: [GeometryCase] {
    [
      GeometryCase("a cell over two columns", 200, 100, "a 70,40 20x10; b 100,40 30x10; c 80,50 40x10") {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box(20, 10).tagged("a")
            box(30, 10).tagged("b")
          }
          GridRow { box(40, 10).gridCellColumns(2).tagged("c") }
        }
      },
      GeometryCase("a colour over two columns", 200, 100, "a 70,40 20x10; b 100,40 30x10; c 70,50 60x10") {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box(20, 10).tagged("a")
            box(30, 10).tagged("b")
          }
          GridRow {
            fill.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).tagged("c")
          }
        }
      },
      GeometryCase("a cell that takes its row's height", 100, 100, "a 31,40 20x20; b 59,40 10x20") {
        Grid {
          GridRow {
            box(20, 20).tagged("a")
            fill.frame(width: 10).gridCellUnsizedAxes(.vertical).tagged("b")
          }
        }
      },
      GeometryCase("anchors of cells", 100, 100, "a 11,21 40x40; b 59,21 10x10; c 59,69 30x10") {
        Grid {
          GridRow {
            box(40, 40).tagged("a")
            box(10, 10).gridCellAnchor(.topLeading).tagged("b")
          }
          GridRow {
            box(40, 10)
            box(30, 10).tagged("c")
          }
        }
      },
      GeometryCase("an anchor in between", 100, 100, "b 64,43.5 10x10") {
        Grid {
          GridRow {
            box(40, 40)
            box(10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).tagged("b")
          }
          GridRow {
            box(40, 10)
            box(30, 10)
          }
        }
      },
      GeometryCase(
        "a column's alignment said in its second row", 100, 100, "b 55,40 40x10; c 35,50 20x10; d 55,50 10x10"
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(50, 10)
            box(40, 10).tagged("b")
          }
          GridRow {
            box(20, 10).gridColumnAlignment(.trailing).tagged("c")
            box(10, 10).tagged("d")
          }
        }
      },
      GeometryCase("alignments of rows", 100, 100, "a 40,20 10x40; b 50,50 10x10; c 40,60 10x10; d 50,60 10x20") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            box(10, 40).tagged("a")
            box(10, 10).tagged("b")
          }
          GridRow(alignment: .top) {
            box(10, 10).tagged("c")
            box(10, 20).tagged("d")
          }
        }
      },
      GeometryCase(
        "a divider between rows", 100, 100, "a 15,39.5 20x10; b 65,39.5 20x10; v 0,49.5 100x1; d 65,50.5 20x10"
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(20, 10).tagged("a")
            box(20, 10).tagged("b")
          }
          Divider().tagged("v")
          GridRow {
            box(20, 10)
            box(20, 10).tagged("d")
          }
        }
      },
    ]
  }

  private static var dividers: [GeometryCase] {
    [
      GeometryCase("a divider among layers", 100, 100, "v 0,49.5 100x1; a 30,40 40x20") {
        ZStack {
          Divider().tagged("v")
          box(40, 20).tagged("a")
        }
      },
      GeometryCase("a divider in a lazy column", 200, 100, "a 80,21.5 40x20; v 0,49.5 200x1; b 80,58.5 40x20") {
        LazyVStack {
          box(40, 20).tagged("a")
          Divider().tagged("v")
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("a divider in a lazy row", 100, 50, "a 25.5,15 20x20; v 49.5,0 1x50; b 54.5,15 20x20") {
        LazyHStack(spacing: 4) {
          box(20, 20).tagged("a")
          Divider().tagged("v")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a divider in a row in a column", 100, 100, "a 0,0 100x40; v 49.5,40 1x60; b 0,65 49.5x10") {
        VStack(spacing: 0) {
          fill.frame(height: 40).tagged("a")
          HStack(spacing: 0) {
            fill.frame(height: 10).tagged("b")
            Divider().tagged("v")
            fill.frame(height: 10)
          }
        }
      },
    ]
  }

  private static var roomForNothing: [GeometryCase] {
    [
      GeometryCase("a hidden view keeps its room", 100, 40, "a 7,10 20x20; b 73,10 20x20") {
        HStack {
          box(20, 20).tagged("a")
          box(30, 20).hidden()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a transparent view keeps its room", 100, 40, "a 7,10 20x20; b 73,10 20x20") {
        HStack {
          box(20, 20).tagged("a")
          box(30, 20).opacity(0)
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("views that are not there take no spacing", 100, 40, "a 26,10 20x20; b 54,10 20x20") {
        HStack {
          EmptyView()
          box(20, 20).tagged("a")
          if false { box(30, 20) }
          Optional<Color>.none
          box(20, 20).tagged("b")
          ForEach(0..<0) { _ in box(30, 20) }
        }
      },
      GeometryCase("a view of no size keeps its spacing", 100, 40, "a 22,10 20x20; b 58,10 20x20") {
        HStack {
          box(20, 20).tagged("a")
          Color.clear.frame(width: 0, height: 0)
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("an empty column keeps its spacing", 100, 40, "a 22,10 20x20; b 58,10 20x20") {
        HStack {
          box(20, 20).tagged("a")
          VStack {}
          box(20, 20).tagged("b")
        }
      },
    ]
  }
}
