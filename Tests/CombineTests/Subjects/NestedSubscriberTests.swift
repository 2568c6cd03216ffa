import Combine
import Testing

/// A subscriber that is made while a value is being delivered is not among those who get that value.
@Suite(.timeLimit(.minutes(4))) struct NestedSubscriberTests {
  /// Keeps what sinks, made inside the first sink's first call, receive.
  private final class Log {
    var nested: [[Int]] = []
    var kept: Set<AnyCancellable> = []

    /// Adds a sink to a publisher, whose log begins empty.
    func join(_ publisher: some Publisher<Int, Never>) {
      let place = nested.count
      nested.append([])
      publisher.sink { self.nested[place].append($0) }.store(in: &kept)
    }
  }

  @Test(arguments: [0, 1, 3]) func aSinkMadeByASinkMissesTheValueUnderWay(_ others: Int) {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    subject.sink { if $0 == 1 { log.join(subject) } }.store(in: &log.kept)
    for _ in 0..<others { subject.sink { _ in }.store(in: &log.kept) }
    subject.send(1)
    #expect(log.nested == [[]])
    subject.send(2)
    #expect(log.nested == [[2]])
  }

  @Test func aSinkMadeByTheLastOfSeveralMissesItToo() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    for _ in 0..<3 { subject.sink { _ in }.store(in: &log.kept) }
    subject.sink { if $0 == 1 { log.join(subject) } }.store(in: &log.kept)
    subject.send(1)
    subject.send(2)
    #expect(log.nested == [[2]])
  }

  @Test func aSinkOfACurrentValueMadeByASinkHasTheNewestOnce() {
    let (subject, log) = (CurrentValueSubject<Int, Never>(1), Log())
    subject.sink { if $0 == 2 { log.join(subject) } }.store(in: &log.kept)
    subject.send(2)
    #expect(log.nested == [[2]])
    subject.send(3)
    #expect(log.nested == [[2, 3]])
  }

  @Test func aSinkOfAPublishedPropertyMadeByASinkHasTheNewestOnce() {
    final class Model { @Published var number = 1 }
    let (model, log) = (Model(), Log())
    model.$number.sink { if $0 == 2 { log.join(model.$number) } }.store(in: &log.kept)
    model.number = 2
    model.number = 3
    #expect(log.nested == [[2, 3]])
  }

  @Test func aSinkOfASharedPublisherMadeByASinkMissesTheValueUnderWay() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let shared = subject.share()
    shared.sink { if $0 == 1 { log.join(shared) } }.store(in: &log.kept)
    subject.send(1)
    subject.send(2)
    #expect(log.nested == [[2]])
  }

  @Test func aSinkOfAnObjectsChangesMadeByASinkMissesTheOneUnderWay() {
    let (changes, log) = (ObservableObjectPublisher(), Log())
    var count = 0
    changes.sink {
      count += 1
      if count == 1 { log.join(changes.map { 1 }) }
    }.store(in: &log.kept)
    changes.send()
    #expect(log.nested == [[]])
    changes.send()
    #expect(log.nested == [[1]])
  }

  @Test func whatASinkSendsAfterItHasMadeAnotherReachesBoth() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    subject.sink {
      guard $0 == 1 else { return }
      log.join(subject)
      subject.send(2)
    }.store(in: &log.kept)
    subject.send(1)
    #expect(log.nested == [[2]])
  }
}
