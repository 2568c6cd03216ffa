import Combine
import FakeHackerNews
import KioskApp
import Testing

/// Keeps keys in memory; answers when the test says so.
@MainActor
private final class FakeKeeper: KeyKeeper {
  var kept: [KeyedService: String] = [:]
  var answers: [PassthroughSubject<Void, KeyTrouble>] = []
  var tried: [String] = []
  var cancelled = 0
  var changed: () -> Void = {}
  var refusal: KeyTrouble?

  func state(of service: KeyedService) -> KeyState { kept[service] == nil ? .none : .kept(place: "memory") }

  func keep(_ key: String, for service: KeyedService, unchecked: Bool) -> AnyPublisher<Void, KeyTrouble> {
    tried.append(unchecked ? "\(key) unchecked" : key)
    let answer = PassthroughSubject<Void, KeyTrouble>()
    answers.append(answer)
    return answer.first()
      .handleEvents(
        receiveOutput: { [weak self] in
          self?.kept[service] = key
          self?.changed()
        }, receiveCancel: { [weak self] in self?.cancelled += 1 }
      )
      .eraseToAnyPublisher()
  }

  func remove(_ service: KeyedService) throws(KeyTrouble) {
    if let refusal { throw refusal }
    kept[service] = nil
    changed()
  }
}

@MainActor @Suite struct KeyEntryModelTests {
  private let keeper = FakeKeeper()
  private let services = KioskServices(hackerNews: FakeHackerNews().api, origin: .live)

  private func model() -> KeyEntryModel {
    services.keepKeys(by: keeper)
    keeper.changed = { [weak services] in services?.readKeyStates() }
    return KeyEntryModel(service: .newsAPI, services: services)
  }

  @Test func removingEndsAnAttemptThatIsUnderWay() {
    let model = model()
    model.text = "secret"
    model.submit()
    model.remove()
    #expect(model.phase == .typing && keeper.cancelled == 1)
    keeper.answers[0].send()
    #expect(model.phase == .typing && keeper.kept.isEmpty)
  }

  @Test func aKeyIsTriedKeptAndForgotten() {
    let model = model()
    #expect(!model.canSubmit)
    model.text = "  secret \n"
    model.submit()
    #expect(model.phase == .checking && keeper.tried == ["secret"])
    #expect(!model.canSubmit, "one question at a time")
    keeper.answers[0].send()
    #expect(model.phase == .kept && model.text.isEmpty)
    #expect(services.keyStates[.newsAPI] == .kept(place: "memory") && services.keyStates[.tmdb] == KeyState.none)
  }

  @Test func aRefusalIsAValueAndTheNextAttemptWorks() {
    let model = model()
    model.text = "wrong"
    model.submit()
    keeper.answers[0].send(completion: .failure(KeyTrouble("Unknown.")))
    #expect(model.phase == .refused(KeyTrouble("Unknown.")) && model.text == "wrong")
    model.text = "right"
    #expect(model.phase == .typing)
    model.submit()
    keeper.answers[1].send()
    #expect(model.phase == .kept && keeper.kept[.newsAPI] == "right")
  }

  @Test func whatCouldNotBeAskedMayBeKept() {
    let model = model()
    model.text = "right"
    model.submit()
    keeper.answers[0].send(completion: .failure(KeyTrouble("Not reached.", isUnchecked: true)))
    model.submitUnchecked()
    keeper.answers[1].send()
    #expect(keeper.tried == ["right", "right unchecked"] && model.phase == .kept)
  }

  @Test func removingFailsWithASentenceAndThenWorks() {
    let model = model()
    keeper.kept[.newsAPI] = "a"
    keeper.refusal = KeyTrouble("The file is open to others.")
    model.remove()
    #expect(model.phase == .refused(KeyTrouble("The file is open to others.")))
    keeper.refusal = nil
    model.remove()
    #expect(model.phase == .typing && services.keyStates[.newsAPI] == KeyState.none)
  }

  @Test func aReleasedModelAsksNoMore() {
    weak var released: KeyEntryModel?
    do {
      let model = model()
      model.text = "secret"
      model.submit()
      released = model
    }
    #expect(released == nil && keeper.cancelled == 1)
  }
}
