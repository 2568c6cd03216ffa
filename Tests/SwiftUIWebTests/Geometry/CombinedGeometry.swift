import SwiftUI

/// Rules that meet each other: stacks under pressure, ratios in frames, guides on their way out, layers, directions.
extension GeometryCase {
  static var combinedRules: [GeometryCase] {
    sharers + boundedRatios + framesWithinFrames + averagedGuides + deepLayers + mirrored
  }

  /// Who is served first, what is kept back, what a fixed size means for its neighbours.
  private static var sharers: [GeometryCase] {
    [
      GeometryCase(
        "a fixed row between sharers", 300, 100,
        "a 0,0 95x100; o 95,40 110x20; b 95,40 40x20; c 145,40 60x20; d 205,0 95x100"
      ) {
        HStack(spacing: 0) {
          fill.tagged("a")
          HStack(spacing: 10) {
            box(40, 20).tagged("b")
            fill.frame(idealWidth: 60).tagged("c")
          }.fixedSize().tagged("o")
          fill.tagged("d")
        }
      },
      GeometryCase("three priorities with bounds", 200, 40, "a 0,0 50x40; b 60,0 70x40; c 140,0 60x40") {
        HStack(spacing: 10) {
          fill.frame(minWidth: 50).tagged("a")
          fill.frame(maxWidth: 80).layoutPriority(1).tagged("b")
          fill.frame(minWidth: 30, maxWidth: 60).layoutPriority(2).tagged("c")
        }
      },
      GeometryCase(
        "a column of fixed height beside a colour", 300, 200,
        "o 0,75 140x50; a 0,75 140x30; b 45,105 50x20; c 160,0 140x200"
      ) {
        HStack(spacing: 20) {
          VStack(spacing: 0) {
            fill.frame(idealHeight: 30).tagged("a")
            box(50, 20).tagged("b")
          }.fixedSize(horizontal: false, vertical: true).tagged("o")
          fill.tagged("c")
        }
      },
      GeometryCase("a fixed width leaves nothing", 100, 40, "a -15,10 60x20; b 45,0 70x40; c 115,0 0x40") {
        HStack(spacing: 0) {
          box(60, 20).tagged("a")
          fill.frame(idealWidth: 70).fixedSize(horizontal: true, vertical: false).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("negative spacing around a spacer", 200, 40, "a 0,0 150x40; s 140,20 20x0; b 150,10 50x20") {
        HStack(spacing: -10) {
          fill.tagged("a")
          Spacer(minLength: 20).tagged("s")
          box(50, 20).tagged("b")
        }
      },
      GeometryCase(
        "a row of columns above a bar", 240, 120,
        "a 0,0 99x48; b 105,0 99x22; c 105,28 99x20; d 210,9 30x30; e 0,54 240x40; g 0,100 240x20; f 220,100 20x20"
      ) {
        VStack(spacing: 6) {
          HStack(spacing: 6) {
            fill.tagged("a")
            VStack(spacing: 6) {
              fill.tagged("b")
              fill.frame(height: 20).tagged("c")
            }
            box(30, 30).tagged("d")
          }
          fill.frame(maxHeight: 40).tagged("e")
          HStack {
            Spacer()
            box(20, 20).tagged("f")
          }.tagged("g")
        }
      },
      GeometryCase("least heights beyond the offer", 100, 100, "a 0,-5 100x60; b 0,55 100x30; c 0,85 100x20") {
        VStack(spacing: 0) {
          fill.frame(minHeight: 60).tagged("a")
          fill.frame(minHeight: 30).tagged("b")
          fill.frame(maxHeight: 20).tagged("c")
        }
      },
      GeometryCase("a column of priorities in a row", 120, 90, "a 0,0 60x50; b 0,60 60x30; c 60,40 60x10") {
        HStack(spacing: 0) {
          VStack(spacing: 10) {
            fill.frame(maxHeight: 50).layoutPriority(1).tagged("a")
            fill.tagged("b")
          }
          fill.frame(height: 10).tagged("c")
        }
      },
      GeometryCase(
        "a row that is too wide in a column that fits", 100, 100, "a -30,30 80x20; b 50,30 80x20; c 0,50 100x20"
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box(80, 20).tagged("a")
            box(80, 20).tagged("b")
          }
          fill.frame(height: 20).frame(maxWidth: 100).tagged("c")
        }
      },
      GeometryCase(
        "odd thirds of a row and a column", 100, 100,
        "a 0,0 33.33x33.33; b 33.33,0 33.33x33.33; c 66.67,0 33.33x33.33; d 0,33.33 100x33.33; e 0,66.67 100x33.33"
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fill.tagged("a")
            fill.tagged("b")
            fill.tagged("c")
          }
          fill.tagged("d")
          fill.tagged("e")
        }
      },
      GeometryCase("a spacer's priority is raised", 100, 20, "a 0,0 20x20; s 20,10 80x0; b 100,0 0x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          Spacer().layoutPriority(1).tagged("s")
          fill.frame(height: 20).tagged("b")
        }
      },
      GeometryCase("a stack of stacks with nothing but spacers", 90, 60, "a 0,20 20x20; b 70,20 20x20; v 45,0 0x60") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          Spacer()
          VStack(spacing: 0) { Spacer() }.tagged("v")
          Spacer()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("padding under pressure", 60, 40, "a 20,20 0x0; o 0,0 40x40; b 40,10 20x20") {
        HStack(spacing: 0) {
          fill.tagged("a").padding(20).tagged("o")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("negative and positive padding", 100, 40, "a -5,0 70x40; b 60,10 30x20; o 0,0 60x40") {
        HStack(spacing: 0) {
          fill.tagged("a").padding(.horizontal, -5).padding(.leading, 0).padding(.trailing, 0).tagged("o")
          box(30, 20).tagged("b").padding(.trailing, 10)
        }
      },
    ]
  }

  /// Ratios in frames that have a least, a greatest or an ideal length only.
  private static var boundedRatios: [GeometryCase] {
    [
      GeometryCase("a ratio in a least width alone", 80, 80, "o -10,15 100x50; a -10,15 100x50") {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").frame(minWidth: 100).tagged("o")
      },
      GeometryCase("what fills a greatest height alone", 100, 100, "o 0,20 100x60; a 0,-50 100x200") {
        fill.aspectRatio(0.5, contentMode: .fill).tagged("a").frame(maxHeight: 60).tagged("o")
      },
      GeometryCase("a ratio in an ideal width alone", 200, 100, "a 55,20 90x60; o 55,20 90x60") {
        fill.aspectRatio(1.5, contentMode: .fit).tagged("a").frame(idealWidth: 90).fixedSize().tagged("o")
      },
      GeometryCase("two ratios in a low row", 300, 100, "a 75,25 50x50; b 125,25 100x50") {
        HStack(spacing: 0) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          fill.aspectRatio(2, contentMode: .fit).tagged("b")
        }.frame(height: 50)
      },
      GeometryCase("the ratio of a row's ideal lengths", 200, 200, "a 0,66.67 100x66.67; b 100,66.67 100x66.67") {
        HStack(spacing: 0) {
          fill.frame(idealWidth: 30, idealHeight: 10).tagged("a")
          fill.frame(idealWidth: 30, idealHeight: 20).tagged("b")
        }.aspectRatio(contentMode: .fit)
      },
      GeometryCase("a ratio in a ratio", 200, 100, "o 50,0 100x100; a 50,25 100x50") {
        ZStack { fill.aspectRatio(2, contentMode: .fit).tagged("a") }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .aspectRatio(1, contentMode: .fit).tagged("o")
      },
      GeometryCase("a ratio with a greatest width beside a spacer", 200, 100, "a 0,35 60x30; b 180,40 20x20") {
        HStack(spacing: 0) {
          fill.aspectRatio(2, contentMode: .fit).frame(maxWidth: 60).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("squares that share a column", 60, 100, "a 15,0 30x30; b 15,35 30x30; c 15,70 30x30") {
        VStack(spacing: 5) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          fill.aspectRatio(1, contentMode: .fit).tagged("b")
          fill.aspectRatio(1, contentMode: .fit).tagged("c")
        }
      },
      GeometryCase("a padded ratio under pressure", 100, 40, "a 30,10 40x20; o 20,0 60x40") {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").padding(10).tagged("o")
      },
      GeometryCase("a ratio that is turned by a fixed height", 200, 100, "a 85,20 30x60") {
        fill.aspectRatio(0.5, contentMode: .fit).frame(height: 60).tagged("a")
      },
      GeometryCase("a ratio around a rigid view in a row", 200, 100, "o 0,40 40x20; b 40,0 160x100") {
        HStack(spacing: 0) {
          box(40, 20).aspectRatio(1, contentMode: .fill).tagged("o")
          fill.tagged("b")
        }
      },
    ]
  }

  /// Frames within frames.
  private static var framesWithinFrames: [GeometryCase] {
    [
      GeometryCase("three frames, each with its alignment", 200, 100, "a 140,40 40x20; b 120,40 80x20") {
        box(40, 20).tagged("a").frame(minWidth: 60, maxWidth: 100)
          .frame(width: 80, alignment: .leading).tagged("b").frame(maxWidth: .infinity, alignment: .trailing)
      },
      GeometryCase("a larger frame in a smaller one, by its corner", 100, 100, "a 30,30 80x60; o 30,30 40x40") {
        fill.frame(width: 80, height: 60).tagged("a").frame(width: 40, height: 40, alignment: .topLeading).tagged("o")
      },
      GeometryCase("an ideal height in what is fixed beside another", 100, 100, "a 0,35 50x30; b 50,35 50x30") {
        HStack(spacing: 0) {
          fill.frame(minHeight: 10, idealHeight: 30, maxHeight: 40).tagged("a")
          fill.tagged("b")
        }.fixedSize(horizontal: false, vertical: true)
      },
      GeometryCase(
        "a least height around a column with a spacer", 100, 100, "o 40,10 20x80; a 40,10 20x20; b 40,70 20x20"
      ) {
        VStack(spacing: 0) {
          box(20, 20).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }.frame(minHeight: 60).tagged("o").frame(height: 80)
      },
      GeometryCase("a greatest length below a least one of the child", 100, 100, "o 20,40 60x20; a 10,40 80x20") {
        fill.frame(minWidth: 80, maxHeight: 20).tagged("a").frame(maxWidth: 60).tagged("o")
      },
      GeometryCase("an endless width within a fixed size", 100, 100, "a 40,40 20x20; o 40,40 20x20") {
        box(20, 20).tagged("a").frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize().tagged("o")
      },
      GeometryCase("frames of members of a group", 100, 100, "a 20,35 10x10; b 50,45 20x10; c 50,55 10x10") {
        VStack(spacing: 0) {
          Group {
            box(10, 10).tagged("a")
            if true { box(20, 10).tagged("b").offset(x: 30) }
            EmptyView()
          }.frame(width: 60, alignment: .leading)
          box(10, 10).tagged("c").padding(.leading, 10)
        }
      },
      GeometryCase("a greedy frame in a fixed width", 200, 100, "a 110,80 20x20; o 70,0 60x100") {
        box(20, 20).tagged("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .frame(width: 60).tagged("o")
      },
    ]
  }

  /// Guides of several children, and what is around a stack that sets one.
  private static var averagedGuides: [GeometryCase] {
    [
      GeometryCase(
        "guides of an app's own from both of a row's views", 200, 100,
        "a 62.5,40 20x10; b 82.5,40 20x10; c 77.5,50 60x10"
      ) {
        VStack(alignment: .spot, spacing: 0) {
          HStack(spacing: 0) {
            box(20, 10).alignmentGuide(.spot) { _ in 10 }.tagged("a")
            box(20, 10).alignmentGuide(.spot) { _ in 0 }.tagged("b")
          }
          box(60, 10).tagged("c")
        }
      },
      GeometryCase("a guide of one of a row's views", 200, 100, "a 70,30 40x30; c 90,60 60x10; o 50,30 100x40") {
        VStack(alignment: .spot, spacing: 0) {
          HStack(alignment: .top, spacing: 0) {
            box(20, 20)
            box(40, 30).alignmentGuide(.spot) { $0[HorizontalAlignment.center] }.tagged("a")
          }
          box(60, 10).tagged("c")
        }.tagged("o")
      },
      GeometryCase("an overlay by a stack's own guide", 200, 100, "a 80,30 60x20; b 60,50 30x20; c 80,48 4x4") {
        VStack(alignment: .leading, spacing: 0) {
          box(60, 20).tagged("a")
          box(30, 20).alignmentGuide(.leading) { _ in 20 }.tagged("b")
        }.overlay(alignment: .leading) { box(4, 4).tagged("c") }
      },
      GeometryCase("a top below the view", 100, 100, "a 30,30 20x20; b 50,50 20x20; o 30,30 40x40") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { $0.height }.tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase(
        "bottoms of a row in a column's leading edge", 120, 100, "a 0,20 20x40; b 20,40 30x20; c 0,60 120x20"
      ) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(alignment: .bottom, spacing: 0) {
            box(20, 40).tagged("a")
            box(30, 20).tagged("b")
          }
          fill.frame(height: 20).tagged("c")
        }
      },
      GeometryCase("a guide in a ratio and a frame", 100, 100, "a 20,30 40x20; b 40,50 40x20") {
        VStack(alignment: .leading, spacing: 0) {
          fill.frame(width: 40).aspectRatio(2, contentMode: .fit).alignmentGuide(.leading) { $0.width / 2 }.tagged("a")
          box(40, 20).tagged("b")
        }.frame(height: 40)
      },
    ]
  }

  /// Larger layers, several layers, what stands in them.
  private static var deepLayers: [GeometryCase] {
    [
      GeometryCase(
        "layers at three edges", 200, 100, "a 70,30 20x20; b 30,-10 100x80; c 70,45 10x10; d 80,30 50x40"
      ) {
        box(60, 40)
          .overlay(alignment: .topLeading) { box(20, 20).tagged("a") }
          .background(alignment: .bottomTrailing) { box(100, 80).tagged("b") }
          .overlay(alignment: .trailing) {
            HStack(spacing: 0) {
              box(10, 10).tagged("c")
              fill.tagged("d")
            }
          }
      },
      GeometryCase(
        "layers by a corner, too high for their row", 200, 100,
        "o 0,-10 100x120; a 20,-10 80x120; b 40,90 60x20; c 0,100 100x10; d 100,0 100x100"
      ) {
        HStack(spacing: 0) {
          ZStack(alignment: .bottomTrailing) {
            box(80, 120).tagged("a")
            box(60, 20).tagged("b")
            fill.frame(width: 100, height: 10).tagged("c")
          }.tagged("o")
          fill.tagged("d")
        }
      },
      GeometryCase(
        "a layer behind padding and one behind that", 100, 100, "a 40,40 20x20; b 35,35 30x30; c 25,25 50x50"
      ) {
        box(20, 20).tagged("a").padding(5).background { fill.tagged("b") }.padding(10).background { fill.tagged("c") }
      },
      GeometryCase("a reader behind layers", 100, 100, "a 30,40 40x20; b 30,40 20x10; c 60,50 10x10") {
        ZStack { box(40, 20).tagged("a") }
          .background {
            GeometryReader { fill.frame(width: $0.size.width / 2, height: $0.size.height / 2).tagged("b") }
          }
          .overlay(alignment: .bottomTrailing) { box(10, 10).tagged("c") }
      },
      GeometryCase("a greedy frame in an overlay", 100, 100, "a 60,40 10x10; b 30,40 40x20") {
        box(40, 20).overlay {
          box(10, 10).tagged("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing).tagged("b")
        }
      },
      GeometryCase("a spacer in an overlay's column", 100, 100, "a 30,55 40x5; b 45,40 10x5") {
        box(40, 20).overlay {
          VStack(spacing: 0) {
            box(10, 5).tagged("b")
            Spacer(minLength: 0)
            fill.frame(height: 5).tagged("a")
          }
        }
      },
      GeometryCase("a divider in an overlay at the bottom", 100, 100, "a 30,59 40x1") {
        box(40, 20).overlay(alignment: .bottom) { Divider().tagged("a") }
      },
      GeometryCase("a layer with a priority in a row", 100, 40, "a 0,0 70x40; b 70,0 30x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(1).background { box(10, 10) }.tagged("a")
          fill.frame(minWidth: 30).overlay { box(90, 10).layoutPriority(2) }.tagged("b")
        }
      },
      GeometryCase("layers around a circle", 100, 60, "a 20,0 60x60; b 65.93,-14.14 28.28x28.28") {
        Circle().tagged("a").overlay(alignment: .topTrailing) {
          fill.frame(width: 28.28, height: 28.28).tagged("b").offset(x: 14.21, y: -14.14)
        }
      },
    ]
  }

  /// From right to left.
  private static var mirrored: [GeometryCase] {
    [
      GeometryCase("a guide set from the right", 100, 100, "a 10,40 60x10; b 50,50 40x10") {
        VStack(alignment: .leading, spacing: 0) {
          box(60, 10).tagged("a")
          box(40, 10).alignmentGuide(.leading) { $0.width / 2 }.tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("spans of a grid from the right", 100, 100, "a 55,40 20x10; b 25,40 30x10; c 65,50 10x10") {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(20, 10).tagged("a")
            box(30, 10).tagged("b")
          }
          GridRow { box(10, 10).gridCellColumns(2).tagged("c") }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("an offset layer from the right", 100, 100, "a 55,40 10x10; o 30,40 40x20") {
        box(40, 20).tagged("o").overlay(alignment: .topLeading) { box(10, 10).tagged("a").offset(x: 5) }
          .environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a position beside a column from the right", 100, 100, "a 75,25 10x10; b 0,0 40x100; o 40,0 60x100")
      {
        HStack(spacing: 0) {
          box(10, 10).tagged("a").position(x: 20, y: 30).tagged("o")
          fill.frame(width: 40).tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("priorities from the right", 100, 40, "a 80,0 20x40; b 0,0 80x40") {
        HStack(spacing: 0) {
          fill.frame(minWidth: 20).tagged("a")
          fill.layoutPriority(1).tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("overflow from the right", 100, 40, "a 50,10 80x20; b -30,10 80x20") {
        HStack(spacing: 0) {
          box(80, 20).tagged("a")
          box(80, 20).tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase(
        "a mirrored subtree keeps its place in a row", 200, 40,
        "a 0,10 30x20; b 60,10 20x20; c 30,10 30x20; d 80,10 120x20"
      ) {
        HStack(spacing: 0) {
          box(30, 20).tagged("a")
          HStack(spacing: 0) {
            box(20, 20).tagged("b")
            box(30, 20).tagged("c")
          }.environment(\.layoutDirection, .rightToLeft)
          fill.frame(height: 20).tagged("d")
        }
      },
      GeometryCase("insets of a page from the right", 100, 100, "a 0,0 75x100; p 80,0 20x100") {
        fill.tagged("a").safeAreaInset(edge: .leading, spacing: 5) { fill.frame(width: 20).tagged("p") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("capped tracks from the right", 200, 40, "0 160,10 40x20; 1 102,10 50x20; 2 0,10 94x20") {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(50)), GridItem(.flexible())]) {
          ForEach(0..<3) { fill.frame(height: 20).tagged("\($0)") }
        }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}

extension HorizontalAlignment {
  private struct Spot: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.leading] }
  }

  /// An app's own, at the leading edge unless a view says otherwise.
  fileprivate static let spot = HorizontalAlignment(Spot.self)
}
