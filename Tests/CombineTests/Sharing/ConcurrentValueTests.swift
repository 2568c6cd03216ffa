import Combine
import Dispatch
import Locks
import Testing

@Suite(.timeLimit(.minutes(4)))
struct ConcurrentValueTests {
  @Test func theValueThatIsKeptLastIsDeliveredLast() {
    for round in 0..<30_000 {
      let subject = CurrentValueSubject<Int, Never>(-1)
      let seen = Locked(-1)
      let subscription = subject.sink { value in seen.withLock { $0 = value } }
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for step in 0..<20 { subject.send(thread * 100 + step) }
      }
      guard seen.withLock({ $0 }) == subject.value else {
        Issue.record("round \(round): subscribers have \(seen.withLock { $0 }), the subject \(subject.value)")
        return
      }
      subscription.cancel()
    }
  }
}
