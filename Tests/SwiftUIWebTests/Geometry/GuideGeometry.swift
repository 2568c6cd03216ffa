import SwiftUI

/// Guides of an app's own through what stands around them, fixed sizes on one axis, ratios in flexible frames, layers.
extension GeometryCase {
  static var guideRules: [GeometryCase] {
    guidesOnTheirWay + oneFixedAxis + ratiosInFrames + alignedLayers
  }

  private static var guidesOnTheirWay: [GeometryCase] {
    [
      GeometryCase("a guide passes through an offset", 100, 100, "a 30,37.5 20x20; b 50,42.5 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { _ in 5 }.offset(y: 10).tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a guide counts from the padding's edge", 100, 100, "a 27,30 46x20; b 43,50 30x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(40, 20).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 6).tagged("a")
          box(30, 20).tagged("b")
        }
      },
      GeometryCase("a guide from the corner of a frame", 100, 100, "a 20,45 40x40; b 60,15 20x40") {
        HStack(alignment: .bottom, spacing: 0) {
          box(20, 20).alignmentGuide(.bottom) { _ in 10 }.frame(width: 40, height: 40, alignment: .topLeading)
            .tagged("a")
          box(20, 40).tagged("b")
        }
      },
      GeometryCase("a guide passes through two stacks", 100, 100, "c 40,30 10x30; d 50,40 20x20") {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
              box(10, 10)
              box(10, 30).alignmentGuide(.top) { _ in 10 }.tagged("c")
            }
            box(20, 10)
          }
          box(20, 20).tagged("d")
        }
      },
      GeometryCase("guides of a view's own size in layers", 100, 100, "o 20,30 60x40; a 20,30 60x40; b 40,50 20x10") {
        ZStack(alignment: .topLeading) {
          box(60, 40).tagged("a")
          box(20, 10).alignmentGuide(.leading) { -$0.width }.alignmentGuide(.top) { -2 * $0.height }.tagged("b")
        }.tagged("o")
      },
      GeometryCase("a trailing guide beyond the view", 100, 100, "a 20,30 60x20; b 38,50 30x20") {
        VStack(alignment: .trailing, spacing: 0) {
          box(60, 20).tagged("a")
          box(30, 20).alignmentGuide(.trailing) { $0.width + 12 }.tagged("b")
        }
      },
      GeometryCase("a guide in a lazy column", 200, 100, "a 0,30 40x20; b 10,50 40x20") {
        LazyVStack(alignment: .leading, spacing: 0) {
          box(40, 20).tagged("a")
          box(40, 20).alignmentGuide(.leading) { _ in -10 }.tagged("b")
        }
      },
      GeometryCase("a guide set in a condition and a group", 100, 100, "a 30,35 20x20; b 50,45 20x20; c 70,45 10x20") {
        HStack(alignment: .top, spacing: 0) {
          Group {
            if true { box(20, 20).alignmentGuide(.top) { _ in 10 }.tagged("a") }
            box(20, 20).tagged("b")
          }
          box(10, 20).tagged("c")
        }.frame(width: 50, alignment: .leading).offset(x: 5)
      },
    ]
  }

  private static var oneFixedAxis: [GeometryCase] {
    [
      GeometryCase("a fixed width beside a colour", 100, 40, "a 0,0 30x40; b 30,0 70x40") {
        HStack(spacing: 0) {
          fill.frame(idealWidth: 30).fixedSize(horizontal: true, vertical: false).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a row of fixed height above a colour", 100, 100, "a 0,0 80x30; b 80,0 20x30; c 0,30 100x70") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fill.tagged("a")
            box(20, 30).tagged("b")
          }.fixedSize(horizontal: false, vertical: true)
          fill.tagged("c")
        }
      },
      GeometryCase("a column of fixed width in a row", 200, 100, "o 0,35 50x30; a 0,35 50x10; c 50,0 150x100") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            fill.frame(height: 10).tagged("a")
            box(50, 20)
          }.fixedSize(horizontal: true, vertical: false).tagged("o")
          fill.tagged("c")
        }
      },
      GeometryCase("a fixed column in a low frame", 100, 100, "o 40,10 20x80; a 40,-10 20x60; b 40,50 20x60") {
        VStack(spacing: 0) {
          box(20, 60).tagged("a")
          box(20, 60).tagged("b")
        }.fixedSize().frame(height: 80).tagged("o")
      },
      GeometryCase("an ideal width, and the height that is offered", 200, 40, "a 70,0 60x40") {
        fill.frame(minWidth: 20, idealWidth: 60, maxWidth: 80, minHeight: 10)
          .fixedSize(horizontal: true, vertical: false).tagged("a")
      },
    ]
  }

  private static var ratiosInFrames: [GeometryCase] {
    [
      GeometryCase("fit in a greatest size", 200, 100, "o 60,10 80x80; a 60,30 80x40") {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").frame(maxWidth: 80, maxHeight: 80).tagged("o")
      },
      GeometryCase("fill in a greatest size", 200, 100, "o 60,10 80x80; a 20,10 160x80") {
        fill.aspectRatio(2, contentMode: .fill).tagged("a").frame(maxWidth: 80, maxHeight: 80).tagged("o")
      },
      GeometryCase("the ratio of an ideal size in a greedy frame", 200, 100, "o 0,25 200x50; a 0,25 200x50") {
        fill.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit).tagged("a")
          .frame(maxWidth: .infinity).tagged("o")
      },
      GeometryCase("the ratio of an ideal size, filled", 200, 100, "a -100,0 400x100") {
        fill.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fill).tagged("a")
      },
      GeometryCase("a ratio in a least width", 100, 100, "o -25,0 150x100; a 0,0 100x100") {
        fill.aspectRatio(1, contentMode: .fit).tagged("a").frame(minWidth: 150).tagged("o")
      },
      GeometryCase("a ratio in what a wide view leaves", 60, 100, "a 0,10 60x60; b -20,70 100x20") {
        VStack(spacing: 0) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          box(100, 20).tagged("b")
        }
      },
      GeometryCase("fit by the width alone", 200, 100, "a 0,0 200x50") {
        ScrollView { fill.aspectRatio(4, contentMode: .fit).tagged("a") }
      },
      GeometryCase("fill by the width alone", 200, 100, "a 0,0 200x50") {
        ScrollView { fill.aspectRatio(4, contentMode: .fill).tagged("a") }
      },
      GeometryCase("fit by the height alone", 200, 100, "a 0,0 50x100; b 58,40 20x20") {
        ScrollView(.horizontal) {
          HStack {
            fill.aspectRatio(0.5, contentMode: .fit).tagged("a")
            box(20, 20).tagged("b")
          }
        }
      },
      GeometryCase("a ratio of a row of rigid views", 200, 100, "o 75,40 50x20; a 75,40 20x20; b 95,40 30x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          box(30, 20).tagged("b")
        }.aspectRatio(1, contentMode: .fit).tagged("o")
      },
    ]
  }

  private static var alignedLayers: [GeometryCase] {
    [
      GeometryCase("a background larger than its base", 100, 100, "a 40,40 20x20; b 40,40 60x60") {
        box(20, 20).tagged("a").background(alignment: .topLeading) { box(60, 60).tagged("b") }
      },
      GeometryCase("a line along the bottom", 100, 100, "a 30,40 40x20; b 30,55 40x5") {
        box(40, 20).tagged("a").overlay(alignment: .bottom) { fill.frame(height: 5).tagged("b") }
      },
      GeometryCase("a layer of a layer", 100, 100, "b 60,30 20x20; c 60,46 4x4") {
        fill.frame(width: 60, height: 40).overlay(alignment: .topTrailing) {
          box(20, 20).overlay(alignment: .bottomLeading) { box(4, 4).tagged("c") }.tagged("b")
        }
      },
      GeometryCase("a frame behind a background", 100, 100, "o 10,35 80x30; b 60,35 30x30; a 65,40 20x20") {
        box(20, 20).tagged("a").padding(5).background { fill.tagged("b") }.frame(width: 80, alignment: .trailing)
          .tagged("o")
      },
      GeometryCase("a badge about a corner", 100, 100, "a 20,30 60x40; b 70,60 20x20") {
        box(60, 40).tagged("a").overlay(alignment: .bottomTrailing) {
          box(20, 20).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }.tagged("b")
        }
      },
      GeometryCase("several views in a layer", 100, 100, "b 30,40 40x20; c 45,45 10x10") {
        box(40, 20).overlay {
          fill.tagged("b")
          box(10, 10).tagged("c")
        }
      },
      GeometryCase("a layer of a spacer's row", 200, 40, "a 0,10 20x20; b 180,10 20x20; l 0,10 200x20") {
        HStack {
          box(20, 20).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }.background { fill.tagged("l") }
      },
    ]
  }
}
