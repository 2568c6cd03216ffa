import Combine
import Foundation
import Testing

/// What is written for Apple's framework in Swift 5 language mode runs.
@Suite(.timeLimit(.minutes(4))) struct SwiftFiveTests {
  @Test func aViewModelSearchesAfterTheTypingHasPaused() async {
    let service = MemoryService(["sweet", "swift", "swing"].enumerated().map { Article(id: $0, title: $1) })
    let model = SearchViewModel(service: service, scheduler: DispatchQueue(label: "model"))
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    for text in ["s", "sw", "swi"] { model.query = text }
    var found: [Article] = []
    // A slow machine may pause in the typing, and find more in between.
    for await articles in model.$articles.values {
      found = articles
      if articles.count == 2 { break }
    }
    #expect(found.map(\.title) == ["swift", "swing"])
    #expect(model.canSubmit)
    #expect(changes >= 3)
    cancellable.cancel()
  }

  @Test func aSubjectIsSharedBetweenQueues() async throws {
    let download = Download()
    var progress: [Double] = []
    let cancellable = download.progress.sink { progress.append($0) }
    let done = Future<Article, ServiceError> { promise in
      var subscription: AnyCancellable?
      subscription = download.finished.sink(
        receiveCompletion: { _ in subscription?.cancel() },
        receiveValue: { promise(.success($0)) })
    }
    download.start(on: DispatchQueue(label: "download"))
    #expect(try await done.value.title == "done")
    #expect(progress == [0, 0.5, 1])
    cancellable.cancel()
  }

  @Test func aListenerHearsNotifications() {
    let center = NotificationCenter()
    let listener = Listener(center: center)
    center.post(name: Listener.didChange, object: nil, userInfo: ["name": "a"])
    center.post(name: Listener.didChange, object: nil)
    #expect(listener.names == ["a"])
  }

  @Test func aTimerStopsWithItsOwner() {
    var clock: Clock? = Clock()
    weak let gone = clock
    clock?.start()
    clock?.stop()
    clock?.start()
    clock = nil
    #expect(gone == nil)
  }

  @Test func aBadAnswerIsTranslated() {
    var failure: ServiceError?
    var articles: [Article] = []
    _ = decode(Data("[{]".utf8)).sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } }, receiveValue: { articles = $0 })
    guard case .badAnswer? = failure else {
      Issue.record("the failure is \(String(describing: failure))")
      return
    }
    _ = decode(Data(#"[{"id": 1, "title": "a"}]"#.utf8)).sink(
      receiveCompletion: { _ in }, receiveValue: { articles = $0 })
    #expect(articles == [Article(id: 1, title: "a")])
  }
}
