import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct TimelineSourceTests {
  @Test(arguments: ["a-b--c|", "(ab)-(c|)", "--#", "a{50}b", "|", "#", ""])
  func aSourceFollowsItsTimeline(_ text: String) throws {
    let timeline = try Timeline(parsing: text)
    let time = TestScheduler()
    #expect(time.timeline(of: time.cold(timeline)) == timeline)
    #expect(time.timeline(of: time.hot(timeline)) == timeline)
  }

  @Test func aColdSourceStartsAnewAndAHotOneGoesOn() {
    let time = TestScheduler()
    let hot = time.hot("a-b-c-d|")
    let cold = time.cold("a-b-c-d|")
    #expect(time.timeline(of: hot, life: "---^") == "----c-d|")
    #expect(time.timeline(of: hot) == "|")
    #expect(time.timeline(of: cold, life: "---^") == "---a-b-c-d|")
  }

  @Test func whatStandsBeforeTheMarkIsPast() {
    let time = TestScheduler()
    #expect(time.timeline(of: time.hot("a-b^-c|")) == "--c|")
  }

  @Test func recordsWhenSubscribersCameAndWent() {
    let time = TestScheduler()
    let source = time.hot("abcdefgh|")
    #expect(time.timeline(of: source, life: "-^--!", steps: 6) == "-bcd")
    #expect(source.subscriptions == ["-^--!"])
    let finished = time.cold("a|")
    _ = time.timeline(of: finished)
    #expect(finished.subscriptions.count == 1)
    #expect(finished.subscriptions[0].moments.map(\.event) == [.subscription])
  }

  @Test func aHotSourceDropsAndAColdOneKeepsWhatNobodyAskedFor() {
    let time = TestScheduler()
    #expect(time.timeline(of: time.hot("abcdef|"), requests: "2--1") == "ab-d--|")
    let cold = TestScheduler()
    #expect(cold.timeline(of: cold.cold("abcdef|"), requests: "2---1---*") == "ab--c---(def|)")
  }

  @Test func labelsBecomeValuesOfAnyType() {
    let time = TestScheduler()
    let source = time.cold("1-2-'30'|", failure: nil as Never?) { Int($0) ?? 0 }
    #expect(time.timeline(of: source, label: { "\($0 + 1)" }) == "2-3-'31'|")
  }

  @Test func eventsBetweenTwoStepsAreShownWithTheirTime() {
    let time = TestScheduler()
    let subject = ManualPublisher<String, Never>()
    time.schedule(after: .at(1.5)) { subject.send("x") }
    #expect(time.timeline(of: subject) == "-'x@1.5s'")
  }
}
