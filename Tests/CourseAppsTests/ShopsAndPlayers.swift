import SwiftUI
import SwiftUITesting
import Testing

// Apps in the manner of strangers on a phone, and what happens when they are used.

@Suite(.serialized, .timeLimit(.minutes(2))) @MainActor struct ShopsAndPlayers {
  private func phone<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> TestScreen
  {
    TestScreen(size: CGSize(width: 390, height: 844), content: content)
  }

  @Test func theNextSongIsPlayed() {
    let player = Gramo.PlayerModel()
    let screen = phone { Gramo.MainView().environment(player) }
    #expect(screen.outline.contains("Top Picks") && screen.outline.contains("Paper Lanterns"))
    #expect(screen.tap("forward fill"))
    #expect(player.current.title == "Nightswimmer" && player.isPlaying)
    let library = phone { Gramo.LibraryView().environment(player) }
    #expect(library.outline.contains("Recently added") && library.outline.contains("03:07"))
  }

  @Test func aChairComesIntoTheCart() {
    let screen = phone { Casafina.HomeScreen() }
    #expect(screen.outline.contains("Luxury Swedian chair") && !screen.outline.contains("Description"))
    #expect(screen.tap("Luxury Swedian chair"))
    #expect(screen.outline.contains("Description"))
    #expect(screen.tap("Add to Cart"))
    #expect(!screen.outline.contains("Description") && screen.words.contains("1"))
  }

  @Test func aFilmIsLookedAt() {
    let screen = phone { Cinemate.FilmDetail(film: Cinemate.films[1]) }
    #expect(screen.outline.contains("Science fiction") && screen.outline.contains("134 min"))
    #expect(screen.outline.contains("Six engineers"))
    let home = phone { Cinemate.HomeView() }
    #expect(home.outline.contains("Trending now") && home.outline.contains("Top 3 today"))
  }

  @Test func theFirstCardIsTheOneThatIsLiked() {
    let screen = phone { Matchbox.DeckScreen() }
    #expect(screen.tap("Like"))
    #expect(screen.outline.contains("Noor likes you, too."))
    #expect(screen.tap("Cancel") && screen.tap("Pass"))
    #expect(screen.outline.contains("Sunniva, 27") && !screen.outline.contains("Emil, 34"))
  }

  @Test func aWorkoutIsAdded() {
    let day = Fitring.DayModel()
    let screen = phone { Fitring.Dashboard().environmentObject(day) }
    #expect(screen.outline.contains("11,020") && screen.outline.contains("412/380"))
    #expect(screen.tap("Add"))
    #expect(screen.outline.contains("Duration: 30 min"))
    #expect(screen.tap("Save"))
    #expect(day.workouts.count == 4 && day.workouts.last?.kcal == 240)
  }
}
