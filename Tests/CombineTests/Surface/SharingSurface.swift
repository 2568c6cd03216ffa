import Combine
import Testing

@Suite struct SharingSurface {
  @Test func sharingOperatorsReturnApplesTypes() {
    let source = Failing()
    let safe = Safe()
    let _: Publishers.Share<Failing> = source.share()
    let multicast: Publishers.Multicast<Failing, Failing> = source.multicast { Failing() }
    let _: Publishers.Multicast<Failing, Failing> = source.multicast(subject: Failing())
    let _: Publishers.Autoconnect<Publishers.Multicast<Failing, Failing>> = multicast.autoconnect()
    let connectable: Publishers.MakeConnectable<Safe> = safe.makeConnectable()
    let _: any Cancellable = connectable.connect()
    let _: AnyPublisher<Int, Oops> = source.eraseToAnyPublisher()
    let _: Failing = source.share().upstream
  }

  @Test func subscribingReturnsApplesTypes() {
    let source = Failing()
    let safe = Safe()
    let _: AnyCancellable = source.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    let _: AnyCancellable = safe.sink { _ in }
    let _: AnyCancellable = safe.assign(to: \.number, on: Box())
    let _: AnyCancellable = source.subscribe(Failing())
    let _: AnyCancellable = source.subscribe(CurrentValueSubject<Int, Oops>(0))
    let model = Model()
    let _: Void = safe.assign(to: &model.$count)
    source.subscribe(AnySubscriber<Int, Oops>())
    source.receive(subscriber: Subscribers.Sink<Int, Oops>(receiveCompletion: { _ in }, receiveValue: { _ in }))
    safe.subscribe(Subscribers.Assign(object: Box(), keyPath: \.number))
    let sink = Subscribers.Sink<Int, Oops>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let _: (Int) -> Void = sink.receiveValue
    let _: (Subscribers.Completion<Oops>) -> Void = sink.receiveCompletion
    let assign = Subscribers.Assign(object: Box(), keyPath: \.number)
    let _: Box? = assign.object
    let _: ReferenceWritableKeyPath<Box, Int> = assign.keyPath
  }

  @Test func asynchronousSequencesReturnApplesTypes() async {
    let _: AsyncPublisher<Just<Int>> = Just(1).values
    let _: AsyncThrowingPublisher<Fail<Int, Oops>> = Fail<Int, Oops>(error: Oops()).values
    var iterator: AsyncPublisher<Just<Int>>.Iterator = Just(1).values.makeAsyncIterator()
    let _: Int? = await iterator.next()
    let _: Int = await Future<Int, Never> { $0(.success(1)) }.value
    let _: Int? = try? await Future<Int, Oops> { $0(.success(1)) }.value
    let _: (@escaping (Result<Int, Oops>) -> Void) -> Void = { (_: @escaping Future<Int, Oops>.Promise) in }
  }

  private final class Box {
    var number = 0
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }
}
