import Combine
import Testing

/// What subscribers do that are cancelled before their upstream's subscription comes.
@Suite(.timeLimit(.minutes(4))) struct EarlyEventTests {
  private func silent<Output, Failure>() -> ManualPublisher<Output, Failure> {
    let source = ManualPublisher<Output, Failure>()
    source.sendsSubscription = false
    return source
  }

  @Test func aSinkThatIsCancelledEarlyTakesTheSubscriptionAllTheSame() {
    let source: ManualPublisher<Int, Never> = silent()
    var values: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    source.subscribe(sink)
    sink.cancel()
    source.send(1)
    source.subscriber?.receive(subscription: source.subscription)
    source.send(2)
    #expect(source.subscription.events == ["request unlimited"])
    sink.cancel()
    source.send(3)
    #expect(source.subscription.events == ["request unlimited", "cancel"])
    #expect(values == [1, 2])
  }

  @Test func anAssignmentThatIsCancelledEarlyTakesTheSubscriptionAllTheSame() {
    final class Model { var number = 0 }
    let (model, source) = (Model(), ManualPublisher<Int, Never>())
    let assign = Subscribers.Assign(object: model, keyPath: \.number)
    assign.cancel()
    #expect(assign.object === model)
    source.subscribe(assign)
    source.send(1)
    #expect(model.number == 1)
    assign.cancel()
    #expect(assign.object == nil)
    #expect(source.subscription.events == ["request unlimited", "cancel"])
  }

  @Test func whatAssignAndSinkReturnRefusesASubscriptionThatComesLate() {
    final class Model { var number = 0 }
    let (model, first, second) = (
      Model(), silent() as ManualPublisher<Int, Never>, silent() as ManualPublisher<Int, Never>
    )
    first.sink { _ in }.cancel()
    second.assign(to: \.number, on: model).cancel()
    for source in [first, second] {
      source.subscriber?.receive(subscription: source.subscription)
      #expect(source.subscription.events == ["cancel"])
    }
  }
}
