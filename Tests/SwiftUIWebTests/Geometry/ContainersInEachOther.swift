import SwiftUI

/// Grids, lazy containers, scroll views, insets and directions in each other, and pictures.
extension GeometryCase {
  static var containersInEachOther: [GeometryCase] {
    mixedGrids + mixedTracks + sharedContainers + scrolledBothWays + insetContainers + mirroredParts + framedPictures
  }

  private static var mixedGrids: [GeometryCase] {
    [
      GeometryCase(
        "a span below two columns, and a cell without a size", 100, 100,
        "a 23,33 20x10; b 47,28 30x20; c 23,50 54x6; d 23,58 20x14; e 57,58 10x14"
      ) {
        Grid(horizontalSpacing: 4, verticalSpacing: 2) {
          GridRow {
            box(20, 10).tagged("a")
            box(30, 20).tagged("b")
          }
          GridRow { fill.frame(height: 6).tagged("c").gridCellColumns(2) }
          GridRow {
            fill.tagged("d").gridCellUnsizedAxes([.horizontal, .vertical])
            box(10, 14).tagged("e")
          }
        }
      },
      GeometryCase(
        "a row's alignment and a cell's anchor", 100, 100,
        "a 20,45 20x10; b 60,25 20x30; c 20,55 40x10; d 70,55 10x20"
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .bottom) {
            box(20, 10).tagged("a")
            box(20, 30).tagged("b")
          }
          GridRow {
            box(40, 10).tagged("c")
            box(10, 20).tagged("d").gridCellAnchor(.bottomTrailing)
          }
        }
      },
      GeometryCase(
        "columns aligned by their second row", 200, 100, "a 40,40 60x10; b 110,40 20x10; c 80,50 20x10; d 110,50 50x10"
      ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box(60, 10).tagged("a")
            box(20, 10).tagged("b")
          }
          GridRow {
            box(20, 10).tagged("c").gridColumnAlignment(.trailing)
            box(50, 10).tagged("d").gridColumnAlignment(.leading)
          }
        }
      },
      GeometryCase("a least width in one of three columns", 180, 100, "a 0,40 80x20; b 80,40 50x20; c 130,40 50x20") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fill.frame(minWidth: 80).tagged("a")
            fill.tagged("b")
            fill.tagged("c")
          }
        }.frame(height: 20)
      },
      GeometryCase("a grid beside a colour", 200, 40, "g 0,10 50x20; a 0,10 20x20; b 28,15 22x10; c 58,0 142x40") {
        HStack {
          Grid {
            GridRow {
              box(20, 20).tagged("a")
              box(22, 10).tagged("b")
            }
          }.tagged("g")
          fill.tagged("c")
        }
      },
    ]
  }

  private static var mixedTracks: [GeometryCase] {
    [
      GeometryCase(
        "adaptive tracks before a fixed one", 200, 100,
        "0 0,37.5 52.67x10; 2 113.33,37.5 52.67x10; 3 170,37.5 30x10; 4 0,52.5 52.67x10"
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 4), GridItem(.fixed(30))], spacing: 5) {
          ForEach(0..<5) { fill.frame(height: 10).tagged("\($0)") }
        }
      },
      GeometryCase("a capped, a free and a fixed track", 200, 100, "a 45,35 10x10; b 85,35 20x30; c 130,40 50x20") {
        LazyVGrid(
          columns: [
            GridItem(.flexible(minimum: 20, maximum: 30), spacing: 0, alignment: .topTrailing),
            GridItem(.flexible(), spacing: 0), GridItem(.fixed(40)),
          ], spacing: 0
        ) {
          box(10, 10).tagged("a")
          box(20, 30).tagged("b")
          box(50, 20).tagged("c")
        }
      },
      GeometryCase("rows of a strip", 100, 60, "0 0,0 30x32; 1 0,40 30x20; 2 34,0 30x32; 3 34,40 30x20") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 4) {
            ForEach(0..<4) { fill.frame(width: 30).tagged("\($0)") }
          }
        }
      },
      GeometryCase("cut squares in a grid", 200, 200, "0 0,0 65.33x65.33; 1 67.33,0 65.33x65.33; 3 0,67.33 65.33x65.33")
      {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
            ForEach(0..<4) {
              fill.aspectRatio(1, contentMode: .fill)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).clipped().tagged("\($0)")
            }
          }
        }
      },
      GeometryCase("a lazy row that scrolls takes the height", 100, 100, "s 0,20 100x80; a 0,45 30x30") {
        VStack(spacing: 0) {
          box(20, 20)
          ScrollView(.horizontal) { LazyHStack(spacing: 0) { box(30, 30).tagged("a") } }.tagged("s")
        }
      },
    ]
  }

  private static var sharedContainers: [GeometryCase] {
    [
      GeometryCase("three of four shares within margins", 300, 40, "0 20,0 192.5x40; 1 222.5,0 192.5x40") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<3) { fill.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).tagged("\($0)") }
          }
        }.contentMargins(.horizontal, 20, for: .scrollContent)
      },
      GeometryCase("a corner of a whole page", 100, 80, "o 0,0 100x80; a 80,70 20x10") {
        ScrollView {
          box(20, 10).tagged("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
            .tagged("o")
        }
      },
      GeometryCase("a half and a quarter of a height", 100, 80, "a 0,0 100x40; b 0,40 100x20") {
        ScrollView {
          VStack(spacing: 0) {
            fill.containerRelativeFrame(.vertical) { length, _ in length / 2 }.tagged("a")
            fill.containerRelativeFrame(.vertical, count: 4, spacing: 0).tagged("b")
          }
        }
      },
    ]
  }

  private static var scrolledBothWays: [GeometryCase] {
    [
      GeometryCase("the middle within margins, both ways", 100, 100, "s 0,0 100x100; c -100,-100 300x300") {
        ScrollView([.horizontal, .vertical]) { box(300, 300).tagged("c") }.contentMargins(10, for: .scrollContent)
          .defaultScrollAnchor(.center).tagged("s")
      },
      GeometryCase("a greedy frame along a strip", 100, 40, "o 0,10 150x20; a 0,10 150x20") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { box(150, 20).tagged("a") }.frame(maxWidth: .infinity).tagged("o")
        }
      },
      GeometryCase("a title above cards in a strip", 200, 120, "a 16,16 80x20; 0 16,44 90x60; 1 118,44 90x60") {
        VStack(alignment: .leading, spacing: 8) {
          box(80, 20).tagged("a").padding(.horizontal, 16)
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach(0..<4) { box(90, 60).tagged("\($0)") }
            }.padding(.horizontal, 16)
          }
        }
      },
      GeometryCase("a scroll view beside a colour", 100, 100, "s 0,0 30x100; a 0,0 30x200; b 30,0 70x100") {
        HStack(spacing: 0) {
          ScrollView { box(30, 200).tagged("a") }.tagged("s")
          fill.tagged("b")
        }
      },
      GeometryCase("a strip in a page", 100, 100, "s 0,0 100x20; a 0,0 80x20; b 0,28 100x150") {
        ScrollView {
          VStack {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                box(80, 20).tagged("a")
                box(80, 20)
              }
            }.tagged("s")
            fill.frame(height: 150).tagged("b")
          }
        }
      },
    ]
  }

  private static var insetContainers: [GeometryCase] {
    [
      GeometryCase("one layer reaches under an inset", 100, 100, "a 0,0 100x100; b 40,90 20x10; t 0,0 100x20") {
        ZStack(alignment: .bottom) {
          fill.tagged("a").ignoresSafeArea()
          box(20, 10).tagged("b")
        }.safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 20).tagged("t") }
      },
      GeometryCase("an inset in a column", 100, 100, "a 0,0 100x52; p 30,60 40x10; c 0,70 100x30") {
        VStack(spacing: 0) {
          fill.tagged("a").safeAreaInset(edge: .bottom) { box(40, 10).tagged("p") }
          box(100, 30).tagged("c")
        }
      },
      GeometryCase("content below a bar", 100, 100, "a 0,28 100x150; t 0,0 100x20") {
        ScrollView { fill.frame(height: 150).tagged("a") }
          .safeAreaInset(edge: .top) { fill.frame(height: 20).tagged("t") }
      },
      GeometryCase("a padded safe area and margins of a page", 100, 100, "a 10,6 80x200") {
        ScrollView { fill.frame(height: 200).tagged("a") }.contentMargins(.top, 6, for: .scrollContent)
          .safeAreaPadding(.horizontal, 10)
      },
      GeometryCase("a background under an inset", 100, 100, "g 0,0 100x100; a 0,0 100x80; p 0,80 100x20") {
        fill.tagged("a").background { Color.red.tagged("g").ignoresSafeArea() }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 20).tagged("p") }
      },
    ]
  }

  private static var mirroredParts: [GeometryCase] {
    [
      GeometryCase("a mirrored row in a row", 100, 40, "a 0,10 20x20; c 20,10 40x20; b 60,10 30x20; d 90,10 10x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          HStack(spacing: 0) {
            box(30, 20).tagged("b")
            box(40, 20).tagged("c")
          }.environment(\.layoutDirection, .rightToLeft)
          box(10, 20).tagged("d")
        }
      },
      GeometryCase("an overlay of a mirrored column", 100, 100, "a 30,40 40x10; p 45,50 25x10; q 30,40 4x4") {
        VStack(alignment: .leading, spacing: 0) {
          box(40, 10).tagged("a")
          box(20, 10).padding(.leading, 5).tagged("p")
        }.overlay(alignment: .topTrailing) { box(4, 4).tagged("q") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a mirrored grid of tracks", 100, 40, "0 70,10 30x20; 1 0,10 62x20") {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) {
          ForEach(0..<2) { fill.frame(height: 20).tagged("\($0)") }
        }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  private static var framedPictures: [GeometryCase] {
    [
      GeometryCase("a picture cut to a square", 200, 100, "o 80,30 40x40; a 60,30 80x40") {
        Image(uiImage: picture(80, 40)).resizable().scaledToFill().tagged("a").frame(width: 40, height: 40).clipped()
          .tagged("o")
      },
      GeometryCase("a picture as wide as a page", 200, 300, "a 0,0 200x100; b 90,108 20x20") {
        ScrollView {
          Image(uiImage: picture(80, 40)).resizable().aspectRatio(contentMode: .fit).tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a picture that fills a banner", 200, 200, "o 0,70 200x60; a 0,50 200x100") {
        Image(uiImage: picture(80, 40)).resizable().scaledToFill().tagged("a").frame(height: 60).frame(
          maxWidth: .infinity
        ).clipped()
          .tagged("o")
      },
      GeometryCase("a picture beside what is left", 200, 60, "a 0,10 80x40; b 88,0 112x60") {
        HStack {
          Image(uiImage: picture(80, 40)).tagged("a")
          fill.tagged("b")
        }
      },
    ]
  }
}
