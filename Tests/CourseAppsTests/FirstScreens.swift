import SwiftUI
import SwiftUITesting
import Testing

// Apps as people write them after courses and tutorials: they compile as they are, in Swift 5, and their first screens show what they should.

@Suite(.serialized) @MainActor struct FirstScreens {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func aCalculatorCalculates() {
    let screen = phone { CalcView() }
    for key in ["7", "8", "×", "2", "="] { #expect(screen.tap(key)) }
    #expect(screen.outline.contains("\"156\""))
  }

  @Test func aQuizAsksAndCounts() async throws {
    // It sets this for all lists.
    defer { UITableView.appearance().separatorStyle = .singleLine }
    let screen = phone { ContentView() }
    #expect(screen.outline.contains("Capital of Peru?"))
    #expect(screen.tap("Lima"))
    #expect(screen.outline.contains("Your score is 1"))
    #expect(screen.tap("Continue"))
    try await screen.wait { screen.outline.contains("7 × 8?") }
  }

  @Test func aMemoryGameDealsItsCards() async throws {
    let screen = phone { GameView(viewModel: EmojiGame()) }
    try await screen.wait { screen.outline.contains("🐢") }
    #expect(screen.outline.contains("Score: 0"))
  }

  @Test func aDocumentAppOpensANewDocument() async throws {
    let screen = phone { ArtApp._window(of: ArtApp())?.content() }
    try await screen.wait { screen.outline.contains("🌵") }
  }

  @Test func aChatAnswers() async throws {
    let screen = phone { NavigationStack { ChatView() } }
    #expect(screen.outline.contains("Hello there"))
    #expect(screen.type("Good morning", into: "Message"))
    #expect(screen.tap("arrow up circle fill"))
    try await screen.wait { screen.outline.contains("You said: GOOD MORNING") }
  }

  @Test func aBoardTakesItsSectionsApart() {
    let screen = phone {
      Board {
        Section("To do") {
          Text("Paint").pinned()
          ForEach(0..<3) { Text("Extra \($0)") }
        }
        Section {
          Text("Walk")
        } footer: {
          Text("Well done")
        }
      }
    }
    for text in ["To do", "Paint", "Extra 2", "4 cards", "Walk", "Well done"] {
      #expect(screen.outline.contains("\"\(text)\""), "\(text)")
    }
    #expect(!screen.outline.contains("\"1 cards\""))
  }

  @Test func aDeckShowsWhatItIsGiven() {
    #expect(phone { Deck {} }.outline.contains("Empty"))
    let screen = phone {
      Deck {
        Text("First")
        Text("Second")
      }
    }
    #expect(screen.outline.contains("\"First\"") && screen.outline.contains("\"Second\""))
  }

  @Test func oneSwitchSetsAll() {
    let screen = phone { Switches() }
    #expect(screen.set("Every", to: true))
    #expect(!screen.outline.contains("off"))
  }

  @Test func filmsWaitWithPlaceholders() {
    #expect(phone { FilmsView() }.outline.contains("Films"))
  }

  @Test func expensesAreSummedUp() {
    let screen = phone { ExpensesView() }
    #expect(screen.outline.contains("iSpend"))
    #expect(screen.outline.contains("Lunch"))
  }

  @Test func snakeWaitsForPlay() async throws {
    let screen = phone { SnakeView() }
    #expect(screen.tap("Play"))
    try await screen.wait { !screen.outline.contains("\"Play\"") }
  }

  @Test func aFileDialogClosesAtOnce() async {
    let screen = phone { SettingsView() }
    #expect(screen.outline.contains("Settings"))
    #expect(screen.tap("Import…"))
    #expect(screen.tap("Export…"))
    #expect(screen.outline.contains("Profile"))
  }

  @Test func aSpirographIsDrawn() { #expect(phone { SpiroView() }.outline.contains("Inner radius: 125")) }

  @Test func aTableShowsCellsOfItsOwnClass() async throws {
    let screen = phone { RecipesScreen() }
    try await screen.wait { screen.outline.contains("Lentil soup") }
    #expect(screen.outline.contains("Lentil soup 40 min") && screen.outline.contains("\"Omelette 10 min\""))
    #expect(screen.tap("leaf fill Toast 5 min"))
    try await screen.wait { screen.outline.contains("For 4") }
  }

  @Test func anArchiveOfFilmsHasCellsLaidOutByRules() async throws {
    let screen = phone { _DelegateWindow(scene: { ArchiveSceneDelegate() }) }
    try await screen.wait { screen.outline.contains("Paper Mountains") }
    #expect(screen.outline.contains("Signal 2011 · 132 min 6.8"))
  }

  @Test func aBindingToAListIsAListOfBindings() {
    var names = ["a", "b", "c"]
    let binding = Binding(get: { names }, set: { names = $0 })
    #expect(binding.count == 3 && binding.map(\.wrappedValue) == ["a", "b", "c"])
    for name in binding.reversed() { name.wrappedValue += "!" }
    binding[0].wrappedValue = "first"
    binding.last?.wrappedValue = "last"
    #expect(names == ["first", "b!", "last"])
    let kept = binding[2]
    names.removeLast()
    #expect(kept.wrappedValue == "last")
  }

  @Test func tabsTakeTheTypeOfTheirSelection() {
    enum Place { case home, library }
    let screen = phone {
      TabView(selection: .constant(Place.library)) {
        Tab("Home", systemImage: "house", value: .home) { Text("At home") }
        Tab("Library", systemImage: "books.vertical", value: .library) { Text("Among books") }.badge(3)
      }
    }
    #expect(screen.outline.contains("Among books") && !screen.outline.contains("At home"))
  }

  @Test func textsAreTranslatedBesideFoundationsFunction() {
    #expect(NSLocalizedString("unknown key", comment: "") == "unknown key")
    #expect(NSLocalizedString("unknown key", value: "value", comment: "") == "value")
  }
}

private struct RecipesScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: RecipesController(style: .insetGrouped))
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
