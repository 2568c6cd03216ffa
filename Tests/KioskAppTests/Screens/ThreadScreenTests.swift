import FakeHackerNews
import Foundation
import Library
import SwiftUITesting
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct ThreadScreenTests {
  private let news = FakeHackerNews()

  private func window() -> WindowModel {
    news.publish(Array(1...5), in: "newstories")
    return WindowModel(
      services: KioskServices(hackerNews: news.api, origin: .live),
      library: Library(work: .immediate, watchInterval: nil))
  }

  @Test func aStoryOfTheListIsThereBeforeItsDiscussion() {
    let window = window()
    _ = window.stories
    news.time.advance(by: .seconds(2))
    news.change { $0.delay = { _ in 5 } }
    let screen = TestScreen { ThreadScreen(window: window.context, isWide: true, model: window.thread(3)) }
    #expect(screen.words.contains("Story 3"))
    #expect(screen.words.contains("by author3"))
    #expect(screen.words.contains("Loading the discussion…"))
    news.time.advance(by: .seconds(20))
    screen.settle()
    #expect(screen.words.contains("Story 3"))
    #expect(!screen.words.contains("Loading the discussion…"))
  }

  @Test func withoutAListThereIsItsShape() {
    let window = window()
    let screen = TestScreen { ThreadScreen(window: window.context, isWide: true, model: window.thread(3)) }
    #expect(!screen.words.contains("Story 3"))
    #expect(screen.words.contains("Loading the discussion…"))
    #expect(!news.paths.contains("newstories"), "the list is not asked for")
  }
}
