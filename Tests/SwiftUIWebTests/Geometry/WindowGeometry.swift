import SwiftUI

/// Insets, shares of containers, places in readers, choices, scroll views that start elsewhere, layouts with values of their own.
extension GeometryCase {
  static var windowRules: [GeometryCase] {
    insetViews + containerShares + placesInReaders + choices + scrolledAtFirst + weightedLayouts
  }

  private static var insetViews: [GeometryCase] {
    [
      GeometryCase("a column below an inset", 100, 100, "p 20,0 60x12; a 0,20 100x60; b 40,80 20x20") {
        VStack(spacing: 0) {
          fill.tagged("a")
          box(20, 20).tagged("b")
        }.safeAreaInset(edge: .top) { box(60, 12).tagged("p") }
      },
      GeometryCase("an inset of a small view", 100, 100, "a 30,25 40x40; p 35,65 30x10") {
        box(40, 40).tagged("a").safeAreaInset(edge: .bottom, spacing: 0) { box(30, 10).tagged("p") }
      },
      GeometryCase("padding of the safe area all around", 100, 100, "a 10,10 80x80") {
        fill.tagged("a").safeAreaPadding(10)
      },
      GeometryCase("one edge of the padded safe area ignored", 100, 100, "a 0,10 90x80") {
        fill.tagged("a").ignoresSafeArea(edges: .leading).safeAreaPadding(10)
      },
      GeometryCase("insets at two edges", 200, 100, "a 20,0 180x90; p 0,0 20x90; q 0,90 200x10") {
        fill.tagged("a")
          .safeAreaInset(edge: .leading, spacing: 0) { fill.frame(width: 20).tagged("p") }
          .safeAreaInset(edge: .bottom, spacing: 0) { fill.frame(height: 10).tagged("q") }
      },
      GeometryCase("an inset, and padding of the safe area", 100, 100, "a 5,5 90x75; p 5,85 90x10") {
        fill.tagged("a").safeAreaInset(edge: .bottom, spacing: 5) { fill.frame(height: 10).tagged("p") }
          .safeAreaPadding(5)
      },
    ]
  }

