import Combine
import CombineTesting
import Networking
import Testing

@Suite struct SharedSourceTests {
  /// Sources that the test sends through, and what became of them.
  private final class Upstream: @unchecked Sendable {
    private(set) var started = 0
    private(set) var cancelled = 0
    private(set) var subject = PassthroughSubject<Int, Never>()

    func make() -> AnyPublisher<Int, Never> {
      Deferred { [self] in
        started += 1
        subject = PassthroughSubject()
        return subject.handleEvents(receiveCancel: { [self] in cancelled += 1 })
      }
      .eraseToAnyPublisher()
    }
  }

  private final class Follower {
    private(set) var values: [Int] = []
    private var subscription: AnyCancellable?

    init(_ publisher: AnyPublisher<Int, Never>) {
      subscription = publisher.sink { [unowned self] in values.append($0) }
    }
  }

  private let shared = SharedSource<String, Int>()
  private let upstream = Upstream()

  private func follow(_ key: String = "a", startsAnew: Bool = false) -> Follower {
    Follower(shared.publisher(for: key, startsAnew: startsAnew) { [upstream] in upstream.make() })
  }

  @Test func oneSourceServesAllAndALateOneHasTheNewestAtOnce() {
    let first = follow()
    upstream.subject.send(1)
    upstream.subject.send(2)
    let late = follow()
    #expect(late.values == [2])
    upstream.subject.send(3)
    #expect(first.values == [1, 2, 3] && late.values == [2, 3])
    #expect(upstream.started == 1)
  }

  @Test func theLastToLeaveCancelsAndTheNextBeginsAnew() {
    var followers = [follow(), follow()]
    upstream.subject.send(1)
    followers.removeLast()
    #expect(upstream.cancelled == 0 && shared.count == 1)
    followers.removeLast()
    #expect(upstream.cancelled == 1 && shared.count == 0)
    let next = follow()
    #expect(next.values == [], "nothing of the source that has ended")
    #expect(upstream.started == 2)
  }

  @Test func differentKeysShareNothing() {
    let one = follow("a")
    let ofOne = upstream.subject
    let other = follow("b")
    ofOne.send(1)
    upstream.subject.send(2)
    #expect(one.values == [1] && other.values == [2] && shared.count == 2)
  }

  @Test func startingAnewReplacesTheSourceForAllWhoFollowIt() {
    let first = follow()
    upstream.subject.send(1)
    let earlier = upstream.subject
    let second = follow(startsAnew: true)
    #expect(upstream.started == 2 && upstream.cancelled == 1)
    #expect(second.values == [], "what is asked for again is waited for")
    earlier.send(9)
    upstream.subject.send(2)
    #expect(first.values == [1, 2] && second.values == [2])
    #expect(shared.count == 1)
  }

  @Test func manyWhoStartAnewAtOnceShareOneStart() {
    let first = follow()
    upstream.subject.send(1)
    let others = (0..<5).map { _ in follow(startsAnew: true) }
    #expect(upstream.started == 2)
    upstream.subject.send(2)
    #expect(first.values == [1, 2] && others.allSatisfy { $0.values == [2] })
  }

  @Test func aSourceThatSpeaksAtOnceIsHeard() {
    let source = SharedSource<Int, Int>()
    let publisher = source.publisher(for: 0) { Just(7).append(Empty(completeImmediately: false)).eraseToAnyPublisher() }
    #expect(Follower(publisher).values == [7])
    #expect(source.count == 0)
  }

  @Test func whoComesBackSoonFindsWhatTheLastOneLeft() {
    let time = TestScheduler()
    let shared = SharedSource<String, Int>(lingers: 10, on: AnyScheduler(time) { $0.seconds })
    func follow() -> Follower { Follower(shared.publisher(for: "a") { [upstream] in upstream.make() }) }
    var follower: Follower? = follow()
    upstream.subject.send(1)
    follower = nil
    time.advance(by: .seconds(9))
    #expect(shared.count == 1)
    upstream.subject.send(2)
    follower = follow()
    #expect(follower?.values == [2] && upstream.started == 1)
    // The earlier departure ends nothing, whether somebody is there or has left since.
    time.advance(by: .seconds(2))
    #expect(upstream.cancelled == 0)
    follower = nil
    time.advance(by: .seconds(9))
    #expect(upstream.cancelled == 0)
    time.advance(by: .seconds(1))
    #expect(upstream.cancelled == 1 && shared.count == 0)
  }
}
