import SwiftUI
import SwiftUITesting
import Testing

// Apps in the manner of strangers on a phone, and what happens when they are used.

@Suite(.serialized, .timeLimit(.minutes(2))) @MainActor struct PhoneScreens {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func aWordIsGuessed() {
    let screen = phone { FiveLettersView() }
    #expect(screen.tap("return"))
    #expect(screen.outline.contains("Not enough letters"))
    for letter in "TRAIN" { #expect(screen.tap(String(letter))) }
    #expect(screen.tap("return"))
    for letter in "CRANE" { #expect(screen.tap(String(letter))) }
    #expect(screen.tap("return"))
    #expect(screen.outline.contains("Magnificent"))
  }

  @Test func aCartIsFilledWhereTheProductsStand() {
    let cart = Cart()
    let screen = phone { ShopView().environmentObject(cart).environment(ShopRouter()) }
    #expect(screen.outline.contains("6 products") && !screen.outline.contains("View cart"))
    #expect(screen.tap("Add Plums") && screen.tap("Add Plums"))
    #expect(cart.count == 2)
    #expect(screen.outline.contains("2 items"))
    #expect(screen.tap("Fruit"))
    #expect(screen.outline.contains("2 products"))
    #expect(screen.tap("View cart"))
    #expect(screen.outline.contains("Total"))
  }

  @Test func anExpenseIsAdded() {
    let ledger = Ledger()
    let screen = phone { EntriesScreen().environmentObject(ledger) }
    #expect(screen.outline.contains("Night train"))
    #expect(screen.tap("plus"))
    #expect(screen.type("Tea", into: "Title") && screen.type("3.5", into: "Amount"))
    #expect(screen.tap("Add"))
    #expect(ledger.entries.last?.title == "Tea" && ledger.entries.last?.amount == 3.5)
    #expect(screen.outline.contains("Tea"))
  }

  @Test func aWelcomeLeadsToAForm() {
    let screen = phone { OnboardingView() }
    #expect(screen.outline.contains("Find your people"))
    #expect(screen.tap("Next") && screen.tap("Next"))
    #expect(screen.outline.contains("Get started"))
  }

  @Test func aFormSaysWhatIsWrongWithIt() async throws {
    let screen = phone { SignUpView() }
    try await screen.wait { screen.outline.contains("Enter a valid address") }
    #expect(screen.type("me@example.org", into: "Email"))
    #expect(screen.type("sesame 2026", into: "Password") && screen.type("sesame 2026", into: "Once more"))
    try await screen.wait {
      !screen.outline.contains("Enter a valid address") && !screen.outline.contains("The passwords differ")
    }
    #expect(screen.tap("Agree") && screen.tap("Sign up"))
    #expect(screen.outline.contains("Welcome!"))
  }

  @Test func tilesMoveAndComeBack() {
    let game = TilesGame()
    let sum = { game.tiles.map(\.value).reduce(0, +) }
    let before = sum()
    let moves: [TilesMove] = [.left, .up, .right, .down]
    #expect(moves.contains { game.move($0) })
    #expect([before + 2, before + 4].contains(sum()) && game.canUndo)
    game.undo()
    #expect(sum() == before && !game.canUndo)
    let screen = phone { TilesView() }
    #expect(screen.outline.contains("2048"))
    #expect(screen.tap("New"))
  }
}
