import Foundation
import Testing

@testable import Combine

@Suite(.timeLimit(.minutes(4)))
struct TurnstileTests {
  private final class Room: @unchecked Sendable {
    let turnstile = Turnstile()
    var log: [Int] = []
    var inside = 0

    func visit(_ number: Int) {
      guard let pass = turnstile.enter() else { return turnstile.post { self.visit(number) } }
      defer { turnstile.leave(pass) }
      inside += 1
      #expect(inside == 1)
      log.append(number)
      inside -= 1
    }
  }

  @Test
  func doesEverythingOnceAndOneThingAtATime() {
    let room = Room()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for visit in 0..<2_000 { room.visit(thread * 2_000 + visit) }
    }
    #expect(room.log.sorted() == Array(0..<16_000))
    for thread in 0..<8 {
      let own = room.log.filter { $0 / 2_000 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test
  func aThreadMayComeBack() {
    let turnstile = Turnstile()
    guard let outer = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    guard let inner = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    turnstile.leave(inner)
    turnstile.leave(outer)
    #expect(turnstile.enter() != nil)
  }

  /// Waits until another thread sleeps before a turnstile.
  private func waitForAVisitor(at turnstile: borrowing Turnstile) {
    while turnstile.turn.word.load(ordering: .relaxed) & Turn.waiterFlag == 0 { sched_yield() }
  }

  @Test
  func visitorsWaitForTheEndOfADeliveryAndInterruptionsDoNot() {
    let turnstile = Turnstile()
    // Locked, because a sanitizer does not see that a thread which has finished has written before.
    let lock = NSLock()
    nonisolated(unsafe) var log: [String] = []
    guard let outer = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    let delivery = turnstile.beginDelivery()
    let other = Thread { @Sendable in
      turnstile.interrupt { lock.withLock { log.append("interruption") } }
      turnstile.post { lock.withLock { log.append("visitor") } }
    }
    other.start()
    waitForAVisitor(at: turnstile)
    guard let inner = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    turnstile.leave(inner)
    #expect(lock.withLock { log } == ["interruption"])
    turnstile.endDelivery(delivery)
    turnstile.leave(outer)
    while !other.isFinished { sched_yield() }
    #expect(lock.withLock { log } == ["interruption", "visitor"])
  }

  @Test
  func visitorsDoNotWaitForACallThatComesBackOutsideADelivery() {
    let turnstile = Turnstile()
    nonisolated(unsafe) var isDone = false
    guard let outer = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    let other = Thread { @Sendable in turnstile.post { isDone = true } }
    other.start()
    waitForAVisitor(at: turnstile)
    guard let inner = turnstile.enter() else {
      Issue.record("the turnstile is busy")
      return
    }
    turnstile.leave(inner)
    #expect(isDone)
    turnstile.leave(outer)
  }
}

@Suite
struct QueueTests {
  @Test
  func isFirstInFirstOutThroughManyRounds() {
    var queue = Queue<Int>()
    var (next, expected) = (0, 0)
    for round in 0..<500 {
      for _ in 0..<(round % 7 + 1) {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(round % 5 + 1) {
        guard let first = queue.popFirst() else { break }
        #expect(first == expected)
        expected += 1
      }
      #expect(queue.count == next - expected)
    }
    #expect(queue.takeAll().count == next - expected)
    #expect(queue.isEmpty)
  }
}
