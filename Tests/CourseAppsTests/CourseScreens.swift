import SwiftUI
import SwiftUITesting
import Testing

// The first screens of ten more apps after courses, and what happens when they are used.

@Suite(.serialized, .timeLimit(.minutes(2))) @MainActor struct CourseScreens {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func habitsAreLogged() {
    let screen = phone { HabitsView() }
    #expect(screen.outline.contains("\"5/8\""))
    #expect(screen.tap("Log Water"))
    #expect(screen.outline.contains("\"6/8\""))
  }

  @Test func aWelcomeTurnsItsPages() {
    let screen = phone { WelcomeView() }
    #expect(screen.outline.contains("\"Plan\"") && screen.tap("Continue"))
    #expect(screen.outline.contains("\"Continue\"") && screen.tap("Skip"))
    #expect(screen.outline.contains("\"Start\""))
  }

  @Test func aBillIsSplit() {
    let screen = phone { SplitBillView() }
    #expect(screen.outline.contains("29.10"))
    #expect(screen.outline.contains("2 people"))
  }

  @Test func aLandmarkIsAFavorite() {
    let screen = phone { LandmarkView() }
    #expect(screen.outline.contains("About Turtle Rock"))
    #expect(screen.tap("Favorite"))
  }

  @Test func theSkyTurnsToNight() {
    let screen = phone { ForecastView() }
    #expect(screen.outline.contains("cloud sun fill") && screen.outline.contains("28°"))
    #expect(screen.tap("Change Day Time"))
    #expect(screen.outline.contains("moon stars fill"))
  }

  @Test func aJournalOpensItsTips() {
    let screen = phone { JournalView() }
    #expect(screen.outline.contains("A letter came") && !screen.outline.contains("Write a line a day."))
    #expect(screen.tap("Tips show"))
    #expect(screen.outline.contains("Write a line a day."))
    #expect(screen.tap("Select"))
    #expect(screen.outline.contains("\"Done\""))
  }

  @Test func aBellRings() {
    let screen = phone { BreathingView() }
    #expect(screen.tap("Ring"))
    #expect(screen.outline.contains("Rung 1 times"))
    #expect(screen.tap("Begin"))
    #expect(!screen.outline.contains("\"Ready\""))
  }

  @Test func anOrderIsPaid() {
    let screen = phone { CheckoutView() }
    #expect(screen.outline.contains("29"))
    #expect(screen.tap("circle Gift wrap"))
    #expect(screen.outline.contains("32"))
    #expect(screen.tap("Buy") && screen.tap("Pay"))
    #expect(screen.outline.contains("Step 2 of 4"))
  }

  @Test func cardsGoOneByOne() {
    let screen = phone { FlashCardsView() }
    #expect(screen.outline.contains("Cards left: 2") && screen.outline.contains("Capital of Norway?"))
    #expect(screen.tap("Next") && screen.tap("Next"))
    #expect(screen.outline.contains("Start again"))
  }

  @Test func aVaultOpensForItsWord() async throws {
    let screen = phone { VaultView() }
    #expect(screen.type("guess", into: "Word") && screen.tap("Open"))
    #expect(screen.outline.contains("That is not it"))
    #expect(screen.tap("OK"))
    #expect(screen.type("sesame", into: "Word") && screen.tap("Open"))
    #expect(screen.outline.contains("The key is under the mat"))
    #expect(screen.tap("Where am I?"))
    try await screen.wait { screen.outline.contains("Not allowed to know") }
  }
}
