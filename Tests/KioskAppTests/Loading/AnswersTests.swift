import Combine
import CombineTesting
import Foundation
import Networking
import Testing

@testable import KioskApp

/// What every pipeline from questions to answers promises, as values and as timelines.
@Suite struct AnswersTests {
  private struct Problem: Error, Equatable {}
  private typealias Machine = Answers<String, [Int], Problem>
  private typealias Policy = AnswerPolicy<String, [Int]>

  private let old = Freshness(date: Date(timeIntervalSince1970: 0), source: .store)
  private let new = Freshness(date: Date(timeIntervalSince1970: 9), source: .network)

  /// The requests that an input starts, as "first a", "next a 1,2"; "stop" where one is ended.
  private func take(_ input: Machine.Input, _ machine: inout Machine) -> [String] {
    machine.take(input).map { effect in
      guard let request = effect.request else { return "stop" }
      let known = request.known.map { " " + $0.map(String.init).joined(separator: ",") } ?? ""
      return "\(request.kind) \(request.question)\(known)"
    }
  }

  @Test func aQuestionIsAskedOnceAndItsAnswerShown() {
    var machine = Machine()
    #expect(machine.content.isIdle)
    #expect(take(.question("a"), &machine) == ["first a"])
    #expect(machine.content.isLoading)
    #expect(take(.question("a"), &machine) == [])
    #expect(take(.answer(.loaded([1], old)), &machine) == [] && machine.content == .loaded([1], old))
    #expect(take(.answer(.loaded([1, 2], new)), &machine) == [] && machine.content == .loaded([1, 2], new))
    #expect(take(.question("b"), &machine) == ["first b"] && machine.content.isLoading)
  }

  @Test func aFailureTakesNothingFromTheScreenAndARetryShowsThatItIsTried() {
    var machine = Machine()
    _ = take(.question("a"), &machine)
    _ = take(.answer(.failed(Problem())), &machine)
    _ = take(.ended, &machine)
    #expect(machine.content == .failed(Problem()) && machine.failure == Problem())
    #expect(take(.wish(.retry), &machine) == ["again a"])
    #expect(machine.content.isLoading && machine.failure == nil)
    _ = take(.answer(.loaded([1], old)), &machine)
    #expect(take(.wish(.retry), &machine) == ["again a 1"] && machine.content == .loaded([1], old))
    _ = take(.answer(.failed(Problem())), &machine)
    #expect(machine.content == .stale([1], old, Problem()) && machine.failure == Problem())
    _ = take(.answer(.stale([1], old, Problem())), &machine)
    #expect(machine.failure == nil, "an old answer with its reason is no failure of the request")
  }

  @Test func pagesComeOneAtATimeAndAListIsAsOldAsItsFirst() {
    var machine = Machine(Policy(hasMore: { $0.count < 4 }))
    _ = take(.question("a"), &machine)
    #expect(take(.wish(.more), &machine) == [], "the first is under way")
    _ = take(.answer(.loaded([1, 2], old)), &machine)
    #expect(take(.wish(.more), &machine) == [], "it may still get better")
    _ = take(.ended, &machine)
    #expect(take(.wish(.more), &machine) == ["next a 1,2"])
    #expect(take(.wish(.more), &machine) == [])
    _ = take(.answer(.loaded([1, 2, 3, 4], new)), &machine)
    _ = take(.ended, &machine)
    #expect(machine.content == .loaded([1, 2, 3, 4], old))
    #expect(take(.wish(.more), &machine) == [], "there is no more")
  }

  @Test func whereOnlyFailuresAreTriedAgainTheFailedPageIs() {
    var machine = Machine(Policy(hasMore: { _ in true }, retriesOnlyFailures: true))
    _ = take(.question("a"), &machine)
    _ = take(.answer(.loaded([1], old)), &machine)
    _ = take(.ended, &machine)
    #expect(take(.wish(.retry), &machine) == [], "nothing has failed")
    _ = take(.wish(.more), &machine)
    _ = take(.answer(.failed(Problem())), &machine)
    _ = take(.ended, &machine)
    #expect(machine.content == .stale([1], old, Problem()))
    #expect(take(.wish(.retry), &machine) == ["next a 1"] && machine.content == .loaded([1], old))
  }

