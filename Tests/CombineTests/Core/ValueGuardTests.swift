import Dispatch
import Testing

@testable import Combine

@Suite(.timeLimit(.minutes(4))) struct ValueGuardTests {
  enum Light: Equatable { case red, green(UInt32), blue(Bool) }

  /// A value with its guard, as subjects and published properties have it.
  private final class Kept<Value> {
    private let valueGuard: ValueGuard
    private var value: Value

    init(_ value: Value) {
      valueGuard = ValueGuard(value)
      self.value = value
    }

    func load() -> Value { valueGuard.load { value } }
    func store(_ new: Value) { valueGuard.store(new) { exchange(&value, $0) } }
  }

  private func returnsWhatItWasGiven<Value: Equatable>(_ values: [Value], isWord: Bool) {
    let kept = Kept(values[0])
    #expect(ValueGuard.isWord(Value.self) == isWord)
    for value in values {
      kept.store(value)
      #expect(kept.load() == value)
    }
  }

  @Test func smallPlainValuesAreOneWordAndAllOthersAreNot() {
    returnsWhatItWasGiven([1, Int.min, -1], isWord: true)
    returnsWhatItWasGiven([true, false], isWord: true)
    returnsWhatItWasGiven([0.1, -.infinity], isWord: true)
    returnsWhatItWasGiven([Light.red, .green(.max), .blue(true)], isWord: true)
    returnsWhatItWasGiven([Float?.none, 1], isWord: true)
    returnsWhatItWasGiven([Int?.none, 1, nil], isWord: false)
    returnsWhatItWasGiven(["", "a text that does not fit into a small string"], isWord: false)
    returnsWhatItWasGiven([[], [1, 2]], isWord: false)
  }

  @Test func theValueBeforeDiesWhenANewOneIsKept() {
    final class Token {}
    var token: Token? = Token()
    weak let witness = token
    let kept = Kept(token)
    token = nil
    #expect(witness != nil)
    kept.store(nil)
    #expect(witness == nil)
  }

  @Test func noThreadReadsHalfAValue() {
    let subject = CurrentValueSubject<Double, Never>(0)
    let pair = CurrentValueSubject<[Int], Never>([0, 0])
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for round in 1...2000 {
        if index == 0 {
          subject.send(Double(round))
          pair.send([round, round])
        } else {
          let value = subject.value
          #expect(value == value.rounded())
          let both = pair.value
          #expect(both[0] == both[1])
        }
      }
    }
  }
}
