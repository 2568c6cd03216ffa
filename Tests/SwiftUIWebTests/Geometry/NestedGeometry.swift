import SwiftUI

/// Frames, ratios, padding, guides, layers and priorities in each other, as apps nest them.
extension GeometryCase {
  static var nestedRules: [GeometryCase] {
    ratiosInFrames + framesInFrames + paddedBeyond + guidesThroughStacks + layersOfReaders + sharesInShares + usualParts
  }

  private static var ratiosInFrames: [GeometryCase] {
    [
      GeometryCase("a ratio in a frame's height", 200, 200, "o 68,60 64x80; a 68,60 64x80") {
        fill.aspectRatio(0.8, contentMode: .fit).tagged("a").frame(height: 80).tagged("o")
      },
      GeometryCase("a ratio in a greatest width and height", 300, 60, "o 100,0 100x60; a 100,5 100x50") {
        fill.aspectRatio(2, contentMode: .fit).tagged("a").frame(maxWidth: 100, maxHeight: 100).tagged("o")
      },
      GeometryCase("a square that fills bounds", 200, 80, "o 40,-20 120x120; a 40,-20 120x120") {
        fill.aspectRatio(1, contentMode: .fill).tagged("a").frame(minWidth: 50, maxWidth: 120, minHeight: 30)
          .tagged("o")
      },
      GeometryCase("the ratio of ideal lengths, fixed", 200, 100, "a 70,35 60x30") {
        fill.frame(idealWidth: 60, idealHeight: 30).aspectRatio(contentMode: .fit).fixedSize().tagged("a")
      },
      GeometryCase("a square between a box and a colour", 200, 60, "a 0,0 60x60; b 70,20 30x20; c 110,0 90x60") {
        HStack(spacing: 10) {
          fill.aspectRatio(1, contentMode: .fit).tagged("a")
          box(30, 20).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("what fills a frame beside a box", 200, 100, "o 63,30 60x40; a 33,30 120x40; b 127,45 10x10") {
        HStack(spacing: 4) {
          fill.aspectRatio(3, contentMode: .fill).tagged("a").frame(width: 60, height: 40).clipped().tagged("o")
          box(10, 10).tagged("b")
        }
      },
      GeometryCase(
        "two rows of square keys", 200, 200, "0 0,51 47x47; 3 153,51 47x47; 4 0,102 47x47; 7 153,102 47x47"
      ) {
        VStack(spacing: 4) {
          ForEach(0..<2) { row in
            HStack(spacing: 4) {
              ForEach(0..<4) { column in
                fill.aspectRatio(1, contentMode: .fit).tagged("\(row * 4 + column)")
              }
            }
          }
        }
      },
    ]
  }

  private static var framesInFrames: [GeometryCase] {
    [
      GeometryCase("ideal, least and greatest lengths, fixed in width", 200, 200, "a 75,85 50x30") {
        fill.frame(
          minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 10, idealHeight: 20, maxHeight: 30
        ).fixedSize(horizontal: true, vertical: false).tagged("a")
      },
      GeometryCase("an ideal width, fixed, beside a colour", 200, 50, "a 0,0 70x50; b 70,0 130x50") {
        HStack(spacing: 0) {
          fill.frame(idealWidth: 70).fixedSize(horizontal: true, vertical: false).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("ideal heights down a fixed column", 100, 100, "a 0,37.5 100x10; b 0,47.5 100x15") {
        VStack(spacing: 0) {
          fill.tagged("a")
          fill.frame(idealHeight: 15).tagged("b")
        }.fixedSize(horizontal: false, vertical: true)
      },
      GeometryCase("a least width in a smaller frame", 100, 100, "o 10,40 80x20; a -10,40 120x20") {
        fill.frame(minWidth: 120).tagged("a").frame(width: 80, height: 20).tagged("o")
      },
      GeometryCase("a greatest width at the end of a greedy one", 100, 20, "o 0,0 100x20; a 60,0 40x20") {
        fill.frame(maxWidth: 40).tagged("a").frame(maxWidth: .infinity, alignment: .trailing).tagged("o")
      },
      GeometryCase("a box between a least and a greatest width", 200, 100, "o 65,35 70x30; a 85,35 30x30") {
        box(30, 30).tagged("a").frame(minWidth: 50, maxWidth: 70).tagged("o")
      },
      GeometryCase("bounds between two colours", 150, 40, "a 0,0 50x40; b 50,5 50x30; c 100,0 50x40") {
        HStack(spacing: 0) {
          fill.tagged("a")
          box(30, 30).frame(minWidth: 50, maxWidth: 70).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("equally high cards", 200, 100, "a 60,25 40x50; b 100,25 40x50") {
        HStack(spacing: 0) {
          box(40, 20).frame(maxHeight: .infinity).tagged("a")
          box(40, 50).frame(maxHeight: .infinity).tagged("b")
        }.fixedSize(horizontal: false, vertical: true)
      },
      GeometryCase("a line in a fixed row", 100, 100, "a 25.5,35 20x30; d 49.5,35 1x30; b 54.5,45 20x10") {
        HStack(spacing: 4) {
          box(20, 30).tagged("a")
          Divider().frame(width: 1).tagged("d")
          box(20, 10).tagged("b")
        }.fixedSize()
      },
      GeometryCase("a position of a fixed size", 100, 100, "o 40,40 20x20; a 40,40 20x20") {
        box(20, 20).tagged("a").position(x: 10, y: 10).fixedSize().tagged("o")
      },
    ]
  }

  private static var paddedBeyond: [GeometryCase] {
    [
      GeometryCase("negative padding within a frame", 200, 100, "o 70,30 60x40; a 60,20 80x60") {
        fill.tagged("a").padding(-10).frame(width: 60, height: 40).tagged("o")
      },
      GeometryCase("negative padding below", 100, 100, "a 30,34 40x20; b 20,46 60x20") {
        VStack(spacing: 0) {
          box(40, 20).tagged("a").padding(.bottom, -8)
          box(60, 20).tagged("b")
        }
      },
      GeometryCase("negative padding beyond the width", 100, 100, "p 36,35 0x30; a 16,35 30x30; b 44,40 20x20") {
        HStack {
          box(30, 30).tagged("a").padding(.horizontal, -20).tagged("p")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("overlapping circles", 100, 40, "0 5,5 30x30; 1 25,5 30x30; 3 65,5 30x30") {
        HStack(spacing: -10) {
          ForEach(0..<4) { Circle().frame(width: 30, height: 30).tagged("\($0)") }
        }
      },
      GeometryCase("equal columns within padding", 200, 40, "0 16,10 48x20; 1 76,10 48x20; 2 136,10 48x20") {
        HStack(spacing: 12) {
          ForEach(0..<3) { box(20, 20).frame(maxWidth: .infinity).tagged("\($0)") }
        }.padding(.horizontal, 16)
      },
    ]
  }

  private static var guidesThroughStacks: [GeometryCase] {
    [
      GeometryCase("a top set in a column", 100, 100, "a 20,25 20x20; b 20,45 20x30; c 40,55 40x10") {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            box(20, 20).tagged("a")
            box(20, 30).tagged("b").alignmentGuide(.top) { _ in 10 }
          }
          box(40, 10).tagged("c")
        }
      },
      GeometryCase("a guide of the app's own across columns", 100, 100, "a 25,57.5 20x10; b 55,32.5 20x30") {
        HStack(alignment: .waist, spacing: 10) {
          VStack(spacing: 0) {
            box(20, 10)
            box(20, 10).tagged("a").alignmentGuide(.waist) { $0[VerticalAlignment.center] }
          }
          VStack(spacing: 0) {
            box(20, 30).tagged("b").alignmentGuide(.waist) { $0[.bottom] }
            box(20, 5)
          }
        }
      },
      GeometryCase("a trailing edge set in a row", 100, 100, "a 10,40 60x10; b 40,50 20x10; c 60,50 30x10") {
        VStack(alignment: .trailing, spacing: 0) {
          box(60, 10).tagged("a")
          HStack(spacing: 0) {
            box(20, 10).tagged("b")
            box(30, 10).tagged("c").alignmentGuide(.trailing) { _ in 10 }
          }
        }
      },
      GeometryCase("a guide of the app's own in a padded frame", 100, 100, "a 20,45 20x10; b 40,35 40x30") {
        HStack(alignment: .waist, spacing: 0) {
          box(20, 10).tagged("a").padding(.vertical, 5).alignmentGuide(.waist) { $0.height / 2 }
          box(40, 30).tagged("b").alignmentGuide(.waist) { $0.height / 2 }
        }
      },
    ]
  }

  private static var layersOfReaders: [GeometryCase] {
    [
      GeometryCase("an overlay wider than its base", 100, 60, "a 25,0 50x60; b 25,25 80x10") {
        fill.frame(width: 50).overlay(alignment: .leading) { box(80, 10).tagged("b") }.tagged("a")
      },
      GeometryCase("a ratio behind, at the top", 100, 100, "a 20,30 60x40; b 20,30 60x20") {
        box(60, 40).tagged("a").background(alignment: .top) { fill.aspectRatio(3, contentMode: .fit).tagged("b") }
      },
      GeometryCase("a reader over a view", 100, 100, "a 10,30 80x40; b 85,45 10x10") {
        fill.frame(width: 80, height: 40).overlay {
          GeometryReader { proxy in
            box(10, 10).tagged("b").position(x: proxy.size.width, y: proxy.size.height / 2)
          }
        }.tagged("a")
      },
      GeometryCase("an overlay, padding and a background", 100, 100, "o 30,30 40x40; p 30,30 40x40; d 56,36 8x8") {
        box(20, 20).overlay(alignment: .topTrailing) { box(8, 8).tagged("d").offset(x: 4, y: -4) }
          .padding(10).background { fill.tagged("p") }.tagged("o")
      },
      GeometryCase("a share of a reader in a column", 200, 100, "g 0,20 200x60; a 0,20 50x60; b 50,35 150x30") {
        VStack(spacing: 0) {
          box(20, 20)
          GeometryReader { proxy in
            HStack(spacing: 0) {
              fill.frame(width: proxy.size.width * 0.25).tagged("a")
              fill.frame(height: proxy.size.height / 2).tagged("b")
            }
          }.tagged("g")
          box(20, 20)
        }
      },
      GeometryCase("a reader of a height in a scroll view", 100, 200, "g 0,0 100x60; a 0,0 100x50; b 40,68 20x20") {
        ScrollView {
          GeometryReader { proxy in
            fill.frame(width: proxy.size.width, height: proxy.size.width / 2).tagged("a")
          }.frame(height: 60).tagged("g")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("the frame of an anchor", 100, 100, "a 10,40 30x20; m 10,40 30x20") {
        HStack(spacing: 10) {
          box(30, 20).anchorPreference(key: MarkedBounds.self, value: .bounds) { $0 }.tagged("a")
          box(40, 30)
        }.overlayPreferenceValue(MarkedBounds.self) { bounds in
          GeometryReader { proxy in
            if let bounds {
              fill.frame(width: proxy[bounds].width, height: proxy[bounds].height).tagged("m")
                .offset(x: proxy[bounds].minX, y: proxy[bounds].minY)
            }
          }
        }
      },
      GeometryCase("as wide as the widest, by a preference", 100, 100, "a 20,40 60x10; b 20,50 60x10") {
        AsWideAsTheWidest()
      },
      GeometryCase("twice a view's width, by its geometry", 100, 100, "a 5,40 30x20; b 35,45 60x10") {
        TwiceAsWide()
      },
    ]
  }

  private static var sharesInShares: [GeometryCase] {
    [
      GeometryCase("a priority in one half", 200, 20, "a 0,0 90x20; b 90,0 10x20; c 100,0 100x20") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            fill.layoutPriority(1).tagged("a")
            fill.frame(minWidth: 10).tagged("b")
          }
          fill.tagged("c")
        }
      },
      GeometryCase("a priority of a greatest height", 100, 100, "a 0,0 100x25; b 0,25 100x50; c 0,75 100x25") {
        VStack(spacing: 0) {
          fill.frame(maxHeight: 30).tagged("a")
          fill.layoutPriority(1).frame(maxHeight: 50).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("a greedy frame above a spacer", 100, 100, "a 0,0 100x72; b 40,80 20x20") {
        VStack(spacing: 0) {
          fill.frame(maxHeight: .infinity).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("spacers of different least lengths", 100, 100, "a 35,40 30x10; b 35,90 30x10") {
        VStack(spacing: 0) {
          Spacer()
          box(30, 10).tagged("a")
          Spacer(minLength: 30)
          box(30, 10).tagged("b")
        }
      },
      GeometryCase("a spacer in a layout that is a row", 100, 40, "a 0,10 20x20; b 80,10 20x20") {
        AnyLayout(HStackLayout(spacing: 5)) {
          box(20, 20).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a lower choice above a fixed view", 100, 100, "b 25,5 50x40; d 0,45 100x50") {
        VStack(spacing: 0) {
          ViewThatFits(in: .vertical) {
            box(50, 80).tagged("a")
            box(50, 40).tagged("b")
            box(50, 10).tagged("c")
          }
          fill.frame(height: 50).tagged("d")
        }
      },
      GeometryCase("a column for a row in a frame", 200, 100, "o 50,38 100x24; b 70,38 60x24") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 4) {
            box(60, 10)
            box(60, 10)
          }.tagged("a")
          VStack(spacing: 4) {
            box(60, 10)
            box(60, 10)
          }.tagged("b")
        }.frame(width: 100).tagged("o")
      },
    ]
  }

  private static var usualParts: [GeometryCase] {
    [
      GeometryCase("a button that floats in a corner", 100, 100, "a 0,0 100x100; b 70,70 20x20") {
        ZStack {
          fill.tagged("a")
          VStack {
            Spacer()
            HStack {
              Spacer()
              box(20, 20).tagged("b").padding(10)
            }
          }
        }
      },
      GeometryCase("a profile's picture over a banner", 200, 200, "o 0,60 200x80; a 0,60 200x60; b 16,100 40x40") {
        ZStack(alignment: .bottomLeading) {
          fill.frame(height: 60).tagged("a")
          Circle().frame(width: 40, height: 40).tagged("b").offset(x: 16, y: 20)
        }.padding(.bottom, 20).tagged("o")
      },
      GeometryCase("a bar of progress by a reader", 200, 40, "a 0,16 200x8; b 0,16 60x8") {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().frame(width: proxy.size.width, height: 8).tagged("a")
            Capsule().frame(width: proxy.size.width * 0.3, height: 8).tagged("b")
          }
        }.frame(height: 8)
      },
      GeometryCase("a bar of progress in layers", 200, 40, "a 0,15 200x10; b 0,15 50x10") {
        ZStack(alignment: .leading) {
          Capsule().tagged("a")
          Capsule().frame(width: 50).tagged("b")
        }.frame(height: 10)
      },
      GeometryCase("insets and strokes of circles", 180, 40, "a 0,0 60x40; b 60,0 60x40; c 130,0 40x40") {
        HStack(spacing: 0) {
          Circle().inset(by: 5).tagged("a").frame(width: 60, height: 40)
          Circle().strokeBorder(lineWidth: 4).tagged("b").frame(width: 60, height: 40)
          Circle().stroke(lineWidth: 4).tagged("c").frame(width: 60, height: 40)
        }
      },
    ]
  }
}

extension VerticalAlignment {
  private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  fileprivate static let waist = VerticalAlignment(Waist.self)
}

private struct MarkedBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct GreatestWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct AsWideAsTheWidest: View {
  @State private var width: CGFloat?

  private func column(_ name: String, _ own: Double) -> some View {
    GeometryCase.box(own, 10).background {
      GeometryReader { Color.clear.preference(key: GreatestWidth.self, value: $0.size.width) }
    }.frame(width: width).tagged(name)
  }

  var body: some View {
    VStack(spacing: 0) {
      column("a", 30)
      column("b", 60)
    }.onPreferenceChange(GreatestWidth.self) { width = $0 }
  }
}

private struct TwiceAsWide: View {
  @State private var width: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      GeometryCase.box(30, 20).tagged("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      GeometryCase.box(width * 2, 10).tagged("b")
    }
  }
}
