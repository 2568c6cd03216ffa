import Foundation
import Testing

@testable import Feeds

@Suite("Which feeds are asked")
struct RefreshMachineTests {
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  private func source(_ id: Int64, _ host: String = "a", after seconds: TimeInterval = 0) -> RefreshMachine.Source {
    RefreshMachine.Source(id: id, host: host, next: start.addingTimeInterval(seconds))
  }

  @Test func oneOfAHostAtATime() {
    var machine = RefreshMachine(lastLook: start)
    let effects = machine.take(.sources([source(1), source(2), source(3, "b")], start))
    #expect(effects == [.ask(1), .ask(3)])
    #expect(machine.take(.finished(1, next: start.addingTimeInterval(900), start)).contains(.ask(2)))
  }

  @Test func notTooManyAltogether() {
    var machine = RefreshMachine(lastLook: start)
    let effects = machine.take(.sources((1...100).map { source($0, "host\($0)") }, start))
    #expect(effects.count == RefreshMachine.mostAtOnce)
    var asked = machine.asked
    for _ in 0..<1000 {
      guard let id = machine.asked.first else { break }
      _ = machine.take(.finished(id, next: start.addingTimeInterval(900), start))
      asked.formUnion(machine.asked)
      #expect(machine.asked.count <= RefreshMachine.mostAtOnce)
    }
    #expect(asked.count == 100)
  }

  @Test func waitsForTheNext() {
    var machine = RefreshMachine(lastLook: start)
    #expect(
      machine.take(.sources([source(1, after: 60), source(2, after: 30)], start)) == [
        .wait(until: start.addingTimeInterval(30))
      ])
    #expect(machine.take(.time(start.addingTimeInterval(30))) == [.ask(2), .wait(until: start.addingTimeInterval(60))])
  }

  @Test func aTimeThatAWrongClockHasSetIsNotWaitedFor() {
    var machine = RefreshMachine(lastLook: start)
    let effects = machine.take(.sources([source(1, after: 365 * 86_400), source(2, "b", after: 7 * 86_400)], start))
    #expect(effects == [.ask(1), .wait(until: start.addingTimeInterval(7 * 86_400))])
  }

  @Test func asksNothingWhereNobodyHasLookedForAWeek() {
    var machine = RefreshMachine(lastLook: start)
    let later = start.addingTimeInterval(RefreshMachine.attention)
    #expect(machine.take(.sources([source(1)], later)).isEmpty)
    #expect(machine.take(.looked(later)) == [.ask(1)])
    var always = RefreshMachine(lastLook: start)
    _ = always.take(.asksUnseen(true, start))
    #expect(always.take(.sources([source(1)], later)) == [.ask(1)])
  }

  @Test func asksAtAWish() {
    var machine = RefreshMachine(lastLook: start)
    _ = machine.take(.sources([source(1, after: 600), source(2, "b", after: 600)], start))
    #expect(machine.take(.now([2, 9], start)).first == .ask(2))
    #expect(machine.settledCount == 0)
    _ = machine.take(.finished(2, next: start.addingTimeInterval(700), start))
    #expect(machine.settledCount == 1)
    _ = machine.take(.now([], start))
    #expect(machine.settledCount == 2)
    #expect(machine.take(.now(nil, start)).filter { if case .ask = $0 { true } else { false } }.count == 2)
  }

  @Test func forgetsWhatHasEnded() {
    var machine = RefreshMachine(lastLook: start)
    _ = machine.take(.sources([source(1)], start))
    #expect(machine.take(.finished(1, next: nil, start)).isEmpty)
    #expect(machine.take(.time(start.addingTimeInterval(1_000_000))).isEmpty)
  }
}
