import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor private final class Shelf {
  var firstPages = 0
}

/// An app that makes its first pages by the address that it was opened at.
private struct Shelves: View {
  @Environment(\.openedAddress) private var address
  let shelf: Shelf

  var body: some View { ShelvesOf(pages: pages, shelf: shelf) }

  private var pages: [Int] { address?.pathComponents.compactMap(Int.init) ?? [] }
}

private struct ShelvesOf: View {
  @State private var path: [Int]
  let shelf: Shelf

  init(pages: [Int], shelf: Shelf) {
    _path = State(initialValue: pages)
    self.shelf = shelf
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Seven", value: 7)
        Button("Another") { path.append(8) }
      }
      .onAppear { shelf.firstPages += 1 }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Book \(number)")
          Button("Next") { path.append(number + 1) }
          Button("Over") { path = [] }
        }
      }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct OpenedPages {
  private func screen(_ path: String?, _ shelf: Shelf = Shelf()) -> TestScreen {
    TestScreen(path: path) { Shelves(shelf: shelf) }
  }

  private func addresses(_ screen: TestScreen) -> [Patch] {
    screen.patches.filter { if case .command(.address) = $0 { true } else { false } }
  }

  /// The page is there once, though both the app and the container know the address, and it is no step that leads back to itself.
  @Test func anAppThatReadsTheAddressShowsItsPageOnce() {
    let screen = screen("/int/7")
    #expect(screen.words.contains("Book 7"))
    #expect(addresses(screen).allSatisfy { $0 == .command(.address("/int/7", replaces: true)) })
    screen.tap("Next")
    #expect(screen.words.contains("Book 8"))
    #expect(addresses(screen).last == .command(.address("/int/7/int/8", replaces: false)))
    screen.session.navigate(to: "/")
    screen.settle()
    #expect(screen.words.contains("Seven"))
    #expect(screen.misfits.isEmpty)
  }

  @Test func severalPagesAreEachThereOnce() {
    let screen = screen("/int/7/int/9")
    #expect(screen.words.contains("Book 9"))
    screen.session.navigate(to: "/int/7")
    screen.settle()
    #expect(screen.words.contains("Book 7"))
    screen.tap("Over")
    #expect(screen.words.contains("Seven"))
    #expect(screen.misfits.isEmpty)
  }

  /// What the app does not read, the container still opens over what it did read.
  @Test func theRestOfTheAddressIsOpenedByTheContainer() {
    let screen = TestScreen(path: "/int/7/int/9") { ShelvesOf(pages: [7], shelf: Shelf()) }
    #expect(screen.words.contains("Book 9"))
    screen.session.navigate(to: "/int/7")
    screen.settle()
    #expect(screen.words.contains("Book 7"))
  }

  @Test func theRootHasNoAddress() {
    for path in [nil, "/"] {
      let screen = screen(path)
      #expect(screen.words.contains("Seven"))
      screen.tap("Another")
      #expect(screen.words.contains("Book 8"))
      #expect(addresses(screen).last == .command(.address("/int/8", replaces: false)))
    }
  }

  @MainActor private final class Made {
    var rows: [Int] = []
  }

  private struct CountedRow: View {
    let number: Int
    let made: Made
    var body: some View {
      let _ = made.rows.append(number)
      Text("Row \(number)")
    }
  }

  private struct Rows: View {
    @State var path: [Int]
    @State private var last = 3
    let made: Made
    var body: some View {
      NavigationStack(path: $path) {
        List(1...last, id: \.self) { CountedRow(number: $0, made: made) }
          .navigationDestination(for: Int.self) { number in
            Text("Page \(number)")
            Button("Longer") { last += 1 }
          }
      }
    }
  }

  /// They are made when somebody goes back to them, as they are by then, and stay from then on.
  @Test func rowsBelowAPageAreMadeWhenTheyAreSeen() {
    let made = Made()
    let screen = TestScreen(path: "/int/7") { Rows(path: [7], made: made) }
    #expect(screen.words.contains("Page 7") && made.rows == [])
    screen.tap("Longer")
    #expect(made.rows == [])
    screen.session.navigate(to: "/")
    screen.settle()
    #expect(screen.words == ["Row 1", "Row 2", "Row 3", "Row 4"] && made.rows == [1, 2, 3, 4])
    #expect(screen.misfits.isEmpty)
  }

  private struct Shelved: View {
    @State var path: NavigationPath
    let made: Made
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { number in
            if number > 1 {
              Text("Page \(number)")
            } else {
              List(1...2, id: \.self) { CountedRow(number: $0, made: made) }
            }
          }
      }
    }
  }

  private func path(_ values: any Hashable & Sendable...) -> NavigationPath {
    var path = NavigationPath()
    for value in values { path.append(value) }
    return path
  }

  /// Several pages at once: those in the middle are below a page, too.
  @Test func rowsOfAPageInTheMiddleAreMadeWhenTheyAreSeen() {
    let made = Made()
    let screen = TestScreen(path: "/int/1/int/7") { Shelved(path: path(1, 7), made: made) }
    #expect(screen.words.contains("Page 7") && made.rows == [])
    screen.session.navigate(to: "/int/1")
    screen.settle()
    #expect(screen.words.contains("Row 2") && made.rows == [1, 2])
    #expect(screen.misfits.isEmpty)
  }

  @Test func aPageBelowOneThatNobodyKnowsIsSeen() {
    let made = Made()
    let screen = TestScreen { Shelved(path: path(1, "nowhere"), made: made) }
    #expect(screen.words.contains("Row 2") && made.rows == [1, 2])
  }

  /// No page says what this value leads to.
  @Test func aPathThatLeadsNowhereLeavesTheFirstPage() {
    let screen = TestScreen {
      NavigationStack(path: .constant(["nowhere"])) { List(1...2, id: \.self) { Text("Row \($0)") } }
    }
    #expect(screen.words == ["Row 1", "Row 2"])
  }

  private struct Tabs: View {
    @State private var tab = 0
    let made: Made
    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Text("First")
          Button("Turn") { tab = 1 }
        }
        .tabItem { Text("One") }.tag(0)
        List(1...2, id: \.self) { CountedRow(number: $0, made: made) }.tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test func rowsOfATabAreMadeWhenItIsTurnedTo() {
    let made = Made()
    let screen = TestScreen { Tabs(made: made) }
    #expect(made.rows == [])
    screen.tap("Turn")
    #expect(screen.words.contains("Row 2") && made.rows == [1, 2])
    #expect(screen.misfits.isEmpty)
  }
}
