import SwiftUI

/// What Apple's documentation states, or people have found of Apple's containers, beyond the rules in the other files.
extension GeometryCase {
  static var statedRules: [GeometryCase] {
    statedFrames + statedLayers + statedLazyGrids + statedLayouts + statedNothing
  }

  private static var statedFrames: [GeometryCase] {
    [
      GeometryCase("a least width alone is the child's", 200, 100, "o -50,40 300x20; a -50,40 300x20") {
        box(300, 20).tagged("a").frame(minWidth: 100).tagged("o")
      },
      GeometryCase("a least width alone above the offer", 60, 100, "o -20,40 100x20; a 10,40 40x20") {
        box(40, 20).tagged("a").frame(minWidth: 100).tagged("o")
      },
      GeometryCase("a least width alone of a colour", 60, 100, "o -20,40 100x20; a -20,40 100x20") {
        fill.frame(height: 20).tagged("a").frame(minWidth: 100).tagged("o")
      },
      GeometryCase("a least height alone gives no way", 100, 100, "o 0,-35 100x140; a 0,-35 100x140; b 40,105 20x30") {
        VStack(spacing: 0) {
          box(100, 140).tagged("a").frame(minHeight: 20).tagged("o")
          box(20, 30).tagged("b")
        }
      },
      GeometryCase("a least width alone, and nothing offered", 100, 100, "o -25,30 150x20; p 40,50 20x20") {
        VStack(spacing: 0) {
          box(150, 20).frame(minWidth: 20).fixedSize().tagged("o")
          box(20, 20).tagged("p")
        }
      },
    ]
  }

