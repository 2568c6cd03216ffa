import SwiftUI

/// Stacks and layers: spacing, shares, spacers, dividers, priorities, alignments.
extension GeometryCase {
  static var stackRules: [GeometryCase] { shares + spacers + priorities + stackAlignments + guides + transparent }

  private static var shares: [GeometryCase] {
    [
      GeometryCase("equal shares", 300, 100, "a 0,0 93.33x100; b 103.33,0 93.33x100; c 206.67,0 93.33x100") {
        HStack(spacing: 10) {
          fill.tagged("a")
          fill.tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("the usual distance", 300, 100, "o 96,35 108x30; a 96,40 40x20; b 144,35 60x30") {
        HStack {
          box(40, 20).tagged("a")
          box(60, 30).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a greatest width is served first", 300, 100, "a 0,0 125x100; b 125,0 125x100; c 250,0 50x100") {
        HStack(spacing: 0) {
          fill.tagged("a")
          fill.frame(minWidth: 120).tagged("b")
          fill.frame(maxWidth: 50).tagged("c")
        }
      },
      GeometryCase(
        "endless views in order, a least width too", 300, 100,
        "o -12.5,0 325x100; a -12.5,0 125x100; b 112.5,0 150x100; c 262.5,0 50x100"
      ) {
        HStack(spacing: 0) {
          fill.tagged("a")
          fill.frame(minWidth: 150).tagged("b")
          fill.frame(maxWidth: 50).tagged("c")
        }.tagged("o")
      },
      GeometryCase("what a fixed view leaves", 100, 50, "a 0,15 60x20; b 70,0 10x50; c 90,0 10x50") {
        HStack(spacing: 10) {
          box(60, 20).tagged("a")
          fill.tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("nothing is left", 100, 50, "o -20,0 140x50; a -20,15 60x20; b 50,15 60x20; c 120,0 0x50") {
        HStack(spacing: 10) {
          box(60, 20).tagged("a")
          box(60, 20).tagged("b")
          fill.tagged("c")
        }.tagged("o")
      },
      GeometryCase("shares of height", 100, 300, "a 0,0 100x114; b 35,120 30x60; c 0,186 100x114") {
        VStack(spacing: 6) {
          fill.tagged("a")
          box(30, 60).tagged("b")
          fill.tagged("c")
        }
      },
      GeometryCase("a stack in a stack shares", 300, 100, "a 0,0 150x100; b 150,0 75x100; c 225,0 75x100") {
        HStack(spacing: 0) {
          fill.tagged("a")
          HStack(spacing: 0) {
            fill.tagged("b")
            fill.tagged("c")
          }
        }
      },
      GeometryCase("a column beside a column", 300, 100, "a 0,0 40x50; b 0,50 146x50; c 154,0 146x100") {
        HStack {
          VStack(alignment: .leading, spacing: 0) {
            fill.frame(width: 40).tagged("a")
            fill.tagged("b")
          }
          fill.tagged("c")
        }
      },
      GeometryCase("ideal sizes where nothing is offered", 100, 100, "o 22,40 56x20; a 22,40 10x20; b 36,40 30x20") {
        HStack(spacing: 4) {
          fill.tagged("a")
          box(30, 20).tagged("b")
          Spacer()
        }.fixedSize().tagged("o")
      },
      GeometryCase("negative spacing, shared", 100, 50, "a 0,0 55x50; b 45,0 55x50") {
        HStack(spacing: -10) {
          fill.tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("four kinds of width", 400, 60, "a 0,20 40x20; b 48,0 148x60; c 204,0 80x60; d 292,0 108x60") {
        HStack {
          box(40, 20).tagged("a")
          fill.tagged("b")
          fill.frame(maxWidth: 80).tagged("c")
          fill.frame(minWidth: 108, maxWidth: 108).tagged("d")
        }
      },
      GeometryCase("a circle takes its height first", 300, 60, "a 0,0 60x60; b 60,0 240x60") {
        HStack(spacing: 0) {
          Circle().tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase(
        "circles under pressure", 100, 60, "a 0,13.33 33.33x33.33; b 33.33,13.33 33.33x33.33; c 66.67,13.33 33.33x33.33"
      ) {
        HStack(spacing: 0) {
          Circle().tagged("a")
          Circle().tagged("b")
          Circle().tagged("c")
        }
      },
      GeometryCase(
        "a stack of nothing but fixed views does not stretch", 200, 100, "o 70,20 60x60; a 70,20 60x20; b 90,30 20x50"
      ) {
        ZStack(alignment: .top) {
          box(60, 20).tagged("a")
          VStack(spacing: 0) {
            Color.clear.frame(width: 20, height: 10)
            box(20, 50).tagged("b")
          }
        }.tagged("o")
      },
    ]
  }

  private static var spacers: [GeometryCase] {
    [
      GeometryCase("spacers share", 300, 40, "a 0,10 50x20; b 100,10 50x20; c 250,10 50x20") {
        HStack(spacing: 0) {
          box(50, 20).tagged("a")
          Spacer()
          box(50, 20).tagged("b")
          Spacer()
          Spacer()
          box(50, 20).tagged("c")
        }
      },
      GeometryCase("a spacer's least length", 100, 40, "o -5,10 110x20; a -5,10 40x20; b 65,10 40x20") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a")
          Spacer(minLength: 30)
          box(40, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a spacer is 8 at least", 80, 40, "o -4,10 88x20; a -4,10 40x20; b 44,10 40x20") {
        HStack {
          box(40, 20).tagged("a")
          Spacer()
          box(40, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a spacer of no length", 80, 40, "a 0,10 40x20; b 40,10 40x20") {
        HStack {
          box(40, 20).tagged("a")
          Spacer(minLength: 0)
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("spacing that is given stands beside spacers too", 90, 40, "a -9,10 40x20; b 59,10 40x20") {
        HStack(spacing: 10) {
          box(40, 20).tagged("a")
          Spacer()
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("a spacer comes after a colour", 300, 40, "a 0,0 292x40") {
        HStack(spacing: 0) {
          fill.tagged("a")
          Spacer()
        }
      },
      GeometryCase(
        "a column with a spacer is as high as its offer", 100, 200, "o 30,0 40x200; a 30,0 40x20; b 40,180 20x20"
      ) {
        VStack {
          box(40, 20).tagged("a")
          Spacer()
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("spacers at both ends", 200, 40, "o 0,10 200x20; a 72,10 20x20; b 100,10 28x20") {
        HStack {
          Spacer()
          box(20, 20).tagged("a")
          box(28, 20).tagged("b")
          Spacer()
        }.tagged("o")
      },
      GeometryCase("a spacer with a frame", 200, 40, "a 0,10 20x20; b 70,10 20x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          Spacer().frame(width: 50)
          box(20, 20).tagged("b")
          Spacer()
        }
      },
      GeometryCase("a divider across a column", 200, 100, "o 0,29.5 200x41; a 80,29.5 40x20; b 85,50.5 30x20") {
        VStack(spacing: 0) {
          box(40, 20).tagged("a")
          Divider()
          box(30, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a divider across a row", 200, 100, "o 59.5,0 81x100; a 59.5,40 40x20; b 100.5,30 40x40") {
        HStack(spacing: 0) {
          box(40, 20).tagged("a")
          Divider()
          box(40, 40).tagged("b")
        }.tagged("o")
      },
      GeometryCase("dividers keep the usual distance", 200, 100, "a 80,21.5 40x20; b 80,58.5 40x20") {
        VStack {
          box(40, 20).tagged("a")
          Divider()
          box(40, 20).tagged("b")
        }
      },
      GeometryCase("a divider in a fixed column", 200, 100, "o 80,29.5 40x41; a 80,29.5 40x20; b 80,50.5 20x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(40, 20).tagged("a")
          Divider()
          box(20, 20).tagged("b")
        }.frame(width: 40).tagged("o")
      },
    ]
  }

  private static var priorities: [GeometryCase] {
    [
      GeometryCase("the highest priority takes all", 300, 40, "a 0,0 300x40; b 300,0 0x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(1).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("least sizes of lower ones are kept back", 300, 40, "a 0,0 50x40; b 50,0 220x40; c 270,10 30x20") {
        HStack(spacing: 0) {
          fill.frame(minWidth: 50, maxWidth: 100).tagged("a")
          fill.layoutPriority(1).tagged("b")
          box(30, 20).tagged("c")
        }
      },
      GeometryCase("a negative priority comes last", 300, 40, "a 0,0 0x40; b 0,0 300x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(-1).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("equal priorities share", 300, 40, "a 0,0 130x40; b 130,0 130x40; c 260,0 40x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(2).tagged("a")
          fill.layoutPriority(2).tagged("b")
          fill.frame(minWidth: 40).tagged("c")
        }
      },
      GeometryCase("three levels", 300, 40, "a 0,0 20x40; b 20,0 100x40; c 120,0 180x40") {
        HStack(spacing: 0) {
          fill.frame(minWidth: 20).tagged("a")
          fill.frame(minWidth: 30, maxWidth: 100).layoutPriority(2).tagged("b")
          fill.layoutPriority(1).tagged("c")
        }
      },
      GeometryCase("priority shows through padding and layers", 300, 40, "a 0,0 250x40; b 250,0 50x40") {
        HStack(spacing: 0) {
          fill.layoutPriority(1).padding(4).background { Circle() }.tagged("a")
          fill.frame(minWidth: 50).tagged("b")
        }
      },
      GeometryCase("priority down a column", 100, 200, "a 0,0 100x30; b 0,30 100x170") {
        VStack(spacing: 0) {
          fill.frame(minHeight: 30).tagged("a")
          fill.layoutPriority(1).tagged("b")
        }
      },
      GeometryCase("a priority above a spacer's", 200, 40, "a 0,10 60x20; b 68,0 132x40") {
        HStack(spacing: 0) {
          box(60, 20).tagged("a")
          Spacer()
          fill.layoutPriority(1).tagged("b")
        }
      },
    ]
  }

  private static var stackAlignments: [GeometryCase] {
    [
      GeometryCase("a row by its top", 100, 100, "o 30,20 40x60; a 30,20 20x60; b 50,20 20x30") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 60).tagged("a")
          box(20, 30).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a row by its bottom", 100, 100, "a 30,20 20x60; b 50,50 20x30") {
        HStack(alignment: .bottom, spacing: 0) {
          box(20, 60).tagged("a")
          box(20, 30).tagged("b")
        }
      },
      GeometryCase("the baseline of boxes is their bottom", 100, 100, "a 30,20 20x60; b 50,50 20x30") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          box(20, 60).tagged("a")
          box(20, 30).tagged("b")
        }
      },
      GeometryCase("a column by its trailing edge", 100, 100, "a 20,30 60x20; b 50,50 30x20") {
        VStack(alignment: .trailing, spacing: 0) {
          box(60, 20).tagged("a")
          box(30, 20).tagged("b")
        }
      },
      GeometryCase("an alignment of the app's own", 100, 100, "o 30,20 40x60; a 30,20 20x60; b 50,30 20x30") {
        HStack(alignment: .third, spacing: 0) {
          box(20, 60).tagged("a")
          box(20, 30).tagged("b")
        }.tagged("o")
      },
      GeometryCase("an alignment of the app's own in layers", 100, 100, "o 10,20 80x60; a 10,20 80x60; b 40,35 20x15") {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .third)) {
          box(80, 60).tagged("a")
          box(20, 15).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a column wider than its window", 100, 100, "o -50,30 200x40; a -50,30 200x20; b -50,50 20x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(200, 20).tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("layers are their union", 200, 200, "o 50,70 100x60; a 50,70 100x20; b 50,70 20x60") {
        ZStack(alignment: .topLeading) {
          box(100, 20).tagged("a")
          box(20, 60).tagged("b")
        }.tagged("o")
      },
      GeometryCase("layers with a colour take all", 200, 200, "o 0,0 200x200; b 170,90 30x20") {
        ZStack(alignment: .trailing) {
          fill
          box(30, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("layers by baselines", 200, 100, "o 80,20 40x60; a 80,20 40x60; b 80,60 20x20") {
        ZStack(alignment: .leadingLastTextBaseline) {
          box(40, 60).tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("a lone spacer in layers takes all", 200, 100, "o 0,0 200x100; a 80,40 40x20") {
        ZStack {
          Spacer()
          box(40, 20).tagged("a")
        }.tagged("o")
      },
    ]
  }

  private static var guides: [GeometryCase] {
    [
      GeometryCase("a guide above the view", 100, 100, "o 30,35 40x30; a 30,45 20x20; b 50,35 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { _ in -10 }.tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("the middle moved", 100, 100, "o 25,30 50x40; a 35,30 40x20; b 25,50 20x20") {
        VStack(alignment: .center, spacing: 0) {
          box(40, 20).tagged("a").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          box(20, 20).tagged("b")
        }.alignmentGuide(HorizontalAlignment.center) { $0.width / 2 }.tagged("o")
      },
      GeometryCase("guides pass through padding", 100, 100, "o 20,30 60x40; a 20,30 40x40; b 60,45 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { _ in 5 }.padding(10).tagged("a")
          box(20, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("guides pass through frames", 100, 100, "a 20,30 40x40; b 60,45 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { _ in 5 }.frame(width: 40, height: 40).tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("the outer guide counts", 100, 100, "a 30,36 20x20; b 50,44 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) { _ in 8 }.tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a guide made of another", 100, 100, "a 30,30 20x20; b 50,50 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.top) { $0[.bottom] }.tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("a guide of another alignment means nothing", 100, 100, "a 30,40 20x20; b 50,40 20x20") {
        HStack(alignment: .top, spacing: 0) {
          box(20, 20).alignmentGuide(.bottom) { _ in 100 }.tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("both guides in layers", 100, 100, "o 15,15 70x70; a 15,25 60x60; b 65,15 20x20") {
        ZStack(alignment: .topTrailing) {
          box(60, 60).tagged("a")
          box(20, 20).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }.tagged("b")
        }.tagged("o")
      },
      GeometryCase("a stack passes on the guide it aligns by", 100, 100, "a 30,30 20x20; b 30,50 20x20; c 50,35 20x20")
      {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            box(20, 20).alignmentGuide(.top) { _ in 5 }.tagged("a")
            box(20, 20).tagged("b")
          }
          box(20, 20).tagged("c")
        }
      },
      GeometryCase("a guide of the app's own, set", 100, 100, "a 30,30 20x40; b 50,50 20x20") {
        HStack(alignment: .third, spacing: 0) {
          box(20, 40).alignmentGuide(.third) { $0[VerticalAlignment.center] }.tagged("a")
          box(20, 20).alignmentGuide(.third) { _ in 0 }.tagged("b")
        }
      },
      GeometryCase(
        "views of two columns on one line", 200, 100, "a 60,20 40x20; b 60,40 40x20; c 100,30 40x20; d 100,50 40x30"
      ) {
        HStack(alignment: .third, spacing: 0) {
          VStack(spacing: 0) {
            box(40, 20).tagged("a")
            box(40, 20).alignmentGuide(.third) { $0[VerticalAlignment.center] }.tagged("b")
          }
          VStack(spacing: 0) {
            box(40, 20).tagged("c")
            box(40, 30).alignmentGuide(.third) { $0[.top] }.tagged("d")
          }
        }
      },
      GeometryCase("the middle of a fixed view in a frame", 300, 200, "a 135,83 30x20; o 135,80 30x40") {
        box(30, 20).tagged("a").alignmentGuide(VerticalAlignment.center) { _ in 17 }.frame(height: 40).tagged("o")
      },
      GeometryCase("a guide in a flexible frame", 200, 100, "a 90,50 40x20; o 0,40 200x20") {
        box(40, 20).tagged("a").alignmentGuide(HorizontalAlignment.center) { _ in 10 }
          .alignmentGuide(VerticalAlignment.center) { _ in 0 }.frame(maxWidth: .infinity).tagged("o")
      },
    ]
  }

  private static var transparent: [GeometryCase] {
    [
      GeometryCase("nothing takes no room and no spacing", 100, 40, "o 24,10 52x20; a 24,10 20x20; b 52,10 24x20") {
        HStack {
          box(20, 20).tagged("a")
          EmptyView()
          if 1 > 2 { box(50, 50) }
          ForEach(0..<0, id: \.self) { _ in box(50, 50) }
          Group {}
          box(24, 20).tagged("b")
        }.tagged("o")
      },
      GeometryCase("members of a group stand in the stack", 100, 60, "a 0,0 28x60; b 36,0 28x60; c 72,0 28x60") {
        HStack {
          Group {
            fill.tagged("a")
            Group { fill.tagged("b") }
          }
          fill.tagged("c")
        }
      },
      GeometryCase("a modifier on ForEach is each member's", 100, 60, "o 15,15 70x30; 0 20,20 20x20; 1 50,20 30x20") {
        HStack(spacing: 0) {
          ForEach(0..<2) { box(20 + Double($0) * 10, 20).tagged("\($0)") }.padding(5)
        }.tagged("o")
      },
      GeometryCase("AnyView is transparent", 100, 60, "a 0,0 46x60; b 54,0 46x60") {
        HStack {
          AnyView(fill.tagged("a"))
          AnyView(AnyView(fill).tagged("b"))
        }
      },
      GeometryCase("a group in AnyView stands in the stack", 100, 60, "a 0,0 50x60; b 50,20 50x20") {
        HStack(spacing: 0) {
          AnyView(
            Group {
              fill.tagged("a")
              fill.frame(height: 20).tagged("b")
            })
        }
      },
      GeometryCase("a section outside a list", 100, 100, "h 30,24 40x10; a 40,42 20x20; f 35,70 30x6") {
        VStack {
          Section {
            box(20, 20).tagged("a")
          } header: {
            box(40, 10).tagged("h")
          } footer: {
            box(30, 6).tagged("f")
          }
        }
      },
      GeometryCase("both branches", 100, 40, "a 20,10 20x20; c 48,10 32x20") {
        HStack {
          if 2 > 1 { box(20, 20).tagged("a") } else { box(90, 20).tagged("b") }
          if 1 > 2 { box(90, 20).tagged("b") } else { box(32, 20).tagged("c") }
        }
      },
      GeometryCase("a view of several members", 100, 40, "o 6,10 88x20; 0 6,10 40x20; 1 54,10 40x20") {
        HStack { Pair() }.tagged("o")
      },
      GeometryCase("hidden views keep their room", 100, 40, "a 10,10 20x20; b 70,10 20x20") {
        HStack(spacing: 0) {
          box(20, 20).tagged("a")
          box(40, 20).hidden()
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("views without opacity keep their room", 100, 40, "a 6,10 20x20; b 74,10 20x20") {
        HStack {
          box(20, 20).tagged("a")
          box(32, 20).opacity(0)
          box(20, 20).tagged("b")
        }
      },
      GeometryCase("zIndex changes no frame", 100, 40, "a 30,10 20x20; b 50,10 20x20") {
        HStack(spacing: 0) {
          box(20, 20).zIndex(5).tagged("a")
          box(20, 20).tagged("b")
        }
      },
    ]
  }

  /// A view whose body is two.
  private struct Pair: View {
    var body: some View {
      ForEach(0..<2) { GeometryCase.box(40, 20).tagged("\($0)") }
    }
  }
}

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  /// A third down.
  static let third = VerticalAlignment(Third.self)
}
