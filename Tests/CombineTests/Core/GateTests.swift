import Testing

@testable import Combine

@Suite(.timeLimit(.minutes(4))) struct GateTests {
  /// An open gate, which `#expect` cannot take by itself: it is not copyable.
  private final class Opened {
    let gate = Gate()

    init() { _ = gate.open() }

    var isManaged: Bool { gate.isManaged }
    var isOpen: Bool { gate.isOpen }
    func hold() { gate.hold() }
    func drop() -> Bool { gate.drop() }
    func enter() -> Bool { gate.enter() }
    func close() -> Bool { gate.close() }
  }

  private let gate = Opened()

  @Test func aSourceThatComesAfterTheSubscriptionAnswersForTheCallsFromThenOn() {
    #expect(!gate.isManaged)
    gate.hold()
    #expect(gate.isManaged)
    #expect(gate.close())
    #expect(!gate.isManaged)
    #expect(gate.drop())
  }

  @Test func aCallThatWasUnderWayWhenTheSourceCameIsWaitedFor() {
    #expect(gate.enter())
    gate.hold()
    #expect(gate.close())
    #expect(!gate.drop())
    #expect(gate.drop())
  }

  @Test func callsAreCountedAgainWhenTheSourceHasGone() {
    gate.hold()
    #expect(!gate.drop())
    #expect(!gate.isManaged)
    #expect(gate.isOpen)
    #expect(gate.enter())
    #expect(gate.close())
    #expect(gate.drop())
  }

  @Test func aGateStaysClosedWhenASourceComesTooLate() {
    #expect(gate.close())
    gate.hold()
    #expect(!gate.isManaged)
    #expect(!gate.enter())
    #expect(gate.drop())
  }
}
