import Combine
import Testing

@Suite struct PublishersSurface {
  @Test func sourcesHaveApplesInitializersAndProperties() {
    let _: Int = Just(1).output
    let _: Empty<Int, Oops> = Empty()
    let _: Empty<Int, Oops> = Empty(completeImmediately: false)
    let empty = Empty(completeImmediately: false, outputType: Int.self, failureType: Oops.self)
    #expect(!empty.completeImmediately)
    let _: Fail<Int, Oops> = Fail(error: Oops())
    let fail = Fail(outputType: Int.self, failure: Oops())
    #expect(fail.error == Oops())
    let _: Deferred<Just<Int>> = Deferred { Just(1) }
    let _: () -> Just<Int> = Deferred { Just(1) }.createPublisher
    let _: Future<Int, Oops> = Future { $0(.failure(Oops())) }
    let _: Publishers.Sequence<[Int], Never> = [1, 2].publisher
    let _: Publishers.Sequence<Set<Int>, Oops> = Publishers.Sequence(sequence: [1])
    let _: [Int] = [1, 2].publisher.sequence
    let _: Int?.Publisher = Int?.some(1).publisher
    let _: Int?.Publisher = Optional<Int>.Publisher(1)
    let _: Int? = Int?.some(1).publisher.output
    let _: Result<Int, Oops>.Publisher = Result<Int, Oops>.success(1).publisher
    let _: Result<Int, Oops>.Publisher = Result.Publisher(1)
    let _: Result<Int, Oops>.Publisher = Result.Publisher(Oops())
    let _: Result<Int, Oops>.Publisher = Result.Publisher(.success(1))
    let _: Result<Int, Oops> = Result<Int, Oops>.Publisher(1).result
    let _: AnyPublisher<Int, Never> = AnyPublisher(Just(1))
  }

  @Test func recordsHaveApplesInitializersAndProperties() {
    let record = Record<Int, Oops> { recording in
      recording.receive(1)
      recording.receive(completion: .failure(Oops()))
    }
    let _: Record<Int, Oops>.Recording = record.recording
    #expect(record.recording.output == [1])
    #expect(record.recording.completion == .failure(Oops()))
    let _ = Record<Int, Oops>(output: [1], completion: .finished)
    let _ = Record<Int, Oops>(recording: Record.Recording(output: [1], completion: .finished))
    let _ = Record<Int, Oops>.Recording()
    let _: Record<Int, Oops>.Recording.Input.Type = Int.self
  }

  @Test func subjectsHaveApplesInterface() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    subject.value = 2
    #expect(subject.value == 2)
    subject.send(3)
    subject.send(subscription: Subscriptions.empty)
    subject.send(completion: .failure(Oops()))
    let pulse = PassthroughSubject<Void, Never>()
    pulse.send()
    func feed<S: Subject>(_ subject: S) where S.Output == Int { subject.send(1) }
    feed(PassthroughSubject<Int, Never>())
  }

  @Test func subscribersHaveApplesInterface() {
    let _: AnySubscriber<Int, Oops> = AnySubscriber(
      receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none }, receiveCompletion: { _ in })
    let _: AnySubscriber<Int, Oops> = AnySubscriber(Failing())
    let _: AnySubscriber<Int, Oops> = AnySubscriber(
      Subscribers.Sink<Int, Oops>(receiveCompletion: { _ in }, receiveValue: { _ in }))
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    AnyCancellable {}.store(in: &set)
    AnyCancellable(Subscriptions.empty).store(in: &list)
    let _: CombineIdentifier = Subscriptions.empty.combineIdentifier
    let _: CombineIdentifier = CombineIdentifier()
    let _: CombineIdentifier = CombineIdentifier(Safe())
    let _: any Subscription = Subscriptions.empty
  }

  @Test func demandsCalculateAsApplesDo() {
    typealias Demand = Subscribers.Demand
    var demand = Demand.max(2)
    demand += 1
    demand += .max(1)
    demand -= 1
    demand -= .max(1)
    demand *= 3
    #expect(demand == .max(6))
    #expect(demand == 6 && 6 == demand && demand != 5 && 5 != demand)
    #expect(demand + 1 == .max(7) && demand - 1 == .max(5) && demand * 2 == .max(12))
    #expect(Demand.unlimited + 1 == .unlimited && Demand.unlimited - .max(5) == .unlimited)
    #expect(Demand.max(1) - .unlimited == .none)
    #expect(demand > 5 && demand >= 6 && demand < 7 && demand <= 6 && 7 > demand && 6 >= demand && 5 < demand)
    #expect(Demand.unlimited > .max(.max) && Demand.unlimited > 5)
    #expect(Demand.unlimited.max == nil && demand.max == 6)
    #expect("\(Demand.unlimited)" == "unlimited" && "\(demand)" == "max(6)")
  }
}