  private static var statedLayers: [GeometryCase] {
    [
      GeometryCase("the highest priority decides for layers", 200, 100, "o 80,35 40x30; a 80,35 40x30; b 80,35 40x30") {
        ZStack {
          fill.tagged("a")
          box(40, 30).layoutPriority(1).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a lower priority in layers", 200, 100, "o 80,35 40x30; c 40,55 80x10; b 80,35 40x30") {
        ZStack(alignment: .bottomTrailing) {
          box(80, 10).layoutPriority(-1).tagged("c")
          box(40, 30).tagged("b")
        }.tagged("o")
      },
      GeometryCase("several priorities in layers", 200, 100, "o 70,30 60x40; b 70,40 60x20; c 55,5 90x90") {
        ZStack {
          box(60, 20).layoutPriority(2).tagged("b")
          box(10, 40).layoutPriority(2)
          box(90, 90).layoutPriority(1).tagged("c")
        }.tagged("o")
      },
      GeometryCase("a spacer among layers", 200, 100, "o 0,0 200x100; b 80,35 40x30") {
        ZStack {
          Spacer()
          box(40, 30).tagged("b")
        }.tagged("o")
      },
    ]
  }

  private static func cells(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { fill.frame(height: 20).tagged("\($0)") }
  }

  private static var statedLazyGrids: [GeometryCase] {
    [
      GeometryCase("tracks that need more stick out", 300, 100, "o 0,40 300x20; 0 -17,40 146x20; 1 137,40 180x20") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) { cells(2) }
          .tagged("o")
      },
      GeometryCase("a track takes nothing from others", 300, 100, "o 0,40 300x20; 0 -17,40 180x20; 1 171,40 146x20") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))]) { cells(2) }
          .tagged("o")
      },
      GeometryCase("what a capped track leaves is lost", 200, 100, "o 0,40 200x20; 0 28,40 40x20; 1 76,40 96x20") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 20, maximum: 40)), GridItem(.flexible())]) { cells(2) }
          .tagged("o")
      },
      GeometryCase(
        "adaptive beside adaptive", 300, 100,
        "0 0,40 69x20; 1 77,40 69x20; 2 154,40 43.33x20; 3 205.33,40 43.33x20; 4 256.67,40 43.33x20"
      ) {
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: 50, maximum: 100)), GridItem(.adaptive(minimum: 40, maximum: 100)),
          ]
        ) { cells(5) }
      },
      GeometryCase("adaptive tracks of what is left", 200, 100, "0 0,40 70x20; 1 78,40 57x20; 2 143,40 57x20") {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells(3) }
      },
    ]
  }

  private static var statedLayouts: [GeometryCase] {
    [
      GeometryCase("spacers and dividers in a layout that is a row", 200, 100, "s 0,0 100x0; d 100,0 1x100") {
        Beside {
          Spacer().tagged("s")
          Divider().tagged("d")
        }
      },
      GeometryCase("what a layout forgets", 200, 100, "a 0,0 200x100; b 90,40 20x20") {
        Forgetful {
          fill.tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a layout's own guide", 200, 100, "a 75,30 20x40; b 95,40 30x20") {
        HStack(alignment: .top, spacing: 0) {
          Lowered { box(20, 40).tagged("a") }
          box(30, 20).tagged("b")
        }
      },
    ]
  }

  private static var statedNothing: [GeometryCase] {
    [
      GeometryCase("modifiers on nothing are nothing", 200, 100, "a 75,40 20x20; b 105,40 20x20") {
        HStack(spacing: 10) {
          box(20, 20).tagged("a")
          EmptyView().frame(width: 50, height: 50)
          ForEach(0..<0) { _ in box(20, 20) }.padding(10)
          Group {}.padding(5)
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a row as high as its highest view", 200, 100, "o 75,30 50x40; a 75,30 10x40; b 115,35 10x30") {
        HStack(spacing: 10) {
          fill.frame(width: 10).tagged("a")
          box(10, 40)
          box(10, 30).tagged("b")
        }.fixedSize(horizontal: false, vertical: true).tagged("o").frame(width: 50)
      },
    ]
  }

  /// Views that effects draw elsewhere than they are laid out, as readers within them see it.
  static var drawnElsewhere: [GeometryCase] {
    [
      GeometryCase("within a scale", 200, 100, "a 60,30 80x40; o 80,40 40x20") {
        box(40, 20).tagged("a").scaleEffect(2).tagged("o")
      },
      GeometryCase("within a turn", 200, 100, "a 90,30 20x40; o 80,40 40x20") {
        box(40, 20).tagged("a").rotationEffect(.degrees(90)).tagged("o")
      },
      GeometryCase("within a scale about a corner", 200, 100, "a 80,40 20x10") {
        box(40, 20).tagged("a").scaleEffect(0.5, anchor: .topLeading)
      },
      GeometryCase("two within a scale", 200, 100, "a 90,40 20x10; b 90,50 20x10") {
        VStack(spacing: 0) {
          box(40, 20).tagged("a")
          box(40, 20).tagged("b")
        }.scaleEffect(0.5)
      },
      GeometryCase("a turn within a scale", 200, 100, "a 80,10 40x80; b 90,30 20x40") {
        box(40, 20).tagged("a").rotationEffect(.degrees(90)).scaleEffect(2)
          .background { box(20, 40).tagged("b") }
      },
      GeometryCase("an offset within a scale", 200, 100, "a 100,30 40x40") {
        box(20, 20).tagged("a").offset(x: 10).scaleEffect(2)
      },
      GeometryCase("marks around a clock", 100, 100, "0 45,15 10x10; 1 75,45 10x10; 2 45,75 10x10; 3 15,45 10x10") {
        ZStack {
          ForEach(0..<4) { hour in
            box(10, 10).tagged("\(hour)").offset(y: -30).rotationEffect(.degrees(90 * Double(hour)))
          }
        }
      },
      GeometryCase("mirrored", 200, 100, "a 110,40 10x20; b 80,40 30x20") {
        HStack(spacing: 0) {
          box(10, 20).tagged("a")
          box(30, 20).tagged("b")
        }.scaleEffect(x: -1)
      },
    ]
  }
}

/// A row of equal parts, which says that it is a row.
private struct Beside: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// Takes all that it is offered and places nothing.
private struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// One view, whose top counts as 10 points below its edge.
private struct Lowered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .top ? bounds.minY + 10 : nil }
}
