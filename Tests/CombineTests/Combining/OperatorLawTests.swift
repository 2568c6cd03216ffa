import Combine
import CombineTesting
import Testing

/// What holds for every operator that joins, times or shares.
@Suite(.timeLimit(.minutes(4)))
struct OperatorLawTests {
  private func settle(_ inputs: OperatorCase.Inputs) { inputs.time.advance(by: .seconds(5)) }

  @Test(arguments: OperatorCase.all)
  func describesItselfByTheOperatorsName(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    settle(inputs)
    // These two describe nothing, as Apple's.
    let isNameless = ["Delay", "PrefixUntilOutput"].contains(operatorCase.name)
    #expect(isNameless ? probe.subscriptions.count == 1 : probe.subscriptions == [operatorCase.name])
  }

  @Test(arguments: OperatorCase.all)
  func cancelsItsUpstreamOnceHoweverOftenItIsCancelled(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    settle(inputs)
    probe.request(.unlimited)
    settle(inputs)
    probe.cancel()
    probe.cancel()
    settle(inputs)
    #expect(inputs.first.cancelCount == 1)
  }

  @Test(arguments: OperatorCase.all)
  func sendsNothingAfterItIsCancelled(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    settle(inputs)
    probe.request(.unlimited)
    settle(inputs)
    inputs.first.send(1)
    inputs.second.send(1)
    let before = (values: operatorCase.isTimed ? 0 : probe.valueCount, completions: probe.completions.count)
    probe.cancel()
    inputs.first.send(2)
    inputs.second.send(2)
    inputs.first.send(completion: .finished)
    inputs.second.send(completion: .failure(Trouble()))
    settle(inputs)
    #expect(operatorCase.name == "SubscribeOn" || probe.valueCount == before.values)
    #expect(probe.completions.count == before.completions)
  }

  @Test(arguments: OperatorCase.all)
  func passesAFailureOnAndSendsNothingAfterIt(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    settle(inputs)
    probe.request(.unlimited)
    settle(inputs)
    inputs.first.send(completion: .failure(Trouble()))
    settle(inputs)
    let count = probe.valueCount
    inputs.first.send(3)
    inputs.second.send(3)
    inputs.first.send(completion: .finished)
    inputs.second.send(completion: .finished)
    settle(inputs)
    #expect(probe.completions == [.failure(Trouble())])
    #expect(probe.valueCount == count)
  }

  @Test(arguments: OperatorCase.all)
  func refusesASecondSubscription(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs)
    settle(inputs)
    inputs.first.connections[0].sendSubscription()
    #expect(inputs.first.cancelCount == 1)
    #expect(probe.subscriptions.count == 1)
  }

  @Test(arguments: OperatorCase.all, [true, false])
  func holdsNothingOfItsDownstreamWhenItIsOver(_ operatorCase: OperatorCase, cancels: Bool) {
    let inputs = OperatorCase.Inputs()
    weak var downstream: (any Probing)?
    do {
      let probe = operatorCase.subscribe(inputs)
      downstream = probe
      settle(inputs)
      probe.request(.unlimited)
      settle(inputs)
      inputs.first.send(1)
      inputs.second.send(1)
      if cancels { probe.cancel() } else { inputs.first.send(completion: .failure(Trouble())) }
      settle(inputs)
    }
    // The sources keep their ends of the chain, and the probe keeps its subscription.
    #expect(downstream == nil)
  }

  @Test(arguments: OperatorCase.all)
  func survivesBeingCancelledWithinTheSubscription(_ operatorCase: OperatorCase) {
    let inputs = OperatorCase.Inputs()
    let probe = operatorCase.subscribe(inputs, cancelsAtOnce: true)
    settle(inputs)
    inputs.first.send(1)
    inputs.second.send(1)
    inputs.first.send(completion: .finished)
    settle(inputs)
    #expect(inputs.first.cancelCount == 1)
    #expect(probe.valueCount == 0)
    #expect(probe.completions.isEmpty)
  }
}
