import SwiftUI
import SwiftUITesting
import Testing

// What happens when eight more apps are used, each in the habits of its year.

@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor struct InventedScreens {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func aStationChangesItsPlaceAndItsUnit() async throws {
    let screen = phone { Orrery.StationView() }
    try await screen.wait { screen.outline.contains("18°C") }
    #expect(screen.tap("Tarn Hows") && screen.tap("Glen Coe"))
    try await screen.wait { screen.outline.contains("\"Glen Coe\"") && screen.outline.contains("Card 358 wide") }
  }

  @Test func aLedgerTakesASpending() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("spendings.json")
    try? FileManager.default.removeItem(at: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = phone { Spendings.LedgerView() }
    #expect(screen.outline.contains("€78.70"))
    #expect(screen.tap("plus circle fill"))
    #expect(screen.type("Lamp", into: "Title") && screen.type("12.5", into: "0.00"))
    #expect(screen.tap("Save"))
    #expect(screen.outline.contains("\"Lamp\""))
  }

  @Test func aSongIsPlayedAndLiked() {
    let screen = phone { Turntable.TurntView() }
    #expect(screen.outline.contains("Night Ferry"))
    #expect(screen.tap("Night Ferry Mila Fen"))
    #expect(screen.outline.contains("pause fill"))
  }

  @Test func aPantryKeepsItsList() {
    UserDefaults.standard.removeObject(forKey: "items")
    defer { UserDefaults.standard.removeObject(forKey: "items") }
    let screen = phone { Pantry.ShoppingTab() }
    #expect(screen.outline.contains("2 items left"))
    #expect(screen.type("Figs", into: "Add something…") && screen.tap("Add"))
    #expect(screen.outline.contains("3 items left"))
  }

  @Test func recipesStandInAGrid() {
    let screen = phone { Pantry.RecipesTab() }
    #expect(screen.outline.contains("Pear tart") && screen.outline.contains("Oat cakes"))
  }

  @Test func aWrongSignInStays() {
    let screen = phone { Pantry.LoginForm() }
    #expect(screen.type("robin", into: "E-mail") && screen.type("short", into: "Password"))
    #expect(screen.tap("Sign in"))
    #expect(screen.outline.contains("Welcome back"))
  }

  @Test func aMonthIsTurnedAndADayChosen() {
    let screen = phone { Flipper.MonthGrid() }
    #expect(screen.outline.contains("February 2024"))
    #expect(screen.tap("chevron right"))
    #expect(screen.outline.contains("March 2024") && screen.outline.contains("\"31\""))
  }

  @Test func pricesComeFromTheServiceThatAnswers() async throws {
    let screen = phone { Ticker.MarketView() }
    try await screen.wait { screen.outline.contains("Bitkoin") }
    #expect(screen.type("sol", into: "Search"))
    #expect(screen.outline.contains("Solano") && !screen.outline.contains("Bitkoin"))
  }

  @Test func tasksAreFiltered() {
    let screen = phone { Atlas.TasksScreen() }
    #expect(screen.outline.contains("Oil the gate"))
    #expect(screen.choose("Done", in: "Show"))
    #expect(!screen.outline.contains("Oil the gate"))
  }

  @Test func aQuizCountsWhatIsRight() async throws {
    let screen = phone { Breath.QuizTab() }
    #expect(screen.tap("Saturn"))
    try await screen.wait { screen.outline.contains("2⁵ = ?") }
    #expect(screen.tap("16"))
    try await screen.wait { screen.outline.contains("\"1/2\"") }
  }

  @Test func aChatSends() async throws {
    let screen = phone { Breath.ChatTab() }
    #expect(screen.type("On my way", into: "Message") && screen.tap("arrow up circle fill"))
    try await screen.wait { screen.outline.contains("👍") }
  }

  @Test func theHumpOfABarStandsAtItsTab() {
    let screen = phone { NestEgg.HomeView() }
    #expect(screen.outline.contains("$3,117.60"))
    #expect(screen.outline.contains("Home at 60"))
  }
}
