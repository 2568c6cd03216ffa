import Combine
import CombineTesting
import Foundation
import Testing

@Suite struct ConformancesSurface {
  private func equatable<T: Equatable>(_: T.Type) {}
  private func hashable<T: Hashable>(_: T.Type) {}
  private func codable<T: Codable>(_: T.Type) {}
  private func sendable<T: Sendable>(_: T.Type) {}
  private func identified<T: CustomCombineIdentifierConvertible>(_: T.Type) {}

  private typealias J = Just<Int>

  @Test func publishersOfEquatableThingsAreEquatable() {
    equatable(J.self)
    equatable(Empty<Int, Oops>.self)
    equatable(Fail<Int, Oops>.self)
    equatable(Int?.Publisher.self)
    equatable(Result<Int, Oops>.Publisher.self)
    equatable(Publishers.Sequence<[Int], Oops>.self)
    equatable(Publishers.Collect<J>.self)
    equatable(Publishers.CollectByCount<J>.self)
    equatable(Publishers.IgnoreOutput<J>.self)
    equatable(Publishers.Count<J>.self)
    equatable(Publishers.Contains<J>.self)
    equatable(Publishers.First<J>.self)
    equatable(Publishers.Last<J>.self)
    equatable(Publishers.Drop<J>.self)
    equatable(Publishers.DropUntilOutput<J, J>.self)
    equatable(Publishers.Output<J>.self)
    equatable(Publishers.Concatenate<J, J>.self)
    equatable(Publishers.CombineLatest<J, J>.self)
    equatable(Publishers.CombineLatest3<J, J, J>.self)
    equatable(Publishers.CombineLatest4<J, J, J, J>.self)
    equatable(Publishers.Zip<J, J>.self)
    equatable(Publishers.Zip3<J, J, J>.self)
    equatable(Publishers.Zip4<J, J, J, J>.self)
    equatable(Publishers.Merge<J, J>.self)
    equatable(Publishers.Merge3<J, J, J>.self)
    equatable(Publishers.Merge4<J, J, J, J>.self)
    equatable(Publishers.Merge5<J, J, J, J, J>.self)
    equatable(Publishers.Merge6<J, J, J, J, J, J>.self)
    equatable(Publishers.Merge7<J, J, J, J, J, J, J>.self)
    equatable(Publishers.Merge8<J, J, J, J, J, J, J, J>.self)
    equatable(Publishers.MergeMany<J>.self)
    equatable(Publishers.ReplaceEmpty<J>.self)
    equatable(Publishers.ReplaceError<J>.self)
    equatable(Publishers.SetFailureType<J, Oops>.self)
    equatable(Publishers.Retry<J>.self)
    equatable(Publishers.Share<J>.self)
    equatable(NotificationCenter.Publisher.self)
    #expect(Just(1).append(Just(2)) == Just(1).append(Just(2)))
    #expect(Just(1).count() == Just(1))
  }

  @Test func smallValuesAreHashableAndCodable() {
    equatable(Subscribers.Completion<Oops>.self)
    hashable(Subscribers.Demand.self)
    hashable(AnyCancellable.self)
    hashable(CombineIdentifier.self)
    hashable(Publishers.PrefetchStrategy.self)
    codable(Subscribers.Demand.self)
    codable(Record<Int, CodableFailure>.self)
    codable(Record<Int, CodableFailure>.Recording.self)
    codable(Subscribers.Completion<CodableFailure>.self)
    codable(DispatchQueue.SchedulerTimeType.self)
    codable(DispatchQueue.SchedulerTimeType.Stride.self)
    codable(RunLoop.SchedulerTimeType.self)
    codable(RunLoop.SchedulerTimeType.Stride.self)
    codable(OperationQueue.SchedulerTimeType.self)
    codable(OperationQueue.SchedulerTimeType.Stride.self)
    codable(ImmediateScheduler.SchedulerTimeType.Stride.self)
  }

  @Test func sharedThingsAreSendable() {
    sendable(Subscribers.Demand.self)
    sendable(Subscribers.Completion<Oops>.self)
    sendable(CombineIdentifier.self)
    sendable(AnyCancellable.self)
    sendable(PassthroughSubject<Int, Oops>.self)
    sendable(CurrentValueSubject<Int, Oops>.self)
    sendable(Just<Int>.self)
    sendable(DispatchQueue.SchedulerTimeType.self)
  }

  @Test func subscribersAndSubscriptionsHaveAnIdentity() {
    identified(AnySubscriber<Int, Oops>.self)
    identified(Subscribers.Sink<Int, Oops>.self)
    identified(Subscribers.Assign<Model, Int>.self)
  }

  private struct CodableFailure: Error, Codable {}
  private final class Model {
    var number = 0
  }
}
