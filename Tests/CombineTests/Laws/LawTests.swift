import Combine
import CombineTesting
import Testing

/// The rules of subscriptions, held by every operator in the table.
@Suite(.timeLimit(.minutes(4)))
struct LawTests {
  private static let inputs = [
    Trace([1, 2, 3, 4, 6, 0], .finished), Trace([1, 5, 2], .failed("Oops()")), Trace([], .finished),
  ]

  @Test(arguments: OperatorRows.all)
  func nothingArrivesBeforeTheSubscription(_ row: OperatorRow) {
    let source = CombineTesting.ManualPublisher<Int, any Error>(sendsSubscription: false)
    let recording = row.subscribe(source.eraseToAnyPublisher(), .unlimited)
    #expect(!recording.violations.contains(.eventBeforeSubscription))
    for connection in source.connections { connection.sendSubscription() }
    #expect(recording.violations.isEmpty)
  }

  @Test(arguments: OperatorRows.all)
  func nobodyIsAskedForNothing(_ row: OperatorRow) {
    let source = CombineTesting.ManualPublisher<Int, any Error>()
    let recording = row.subscribe(source.eraseToAnyPublisher(), .max(2))
    recording.request(.max(1))
    #expect(source.requests.allSatisfy { $0 > .none })
  }

  @Test(arguments: OperatorRows.all)
  func cancelReachesTheSourceOnce(_ row: OperatorRow) {
    let source = CombineTesting.ManualPublisher<Int, any Error>()
    let recording = row.subscribe(source.eraseToAnyPublisher(), .unlimited)
    guard !source.connections.isEmpty else { return }
    for connection in source.connections { connection.send(1) }
    guard !recording.isCompleted else { return }
    recording.cancel()
    recording.cancel()
    #expect(source.cancelCount == 1)
  }

  @Test(arguments: OperatorRows.all)
  func cancellingInsideReceiveStopsTheStream(_ row: OperatorRow) {
    for input in Self.inputs {
      let source = ScriptedSource(input, isReady: true)
      let witness = Witness()
      witness.onValue = { [unowned witness] in
        witness.cancel()
        return .none
      }
      row.attach(source.eraseToAnyPublisher(), witness)
      // A publisher of one value may complete in the same breath; nothing but that may follow a cancel.
      #expect(witness.valueCount <= 1)
      if witness.valueCount == 1 { #expect(source.liveCount == 0) }
    }
  }

  @Test(arguments: OperatorRows.all)
  func cancellingInsideReceiveSubscriptionStopsEverything(_ row: OperatorRow) {
    // It hands out its subscription before it has one, when a cancellation has no effect, as Apple's.
    guard row.name != "dropFirst" else { return }
    for input in Self.inputs {
      let source = ScriptedSource(input, isReady: true)
      let witness = Witness(onSubscription: {
        $0.request(.max(1))
        $0.cancel()
        $0.request(.unlimited)
      })
      row.attach(source.eraseToAnyPublisher(), witness)
      while source.hasUnreadyEvents { source.makeReady() }
      #expect(witness.valueCount <= 1)
      #expect(source.liveCount == 0)
    }
  }

  @Test(arguments: OperatorRows.all)
  func requestingInsideReceiveIsTheSameAsReturningDemand(_ row: OperatorRow) {
    guard row.fidelity == .exact else { return }
    for input in Self.inputs {
      let returning = Witness(onSubscription: { $0.request(.max(1)) }, onValue: { .max(1) })
      row.attach(ScriptedSource(input, isReady: true).eraseToAnyPublisher(), returning)
      let requesting = Witness(onSubscription: { $0.request(.max(1)) })
      requesting.onValue = { [unowned requesting] in
        requesting.subscription?.request(.max(1))
        return .none
      }
      row.attach(ScriptedSource(input, isReady: true).eraseToAnyPublisher(), requesting)
      #expect(returning.valueCount == requesting.valueCount)
      #expect(returning.completionCount == requesting.completionCount)
      #expect(returning.completionCount == 1)
    }
  }

  @Test(arguments: OperatorRows.all)
  func theEndReleasesBothSides(_ row: OperatorRow) {
    for input in Self.inputs {
      let source = ScriptedSource(input, isReady: true)
      weak var witness: Witness?
      do {
        let held = Witness()
        witness = held
        row.attach(source.eraseToAnyPublisher(), held)
        #expect(held.completionCount == 1)
      }
      #expect(witness == nil)
      #expect(source.liveCount == 0)
    }
  }

  @Test(arguments: OperatorRows.all)
  func cancelReleasesBothSides(_ row: OperatorRow) {
    let source = ScriptedSource(Trace([1, 2], .open), isReady: true)
    weak var witness: Witness?
    do {
      let held = Witness()
      witness = held
      row.attach(source.eraseToAnyPublisher(), held)
      held.cancel()
    }
    #expect(witness == nil)
    #expect(source.liveCount == 0)
  }
}
