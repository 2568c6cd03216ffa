import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// Frames of real views, from their source, without a browser.
@MainActor
@Suite struct LayoutOfViews {
  private func lay<Content: View>(
    _ width: Double, _ height: Double, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    let screen = TestScreen(size: CGSize(width: width, height: height), content: content)
    for part in expected.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard let frame = screen.frame(of: String(words[0])) else {
        Issue.record("\(words[0]) has no frame", sourceLocation: sourceLocation)
        continue
      }
      let numbers = words.dropFirst().joined(separator: ",").split { $0 == "," || $0 == "x" }.compactMap { Double($0) }
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      if zip(numbers, found).contains(where: { abs($0 - $1) > 0.012 }) {
        Issue.record("\(words[0]) is \(frame), not\(part.dropFirst(words[0].count))", sourceLocation: sourceLocation)
      }
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

  @Test func stacksShareAndAlign() {
    lay(300, 100, "a 0,0 125x100; b 125,0 50x100; c 175,0 125x100") {
      HStack(spacing: 0) {
        Color.red.frameName("a")
        Color.blue.frame(width: 50).frameName("b")
        Color.green.frameName("c")
      }
    }
    lay(300, 200, "o 50,80 200x40; r 50,80 76x30; b 86,80; c 50,110") {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          box(30, 30); box(40, 30).frameName("b")
        }.frameName("r")
        box(200, 10).frameName("c")
      }.frameName("o")
    }
    lay(300, 200, "r 0,0 300x130; a 10,10 190x110; b 210,10 80x110; s 0,140 300x60; d 260,150") {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.frameName("a"); Color.blue.frame(width: 80).frameName("b")
        }.padding(10).frameName("r")
        HStack {
          box(40, 40); Spacer(); box(40, 40).frameName("d")
        }.frame(height: 60).frameName("s")
      }
    }
    lay(300, 100, "r -35,0 370x20; s 215,10 20x0; b 235,0; q 0,20 300x20; c 130,20; v 150,40 0x60") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(250, 20); Spacer(minLength: 20).frameName("s"); box(100, 20).frameName("b")
        }.frameName("r")
        HStack(spacing: 0) {
          Spacer(); box(40, 20).frameName("c"); Spacer()
        }.frameName("q")
        Spacer().frameName("v")
      }
    }
    lay(200, 200, "a 50,0; h 0,20 200x1; r 79.5,21 41x179; v 99.5,21 1x179; o 0,0 200x200") {
      VStack(spacing: 0) {
        box(100, 20).frameName("a")
        Divider().frameName("h")
        HStack(spacing: 0) {
          box(20, 60); Divider().frameName("v"); box(20, 60)
        }.frameName("r")
      }.frameName("o")
    }
  }

  @Test func framesPaddingsAndLayers() {
    lay(200, 100, "a 32,17 164x64; o 0,0 200x100") {
      Color.red.frameName("a").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).frameName("o")
    }
    lay(200, 200, "a 40,60 40x40; o 40,60 120x80") {
      box(40, 40).frameName("a").frame(width: 120, height: 80, alignment: .topLeading).frameName("o")
    }
    lay(200, 200, "a 50,50 100x100; b 120,120 30x30") {
      ZStack(alignment: .bottomTrailing) {
        box(100, 100).frameName("a"); box(30, 30).frameName("b")
      }
    }
    lay(300, 100, "a 5,25 50x50; c 120,0 180x100") {
      HStack(spacing: 0) {
        Group {
          Color.red.frameName("a"); Color.blue
        }.frame(width: 50, height: 50).padding(5)
        Color.green.frameName("c")
      }
    }
    lay(300, 300, "a 100,90 100x20; b 50,110 200x20; c 0,130 300x20; d 75,150 150x20; e 90,170 120x20; f 50,190 200x20")
    {
      VStack(spacing: 0) {
        box(40, 20).frame(minWidth: 100).frameName("a")
        box(40, 20).frame(maxWidth: 200).frameName("b")
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).frameName("c")
        box(40, 20).frame(idealWidth: 150).fixedSize().frameName("d")
        Color.red.frame(maxWidth: 120, maxHeight: 20).frameName("e")
        box(250, 20).frame(maxWidth: 200).frameName("f")
      }
    }
    lay(300, 300, "l 0,140 40x20; f 0,140 300x20") {
      box(40, 20).background { RoundedRectangle(cornerRadius: 4).frameName("l") }
        .frame(maxWidth: .infinity, alignment: .leading).frameName("f")
    }
    lay(300, 300, "c 182,120 18x18") {
      box(100, 60).overlay(alignment: .topTrailing) { box(10, 10).padding(4).background { Circle().frameName("c") } }
    }
    lay(320, 240, "a 60,75 200x90") {
      ZStack {
        Color.red; box(40, 40).position(x: 50, y: 30).frameName("a")
      }.frame(width: 200, height: 90)
    }
  }

  @Test func shapes() {
    lay(300, 200, "a 0,65 70x70; b 80,50 40x100; c 180,85 60x30") {
      HStack(spacing: 10) {
        Circle().frameName("a")
        Rectangle().frame(width: 40).frameName("b")
        RoundedRectangle(cornerRadius: 4).frame(width: 40, height: 40)
        Capsule().frame(width: 60, height: 30).frameName("c")
        Ellipse().frame(width: 50, height: 30)
      }.frame(height: 100)
    }
    lay(300, 200, "i 145,95 10x10") { Rectangle().fixedSize().frameName("i") }
    lay(200, 200, "a 50,75 100x50") {
      Color.red.aspectRatio(2, contentMode: .fit).frameName("a").frame(width: 100, height: 100)
    }
    lay(300, 200, "c 120,70 60x60") { Circle().frameName("c").frame(height: 60) }
  }

  @Test func scrollViews() {
    lay(300, 200, "s 90,0 120x200; c 90,0 120x60") {
      ScrollView { VStack(spacing: 0) { ForEach(0..<3) { _ in box(120, 20) } }.frameName("c") }.frameName("s")
    }
    lay(300, 200, "s 0,0 300x200; c 0,0 500x400") {
      ScrollView([.horizontal, .vertical]) { box(500, 400).frameName("c") }.frameName("s")
    }
    lay(300, 200, "o 90,0 120x200; a 127.75,0; s 90,16 120x168; c 90,16 120x400; b 130.25,184") {
      VStack(spacing: 0) {
        box(44.5, 16).frameName("a")
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in box(120, 20) } }.frameName("c") }.frameName("s")
        box(39.5, 16).frameName("b")
      }.frameName("o")
    }
  }

  @Test func grids() {
    lay(320, 200, "a 20,71 88x20; b 116,71 88x20; d 20,99 88x30") {
      Grid {
        GridRow {
          Color.red.frame(height: 20).frameName("a"); Color.blue.frame(height: 20).frameName("b"); box(28, 16)
        }
        GridRow {
          Color.red.frame(height: 30).frameName("d"); box(8, 16); Color.blue.frame(height: 30)
        }
      }.frame(width: 280)
    }
    lay(320, 240, "h 0,68 44.5x16; c 223,68; a 69,104; b 86,92; e 312,116; d 0,140 320x4; f 0,152 78x20; g 86,154") {
      Grid(alignment: .leading) {
        GridRow {
          box(44.5, 16).gridCellColumns(2).frameName("h"); box(28, 16).frameName("c")
        }
        GridRow {
          box(9, 16).gridColumnAlignment(.trailing).frameName("a")
          box(60, 40).frameName("b")
          box(8, 16).gridCellAnchor(.bottomTrailing).frameName("e")
        }
        Color.red.frame(height: 4).frameName("d")
        GridRow {
          Color.blue.frame(height: 20).gridCellUnsizedAxes(.horizontal).frameName("f"); box(10, 16).frameName("g")
        }
      }
    }
    lay(320, 300, "a 20,76 280x44; b 40,136 240x56; c 94,208 132x70") {
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4
        ) {
          ForEach(0..<6) { _ in Color.red.frame(height: 20) }
        }.frame(width: 280).frameName("a")
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading) {
          ForEach(0..<5) { _ in Color.red.frame(height: 24) }
        }.frame(width: 240).frameName("b")
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5) { _ in Color.red.frame(width: 40) }
        }.frame(height: 70).frameName("c")
      }.padding(.top, 54)
    }
    lay(320, 240, "a 0,0 121.5x64; b 0,22; c 141.5,0 121.5x56; e 180,0; d 177.25,16; f 283,0 37x240; g 283,210") {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          box(34.5, 16); box(60, 20).frameName("b"); box(28, 16)
        }.frameName("a")
        LazyVStack(spacing: 0) {
          Section {
            box(50, 20).frameName("d"); box(50, 20)
          } header: {
            box(44.5, 16).frameName("e")
          }
        }.frameName("c")
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(20, 30).frameName("g"); box(13, 16)
        }.frameName("f")
      }
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] }
  }

  @Test func guides() {
    lay(300, 200, "a 75,66; b 175,90; c 160,114; o 75,66 150x68") {
      VStack(alignment: .leading, spacing: 4) {
        box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.frameName("a")
        box(50, 20).frameName("b")
        box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.frameName("c")
      }.frameName("o")
    }
    let middle = VerticalAlignment(Middle.self)
    lay(200, 200, "o 80,60 40x80; b 80,80; c 100,90; d 100,100") {
      HStack(alignment: middle, spacing: 0) {
        VStack(spacing: 0) {
          box(20, 20); box(20, 30).alignmentGuide(middle) { $0.height / 2 }.frameName("b")
        }
        VStack(spacing: 0) {
          box(20, 10).alignmentGuide(middle) { $0.height / 2 }.frameName("c"); box(20, 40).frameName("d")
        }
      }.frameName("o")
    }
  }

  @Test func choices() {
    let view = { (width: CGFloat) in
      ViewThatFits {
        self.box(120, 16).frameName("wide"); self.box(60, 16).frameName("narrow")
      }.frame(width: width)
    }
    let wide = TestScreen(size: CGSize(width: 300, height: 100)) { view(200) }
    #expect(wide.frame(of: "wide") == CGRect(x: 90, y: 42, width: 120, height: 16))
    #expect(wide.frame(of: "narrow") == nil)
    let narrow = TestScreen(size: CGSize(width: 300, height: 100)) { view(80) }
    #expect(narrow.frame(of: "narrow") == CGRect(x: 120, y: 42, width: 60, height: 16))
    #expect(narrow.frame(of: "wide") == nil)
  }

  @Test func rightToLeft() {
    lay(100, 20, "a 70,0 30x20; b 40,0 30x20; c 0,0 40x20") {
      HStack(spacing: 0) {
        box(20, 20).padding(.leading, 10).frameName("a"); box(30, 20).frameName("b"); Color.red.frameName("c")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private struct Flow: Layout {
    func lines(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], height: CGFloat) {
      var places: [CGPoint] = []
      var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
        places.append(CGPoint(x: x, y: y))
        x += size.width + 8
        height = max(height, size.height)
      }
      return (places, y + height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 1000
      return CGSize(width: width, height: lines(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, place) in zip(subviews, lines(bounds.width, subviews).places) {
        subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
      }
    }
  }

  @Test func layoutsOfTheAppsOwn() {
    lay(320, 160, "o 80,54 160x52; 2 113,54; 4 189.5,54; 5 80,76; 6 113,76; 7 181,76") {
      Flow {
        box(25, 16)
        box(25, 16).frameName("2")
        box(35.5, 16)
        box(27.5, 16).frameName("4")
        box(25, 16).frameName("5")
        box(60, 30).frameName("6")
        box(18.5, 16).frameName("7")
      }.frame(width: 160).frameName("o")
    }
  }

  // MARK: Geometry as an app reads it

  private final class Seen {
    var frames: [String: CGRect] = [:]
    var sizes: [CGSize] = []
  }

  @Test func readersKnowTheirPlaceFromTheStart() {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 10) {
        self.box(100, 40)
        GeometryReader { proxy -> Color in
          seen.sizes.append(proxy.size)
          seen.frames["global"] = proxy.frame(in: .global)
          seen.frames["local"] = proxy.frame(in: .local)
          seen.frames["named"] = proxy.frame(in: .named("space"))
          seen.frames["bounds"] = proxy.bounds(of: NamedCoordinateSpace.named("space"))
          return Color.red
        }
      }.padding(20).coordinateSpace(name: "space").padding(5)
    }
    #expect(screen.isMounted)
    #expect(seen.frames["global"] == CGRect(x: 25, y: 75, width: 250, height: 100))
    #expect(seen.frames["local"] == CGRect(x: 0, y: 0, width: 250, height: 100))
    #expect(seen.frames["named"] == CGRect(x: 20, y: 70, width: 250, height: 100))
    #expect(seen.frames["bounds"] == CGRect(x: -20, y: -70, width: 290, height: 190))
  }

  @Test func whatAReaderMakesAppearsWhereItStands() {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      HStack(spacing: 0) {
        self.box(100, 40)
        Color.red.overlay {
          GeometryReader { proxy in
            Color.clear.onAppear {
              seen.frames["global"] = proxy.frame(in: .global)
              seen.frames["size"] = CGRect(origin: .zero, size: proxy.size)
            }
          }
        }
      }
    }
    #expect(screen.isMounted)
    #expect(seen.frames["global"] == CGRect(x: 100, y: 0, width: 200, height: 200))
    #expect(seen.frames["size"] == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func geometryChangesAreTold() {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      HStack(spacing: 0) {
        self.box(100, 40)
        Color.red.onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          seen.frames["red"] = $0
        }
      }
    }
    #expect(seen.frames["red"] == CGRect(x: 100, y: 0, width: 200, height: 200))
    screen.traits.viewport = Size(width: 500, height: 100)
    screen.settle()
    #expect(seen.frames["red"] == CGRect(x: 100, y: 0, width: 400, height: 100))
  }

  /// Rows that nobody asks about are not laid out to answer; the answer is the same as with them.
  @Test func listsBesideWhoAsksTakeTheirPlaceAndThoseAroundThemTheirRows() {
    let seen = Seen()
    func place<Content: View>(_ name: String, _ content: Content) -> some View {
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        seen.frames[name] = $0
      }
      .frameName(name)
    }
    let rows = List {
      ForEach(0..<8) { _ in self.box(40, 50) }
    }
    let names = ["beside", "below", "list", "row", "fixed"]
    let screen = TestScreen(size: CGSize(width: 600, height: 400)) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          rows
          place("below", self.box(20, 30))
        }
        .frame(width: 150)
        place("beside", Color.red)
        place("list", rows).frame(width: 80)
        List {
          self.box(40, 120)
          place("row", self.box(40, 60))
        }
        .frame(width: 90)
        place("fixed", rows).fixedSize().frame(width: 70, height: 100)
      }
    }
    for name in names { #expect(seen.frames[name] == screen.frame(of: name) && seen.frames[name] != nil, "\(name)") }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test func anchorsAreReadInTheReadersCoordinates() {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 0) {
        self.box(100, 40).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        self.box(60, 20).padding(5).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy -> Color in
          for (index, anchor) in anchors.enumerated() { seen.frames["\(index)"] = proxy[anchor] }
          return Color.clear
        }
      }
    }
    #expect(screen.isMounted)
    #expect(seen.frames["0"] == CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(seen.frames["1"] == CGRect(x: 25, y: 50, width: 70, height: 30))
  }

  @Test func theHostKnowsSizesBetter() {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      GeometryReader { proxy -> Color in
        seen.sizes.append(proxy.size)
        return Color.red
      }
    }
    #expect(seen.sizes.last == CGSize(width: 300, height: 200))
    for id in screen.allElements(accepting: .resize) { screen.send(.resize, .size(Size(width: 77, height: 7)), to: id) }
    #expect(seen.sizes.last == CGSize(width: 77, height: 7))
  }

  @Test func whatNeverSettlesEnds() {
    // The reader's content changes the room that it has, each time anew.
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) { Restless() }
    #expect(screen.isMounted)
    #expect(screen.frame(of: "reader") != nil)
  }

  private struct Restless: View {
    @State private var width: CGFloat = 10
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width)
        GeometryReader { _ in Color.blue }.frameName("reader")
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = 300 - $0 + 1
          }
      }
    }
  }
}
