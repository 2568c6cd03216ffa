import Combine
import FakeHackerNews
import Foundation
import Library
import Testing

@testable import KioskApp

/// Models that ask no service by themselves.
@MainActor @Suite(.timeLimit(.minutes(4))) struct SmallModelTests {
  private func save(_ id: Int, in library: Library) {
    library.toggleSaved(KeptItem(key: ItemKey(.hackerNews, id), title: "\(id)", date: library.now))
  }

  @Test func theNewestChangeIsOfferedForAWhile() throws {
    let stage = try Stage()
    let offer = UndoOffer(library: stage.library, scheduler: stage.main.any)
    save(1, in: stage.library)
    stage.pass(5)
    save(2, in: stage.library)
    stage.pass(5)
    #expect(offer.step?.label.english == "Saved “2”")
    offer.undo()
    #expect(offer.step == nil && !stage.library.isSaved(ItemKey(.hackerNews, 2)))
    save(3, in: stage.library)
    stage.pass(9)
    #expect(offer.step == nil, "nobody took it")
  }

  @Test func aBurstOfChangesOffersTheLast() throws {
    let stage = try Stage()
    let offer = UndoOffer(library: stage.library, scheduler: stage.main.any)
    for number in 1...500 { save(number, in: stage.library) }
    #expect(offer.step?.label.english == "Saved “500”")
    #expect(stage.main.timerCount <= 1 && stage.main.pendingCount == 0)
  }

  @Test func aReleasedOfferLeavesNothingBehind() throws {
    let stage = try Stage()
    weak var released: UndoOffer?
    do {
      let offer = UndoOffer(library: stage.library, scheduler: stage.main.any)
      save(1, in: stage.library)
      released = offer
    }
    #expect(released == nil && stage.main.timerCount == 0)
    save(2, in: stage.library)
    #expect(stage.main.timerCount == 0)
  }

  @Test func aReleasedWindowReleasesItsModels() throws {
    let stage = try Stage()
    stage.scripted.play { _, _ in (60, false) }
    var released: [() -> AnyObject?] = []
    do {
      let window = WindowModel(services: stage.services, library: stage.library)
      let models: [AnyObject] = [
        window, window.context, window.context.rows, window.stories, window.context.undo, window.articles,
        window.sources,
        window.movies, window.movieSearch,
        window.search, window.search.hackerNews, window.context.discussions, window.thread(1), window.thread(2),
      ]
      stage.pass(1)
      #expect(stage.scripted.transport.openCount > 0)
      released = models.map { model in { [weak model] in model } }
    }
    stage.pass(0.01)
    #expect(released.compactMap { $0() }.isEmpty)
    #expect(stage.scripted.transport.openCount == 0, "\(stage.scripted.open)")
  }

  @Test func releasedModelsOfDiscussionsLeaveNothingBehind() throws {
    let stage = try Stage()
    stage.scripted.play { _, _ in (60, false) }
    weak var book: DiscussionBook?
    weak var model: DiscussedModel?
    do {
      let opened = DiscussionBook(services: stage.services, library: stage.library)
      let looking = DiscussedModel(book: opened, subject: .film(title: "A Long Title"))
      stage.pass(1)
      #expect(stage.scripted.transport.openCount == 1)
      (book, model) = (opened, looking)
    }
    #expect(book == nil && model == nil && stage.scripted.transport.openCount == 0)
  }
}
