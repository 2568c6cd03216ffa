import SwiftUI

/// Views of kinds that apps use now and then: insets, lazy grids, guides of their own, places that are told and scrolled to.
extension GeometryCase {
  static var rareRules: [GeometryCase] { insetsAndGrids + toldAndScrolled }

  private static func area(_ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.teal.frame(width: width, height: height)
  }

  private static var insetsAndGrids: [GeometryCase] {
    [
      GeometryCase(
        "insets on three sides of each other", 300, 200,
        "p 0,0 300x30; a 0,30 300x92; q 0,122 300x40; r 0,162 300x38"
      ) {
        Color.red.tagged("a").safeAreaInset(edge: .bottom, spacing: 0) { area(nil, 40).tagged("q") }.safeAreaInset(
          edge: .bottom, spacing: 0
        ) { area(nil, 38).tagged("r") }.safeAreaInset(edge: .top, spacing: 0) { area(nil, 30).tagged("p") }
      },
      GeometryCase(
        "an inset at the leading edge stands where its alignment says", 300, 200,
        "a 48,0 252x200; p 0,160 40x40"
      ) {
        Color.red.tagged("a").safeAreaInset(edge: .leading, alignment: .bottom) { area(40, 40).tagged("p") }
      },
      GeometryCase(
        "padding of the safe area", 300, 200,
        "s 0,0 300x200; a 20,20 260x160"
      ) {
        Color.red.tagged("a").safeAreaPadding(20).tagged("s")
      },
      GeometryCase(
        "padding of the safe area around what scrolls sideways", 300, 200,
        "s 0,80 300x40; r0 20,80 100x40; r1 120,80 100x40; r2 220,80 100x40"
      ) {
        ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<3) { i in area(100, 40).tagged("r\(i)") } } }
          .safeAreaPadding(.horizontal, 20).tagged("s")
      },
      GeometryCase(
        "adaptive tracks with a greatest width", 320, 300,
        "g 0,127.5 320x45; r0 0,127.5 75.5x20; r1 81.5,127.5 75.5x20; r2 163,127.5 75.5x20; r3 244.5,127.5 75.5x20; r4 0,152.5 75.5x20; r5 81.5,152.5 75.5x20; r6 163,152.5 75.5x20"
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60, maximum: 80), spacing: 6)], spacing: 5) {
          ForEach(0..<7) { i in area(nil, 20).tagged("r\(i)") }
        }.tagged("g")
      },
      GeometryCase(
        "fixed, adaptive and flexible tracks together", 320, 300,
        "g 0,115 320x70; r0 0,115 50x20; r1 58,115 127x20; r2 193,115 127x20; r3 0,140 50x20; r4 58,140 127x20; r5 193,140 127x20; r6 0,165 50x20"
      ) {
        LazyVGrid(
          columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 60)), GridItem(.flexible())],
          alignment: .trailing, spacing: 5
        ) { ForEach(0..<7) { i in area(nil, 20).tagged("r\(i)") } }.tagged("g")
      },
      GeometryCase(
        "alignments of single tracks", 320, 300,
        "g 0,122 320x56; r0 0,122 20x10; r2 254.3,122 30x24; r1 185.7,129 25x17; r3 0,154 35x10; r5 246.8,154 45x24; r4 170.7,161 40x17"
      ) {
        LazyVGrid(columns: [
          GridItem(.flexible(), alignment: .topLeading), GridItem(.flexible(), alignment: .bottomTrailing),
          GridItem(.flexible()),
        ]) { ForEach(0..<6) { i in area(CGFloat(20 + 5 * i), CGFloat(10 + 7 * (i % 3))).tagged("r\(i)") } }.tagged("g")
      },
      GeometryCase(
        "rows of which one has a greatest height", 320, 200,
        "r0 88,0 40x40; g 88,0 144x200; r2 140,0 40x40; r4 192,0 40x40; r1 88,48 40x96; r3 140,48 40x96"
      ) {
        LazyHGrid(
          rows: [GridItem(.flexible(minimum: 20, maximum: 40)), GridItem(.flexible())], alignment: .top, spacing: 12
        ) { ForEach(0..<5) { i in area(40, nil).tagged("r\(i)") } }.tagged("g")
      },
      GeometryCase(
        "adaptive rows that scroll", 320, 200,
        "g 0,0 144x200; r0 0,0 40x61.3; s 0,0 320x200; r3 52,0 40x61.3; r6 104,0 40x61.3; r1 0,69.3 40x61.3; r4 52,69.3 40x61.3; r7 104,69.3 40x61.3; r2 0,138.7 40x61.3; r5 52,138.7 40x61.3; r8 104,138.7 40x61.3"
      ) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 50))], spacing: 12) {
            ForEach(0..<9) { i in area(40, nil).tagged("r\(i)") }
          }.tagged("g")
        }.tagged("s")
      },
      GeometryCase(
        "cells over several columns, one without a width of its own", 320, 200,
        "o 97.5,57.5 125x85; a 97.5,57.5 40x20; b 155,57.5 30x30; c 202.5,57.5 20x20; d 97.5,92.5 100x20; e 212.5,102.5 10x10; f 97.5,117.5 125x10; g 97.5,132.5 10x10"
      ) {
        Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
            area(40, 20).tagged("a"); area(30, 30).tagged("b"); area(20, 20).tagged("c")
          }
          GridRow {
            area(100, 20).gridCellColumns(2).tagged("d"); area(10, 10).gridCellAnchor(.bottomTrailing).tagged("e")
          }
          GridRow { Color.red.frame(height: 10).gridCellColumns(3).gridCellUnsizedAxes(.horizontal).tagged("f") }
          area(10, 10).tagged("g")
        }.tagged("o")
      },
      GeometryCase(
        "alignments of rows, columns and single cells", 320, 200,
        "o 107.5,47 105x106; b 167.5,47 30x30; a 107.5,57 40x20; c 137.5,82 10x20; d 152.5,82 60x40; e 107.5,127 40x10; f 177.5,127 10x10; x 142.5,148 5x5; y 166.3,148 5x5"
      ) {
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow(alignment: .bottom) {
            area(40, 20).gridColumnAlignment(.trailing).tagged("a"); area(30, 30).tagged("b")
          }
          GridRow(alignment: .top) {
            area(10, 20).tagged("c"); area(60, 40).tagged("d")
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).tagged("e"); area(10, 10).tagged("f")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            area(5, 5).tagged("x"); area(5, 5).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).tagged("y")
          }
        }.tagged("o")
      },
      GeometryCase(
        "a column that is flexible up to a point", 320, 200,
        "o 0,0 320x200; a 0,0 122x96; c 198,0 122x96; b 145,33 30x30; e 130,104 60x96; d 36,142 50x20; f 254,147 10x10"
      ) {
        Grid {
          GridRow {
            Color.red.tagged("a"); area(30, 30).tagged("b"); Color.red.tagged("c")
          };
          GridRow {
            area(50, 20).tagged("d"); Color.red.frame(maxWidth: 60).tagged("e"); area(10, 10).tagged("f")
          }
        }.tagged("o")
      },
      GeometryCase(
        "a spacer as a cell", 320, 200,
        "o 0,76 320x48; a 0,76 40x20; b 290,76 30x20; sp 48,86 234x0; c 10,104 20x20; d 155,104 20x20; e 295,104 20x20"
      ) {
        Grid {
          GridRow {
            area(40, 20).tagged("a"); Spacer().tagged("sp"); area(30, 20).tagged("b")
          };
          GridRow {
            area(20, 20).tagged("c"); area(20, 20).tagged("d"); area(20, 20).tagged("e")
          }
        }.tagged("o")
      },
      GeometryCase(
        "guides of an app that come out of rows and columns", 320, 200,
        "o 92.5,70 135x60; a 97.5,70 40x20; h 97.5,70 70x20; b 137.5,70 30x20; c 127.5,90 100x20; v 92.5,110 60x20; d 92.5,120 60x10"
      ) {
        VStack(alignment: .apps, spacing: 0) {
          HStack(spacing: 0) {
            area(40, 20).tagged("a"); area(30, 20).alignmentGuide(.apps) { $0[HorizontalAlignment.center] }.tagged("b")
          }.tagged("h")
          area(100, 20).alignmentGuide(.apps) { _ in 25 }.tagged("c")
          VStack(spacing: 0) {
            area(10, 10); area(60, 10).alignmentGuide(.apps) { $0.width }.tagged("d")
          }.tagged("v")
        }.tagged("o")
      },
      GeometryCase(
        "layers by guides of an app", 320, 200,
        "o 100,70 120x60; a 120,70 100x60; b 100,80 20x20; h 120,80 28x40; c 120,80 10x40; d 138,100 10x10"
      ) {
        ZStack(alignment: Alignment(horizontal: .apps, vertical: .appsRow)) {
          area(100, 60).tagged("a")
          area(20, 20).alignmentGuide(HorizontalAlignment.apps) { d in d[HorizontalAlignment.trailing] }.alignmentGuide(
            VerticalAlignment.appsRow
          ) { d in d.height }.tagged("b")
          HStack(alignment: .appsRow) {
            area(10, 40).tagged("c"); area(10, 10).alignmentGuide(VerticalAlignment.appsRow) { _ in 0 }.tagged("d")
          }.tagged("h")
        }.tagged("o")
      },
      GeometryCase(
        "an overlay that moves its own guides", 320, 200,
        "b 200,50 20x20; a 110,70 100x60"
      ) {
        area(100, 60).tagged("a").overlay(alignment: .topTrailing) {
          area(20, 20).alignmentGuide(.top) { $0[.bottom] }.alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .tagged("b")
        }
      },
      GeometryCase(
        "baselines of a column among boxes", 320, 200,
        "o 130,60 60x80; a 130,60 20x30; c 170,60 20x10; v 170,60 20x30; d 170,70 20x20; b 150,80 20x60"
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          area(20, 30).tagged("a"); area(20, 60).alignmentGuide(.firstTextBaseline) { _ in 10 }.tagged("b");
          VStack(spacing: 0) {
            area(20, 10).tagged("c"); area(20, 20).tagged("d")
          }.tagged("v")
        }.tagged("o")
      },
      GeometryCase(
        "the last baseline of what is padded", 320, 200,
        "o 135,80 50x40; v 155,80 30x40; c 160,85 20x10; a 135,90 20x30; d 160,95 20x20"
      ) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          area(20, 30).tagged("a");
          VStack(spacing: 0) {
            area(20, 10).tagged("c"); area(20, 20).tagged("d")
          }.padding(5).tagged("v")
        }.tagged("o")
      },
    ]
  }

  private static var toldAndScrolled: [GeometryCase] {
    [
      GeometryCase(
        "a size that onGeometryChange tells", 300, 200,
        "a 120,70 60x30; b 90,100 120x30"
      ) {
        SizeTold()
      },
      GeometryCase(
        "a size that preferences tell", 300, 200,
        "a 110,50 80x50; b 120,100 60x50"
      ) {
        SizeHandedUp()
      },
      GeometryCase(
        "what begins at its bottom", 300, 200,
        "r0 100,-100 100x30; r1 100,-70 100x30; r2 100,-40 100x30; r3 100,-10 100x30; s 100,0 100x200; r4 100,20 100x30; r5 100,50 100x30; r6 100,80 100x30; r7 100,110 100x30; r8 100,140 100x30; r9 100,170 100x30"
      ) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<10) { i in area(100, 30).tagged("r\(i)") } } }
          .defaultScrollAnchor(.bottom).tagged("s")
      },
      GeometryCase(
        "what begins at its middle, both ways", 300, 200,
        "c -100,-100 500x400; s 0,0 300x200"
      ) {
        ScrollView([.horizontal, .vertical]) { area(500, 400).tagged("c") }.defaultScrollAnchor(.center).tagged("s")
      },
      GeometryCase(
        "negative padding", 300, 200,
        "c 60,75 240x50; b 40,80 20x40; a 0,90 40x20"
      ) {
        HStack(spacing: 0) {
          area(60, 40).padding(-10).tagged("a"); area(40, 40).padding(.leading, -20).tagged("b");
          Color.red.padding(.vertical, -15).frame(height: 50).tagged("c")
        }
      },
      GeometryCase(
        "ideal sizes on one axis", 300, 200,
        "a 0,0 50x200; c 183,75.5 117x49; b 58,95 117x10"
      ) {
        HStack {
          Color.red.frame(idealWidth: 50, idealHeight: 30).fixedSize(horizontal: true, vertical: false).tagged("a");
          Color.red.fixedSize(horizontal: false, vertical: true).tagged("b");
          VStack {
            Color.red.frame(idealHeight: 40); Divider()
          }.fixedSize(horizontal: false, vertical: true).tagged("c")
        }
      },
      GeometryCase(
        "readers in stacks", 300, 200,
        "a 130,0 40x40; g 0,40 300x130; b 0,40 150x65; c 0,170 200x10; h 0,170 300x30"
      ) {
        VStack(spacing: 0) {
          area(40, 40).tagged("a");
          GeometryReader { g in area(g.size.width / 2, g.size.height / 2).tagged("b") }.tagged("g");
          HStack(spacing: 0) {
            GeometryReader { g in area(g.size.width, 10).tagged("c") }; area(100, 20)
          }.frame(height: 30).tagged("h")
        }
      },
      GeometryCase(
        "readers as cells", 300, 200,
        "a 0,0 146x96; o 0,0 300x200; b 202,33 50x30; d 154,104 73x10; c 63,142 20x20"
      ) {
        Grid {
          GridRow {
            GeometryReader { g in area(g.size.width, g.size.height).tagged("a") }; area(50, 30).tagged("b")
          };
          GridRow {
            area(20, 20).tagged("c"); GeometryReader { g in area(g.size.width / 2, 10).tagged("d") }
          }
        }.tagged("o")
      },
      GeometryCase(
        "a reader over a view", 300, 200,
        "b 100,70 100x60; a 100,70 25x20"
      ) {
        area(100, 60).overlay(alignment: .bottomTrailing) {
          GeometryReader { g in area(g.size.width / 4, g.size.height / 3).tagged("a") }
        }.tagged("b")
      },
      GeometryCase(
        "subtrees that are read from right to left", 300, 200,
        "b 200,55 60x20; a 260,55 40x20; c 0,75 40x20; d 190,95 10x10; f 106,135 50x10; e 164,135 30x10"
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            area(40, 20).tagged("a"); area(60, 20).tagged("b"); Spacer()
          }.environment(\.layoutDirection, .rightToLeft);
          HStack(spacing: 0) {
            area(40, 20).tagged("c"); Spacer()
          };
          ZStack(alignment: .topLeading) {
            area(100, 40); area(10, 10).offset(x: 5).tagged("d")
          }.environment(\.layoutDirection, .rightToLeft);
          Grid {
            GridRow {
              area(30, 10).tagged("e"); area(50, 10).tagged("f")
            }
          }.environment(\.layoutDirection, .rightToLeft)
        }
      },
      GeometryCase(
        "ratios in a row", 300, 200,
        "c 260,0 40x200; a 0,47.5 210x105; b 210,85 50x30"
      ) {
        HStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fit).tagged("a");
          Color.red.aspectRatio(1, contentMode: .fill).frame(width: 50, height: 30).clipped().tagged("b");
          Color.red.frame(width: 40).aspectRatio(0.5, contentMode: .fit).tagged("c")
        }
      },
      GeometryCase(
        "frames with least, ideal and greatest sizes", 300, 200,
        "a 75,0 150x30; b 0,30 300x40; c 145,70 10x50; d -50,120 400x10; e 0,130 300x70"
      ) {
        VStack(spacing: 0) {
          area(40, 20).frame(minWidth: 100, maxWidth: 150, minHeight: 30).tagged("a");
          Color.red.frame(minHeight: 10, maxHeight: 40).tagged("b");
          Color.red.frame(idealHeight: 50).fixedSize().tagged("c");
          area(400, 10).frame(maxWidth: .infinity, alignment: .leading).tagged("d");
          area(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing).tagged("e")
        }
      },
      GeometryCase(
        "layers of which one is more important", 300, 200,
        "o 100,75 100x50; b 100,75 100x50; a 100,75 100x50; c 75,105 150x20"
      ) {
        ZStack(alignment: .bottom) {
          area(100, 50).layoutPriority(1).tagged("a"); Color.red.tagged("b"); area(150, 20).tagged("c")
        }.tagged("o")
      },
      GeometryCase(
        "a spacer that may be nothing", 100, 100,
        "a 0,40 40x20; b 50,40 50x20; s 40,50 10x0"
      ) {
        HStack {
          area(40, 20).tagged("a"); Spacer(minLength: 0).tagged("s"); area(50, 20).tagged("b")
        }
      },
      GeometryCase(
        "what is hidden and what is not there", 300, 200,
        "o 130,49 40x102; b 130,77 40x20; c 145,107 10x10; d 140,129 20x20"
      ) {
        VStack {
          area(40, 20).hidden(); if true { EmptyView() }; area(40, 20).tagged("b");
          Group {
            area(10, 10).tagged("c"); area(20, 20).tagged("d")
          }.padding(2)
        }.tagged("o")
      },
      GeometryCase(
        "a section of a lazy grid", 300, 200,
        "h 0,0 300x20; s 0,0 300x200; r0 0,30 94.7x30; r1 102.7,30 94.7x30; r2 205.3,30 94.7x30; r3 0,70 94.7x30; r4 102.7,70 94.7x30; f 100,110 100x10"
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<5) { i in area(nil, 30).tagged("r\(i)") }
            } header: {
              area(nil, 20).tagged("h")
            } footer: {
              area(100, 10).tagged("f")
            }
          }
        }.tagged("s")
      },
      GeometryCase(
        "a row that scrolls in a column that scrolls", 300, 200,
        "hs 0,0 300x60; s 0,0 300x200; h0 20,0 80x60; h1 110,0 80x60; h2 200,0 80x60; h3 290,0 80x60; h4 380,0 80x60; h5 470,0 80x60; b 0,70 100x40"
      ) {
        ScrollView {
          VStack(alignment: .leading, spacing: 10) {
            ScrollView(.horizontal) {
              LazyHStack(spacing: 10) { ForEach(0..<6) { i in area(80, 60).tagged("h\(i)") } }.padding(.horizontal, 20)
            }.tagged("hs"); area(100, 40).tagged("b")
          }
        }.tagged("s")
      },
      GeometryCase(
        "margins of the content", 300, 200,
        "s 0,70 300x60; p0 30,70 150x60; p1 188,70 150x60; p2 346,70 150x60"
      ) {
        ScrollView(.horizontal) { HStack { ForEach(0..<3) { i in area(150, 60).tagged("p\(i)") } } }.contentMargins(
          .horizontal, 30, for: .scrollContent
        ).tagged("s")
      },
      GeometryCase(
        "bounds of a named space", 300, 200,
        "o 88,58 124x84; a 130,110 62x42"
      ) {
        VStack(spacing: 0) {
          area(100, 40);
          GeometryReader { g in
            let b = g.bounds(of: .named("box")) ?? .zero;
            area(b.width / 2, b.height / 2).offset(x: b.minX, y: b.minY).tagged("a")
          }.frame(width: 40, height: 20)
        }.padding(12).coordinateSpace(.named("box")).tagged("o")
      },
    ]
  }
}

extension HorizontalAlignment {
  private struct Leading: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.leading] }
  }

  /// An app's own, at the leading edge unless a view says otherwise.
  fileprivate static let apps = HorizontalAlignment(Leading.self)
}

extension VerticalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }
  }

  /// An app's own, in the middle unless a view says otherwise.
  fileprivate static let appsRow = VerticalAlignment(Middle.self)
}

private struct SizeTold: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      GeometryCase.box(60, 30).onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }.tagged("a")
      GeometryCase.box(size.width * 2, size.height).tagged("b")
    }
  }
}

private struct LargestSize: PreferenceKey {
  static var defaultValue: CGSize { .zero }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

private struct SizeHandedUp: View {
  @State private var size = CGSize.zero

  private var reader: some View {
    GeometryReader { proxy in Color.clear.preference(key: LargestSize.self, value: proxy.size) }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        GeometryCase.box(60, 30).background(reader)
        GeometryCase.box(20, 50).background(reader)
      }
      .onPreferenceChange(LargestSize.self) { size = $0 }.tagged("a")
      GeometryCase.box(size.width, size.height).tagged("b")
    }
  }
}
