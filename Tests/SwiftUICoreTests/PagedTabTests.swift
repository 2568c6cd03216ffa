import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Tour: View {
  @State private var page = 1
  var mode = PageTabViewStyle.IndexDisplayMode.automatic

  var body: some View {
    TabView(selection: $page) {
      Text("first").tag(0).onAppear { Seen.shared.pages.append(0) }
      Text("second").tag(1).onAppear { Seen.shared.pages.append(1) }
      Text("third").tag(2).onAppear { Seen.shared.pages.append(2) }
    }
    .tabViewStyle(.page(indexDisplayMode: mode))
    Text("on \(page)")
  }
}

@MainActor private final class Seen {
  static let shared = Seen()
  var pages: [Int] = []
}

private struct Counted: View {
  let count: Int
  var body: some View {
    TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }.tabViewStyle(PageTabViewStyle())
  }
}

@MainActor @Suite(.serialized) struct PagedTabTests {
  @Test func onePageIsShownAndDotsLeadToTheOthers() {
    Seen.shared.pages = []
    let screen = TestScreen { Tour() }
    screen.settle()
    #expect(screen.outline.contains("second") && !screen.outline.contains("first"))
    #expect(screen.tap("Page 3 of 3"))
    screen.settle()
    #expect(screen.outline.contains("third") && screen.outline.contains("on 2"))
    #expect(Seen.shared.pages == [1, 2])
  }

  @Test func aSwipeTurnsThePageAndStopsAtTheLast() throws {
    let screen = TestScreen { Tour() }
    screen.settle()
    let area = try #require(screen.allElements(accepting: .drag).first)
    func swipe(_ x: Double, _ y: Double = 0) {
      for (part, ended) in [(0.5, false), (1, false), (1, true)] {
        let here = Point(x: 200 + x * part, y: 200 + y * part)
        screen.send(.drag, .drag(start: Point(x: 200, y: 200), location: here, hasEnded: ended), to: area)
      }
      screen.settle()
    }
    swipe(-120)
    #expect(screen.outline.contains("on 2"))
    swipe(-120)
    #expect(screen.outline.contains("on 2"))
    swipe(60, 200)
    #expect(screen.outline.contains("on 2"))
    swipe(150)
    swipe(150)
    swipe(150)
    #expect(screen.outline.contains("on 0"))
  }

  @Test func dotsShowOnlyWhereTheyAreWanted() {
    func dots(_ view: some View) -> Int {
      let screen = TestScreen { view }
      screen.settle()
      return screen.outline.components(separatedBy: "Page ").count - 1
    }
    #expect(dots(Tour(mode: .never)) == 0)
    #expect(dots(Counted(count: 1)) == 0)
    #expect(dots(Counted(count: 4)) == 4)
    #expect(dots(Counted(count: 0)) == 0)
  }
}
