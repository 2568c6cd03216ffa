import Foundation
import Testing
import os

@Suite struct LockTests {
  @Test func oneThreadIsInsideAtATime() {
    final class Counter: @unchecked Sendable {
      var lock = os_unfair_lock()
      var count = 0
    }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      os_unfair_lock_lock(&counter.lock)
      counter.count += 1
      os_unfair_lock_unlock(&counter.lock)
    }
    #expect(counter.count == 1000)
    #expect(os_unfair_lock_trylock(&counter.lock))
    #expect(!os_unfair_lock_trylock(&counter.lock))
  }

  @Test func signpostsRunTheirWork() {
    let signposter = OSSignposter(subsystem: "a", category: "b")
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
    signposter.endInterval("work", signposter.beginInterval("work", id: signposter.makeSignpostID()))
  }

  @Test func aLogMayHaveACategoryOfApples() {
    let log = OSLog(subsystem: "a", category: .pointsOfInterest)
    #expect(log.isEnabled(type: .default))
    os_signpost(.event, log: log, name: "shown")
  }
}
