import LayoutIdioms
import SwiftUI

/// More frames of Apple's SwiftUI: guides, choices, positions, insets, layouts of an app's own, margins, sections, directions.
extension GeometryCase {
  static var worked: [GeometryCase] { alignments + places + insets + drawn + scrolled + gridded + mirrored }

  private static var alignments: [GeometryCase] {
    [
      GeometryCase(
        "A10", 300, 200,
        ["a": [75, 66, 100, 20], "b": [175, 90, 50, 20], "c": [160, 114, 30, 20], "o": [75, 66, 150, 68]]
      ) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).tagged("a").alignmentGuide(.leading) { $0[.trailing] }
          box(50, 20).tagged("b")
          box(30, 20).tagged("c").alignmentGuide(.leading) { $0.width / 2 }
        }.tagged("o")
      },
      GeometryCase(
        "A12", 320, 300,
        [
          "o": [40, 32, 240, 236], "a": [60, 52, 200, 16], "row": [60, 52, 101.5, 16], "b": [60, 80, 60, 16],
          "c": [60, 108, 10, 16], "d": [60, 136, 25, 60], "e": [60, 208, 31, 20], "f": [60, 240, 100, 8],
        ]
      ) {
        VStack(alignment: .leading, spacing: 12) {
          wide("row").frame(width: 200, alignment: .leading).tagged("a")
          wide("b row").frame(width: 60, alignment: .leading).tagged("b")
          wide("c row").frame(width: 10, alignment: .leading).tagged("c")
          high.frame(height: 60).tagged("d")
          high.frame(height: 20, alignment: .top).tagged("e")
          ViewThatFits(in: .horizontal) {
            HStack {
              box(25, 16)
              box(25, 16)
            }
            box(25, 16)
          }.frame(width: 100, height: 8, alignment: .topLeading).tagged("f")
        }.padding(20).tagged("o")
      },
    ]
  }

  private static func wide(_ name: String) -> some View {
    ViewThatFits {
      HStack {
        box(25, 16)
        box(25, 16)
        box(35.5, 16)
      }.tagged(name)
      box(25, 16)
    }
  }

  private static var high: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 0) {
        box(25, 16)
        box(25, 16)
      }
      box(31, 16)
    }
  }

  private static var places: [GeometryCase] {
    [
      GeometryCase(
        "A13", 320, 240,
        [
          "a": [60, 0, 200, 90], "l": [0, 117, 24, 16], "b": [34, 100, 244, 50], "r": [288, 117, 32, 16],
          "v": [0, 160, 320, 80], "c": [0, 180, 320, 40], "u": [141.75, 224, 36.5, 16],
        ]
      ) {
        VStack(spacing: 10) {
          ZStack {
            fill
            box(40, 40).position(x: 50, y: 30).tagged("a")
          }.frame(width: 200, height: 90)
          HStack(spacing: 10) {
            box(24, 16).tagged("l")
            box(30, 30).position(x: 20, y: 20).tagged("b")
            box(32, 16).tagged("r")
          }.frame(height: 50)
          VStack(spacing: 4) {
            box(38.5, 16)
            box(30, 20).position(x: 40, y: 10).tagged("c")
            box(36.5, 16).tagged("u")
          }.tagged("v")
        }
      },
      GeometryCase("the middle at a point", 200, 100, ["a": [0, 10, 100, 40]]) {
        box(100, 40).tagged("a").position(x: 50, y: 30)
      },
      GeometryCase("shares of a scroll view", 300, 200, ["a": [50, 20, 95, 40], "b": [155, 20, 95, 40]]) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            fill.frame(height: 40).containerRelativeFrame(.horizontal, count: 2, spacing: 10).tagged("a")
            fill.frame(height: 40).containerRelativeFrame(.horizontal) { length, _ in (length - 10) / 2 }.tagged("b")
          }
        }.frame(width: 200, height: 160, alignment: .top)
      },
    ]
  }

  private static var insets: [GeometryCase] {
    [
      GeometryCase(
        "A14", 400, 260,
        [
          "a": [30, 30, 100, 162], "p": [30, 200, 100, 30], "k": [150, 30, 100, 240], "q": [150, 200, 100, 30],
          "c": [270, 30, 100, 200], "i": [270, 30, 100, 30],
        ]
      ) {
        HStack(spacing: 20) {
          VStack { fill.tagged("a") }
            .safeAreaInset(edge: .bottom) { fill.frame(height: 30).tagged("p") }
            .frame(width: 100, height: 200)
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<8) { _ in fill.frame(height: 30) } }.tagged("k")
          }
          .safeAreaInset(edge: .bottom) { fill.frame(height: 30).tagged("q") }
          .frame(width: 100, height: 200)
          VStack { fill.tagged("c") }.ignoresSafeArea()
            .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: 30).tagged("i") }
            .frame(width: 100, height: 200)
        }
      },
      GeometryCase("an inset at the leading edge", 200, 100, ["a": [38, 0, 162, 100], "p": [0, 40, 30, 20]]) {
        fill.tagged("a").safeAreaInset(edge: .leading) { box(30, 20).tagged("p") }
      },
      GeometryCase("padding of the safe area", 200, 100, ["a": [10, 10, 180, 80]]) {
        fill.tagged("a").safeAreaPadding(10)
      },
    ]
  }

  private static var drawn: [GeometryCase] {
    [
      GeometryCase(
        "B4", 320, 200,
        ["a": [10, 80, 60, 40], "c": [150, 80, 60, 40], "d": [230, 80, 40, 40]]
      ) {
        HStack(spacing: 10) {
          Circle().scale(0.5).tagged("a").frame(width: 60, height: 40)
          Color.clear.frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(45)).tagged("c").frame(width: 60, height: 40)
          Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 2).tagged("d").frame(width: 60, height: 40)
        }.frame(width: 300, alignment: .leading)
      },
      GeometryCase(
        "B7", 300, 140,
        ["s": [170, 40, 40, 40], "f": [50, 20, 80, 20], "p": [50, 90, 30, 30], "q": [110, 20, 20, 60]]
      ) { Matched() },
      GeometryCase(
        "B9", 320, 160, ["o": [140.75, 48, 38.5, 64], "b": [144.5, 72, 31, 16], "c": [141.75, 96, 36.5, 16]]
      ) {
        VStack(spacing: 8) {
          box(38.5, 16)
          box(31, 16).tagged("b").transition(.opacity)
          box(36.5, 16).tagged("c")
        }.tagged("o")
      },
      GeometryCase(
        "B10", 320, 160,
        ["o": [80, 54, 160, 52], "b": [113, 54, 25, 16], "d": [189.5, 54, 27.5, 16], "g": [181, 76, 18.5, 16]]
      ) {
        Flow(lineSpacing: 6) {
          box(25, 16)
          box(25, 16).tagged("b")
          box(35.5, 16)
          box(27.5, 16).tagged("d")
          box(25, 16)
          box(60, 30)
          box(18.5, 16).tagged("g")
        }.frame(width: 160).tagged("o")
      },
    ]
  }

  private static var scrolled: [GeometryCase] {
    [
      GeometryCase(
        "S4", 300, 200,
        ["s": [0, 0, 60, 200], "h": [80, 0, 220, 78], "a": [18.75, 0, 22.5, 16], "b": [80, 24, 60, 30]]
      ) {
        HStack(alignment: .top, spacing: 20) {
          ScrollView { mixed }.tagged("s")
          ScrollView(.horizontal) {
            box(22.5, 16)
            box(60, 30).tagged("b")
            box(44.5, 16)
          }.tagged("h")
        }
      },
      GeometryCase(
        "S6", 600, 200,
        [
          "a": [-2, 0, 160, 200], "1": [18, 20, 120, 20], "b": [178, 0, 144, 200], "c": [342, 0, 120, 200],
          "3": [342, 30, 120, 20], "d": [482, 0, 120, 200],
        ]
      ) {
        HStack(spacing: 20) {
          ScrollView { box(120, 20).tagged("1") }.contentMargins(20, for: .scrollContent).tagged("a")
          ScrollView { box(120, 20) }.contentMargins(.horizontal, 12, for: .scrollContent).tagged("b")
          ScrollView { box(120, 20).tagged("3") }.contentMargins(.top, 30).tagged("c")
          ScrollView { box(120, 20) }.contentMargins(20, for: .scrollIndicators).tagged("d")
        }
      },
    ]
  }

  private static var mixed: some View {
    Group {
      box(22.5, 16).tagged("a")
      box(60, 30)
      box(44.5, 16)
    }
  }

  private static var gridded: [GeometryCase] {
    [
      GeometryCase(
        "G2", 320, 240,
        [
          "h": [0, 68, 44.5, 16], "c": [223, 68, 28, 16], "a": [69, 104, 9, 16], "b": [86, 92, 60, 40],
          "e": [312, 116, 8, 16], "d": [0, 140, 320, 4], "f": [0, 152, 78, 20], "g": [86, 154, 10, 16],
        ]
      ) {
        Grid(alignment: .leading) {
          GridRow {
            box(44.5, 16).tagged("h").gridCellColumns(2)
            box(28, 16).tagged("c")
          }
          GridRow {
            box(9, 16).tagged("a").gridColumnAlignment(.trailing)
            box(60, 40).tagged("b")
            box(8, 16).tagged("e").gridCellAnchor(.bottomTrailing)
          }
          fill.frame(height: 4).tagged("d")
          GridRow {
            fill.frame(height: 20).tagged("f").gridCellUnsizedAxes(.horizontal)
            box(10, 16).tagged("g")
          }
        }
      }
    ]
  }

  private static var mirrored: [GeometryCase] {
    [
      GeometryCase(
        "R1 all", 320, 260,
        [
          "o": [10, 17, 300, 226], "h": [10, 17, 300, 30], "a": [270, 17, 40, 30], "b": [202, 17, 60, 30],
          "d": [230, 57, 80, 20], "e": [190, 87, 120, 20], "g": [290, 117, 20, 20], "i": [242, 167, 30, 20],
          "j": [280, 167, 30, 20], "k": [270, 223, 30, 20],
        ]
      ) {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            box(40, 30).tagged("a")
            box(60, 30).tagged("b")
            Spacer()
            box(30, 30)
          }.tagged("h")
          box(50, 20).padding(.leading, 30).tagged("d")
          box(40, 20).frame(width: 120, alignment: .leading).tagged("e")
          ZStack(alignment: .topLeading) {
            box(100, 40)
            box(20, 20).tagged("g")
          }
          HStack {
            box(30, 20).tagged("i")
            box(30, 20).tagged("j")
          }.environment(\.layoutDirection, .leftToRight)
          box(25, 16)
          box(30, 20).tagged("k").alignmentGuide(.leading) { _ in -10 }
        }.frame(width: 300, alignment: .leading).tagged("o").environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("R2", 200, 80, ["s": [10, 10, 180, 60], "c": [-160, 20, 350, 40], "f": [140, 20, 50, 40]]) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            box(50, 40).tagged("f")
            ForEach(0..<5) { _ in box(50, 40) }
          }.tagged("c")
        }.frame(width: 180, height: 60).tagged("s").environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}

/// Followers of one source.
private struct Matched: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      GeometryCase.box(40, 40).matchedGeometryEffect(id: "s", in: space).tagged("s").padding(.top, 20)
        .padding(.leading, 120)
      GeometryCase.box(80, 20).matchedGeometryEffect(id: "s", in: space, isSource: false).tagged("f")
      GeometryCase.box(30, 30).matchedGeometryEffect(id: "s", in: space, properties: .position, isSource: false)
        .tagged("p").padding(.top, 70)
      GeometryCase.box(20, 60).matchedGeometryEffect(id: "s", in: space, properties: .size, isSource: false)
        .tagged("q").padding(.leading, 60)
    }.frame(width: 200, height: 100, alignment: .topLeading)
  }
}