  @Test func whatWasFoundForOtherWordsStaysUntilSomethingIsKnown() {
    var machine = Machine(Policy(asks: { !$0.isEmpty }, earlier: { _, _ in .staysMeanwhile }, hasMore: { _ in true }))
    #expect(take(.question(""), &machine) == ["stop"] && machine.content.isIdle)
    _ = take(.question("a"), &machine)
    _ = take(.answer(.loaded([1], old)), &machine)
    #expect(take(.question("b"), &machine) == ["first b"] && machine.content.value == [1])
    #expect(take(.question("c"), &machine) == ["first c"] && machine.content.value == [1])
    _ = take(.ended, &machine)
    #expect(take(.wish(.more), &machine) == [], "there is nothing to have more of")
    _ = take(.answer(.failed(Problem())), &machine)
    #expect(machine.content == .failed(Problem()), "it would be the answer to another question")
    #expect(take(.question(""), &machine) == ["stop"] && machine.content.isIdle)
  }

  @Test func whatAnswersTheNewQuestionTooStaysWhenThatFails() {
    var machine = Machine(Policy(earlier: { $0.first == $1.first ? .stays : .goes }))
    _ = take(.question("film in English"), &machine)
    _ = take(.answer(.loaded([1], old)), &machine)
    #expect(take(.question("film in French"), &machine) == ["first film in French 1"])
    _ = take(.answer(.failed(Problem())), &machine)
    #expect(machine.content == .stale([1], old, Problem()))
    _ = take(.question("another film"), &machine)
    #expect(machine.content.isLoading)
  }

  @Test func aRememberedAnswerIsShownAtOnceAndSparesTheRequestWhileItIsFresh() {
    var machine = Machine(Policy(isFresh: { $0 == new }))
    for (question, freshness) in [("a", new), ("b", old), ("c", old)] {
      _ = take(.question(question), &machine)
      _ = take(.answer(.loaded([1], freshness)), &machine)
    }
    #expect(take(.question("a"), &machine) == ["stop"] && machine.content == .loaded([1], new))
    #expect(take(.question("b"), &machine) == ["first b 1"] && machine.content == .loaded([1], old))
    for number in 0..<100 {
      _ = take(.question("\(number)"), &machine)
      _ = take(.answer(.loaded([number], old)), &machine)
    }
    _ = take(.question("a"), &machine)
    #expect(machine.content.isLoading, "only so many are remembered")
  }

  @Test func refreshesWhileOneIsUnderWayAreOne() {
    var machine = Machine()
    _ = take(.question("a"), &machine)
    for _ in 0..<5 { #expect(take(.wish(.refresh), &machine) == []) }
    _ = take(.answer(.loaded([1], old)), &machine)
    #expect(take(.ended, &machine) == ["again a 1"])
    #expect(take(.ended, &machine) == [])
    #expect(take(.wish(.refresh), &machine) == ["again a 1"] && machine.content == .loaded([1], old))
  }

  @Test func theNewestQuestionWinsHoweverSlowTheOldOneIs() {
    let time = TestScheduler()
    let questions = time.hot("-a-b----a").replaceError(with: "")
    let known = questions.answers { request in
      time.cold(request.question == "a" ? "------1|" : "--2|", failure: nil) { Int($0) ?? 0 }
        .setFailureType(to: Problem.self).loadable()
    }
    let shown = time.timeline(of: known.map(\.content).removeDuplicates(), steps: 30) { content in
      content.value.map(String.init) ?? (content.isLoading ? "l" : "i")
    }
    #expect(shown == "il---2--l-----1")
  }

  @Test func rowsThatComeAgainOnALaterPageAreLeftOut() {
    struct Row: Identifiable, Equatable { var id: Int }
    let rows = { (ids: [Int]) in ids.map(Row.init) }
    let pages = Pages<Row>().adding(rows([1, 2, 2]), page: 0, hasMore: true, total: 9)
      .adding(rows([2, 3]), page: 1, hasMore: false, total: 8, remark: "the end")
    #expect(pages.rows.map(\.id) == [1, 2, 3] && pages.page == 1 && !pages.hasMore)
    #expect(pages.total == 9 && pages.remark == "the end", "the first page's count, the last one's remark")
  }
}
