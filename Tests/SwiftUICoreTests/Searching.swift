import SwiftUICore
import SwiftUITesting
import Testing

/// A search from its beginning to its end, and what stands below its field meanwhile.
@Suite @MainActor struct Searching {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
    var body: some View {
      Text(isSearching ? "searching" : "all")
      Button("End") { dismissSearch() }
    }
  }

  private struct Shelf: View {
    enum Scope: String, CaseIterable { case title, author }
    @State private var text = ""
    @State private var scope = Scope.title
    @FocusState private var isInField: Bool
    var activation = SearchScopeActivation.automatic

    var body: some View {
      NavigationStack {
        VStack {
          Text("for \(text) by \(scope.rawValue) \(isInField ? "within" : "outside")")
          Results()
          Button("Begin") { isInField = true }
        }
        .searchable(text: $text, prompt: "Find")
        .searchFocused($isInField)
        .searchScopes($scope, activation: activation) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
        .searchSuggestions {
          ForEach(["Walden", "Wallander"].filter { $0.hasPrefix(text) }, id: \.self) {
            Text($0).searchCompletion($0)
          }
        }
      }
    }
  }

  @Test func aSearchBeginsInItsFieldAndIsEndedByAnAction() {
    let screen = TestScreen { Shelf() }
    #expect(screen.words.contains("all") && screen.words.contains("for  by title outside"))
    screen.fire(.focus, .bool(true), at: "Search")
    #expect(screen.words.contains("searching") && screen.words.contains("for  by title within"))
    screen.type("Wal", into: "Search")
    screen.fire(.focus, .bool(false), at: "Search")
    #expect(screen.words.contains("searching") && screen.words.contains("for Wal by title outside"))
    screen.tap("End")
    #expect(screen.words.contains("all") && screen.words.contains("for  by title outside"))
  }

  @Test func aFieldThatIsLeftEmptyEndsTheSearch() async throws {
    let screen = TestScreen { Shelf() }
    screen.fire(.focus, .bool(true), at: "Search")
    screen.fire(.focus, .bool(false), at: "Search")
    #expect(screen.words.contains("searching"), "a suggestion can be pressed")
    try await screen.wait { screen.words.contains("all") }
  }

  @Test func suggestionsAreThereWhileOneSearchesAndCompleteWhatIsTyped() {
    let screen = TestScreen { Shelf() }
    #expect(!screen.words.contains("Walden"))
    screen.fire(.focus, .bool(true), at: "Search")
    #expect(screen.words.contains("Walden") && screen.words.contains("Wallander"))
    screen.type("Wall", into: "Search")
    #expect(!screen.words.contains("Walden"))
    screen.tap("Wallander")
    #expect(screen.words.contains { $0.hasPrefix("for Wallander") })
  }

  @Test func scopesAreChosenWhileOneSearches() {
    let screen = TestScreen { Shelf() }
    #expect(!screen.choose("author"))
    screen.fire(.focus, .bool(true), at: "Search")
    #expect(screen.choose("author"))
    #expect(screen.words.contains { $0.contains("by author") })
    let waiting = TestScreen { Shelf(activation: .onTextEntry) }
    waiting.fire(.focus, .bool(true), at: "Search")
    #expect(!waiting.choose("author"))
    waiting.type("W", into: "Search")
    #expect(waiting.choose("author"))
  }

  @Test func theAppBringsTheFocusIntoTheField() {
    let screen = TestScreen { Shelf() }
    screen.tap("Begin")
    #expect(screen.changes.contains { $0.hasPrefix("focus(") })
    // As the host tells then.
    screen.fire(.focus, .bool(true), at: "Search")
    #expect(screen.words.contains("searching"))
  }

  @Test func aBindingBeginsTheSearchHearsOfItAndEndsIt() {
    struct Screen: View {
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("\(isPresented ? "on" : "off") \(text)")
            Button("Begin") { isPresented = true }
            Button("Leave") { isPresented = false }
          }
          .searchable(text: $text, isPresented: $isPresented)
        }
      }
    }
    let screen = TestScreen { Screen() }
    #expect(screen.words.contains("off "))
    screen.type("oak", into: "Search")
    #expect(screen.words.contains("on oak"))
    screen.tap("Leave")
    #expect(screen.words.contains("off "))
    screen.forgetPatches()
    screen.tap("Begin")
    #expect(screen.words.contains("on ") && screen.changes.contains { $0.hasPrefix("focus(") })
  }
}
