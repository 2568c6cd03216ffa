import SwiftUI

/// Choices, layouts of an app's own, geometry readers, shapes, directions, geometry shared by name.
extension GeometryCase {
  static var decisionRules: [GeometryCase] {
    choices + appLayouts + readers + shapeRules + rightToLeft + sharedGeometry + documentCases
  }

  private static var choices: [GeometryCase] {
    [
      GeometryCase("the first that fits", 200, 100, "a 40,40 120x20") {
        ViewThatFits {
          box(300, 20).tagged("b")
          box(120, 20).tagged("a")
          box(40, 20)
        }
      },
      GeometryCase("the last if none fits", 100, 100, "a -10,40 120x20") {
        ViewThatFits {
          box(300, 20)
          box(120, 20).tagged("a")
        }
      },
      GeometryCase("too high is too large", 100, 100, "a 30,40 40x20") {
        ViewThatFits {
          box(40, 120)
          box(40, 20).tagged("a")
        }
      },
      GeometryCase("only the width counts", 100, 100, "a 30,-10 40x120") {
        ViewThatFits(in: .horizontal) {
          box(40, 120).tagged("a")
          box(40, 20)
        }
      },
      GeometryCase("the chosen one is offered all", 200, 100, "a 0,40 200x20") {
        ViewThatFits {
          box(300, 20)
          box(40, 20).frame(maxWidth: .infinity).tagged("a")
        }
      },
      GeometryCase("ideal sizes choose", 200, 100, "a 0,0 200x100") {
        ViewThatFits {
          fill.frame(idealWidth: 201)
          fill.frame(idealWidth: 200).tagged("a")
          box(10, 10)
        }
      },
      GeometryCase("a choice in a row", 200, 40, "a 0,10 60x20; b 60,10 140x20") {
        HStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            box(100, 20)
            box(60, 20).tagged("a")
          }
          box(140, 20).tagged("b")
        }
      },
      GeometryCase("a choice among stacks", 100, 100, "a 30,26 40x20; b 30,54 40x20") {
        ViewThatFits {
          HStack(spacing: 40) {
            box(40, 20)
            box(40, 20)
          }
          VStack {
            box(40, 20).tagged("a")
            box(40, 20).tagged("b")
          }
        }
      },
      GeometryCase("a choice in a scroll view", 100, 60, "a 20,0 60x200") {
        ScrollView {
          ViewThatFits(in: .vertical) {
            box(60, 200).tagged("a")
            box(40, 20)
          }
        }
      },
      GeometryCase("a choice in a choice", 100, 60, "a 30,20 40x20") {
        ViewThatFits {
          box(200, 20)
          ViewThatFits {
            box(150, 20)
            box(40, 20).tagged("a")
          }
        }
      },
    ]
  }

  private static var appLayouts: [GeometryCase] {
    [
      GeometryCase("a layout in steps", 200, 100, "o 70,25 60x50; 0 70,25 20x10; 1 90,35 20x20; 2 110,55 20x20") {
        Steps {
          box(20, 10).tagged("0")
          box(20, 20).tagged("1")
          box(20, 20).tagged("2")
        }.tagged("o")
      },
      GeometryCase("a layout offers real offers", 200, 100, "0 0,0 100x100; 1 100,0 100x100") {
        Halves {
          fill.tagged("0")
          fill.tagged("1")
        }
      },
      GeometryCase("a layout reads values", 200, 100, "a 50,20 20x20; b 80,60 20x20; o 50,20 100x60") {
        Placed {
          box(20, 20).layoutValue(key: PlaceKey.self, value: CGPoint(x: 0, y: 0)).tagged("a")
          box(20, 20).tagged("b").layoutValue(key: PlaceKey.self, value: CGPoint(x: 30, y: 40))
        }.frame(width: 100, height: 60).tagged("o")
      },
      GeometryCase("values through layers and padding", 200, 100, "a 85,55 20x20; b 80,50 30x30") {
        Placed {
          box(20, 20).layoutValue(key: PlaceKey.self, value: CGPoint(x: 30, y: 30)).tagged("a").padding(5)
            .background { fill.tagged("b") }
        }.frame(width: 100, height: 60)
      },
      GeometryCase("a layout with anchors", 200, 100, "a 90,40 20x20; b 180,80 20x20") {
        Corners {
          box(20, 20).tagged("a")
          box(20, 20).tagged("b")
        }
      },
      GeometryCase(
        "a layout asks for distances", 200, 100, "o 70,40 60x20; 0 70,40 20x20; 1 98,40 20x20; 2 118,40 12x20"
      ) {
        Spaced {
          box(20, 20).tagged("0")
          box(20, 20).tagged("1")
          Spacer().frame(width: 12, height: 20).tagged("2")
        }.tagged("o")
      },
      GeometryCase("a layout in a stack", 200, 40, "0 0,0 60x40; 1 60,0 60x40; b 120,0 80x40") {
        HStack(spacing: 0) {
          Halves {
            fill.tagged("0")
            fill.tagged("1")
          }.frame(width: 120)
          fill.tagged("b")
        }
      },
      GeometryCase("a layout of ForEach", 200, 100, "0 50,35 20x10; 4 130,75 20x10; o 50,35 100x50") {
        Steps { ForEach(0..<5) { box(20, 10).tagged("\($0)") } }.tagged("o").offset(y: 10)
      },
      GeometryCase("AnyLayout", 200, 100, "a 90,20 20x20; b 90,48 20x20; c 90,76 20x4") {
        AnyLayout(VStackLayout()) {
          box(20, 20).tagged("a")
          box(20, 20).tagged("b")
          box(20, 4).tagged("c")
        }
      },
      GeometryCase("a row as a layout", 200, 100, "a 0,0 100x20; b 100,0 100x100") {
        HStackLayout(alignment: .top, spacing: 0) {
          fill.frame(height: 20).tagged("a")
          fill.tagged("b")
        }
      },
      GeometryCase("a layout in a layout", 200, 100, "0 0,0 50x100; 1 50,0 50x100; 2 100,0 100x100") {
        Halves {
          Halves {
            fill.tagged("0")
            fill.tagged("1")
          }
          fill.tagged("2")
        }
      },
      GeometryCase("a layout by its subviews' guides", 200, 100, "a 90,60 20x20; b 110,50 20x20") {
        Centred {
          box(20, 20).tagged("a").alignmentGuide(VerticalAlignment.center) { _ in 0 }
          box(20, 20).tagged("b")
        }.frame(width: 20, height: 20).offset(y: 10)
      },
    ]
  }

  private static var readers: [GeometryCase] {
    [
      GeometryCase("a reader takes the offer", 200, 100, "o 0,0 200x100; a 0,0 40x20") {
        GeometryReader { _ in box(40, 20).tagged("a") }.tagged("o")
      },
      GeometryCase("half of what there is", 200, 100, "a 0,0 100x25") {
        GeometryReader { proxy in
          fill.frame(width: proxy.size.width / 2, height: proxy.size.height / 4).tagged("a")
        }
      },
      GeometryCase("a reader in a row", 200, 100, "b 0,40 50x20; o 50,0 150x100; a 50,0 75x20") {
        HStack(spacing: 0) {
          box(50, 20).tagged("b")
          GeometryReader { proxy in box(proxy.size.width / 2, 20).tagged("a") }.tagged("o")
        }
      },
      GeometryCase("a reader in a scroll view is low", 200, 100, "o 0,0 200x10; b 80,18 40x20") {
        ScrollView {
          VStack {
            GeometryReader { _ in Color.clear }.tagged("o")
            box(40, 20).tagged("b")
          }
        }
      },
      GeometryCase("a reader in a layer", 200, 100, "a 50,30 100x40; b 50,30 50x40") {
        box(100, 40).tagged("a").overlay {
          GeometryReader { proxy in fill.frame(width: proxy.size.width / 2).tagged("b") }
        }
      },
      GeometryCase("a position in a reader", 200, 100, "a 90,40 20x20") {
        GeometryReader { proxy in
          box(20, 20).tagged("a").position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
      },
      GeometryCase("columns of thirds", 300, 60, "a 0,0 100x60; b 100,0 200x60") {
        GeometryReader { proxy in
          HStack(spacing: 0) {
            fill.frame(width: proxy.size.width / 3).tagged("a")
            fill.tagged("b")
          }
        }
      },
      GeometryCase("a reader in a reader", 200, 100, "a 0,0 50x100") {
        GeometryReader { outer in
          GeometryReader { inner in
            fill.frame(width: inner.size.width / 2).tagged("a")
          }.frame(width: outer.size.width / 2)
        }
      },
      GeometryCase("a reader with several views", 200, 100, "a 0,0 40x20; b 0,0 60x10") {
        GeometryReader { _ in
          box(40, 20).tagged("a")
          box(60, 10).tagged("b")
        }
      },
    ]
  }

  private static var shapeRules: [GeometryCase] {
    [
      GeometryCase("shapes in a column", 100, 160, "a 30,0 40x40; b 0,40 100x40; c 0,80 100x40; d 0,120 100x40") {
        VStack(spacing: 0) {
          Circle().tagged("a")
          Ellipse().tagged("b")
          Capsule().tagged("c")
          UnevenRoundedRectangle(topLeadingRadius: 8).tagged("d")
        }
      },
      GeometryCase("gradients take the offer", 200, 50, "a 0,0 50x50; b 50,0 50x50; c 100,0 50x50; d 150,0 50x50") {
        HStack(spacing: 0) {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).tagged("a")
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20).tagged("b")
          AngularGradient(colors: [.red, .blue], center: .center).tagged("c")
          Rectangle().fill(Color.red.gradient).tagged("d")
        }
      },
      GeometryCase(
        "shapes that are changed", 320, 60,
        "a 0,10 60x40; b 68,10 60x40; c 136,10 60x40; d 204,10 60x40; e 282,10 20x40"
      ) {
        HStack {
          Circle().offset(x: 5).tagged("a").frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).tagged("b").frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 5).inset(by: 5).tagged("c").frame(width: 60, height: 40)
          Circle().transform(CGAffineTransform(scaleX: 0.5, y: 0.5)).tagged("d").frame(width: 60, height: 40)
          Rectangle().trim(from: 0, to: 0.5).tagged("e").frame(width: 20, height: 40).padding(.horizontal, 10)
        }.padding(.trailing, 8).frame(width: 320, alignment: .leading)
      },
      GeometryCase("a shape of the app's own", 200, 100, "a 0,0 192x100; b 192,46 8x8") {
        HStack(spacing: 0) {
          Triangle().tagged("a")
          Triangle().stroke().frame(width: 8, height: 8).tagged("b")
        }
      },
      GeometryCase("a canvas takes the offer", 200, 100, "a 0,0 140x100; b 140,40 60x20") {
        HStack(spacing: 0) {
          Canvas { _, _ in }.tagged("a")
          Canvas { _, _ in }.frame(width: 60, height: 20).tagged("b")
        }
      },
      GeometryCase("a filled and stroked shape", 100, 100, "a 20,20 60x60") {
        Circle().fill(.red).stroke(.blue, lineWidth: 4).tagged("a").padding(20)
      },
      GeometryCase("a path takes the offer", 100, 60, "a 0,0 100x60") {
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.tagged("a")
      },
    ]
  }

  private static var rightToLeft: [GeometryCase] {
    [
      GeometryCase("a row from the right", 200, 40, "a 160,10 40x20; b 0,0 152x40") {
        HStack {
          box(40, 20).tagged("a")
          fill.tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a column by its leading edge, from the right", 200, 100, "a 70,30 60x20; b 110,50 20x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(60, 20).tagged("a")
          box(20, 20).tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("padding from the right", 200, 100, "a 0,0 170x100") {
        fill.tagged("a").padding(.leading, 30).environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("an offset from the right", 200, 100, "a 70,40 40x20") {
        box(40, 20).tagged("a").offset(x: 10).environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a position from the right", 200, 100, "a 160,40 20x20") {
        box(20, 20).tagged("a").position(x: 30, y: 50).environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a grid from the right", 200, 100, "a 138,36 20x20; b 42,26 80x40; c 130,74 28x0") {
        Grid(alignment: .leading) {
          GridRow {
            box(20, 20).tagged("a")
            box(80, 40).tagged("b")
          }
          GridRow { box(28, 0).tagged("c") }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a lazy grid from the right", 200, 100, "0 104,40 96x20; 1 0,40 96x20") {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<2) { fill.frame(height: 20).tagged("\($0)") }
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("an overlay from the right", 200, 100, "b 50,30 20x20") {
        box(100, 40).overlay(alignment: .topTrailing) { box(20, 20).tagged("b") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a layout of an app's own from the right", 200, 100, "0 110,25 20x10; 1 90,35 20x20; 2 70,55 20x20")
      {
        Steps {
          box(20, 10).tagged("0")
          box(20, 20).tagged("1")
          box(20, 20).tagged("2")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("left to right within right to left", 200, 40, "a 150,10 50x20; b 100,10 20x20; c 120,10 30x20") {
        HStack(spacing: 0) {
          box(50, 20).tagged("a")
          HStack(spacing: 0) {
            box(20, 20).tagged("b")
            box(30, 20).tagged("c")
          }.environment(\.layoutDirection, .leftToRight)
          Spacer(minLength: 0)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("right to left within left to right", 200, 40, "a 0,10 50x20; b 80,10 20x20; c 50,10 30x20") {
        HStack(spacing: 0) {
          box(50, 20).tagged("a")
          HStack(spacing: 0) {
            box(20, 20).tagged("b")
            box(30, 20).tagged("c")
          }.environment(\.layoutDirection, .rightToLeft)
          Spacer()
        }
      },
      GeometryCase("an inset at the leading edge, from the right", 200, 100, "p 170,40 30x20; a 0,0 162x100") {
        fill.tagged("a").safeAreaInset(edge: .leading) { box(30, 20).tagged("p") }
          .environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a guide from the right", 200, 100, "a 90,30 40x20; b 70,50 20x20") {
        VStack(alignment: .leading, spacing: 0) {
          box(40, 20).tagged("a")
          box(20, 20).alignmentGuide(.leading) { _ in -40 }.tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
      GeometryCase("a lazy column from the right", 200, 100, "a 160,36 40x20; b 180,56 20x8") {
        LazyVStack(alignment: .leading, spacing: 0) {
          box(40, 20).tagged("a")
          box(20, 8).tagged("b")
        }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  private static var sharedGeometry: [GeometryCase] {
    [
      GeometryCase("a follower at its source", 200, 100, "s 20,30 40x20; f 20,30 40x20") {
        Follower(properties: .frame)
      },
      GeometryCase("a follower's place alone", 200, 100, "f 30,35 20x10") { Follower(properties: .position) },
      GeometryCase("a follower's size alone", 200, 100, "f 80,40 40x20") { Follower(properties: .size) },
    ]
  }

  private struct Follower: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties

    var body: some View {
      ZStack {
        GeometryCase.box(40, 20).matchedGeometryEffect(id: 1, in: space).tagged("s").position(x: 40, y: 40)
        GeometryCase.fill.frame(maxWidth: .infinity).tagged("f")
          .matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
          .frame(width: 20, height: 10)
      }
    }
  }

  /// Cases of the record that need more than boxes.
  private static var documentCases: [GeometryCase] {
    [
      GeometryCase(
        "S9", 300, 200, "s 0,0 300x200; header 50,0 200x24; row 50,24 200x20; footer 50,184 200x16"
      ) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<8) { box(200, 20).tagged(section == 0 && $0 == 0 ? "row" : "row\(section)\($0)") }
              } header: {
                box(200, 24).tagged(section == 0 ? "header" : "header\(section)")
              } footer: {
                box(200, 16).tagged(section == 0 ? "footer" : "footer\(section)")
              }
            }
          }
        }.tagged("s")
      },
      GeometryCase(
        "G5", 300, 250,
        "o 90,47 120x156; h 132.75,63 34.5x16; a 132.5,111 35x16; b 127.5,150 45x16; f 130.25,180 39.5x16"
      ) {
        VStack(spacing: 0) {
          Section {
            box(35, 16).tagged("a")
          } header: {
            box(34.5, 16).tagged("h")
          }.padding()
          Section {
            box(45, 16).tagged("b")
          } footer: {
            box(39.5, 16).tagged("f")
          }.frame(width: 120, height: 30)
        }.tagged("o")
      },
      GeometryCase(
        "B4 in frames", 360, 40,
        "a 0,0 60x40; b 60,0 60x40; c 120,0 60x40; d 180,0 60x40; e 240,0 60x40; f 310,0 40x40"
      ) {
        HStack(spacing: 0) {
          Circle().scale(0.5).tagged("a").frame(width: 60, height: 40)
          Circle().offset(x: 10, y: 5).tagged("b").frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).tagged("c").frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).tagged("d").frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 8).inset(by: 4).tagged("e").frame(width: 60, height: 40)
          Circle().trim(from: 0, to: 0.5).stroke().tagged("f").frame(width: 60, height: 40)
        }
      },
      GeometryCase("B4 fixed", 100, 40, "a 27,15 10x10; b 45,15 10x10; c 63,15 10x10") {
        HStack {
          Circle().offset(x: 10, y: 5).fixedSize().tagged("a")
          Rectangle().size(width: 30, height: 20).fixedSize().tagged("b")
          Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fixedSize().tagged("c")
        }
      },
      GeometryCase("B8", 300, 120, "r 103.5,40 93x40; a 103.5,52 33x16; b 156.5,40 40x40") {
        HStack(spacing: 20) {
          box(33, 16).phaseAnimator([1.0, 2.0]) { view, phase in view.scaleEffect(phase) }.tagged("a")
          box(40, 40).phaseAnimator([0.0, 30.0]) { view, phase in view.offset(y: phase) }.tagged("b")
        }.tagged("r")
      },
      GeometryCase(
        "B5", 400, 340,
        """
        0 43,12 64x40; 1 133,49.5 40x25; 2 153,12 96x60; 3 287,12 40x40; 4 345,-18 30x90; 5 48.38,120 100x62.5; \
        6 156.38,120 48x30; 7 230.38,120 64x40; 8 320.38,120 31.25x100; c 150,253 100x50
        """
      ) { Pictures() },
    ]
  }

  static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private struct Pictures: View {
    private let wide = GeometryCase.picture(64, 40)
    private let high = GeometryCase.picture(20, 64)

    var body: some View {
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          Image(uiImage: wide).resizable().scaledToFit().tagged("0").frame(width: 100, height: 40)
          Image(uiImage: wide).resizable().scaledToFit().tagged("1").frame(width: 40, height: 100)
          Image(uiImage: wide).resizable().scaledToFill().tagged("2").frame(width: 40, height: 60)
          Image(uiImage: wide).resizable().scaledToFill().frame(width: 40, height: 60)
          Image(uiImage: wide).resizable().aspectRatio(1, contentMode: .fit).tagged("3").frame(width: 60, height: 40)
          Image(uiImage: wide).resizable().aspectRatio(1.0 / 3, contentMode: .fill).tagged("4")
            .frame(width: 30, height: 30)
        }
        HStack(alignment: .top, spacing: 8) {
          Image(uiImage: wide).resizable().scaledToFit().frame(width: 100).tagged("5")
          Image(uiImage: wide).resizable().scaledToFit().frame(height: 30).tagged("6")
          Image(uiImage: wide).scaledToFit().tagged("7").frame(width: 100, height: 40)
          Image(uiImage: high).resizable().scaledToFit().tagged("8")
        }.frame(height: 100)
        GeometryCase.fill.aspectRatio(2, contentMode: .fit).tagged("c").frame(width: 100, height: 100)
      }
    }
  }
}
