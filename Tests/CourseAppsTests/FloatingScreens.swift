import SwiftUI
import SwiftUITesting
import Testing

// Six more apps as written for a phone, and what happens when they are used.

@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor struct FloatingScreens {
  private func phone<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> TestScreen {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func aPlaceOnTheMapIsChosen() throws {
    let screen = phone { Harbour.ContentView() }
    #expect(screen.outline.contains("Clock Museum"))
    let frame = try #require(screen.frame(of: "Nearby"))
    #expect(frame.minY > 600)
    #expect(screen.tap("Park"))
    #expect(!screen.outline.contains("Clock Museum") && screen.outline.contains("Elm Garden"))
  }

  @Test func aMessageIsAnswered() async throws {
    let screen = phone { Chatter.ChatView() }
    #expect(!screen.outline.contains("Send"))
    #expect(screen.type("Shall I bring tea?", into: "Message"))
    #expect(screen.tap("Send"))
    try await screen.wait { screen.outline.contains("Good question.") }
  }

  @Test func aDrawingOpensAndCloses() {
    let screen = phone { Atelier.GalleryView() }
    #expect(screen.tap("Study No. 3 by Vance"))
    #expect(screen.outline.contains("Oil, accident and patience"))
    #expect(screen.tap("Close"))
    #expect(!screen.outline.contains("Oil, accident and patience"))
  }

  @Test func whoRegistersIsToldWhatIsMissing() async throws {
    let screen = phone { Enrolment.RegistrationView() }
    #expect(screen.type("ab", into: "Username"))
    try await screen.wait { screen.outline.contains("at least have 3 characters") }
    #expect(screen.type("abc", into: "Username") && screen.type("a@b.c", into: "E-mail"))
    #expect(screen.type("Sesame2026", into: "Password"))
    try await screen.wait { screen.outline.contains("Passwords don't match") }
    #expect(screen.type("Sesame2026", into: "Password again") && screen.tap("I accept the terms"))
    try await screen.wait { screen.tap("Sign up") && screen.outline.contains("Welcome, abc!") }
  }

  @Test func theMarkOfASegmentFollows() {
    let screen = phone { Studio.ProfileView() }
    #expect(screen.outline.contains("15K"))
    #expect(screen.tap("Follow") && screen.outline.contains("\"Following\""))
    #expect(screen.tap("Reels"))
    #expect(screen.tap("Message") && screen.outline.contains("Say hello"))
  }

  @Test func aPlantIsWatered() {
    let store = Greenhouse.PlantStore()
    let screen = phone { Greenhouse.ContentView().environment(store) }
    #expect(screen.outline.contains("Thirsty today"))
    #expect(screen.tap("Water"))
    #expect(!screen.outline.contains("Thirsty today") && store.thirsty.isEmpty)
    #expect(screen.tap("Add") && screen.type("Ivy", into: "Name"))
    #expect(screen.tap("Save") && store.plants.count == 5)
  }
}
