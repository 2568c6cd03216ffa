import FakeHackerNews
import Foundation
import Library
import NewsAPI
import SwiftUITesting
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct NewsScreenTests {
  @Test func aFailureRaisesAnAlertWithTwoButtonsAndStaysOnThePage() {
    let news = FakeNews()
    news.change {
      $0.failure = { _ in
        .json("{\"status\": \"error\", \"code\": \"unexpectedError\", \"message\": \"Slow down.\"}", status: 500)
      }
    }
    let library = Library(work: .immediate, watchInterval: nil)
    let services = KioskServices(
      hackerNews: FakeHackerNews().api, origin: .live, news: .init(client: news.client, origin: .live))
    let window = WindowContext(services: services, library: library)
    let model = ArticlesViewModel(services: services, library: library, scheduler: news.scheduler)
    let screen = TestScreen { ArticleGrid(window: window, model: model) }
    news.time.advance(by: .seconds(120))
    screen.settle()
    #expect(screen.words.contains { $0.contains("Slow down") })
    #expect(screen.outline.contains("dialog \"Network error\""))
    #expect(screen.elements("Retry", accepting: .press).count == 2, "in the alert and on the page: \(screen.outline)")
    news.change { $0.failure = { _ in nil } }
    #expect(screen.tap("OK"))
    #expect(!screen.outline.contains("dialog"))
    #expect(screen.tap("Retry"))
    news.time.advance(by: .seconds(1))
    screen.settle()
    #expect(screen.words.contains("headlines 0"))
  }
}
