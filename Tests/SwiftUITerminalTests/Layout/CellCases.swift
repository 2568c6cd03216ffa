import LayoutIdioms
import SwiftUI

/// A view without text, with lengths in whole cells, in a window of a terminal.
@MainActor
struct CellCase: Sendable {
  let name: String
  /// In cells.
  let window: (columns: Int, rows: Int)
  let view: @MainActor (ReadPlaces) -> AnyView

  init(
    _ name: String, _ columns: Int, _ rows: Int, @ViewBuilder _ view: @escaping @MainActor (ReadPlaces) -> some View
  ) {
    self.name = name
    window = (columns, rows)
    self.view = { AnyView(view($0)) }
  }

  static let all = lines + frames + shapes + layers + guides + choices + scrolls + grids + directions

  /// So many columns, in points.
  static func across(_ columns: Double) -> CGFloat { columns * 8 }
  /// So many rows, in points.
  static func down(_ rows: Double) -> CGFloat { rows * 16 }

  static func box(_ columns: Double, _ rows: Double) -> some View {
    Color.gray.frame(width: across(columns), height: down(rows))
  }

  static var fill: Color { .teal }

  private static var lines: [CellCase] {
    [
      CellCase("a fixed width between what grows", 30, 10) { places in
        HStack(spacing: 0) {
          fill.read("a", places)
          fill.frame(width: across(5)).read("b", places)
          fill.read("c", places)
        }
      },
      CellCase("a line in a column", 30, 20) { places in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: across(1)) {
            box(3, 3)
            box(4, 3).read("b", places)
          }.read("r", places)
          box(20, 1).read("c", places)
        }.read("o", places)
      },
      CellCase("a group with a frame each", 30, 10) { places in
        HStack(spacing: 0) {
          Group {
            fill.read("a", places)
            fill.read("b", places)
          }.frame(width: across(5), height: down(5)).padding(.horizontal, across(1))
          fill.read("c", places)
        }
      },
      CellCase("padding and a spacer", 30, 20) { places in
        VStack(spacing: down(1)) {
          HStack(spacing: across(1)) {
            fill.read("a", places)
            fill.frame(width: across(8)).read("b", places)
          }.padding(16).read("r", places)
          HStack(spacing: across(1)) {
            box(4, 4).read("c", places)
            Spacer()
            box(4, 4).read("d", places)
          }.frame(height: down(6)).read("s", places)
        }
      },
      CellCase("what is too wide is centred", 30, 10) { places in
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box(25, 2).read("a", places)
            Spacer(minLength: across(2)).read("s", places)
            box(10, 2).read("b", places)
          }.read("r", places)
          HStack(spacing: 0) {
            Spacer()
            box(4, 2).read("c", places)
            Spacer()
          }.read("q", places)
          Spacer()
        }
      },
      CellCase("a line across", 20, 12) { places in
        VStack(spacing: 0) {
          box(10, 2).read("a", places)
          Divider()
          box(2, 6).read("b", places)
        }.read("o", places)
      },
      CellCase("nothing beside a spacer", 30, 10) { places in
        HStack {
          box(4, 2).read("a", places)
          box(4, 2).read("b", places)
          Spacer()
          box(4, 2).read("c", places)
        }
      },
      CellCase("priority", 30, 10) { places in
        HStack(spacing: 0) {
          fill.layoutPriority(1).read("a", places)
          fill.frame(minWidth: across(7)).read("b", places)
        }
      },
      CellCase("more than there is room for", 10, 10) { places in
        HStack(spacing: 0) {
          box(10, 2).read("a", places)
          box(10, 2).read("b", places)
        }
      },
      CellCase("a view that is not there", 32, 16) { places in
        VStack(spacing: down(1)) {
          box(4, 1).read("a", places)
          EmptyView()
          if places.frames.count > 1000 { box(4, 4) }
          box(6, 1).read("b", places)
        }.read("o", places)
      },
      CellCase("the least flexible first", 30, 10) { places in
        HStack(spacing: 0) {
          fill.frame(maxWidth: across(4)).read("a", places)
          fill.read("b", places)
          fill.frame(minWidth: across(12)).read("c", places)
        }
      },
    ]
  }

  private static var frames: [CellCase] {
    [
      CellCase("paddings", 20, 10) { places in
        fill.read("a", places).padding(.leading, across(3)).padding(.vertical, down(1)).padding(
          EdgeInsets(top: down(1), leading: across(2), bottom: 0, trailing: across(4))
        ).read("o", places)
      },
      CellCase("a frame with a corner", 20, 20) { places in
        box(4, 4).read("a", places).frame(width: across(12), height: down(8), alignment: .topLeading).read("o", places)
      },
      CellCase("frames with bounds", 30, 30) { places in
        VStack(spacing: 0) {
          box(4, 2).frame(minWidth: across(10)).read("a", places)
          box(4, 2).frame(maxWidth: across(20)).read("b", places)
          box(4, 2).frame(minWidth: across(7), maxWidth: .infinity).read("c", places)
          box(4, 2).frame(idealWidth: across(15)).fixedSize().read("d", places)
          fill.frame(maxWidth: across(12), maxHeight: down(2)).read("e", places)
          box(25, 2).frame(maxWidth: across(20)).read("f", places)
        }
      },
      CellCase("a stack in a larger frame", 30, 20) { places in
        VStack(alignment: .leading, spacing: 0) {
          box(8, 2).read("a", places)
          box(4, 2).read("b", places)
        }.frame(width: across(20), height: down(10))
      },
      CellCase("the middle at a point", 20, 10) { places in
        box(10, 4).read("a", places).position(x: across(5), y: down(3))
      },
      CellCase("points within frames", 32, 24) { places in
        VStack(spacing: down(1)) {
          ZStack {
            fill
            box(4, 4).position(x: across(5), y: down(3)).read("a", places)
          }.frame(width: across(20), height: down(9))
          HStack(spacing: across(1)) {
            box(3, 2).read("l", places)
            box(3, 3).position(x: across(2), y: down(2)).read("b", places)
            box(3, 2).read("r", places)
          }.frame(height: down(5))
        }
      },
      CellCase("at the bottom edge", 40, 26) { places in
        VStack { fill.read("a", places) }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: down(3)).read("p", places) }
          .frame(width: across(10), height: down(20))
      },
      CellCase("at the bottom of what scrolls", 40, 26) { places in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<8) { _ in fill.frame(height: down(3)) } }.read("k", places)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: down(3)).read("q", places) }
        .frame(width: across(10), height: down(20))
      },
      CellCase("under what stands at the top", 40, 26) { places in
        VStack { fill.read("c", places) }.ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { fill.frame(height: down(3)).read("i", places) }
          .frame(width: across(10), height: down(20))
      },
      CellCase("at the leading edge", 20, 10) { places in
        fill.read("a", places).safeAreaInset(edge: .leading, spacing: across(1)) { box(3, 2).read("p", places) }
      },
    ]
  }

  private static var shapes: [CellCase] {
    [
      CellCase("shapes in a line", 60, 20) { places in
        HStack(spacing: across(1)) {
          Circle().read("a", places)
          Rectangle().frame(width: across(4)).read("b", places)
          RoundedRectangle(cornerRadius: 8).frame(width: across(4), height: down(4))
          Capsule().frame(width: across(6), height: down(3)).read("c", places)
          Ellipse().frame(width: across(5), height: down(3))
        }.frame(height: down(10))
      },
      CellCase("circles are round", 40, 8) { places in
        HStack(spacing: 0) {
          Circle().read("a", places)
          Ellipse().read("b", places)
          Capsule().read("c", places)
          Circle().stroke().read("d", places)
        }.frame(height: down(4))
      },
      CellCase("widths of shapes", 40, 6) { places in
        HStack(spacing: across(1)) {
          Rectangle().read("e", places)
          Rectangle().frame(width: across(4)).read("f", places)
          Capsule().frame(width: across(2)).read("g", places)
          RoundedRectangle(cornerRadius: 4).frame(maxWidth: across(5)).read("h", places)
        }.frame(width: across(30), height: down(3))
      },
      CellCase("a ratio", 40, 20) { places in
        fill.aspectRatio(2, contentMode: .fit).read("a", places).frame(width: across(16), height: down(10))
      },
      CellCase("what effects leave alone", 40, 12) { places in
        HStack(spacing: across(4)) {
          box(4, 4).rotationEffect(.degrees(30)).read("a", places)
          box(4, 4).scaleEffect(1.5).read("b", places)
          box(4, 4).hidden().read("c", places)
        }.read("r", places)
      },
    ]
  }

  private static var layers: [CellCase] {
    [
      CellCase("three in one place", 20, 20) { places in
        ZStack(alignment: .bottomTrailing) {
          box(10, 10).read("a", places)
          box(3, 3).read("b", places)
        }
      },
      CellCase("a layer is as large as its base", 30, 20) { places in
        box(4, 2).background { RoundedRectangle(cornerRadius: 4).read("a", places) }
          .frame(maxWidth: .infinity, alignment: .leading).read("o", places)
      },
      CellCase("a layer of a frame", 30, 20) { places in
        box(4, 2).frame(maxWidth: across(20)).background { fill.read("a", places) }
      },
      CellCase("layers within layers", 40, 20) { places in
        box(4, 2).background { fill.read("a", places) }.padding(16).background { fill.read("b", places) }.padding(16)
          .background { fill.read("c", places) }
      },
      CellCase("a larger layer sticks out", 30, 20) { places in
        box(4, 2).read("a", places).background { box(10, 8).read("b", places) }
      },
      CellCase("a badge at a corner", 30, 20) { places in
        box(10, 6).overlay(alignment: .topTrailing) { box(2, 1).read("b", places) }.read("a", places)
      },
      CellCase("followers of a source", 30, 14) { MatchedBoxes(places: $0) },
    ]
  }

  private static var guides: [CellCase] {
    [
      CellCase("guides of its own", 30, 20) { places in
        VStack(alignment: .leading, spacing: 0) {
          box(10, 2).read("a", places).alignmentGuide(.leading) { $0[.trailing] }
          box(5, 2).read("b", places)
          box(3, 2).read("c", places).alignmentGuide(.leading) { $0.width / 2 }
        }.read("o", places)
      },
      CellCase("a guide that is not even", 30, 20) { places in
        HStack(alignment: .top, spacing: 0) {
          box(10, 6).read("a", places)
          box(5, 2).read("b", places).alignmentGuide(.top) { $0.height > 20 ? -down(2) : 0 }
        }.read("o", places)
      },
      CellCase("ends at one line", 30, 20) { places in
        HStack(alignment: .bottom, spacing: across(1)) {
          box(4, 2).read("a", places)
          box(4, 6).read("b", places)
          box(4, 3).read("c", places)
        }
      },
    ]
  }

  private static var choices: [CellCase] {
    [
      CellCase("the first that fits", 40, 30) { places in
        VStack(alignment: .leading, spacing: down(1)) {
          wide("wide", places).frame(width: across(20), alignment: .leading).read("a", places)
          wide("narrow", places).frame(width: across(6), alignment: .leading).read("b", places)
          wide("none", places).frame(width: across(1), alignment: .leading).read("c", places)
          high("high", places).frame(height: down(6)).read("d", places)
          high("low", places).frame(height: down(1), alignment: .top).read("e", places)
        }.read("o", places)
      },
      CellCase("a layout of the app's own", 32, 16) { places in
        Flow {
          box(3, 1)
          box(3, 1).read("b", places)
          box(4, 1)
          box(3, 1).read("d", places)
          box(6, 3)
          box(2, 1).read("g", places)
        }.frame(width: across(16)).read("o", places)
      },
    ]
  }

  private static func wide(_ name: String, _ places: ReadPlaces) -> some View {
    ViewThatFits {
      HStack(spacing: 0) {
        box(3, 1)
        box(3, 1).read(name, places)
        box(4, 1)
      }
      box(3, 1)
    }
  }

  private static func high(_ name: String, _ places: ReadPlaces) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 0) {
        box(3, 2)
        box(3, 2).read(name, places)
      }
      box(4, 1)
    }
  }

  private static var scrolls: [CellCase] {
    [
      CellCase("a short scroll view", 30, 20) { places in
        ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in box(12, 2) } }.read("c", places) }.read("s", places)
      },
      CellCase("a scroll view in a frame", 30, 20) { places in
        ScrollView { box(10, 40).read("c", places) }.read("s", places).frame(width: across(25), height: down(15)).read(
          "o", places)
      },
      CellCase("both ways", 30, 20) { places in
        ScrollView([.horizontal, .vertical]) { box(50, 40).read("c", places) }.read("s", places)
      },
      CellCase("between two", 30, 20) { places in
        VStack(spacing: 0) {
          box(4, 1).read("a", places)
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in box(12, 2) } }.read("c", places) }.read("s", places)
          box(4, 1).read("b", places)
        }
      },
      CellCase("beside a colour", 30, 20) { places in
        HStack(spacing: 0) {
          ScrollView { box(12, 40) }.read("s", places)
          fill.read("a", places)
          ScrollView { fill.frame(height: down(4)) }.read("t", places)
        }
      },
      CellCase("sideways", 30, 20) { places in
        ScrollView(.horizontal) {
          HStack(spacing: across(1)) { ForEach(0..<12) { _ in box(6, 4) } }.read("c", places)
        }.read("s", places)
      },
      CellCase("shares of a scroll view", 30, 20) { places in
        ScrollView(.horizontal) {
          HStack(spacing: across(1)) {
            fill.frame(height: down(4)).containerRelativeFrame(.horizontal, count: 2, spacing: across(1))
              .read("a", places)
            fill.frame(height: down(4)).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
              .read("b", places)
          }
        }.frame(width: across(21), height: down(16), alignment: .top)
      },
    ]
  }

  private static var grids: [CellCase] {
    [
      CellCase("a column that takes the rest", 30, 10) { places in
        Grid(horizontalSpacing: across(1), verticalSpacing: 0) {
          GridRow {
            box(2, 2).read("a", places)
            fill.frame(height: down(2)).read("b", places)
          }
        }
      },
      CellCase("tracks", 32, 8) { places in
        LazyVGrid(
          columns: [
            GridItem(.fixed(across(6)), spacing: across(1)), GridItem(.flexible(), spacing: across(1)),
            GridItem(.flexible(minimum: across(2), maximum: across(8))),
          ], spacing: 0
        ) {
          fill.frame(height: down(2)).read("a", places)
          fill.frame(height: down(2)).read("b", places)
          fill.frame(height: down(2)).read("c", places)
          fill.frame(height: down(2)).read("d", places)
        }.frame(width: across(28)).read("o", places)
      },
      CellCase("as many tracks as fit", 32, 8) { places in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: across(5)), spacing: across(1))], spacing: down(1)) {
          ForEach(0..<4) { index in fill.frame(height: down(2)).read("\(index)", places) }
          fill.frame(height: down(2)).read("e", places)
        }.frame(width: across(24)).read("o", places)
      },
      CellCase("tracks across", 32, 8) { places in
        LazyHGrid(
          rows: [GridItem(.fixed(down(3)), spacing: 0), GridItem(.fixed(down(3)))], spacing: across(1)
        ) {
          fill.frame(width: across(4)).read("a", places)
          fill.frame(width: across(4)).read("b", places)
          fill.frame(width: across(4)).read("c", places)
        }.frame(height: down(7)).read("o", places)
      },
      CellCase("spans, anchors and an unsized cell", 32, 24) { places in
        Grid(alignment: .leading, horizontalSpacing: across(1), verticalSpacing: down(1)) {
          GridRow {
            box(5, 2).read("h", places).gridCellColumns(2)
            box(3, 2).read("c", places)
          }
          GridRow {
            box(1, 2).read("a", places).gridColumnAlignment(.trailing)
            box(6, 4).read("b", places)
            box(1, 2).read("e", places).gridCellAnchor(.bottomTrailing)
          }
          fill.frame(height: down(1)).read("d", places)
          GridRow {
            fill.frame(height: down(2)).read("f", places).gridCellUnsizedAxes(.horizontal)
            box(1, 2).read("g", places)
          }
        }
      },
      CellCase("lazy stacks", 40, 24) { places in
        HStack(alignment: .top, spacing: across(2)) {
          LazyVStack(alignment: .leading, spacing: 0) {
            box(4, 1)
            box(6, 2).read("b", places)
            box(3, 1)
          }.read("a", places)
          LazyHStack(alignment: .bottom, spacing: across(1)) {
            box(2, 3).read("g", places)
            box(2, 1).read("h", places)
          }.read("f", places)
        }
      },
    ]
  }

  private static var directions: [CellCase] {
    [
      CellCase("from the right", 32, 26) { places in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: across(1)) {
            box(4, 3).read("a", places)
            box(6, 3).read("b", places)
            Spacer()
            box(3, 3)
          }.read("h", places)
          box(5, 2).padding(.leading, across(3)).read("d", places)
          box(4, 2).frame(width: across(12), alignment: .leading).read("e", places)
          ZStack(alignment: .topLeading) {
            box(10, 4)
            box(2, 2).read("g", places)
          }
          HStack(spacing: across(1)) {
            box(3, 2).read("i", places)
            box(3, 2).read("j", places)
          }.environment(\.layoutDirection, .leftToRight)
          box(3, 2).read("k", places).alignmentGuide(.leading) { _ in -across(1) }
        }.frame(width: across(30), alignment: .leading).read("o", places).environment(\.layoutDirection, .rightToLeft)
      }
    ]
  }
}

private struct MatchedBoxes: View {
  let places: ReadPlaces
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      CellCase.box(4, 4).matchedGeometryEffect(id: "s", in: space).read("s", places).padding(.top, 32)
        .padding(.leading, 96)
      CellCase.box(8, 2).matchedGeometryEffect(id: "s", in: space, isSource: false).read("f", places)
      CellCase.box(3, 3).matchedGeometryEffect(id: "s", in: space, properties: .position, isSource: false)
        .read("p", places).padding(.top, 32)
    }.frame(width: 160, height: 160, alignment: .topLeading)
  }
}
