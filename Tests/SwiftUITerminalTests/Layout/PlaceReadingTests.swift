import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUITerminal

/// Where views stand, as they read it themselves in a terminal.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PlaceReadingTests {
  private func screen<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> ShownScreen { ShownScreen(columns: columns, rows: rows, content) }

  @Test func theFirstPictureKnowsWhereViewsStand() {
    struct Reading: View {
      var body: some View {
        HStack(spacing: 0) {
          Text("abcd")
          GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(proxy.size.width)) \(Int(proxy.size.height))")
          }
        }
      }
    }
    let device = MemoryTerminal(size: CellSize(columns: 40, rows: 3))
    let host = TerminalHost(device: device)
    host.start()
    let session = Session(host: host) { Reading() }
    #expect(device.frame?.grid.lines.joined().contains("32 0 288 48") == true, "\(device.frame?.grid.lines ?? [])")
    session.end()
  }

  @Test func framesOfSpacesAndTheWindowAreTheDrawnOnes() {
    let places = ReadPlaces()
    var named: CGRect?
    var bounds: CGRect?
    let screen = screen(40, 10) {
      VStack(alignment: .leading, spacing: 16) {
        Text("title")
        HStack(spacing: 8) {
          Text("ab")
          Text("cdef").read("text", places).background {
            GeometryReader { proxy in
              let _ = named = proxy.frame(in: .named("row"))
              let _ = bounds = proxy.bounds(of: .named("row"))
              Color.clear
            }
          }
        }.padding(.leading, 16).coordinateSpace(.named("row"))
      }
    }
    let place = screen.find("cdef")
    #expect(
      places.frames["text"] == CGRect(x: (place?.column ?? 0) * 8, y: (place?.row ?? 0) * 16, width: 32, height: 16))
    #expect(named == CGRect(x: 40, y: 0, width: 32, height: 16))
    #expect(bounds == CGRect(x: -40, y: 0, width: 72, height: 16))
  }

  @Test func aFrameWithinPaddingIsReadWithoutIt() {
    var sizes: [CGSize] = []
    let screen = screen(40, 10) {
      Text("abcd").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.append($0)
      }
      .padding(16).onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.append($0)
      }
    }
    #expect(Set(sizes.map(\.width)) == [32, 64])
    #expect(screen.text.contains("abcd"))
  }

  @Test func rowsOfAListAreReadWhereTheyAreDrawnAlsoWhenItScrolls() {
    let places = ReadPlaces()
    let screen = screen(30, 6) {
      List(0..<20, id: \.self) { index in
        Button("row \(index)") {}.read("\(index)", places)
      }
    }
    func isRight(_ index: Int) -> Bool {
      guard let drawn = screen.find("row \(index)") else { return false }
      return places.frames["\(index)"]?.minY == CGFloat(drawn.row * 16)
        && places.frames["\(index)"]?.minX == CGFloat(drawn.column * 8)
    }
    #expect(isRight(0) && isRight(3))
    for _ in 0..<9 { screen.press(.down) }
    #expect(screen.find("row 0 ") == nil)
    #expect(isRight(8), "\(screen.text) \(places.frames)")
    #expect(places.frames["0"]?.minY ?? 0 < 0)
  }

  @Test func aNewSizeOfTheWindowIsReadInItsFirstPicture() {
    let places = ReadPlaces()
    let screen = screen(40, 10) {
      HStack(spacing: 0) {
        Text("ab")
        Color.red.read("rest", places)
      }
    }
    #expect(places.frames["rest"] == CGRect(x: 16, y: 0, width: 304, height: 160))
    screen.device.send(.resize(CellSize(columns: 60, rows: 20)))
    screen.settle()
    #expect(places.frames["rest"] == CGRect(x: 16, y: 0, width: 464, height: 320))
  }

  @Test func theFirstThatFitsIsChosenByTheTerminalsOwnLetters() {
    func lines(_ columns: Int) -> [String] {
      screen(columns, 2) {
        ViewThatFits {
          Text("a long sentence")
          Text("shorter")
          Text("s")
        }
      }.rows
    }
    #expect(lines(15).first == "a long sentence")
    #expect(lines(14).first == "shorter")
    #expect(lines(6).first == "s")
  }

  @Test func whatWasNotChosenHasNoKeysAndNoWords() {
    var pressed: [String] = []
    let screen = screen(10, 3) {
      ViewThatFits {
        Button("a very long label") { pressed.append("long") }.keyboardShortcut("x", modifiers: [])
        Button("short") { pressed.append("short") }.keyboardShortcut("x", modifiers: [])
      }
    }
    screen.press(.character("x"))
    #expect(pressed == ["short"])
  }

  /// From the left, each as large as it likes, a line below where one does not fit.
  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      place(in: proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, origin) in zip(subviews, place(in: bounds.width, subviews).origins) {
        subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      }
    }

    private func place(in width: CGFloat, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
      var (origins, point, size, line): ([CGPoint], CGPoint, CGSize, CGFloat) = ([], .zero, .zero, 0)
      for subview in subviews {
        let own = subview.sizeThatFits(.unspecified)
        if point.x > 0, point.x + own.width > width { (point.x, point.y, line) = (0, point.y + line, 0) }
        origins.append(point)
        size.width = max(size.width, point.x + own.width)
        line = max(line, own.height)
        size.height = point.y + line
        point.x += own.width + 8
      }
      return (size, origins)
    }
  }

  @Test func anAppsOwnLayoutPlacesInCellsAtOnce() {
    let device = MemoryTerminal(size: CellSize(columns: 12, rows: 4))
    let host = TerminalHost(device: device)
    host.start()
    let session = Session(host: host) {
      VStack(alignment: .leading, spacing: 0) {
        Flow { ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) } }
        Text("end")
      }
    }
    #expect(device.frame?.grid.lines == [" one two", " three four", " end", ""], "\(device.frame?.grid.lines ?? [])")
    session.end()
  }

  @Test func aShareOfAScrollViewIsOne() {
    let places = ReadPlaces()
    let screen = screen(40, 12) {
      VStack(spacing: 0) {
        Text("title")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<4) { index in
              Color.red.frame(height: 32).containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                .read("\(index)", places)
            }
          }
        }.frame(width: 240)
      }
    }
    #expect(places.frames["0"]?.width == 120)
    #expect((places.frames["3"]?.minX ?? 0) - (places.frames["0"]?.minX ?? 0) == 360)
    #expect(screen.text.contains("title"))
  }

  @Test func aScrollViewSaysHowItStands() {
    var offsets: [CGFloat] = []
    var target: Int?
    let screen = screen(20, 5) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { index in Button("row \(index)") {} } }.scrollTargetLayout()
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        offsets.append($1)
      }
      .scrollPosition(id: Binding(get: { target }, set: { target = $0 }))
    }
    #expect(offsets == [0])
    for _ in 0..<8 { screen.press(.down) }
    #expect(offsets.count > 1 && (offsets.last ?? 0) > 0, "\(offsets)")
    #expect(target.map { CGFloat($0 * 16) } == offsets.last)
  }

  @Test func lengthsThatAreNoneAreLeftOut() {
    let places = ReadPlaces()
    let screen = screen(40, 10) {
      VStack(spacing: 0) {
        ForEach([CGFloat.nan, -8, -.infinity], id: \.self) { length in
          Text("abcd").frame(width: length, height: length).padding(length).read("\(length)", places)
        }
      }
    }
    #expect(places.frames.count == 3)
    #expect(places.frames.values.allSatisfy { $0.width == 32 && $0.height == 16 }, "\(places.frames)")
    #expect(screen.text.contains("abcd"))
  }

  @Test func aReaderThatChasesItsOwnSizeEnds() {
    struct Chasing: View {
      @State private var width = 8.0
      var body: some View {
        Text("end").frame(width: width + 24).onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0
        }
      }
    }
    let screen = screen(40, 4) { Chasing() }
    #expect(screen.text.contains("end"))
  }

  @Test func anAppScrollsToAnEdge() {
    struct Scrolled: View {
      @State var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack(spacing: 0) {
          Button("end") { position.scrollTo(edge: .bottom) }
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } } }.scrollPosition($position)
        }
      }
    }
    let screen = screen(20, 5) { Scrolled() }
    #expect(screen.find("row 19") == nil)
    screen.click("end")
    #expect(screen.find("row 19") != nil, "\(screen.text)")
  }
}