  private static var containerShares: [GeometryCase] {
    [
      GeometryCase("halves of a scroll view", 210, 40, "0 0,10 100x20; 1 110,10 100x20; 3 330,10 100x20") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<4) {
              fill.frame(height: 20).containerRelativeFrame(.horizontal, count: 2, spacing: 10).tagged("\($0)")
            }
          }
        }
      },
      GeometryCase("two of three parts of a scroll view", 200, 40, "a 0,10 130x20") {
        ScrollView(.horizontal) {
          fill.frame(height: 20).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).tagged("a")
        }
      },
      GeometryCase("a small view in its container's width", 200, 100, "o 0,0 200x20; a 160,0 40x20") {
        ScrollView {
          box(40, 20).tagged("a").containerRelativeFrame(.horizontal, alignment: .trailing).tagged("o")
        }
      },
      GeometryCase("a share by a closure", 200, 40, "a 0,10 160x20") {
        ScrollView(.horizontal) {
          fill.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }.tagged("a")
        }
      },
    ]
  }

  private static var placesInReaders: [GeometryCase] {
    [
      GeometryCase("a position by a reader's size", 100, 100, "o 10,30 80x40; a 20,65 20x10") {
        GeometryReader { proxy in
          box(20, 10).tagged("a").position(x: proxy.size.width / 4, y: proxy.size.height)
        }.frame(width: 80, height: 40).tagged("o")
      },
      GeometryCase("an offset by a reader's size", 100, 100, "a 70,35 20x10; b 10,30 20x10") {
        GeometryReader { proxy in
          box(20, 10).tagged("a").offset(x: proxy.size.width - 20, y: 5).tagged("b")
        }.frame(width: 80, height: 40)
      },
      GeometryCase("a row by a reader in a column", 100, 100, "o 0,0 100x80; a 0,0 30x80; b 30,0 70x80") {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              fill.frame(width: proxy.size.width * 0.3).tagged("a")
              fill.tagged("b")
            }
          }.tagged("o")
          box(20, 20)
        }
      },
      GeometryCase("an offset within a position", 100, 100, "a 50,40 20x20") {
        box(20, 20).tagged("a").offset(x: 10).position(x: 50, y: 50)
      },
      GeometryCase("a reader's row of equal squares", 120, 100, "0 0,0 40x40; 1 40,0 40x40; 2 80,0 40x40") {
        GeometryReader { proxy in
          HStack(spacing: 0) {
            ForEach(0..<3) {
              fill.frame(width: proxy.size.width / 3, height: proxy.size.width / 3).tagged("\($0)")
            }
          }
        }
      },
    ]
  }

  private static var choices: [GeometryCase] {
    [
      GeometryCase("the first that is low enough", 100, 100, "b 30,35 40x30") {
        ViewThatFits(in: .vertical) {
          box(20, 60).tagged("a")
          box(40, 30).tagged("b")
        }.frame(height: 40)
      },
      GeometryCase("a column where a row is too wide", 100, 30, "a 20,-5 60x20; b 20,15 60x20") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            box(60, 20)
            box(60, 20)
          }
          VStack(spacing: 0) {
            box(60, 20).tagged("a")
            box(60, 20).tagged("b")
          }
        }
      },
      GeometryCase("the first that fits both ways", 100, 100, "c 35,35 30x30") {
        ViewThatFits {
          box(50, 120)
          box(120, 50)
          box(30, 30).tagged("c")
        }
      },
      GeometryCase("where no width is offered any width fits", 100, 100, "a -25,40 150x20") {
        ViewThatFits {
          box(150, 20).tagged("a")
          box(10, 10)
        }.fixedSize(horizontal: true, vertical: false)
      },
      GeometryCase("what is chosen is offered everything", 100, 60, "a 0,0 100x60") {
        ViewThatFits {
          fill.frame(idealWidth: 80, idealHeight: 20).tagged("a")
          box(20, 20)
        }
      },
      GeometryCase("what is ideally too wide is not chosen", 60, 60, "b 20,20 20x20") {
        ViewThatFits {
          fill.frame(idealWidth: 80, idealHeight: 20)
          box(20, 20).tagged("b")
        }
      },
    ]
  }

  private static var scrolledAtFirst: [GeometryCase] {
    [
      GeometryCase("at the far corner from the start", 200, 100, "s 0,0 200x100; c -200,-200 400x300") {
        ScrollView([.horizontal, .vertical]) { box(400, 300).tagged("c") }.defaultScrollAnchor(.bottomTrailing)
          .tagged("s")
      },
      GeometryCase("a row in the middle from the start", 200, 40, "a -50,10 150x20; b 100,10 150x20") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box(150, 20).tagged("a")
            box(150, 20).tagged("b")
          }
        }.defaultScrollAnchor(.center)
      },
      GeometryCase("both ways in a frame", 200, 200, "s 60,70 80x60; c 60,70 300x40") {
        ScrollView([.horizontal, .vertical]) { box(300, 40).tagged("c") }.frame(width: 80, height: 60).tagged("s")
      },
      GeometryCase("layers in a lazy column", 200, 100, "a 0,25 200x30; b 0,25 20x10; c 80,55 40x20") {
        LazyVStack(spacing: 0) {
          ZStack(alignment: .topLeading) {
            fill.frame(height: 30).tagged("a")
            box(20, 10).tagged("b")
          }
          box(40, 20).tagged("c")
        }
      },
      GeometryCase("layers in a lazy row", 200, 100, "a 50,0 60x100; b 90,80 20x20; c 110,30 40x40") {
        LazyHStack(spacing: 0) {
          ZStack(alignment: .bottomTrailing) {
            fill.frame(width: 60).tagged("a")
            box(20, 20).tagged("b")
          }
          box(40, 40).tagged("c")
        }
      },
      GeometryCase("a lazy row of pages", 100, 60, "0 0,0 100x60; 1 100,0 100x60") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<2) { fill.containerRelativeFrame(.horizontal).tagged("\($0)") }
          }
        }
      },
    ]
  }

  private static var weightedLayouts: [GeometryCase] {
    [
      GeometryCase("widths by values of views", 208, 40, "o 0,0 208x40; a 0,0 50x40; b 58,0 150x40") {
        Weighted {
          fill.tagged("a")
          fill.layoutValue(key: Weight.self, value: 3).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a value shows through modifiers", 208, 40, "a 10,0 130x40; b 158,0 50x40") {
        Weighted {
          fill.tagged("a").layoutValue(key: Weight.self, value: 3).padding(.horizontal, 10).background { Circle() }
          fill.tagged("b")
        }
      },
      GeometryCase("a value does not show through a stack", 208, 40, "a 0,0 100x40; b 108,0 100x40") {
        Weighted {
          HStack { fill.layoutValue(key: Weight.self, value: 3) }.tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a layout keeps no distance to a spacer", 200, 40, "a 0,0 92x40; b 108,0 92x40") {
        Weighted {
          fill.tagged("a")
          Spacer().layoutValue(key: Weight.self, value: 16 / 92)
          fill.tagged("b")
        }
      },
      GeometryCase("each of a group has its own value", 200, 40, "a 0,0 92x40; b 100,0 46x40; c 154,0 46x40") {
        Weighted {
          fill.layoutValue(key: Weight.self, value: 2).tagged("a")
          Group {
            fill.tagged("b")
            fill.tagged("c")
          }
        }
      },
    ]
  }
}

private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// A row whose widths are shares by weight, as far apart as its views like.
private struct Weighted: Layout {
  private func distances(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let distances = distances(subviews)
    let room = bounds.width - distances.reduce(0, +)
    let weight = subviews.map { $0[Weight.self] }.reduce(0, +)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let width = room * subview[Weight.self] / weight
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + (index < distances.count ? distances[index] : 0)
    }
  }
}
