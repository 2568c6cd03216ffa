import Combine
import CombineTesting
import Networking
import Testing

@Suite struct StateMachineTests {
  /// Writes down what comes. A capital letter asks for an answer, a digit for two at once, `x` for nothing any more.
  private struct Asker: StateMachine {
    struct Effect: SlottedEffect {
      let slot: String
      let question: String
    }

    var log = "."

    mutating func take(_ input: String) -> [Effect] {
      log += input
      return switch input {
      case "x": [Effect(slot: "letters", question: "")]
      case "A"..."Z": [Effect(slot: "letters", question: input)]
      case "0"..."9": [Effect(slot: "digits", question: input)]
      default: []
      }
    }
  }

  private let time = TestScheduler()

  private func answers(to effect: Asker.Effect) -> AnyPublisher<String, Never> {
    switch effect.question {
    case "": Empty().eraseToAnyPublisher()
    case "0"..."9": ["+", "-"].publisher.eraseToAnyPublisher()
    default: time.cold("--a|").map { _ in effect.question.lowercased() }.replaceError(with: "").eraseToAnyPublisher()
    }
  }

  private func log(_ inputs: Timeline) -> Timeline {
    let machines = time.hot(inputs).replaceError(with: "").driving(Asker()) { [self] in answers(to: $0) }
    return time.timeline(of: machines, steps: 20) { $0.log }
  }

  @Test func whatAnEffectPublishesIsAnInput() {
    #expect(log("-A----B") == "'.''.A'-'.Aa'--'.AaB'-'.AaBb'")
  }

  @Test func aNewerEffectCancelsTheOneInItsSlot() {
    #expect(log("-AB") == "'.''.A''.AB'-'.ABb'")
  }

  @Test func anEffectThatDoesNothingOnlyCancels() {
    #expect(log("-Ax") == "'.''.A''.Ax'")
  }

  @Test func slotsDoNotDisturbEachOther() {
    #expect(log("-A7") == "'.''.A'('.A7''.A7+''.A7+-')'.A7+-a'")
  }

  @Test func answersThatComeAtOnceWaitForTheirTurn() {
    #expect(log("-(12)") == "'.'('.1''.1+''.1+-''.1+-2''.1+-2+''.1+-2+-')")
  }

  @Test func whoLeavesEndsEverything() {
    let source = time.hot("-A------B")
    let answer = time.cold("-----a|")
    let machines = source.replaceError(with: "").driving(Asker()) { _ in
      answer.replaceError(with: "").eraseToAnyPublisher()
    }
    #expect(time.timeline(of: machines, life: "^--!", steps: 20) { $0.log } == "'.''.A'")
    #expect(source.subscriptions == ["^--!"])
    #expect(answer.subscriptions == ["-^-!"])
  }

  @Test func aBusySubscriberGetsTheNewest() {
    let machines = time.hot("-abc").replaceError(with: "").driving(Asker()) { [self] in answers(to: $0) }
    #expect(time.timeline(of: machines, requests: "1-----1", steps: 20) { $0.log } == "'.'-----'.abc'")
  }
}
