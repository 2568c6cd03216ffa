import Combine
import Dispatch
import Foundation
import Locks
import Synchronization
import Testing

/// Who sends delivers, on its own thread, and waits for others to end their deliveries.
@Suite(.timeLimit(.minutes(4))) struct SendingThreadTests {
  private static let repetitions = Sanitizer.rounds(1_000, sanitized: 200)

  @Test(arguments: ["passthrough", "current", "merge", "combineLatest", "flatMap"])
  func everyValueArrivesOnTheThreadThatSendsIt(_ name: String) {
    let first = PassthroughSubject<ObjectIdentifier, Never>()
    let second = PassthroughSubject<ObjectIdentifier, Never>()
    let current = CurrentValueSubject<ObjectIdentifier, Never>(ObjectIdentifier(Thread.current))
    let joined: AnyPublisher<ObjectIdentifier, Never> =
      switch name {
      case "passthrough": first.eraseToAnyPublisher()
      case "current": current.eraseToAnyPublisher()
      case "merge": first.merge(with: second).eraseToAnyPublisher()
      case "combineLatest": first.combineLatest(Just(())) { thread, _ in thread }.eraseToAnyPublisher()
      default: Just(()).append(Just(())).flatMap { first }.eraseToAnyPublisher()
      }
    let elsewhere = Atomic(0)
    let arrived = Atomic(0)
    let sink = joined.sink { thread in
      arrived.add(1, ordering: .relaxed)
      if thread != ObjectIdentifier(Thread.current) { elsewhere.add(1, ordering: .relaxed) }
    }
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      let here = ObjectIdentifier(Thread.current)
      for _ in 0..<Self.repetitions {
        if name == "current" { current.send(here) } else if index == 2 { second.send(here) } else { first.send(here) }
      }
    }
    #expect(arrived.load(ordering: .relaxed) >= 2 * Self.repetitions)
    #expect(elsewhere.load(ordering: .relaxed) == 0)
    sink.cancel()
  }

  @Test func sendingReturnsAfterTheValueIsDelivered() {
    let subject = PassthroughSubject<Int, Never>()
    let last = Locked([0, 0, 0])
    let sink = subject.sink { value in last.withLock { $0[value % 3] = value } }
    let late = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for round in 1...Self.repetitions {
        subject.send(round * 3 + index)
        if last.withLock({ $0[index] }) != round * 3 + index { late.add(1, ordering: .relaxed) }
      }
    }
    #expect(late.load(ordering: .relaxed) == 0)
    sink.cancel()
  }

  /// Each thread is inside one subject when it sends to the next: the last to come would close a circle of waiting.
  @Test(arguments: [2, 3]) func threadsThatFeedEachOthersSubjectsGoOn(_ count: Int) {
    for _ in 0..<Self.repetitions {
      let subjects = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
      let received = Atomic(0)
      let inside = Atomic(0)
      let sinks = subjects.indices.map { index in
        subjects[index].sink { value in
          received.add(1, ordering: .relaxed)
          guard value > 0 else { return }
          inside.add(1, ordering: .relaxed)
          for _ in 0..<1_000 where inside.load(ordering: .relaxed) < count { sched_yield() }
          subjects[(index + 1) % count].send(0)
        }
      }
      DispatchQueue.concurrentPerform(iterations: count) { subjects[$0].send(1) }
      #expect(received.load(ordering: .relaxed) == 2 * count)
      for sink in sinks { sink.cancel() }
    }
  }

  @Test func subjectsThatHandValuesBackAndForthGoOn() {
    let there = PassthroughSubject<Int, Never>()
    let back = PassthroughSubject<Int, Never>()
    let received = Atomic(0)
    let sinks = [
      there.sink { if $0 > 0 { back.send($0 - 1) } else { received.add(1, ordering: .relaxed) } },
      back.sink { if $0 > 0 { there.send($0 - 1) } else { received.add(1, ordering: .relaxed) } },
    ]
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<Self.repetitions { (index.isMultiple(of: 2) ? there : back).send(5) }
    }
    #expect(received.load(ordering: .relaxed) == 4 * Self.repetitions)
    for sink in sinks { sink.cancel() }
  }

  /// Cancelling, asking and subscribing to what comes do not wait for a delivery: it may be waiting for them.
  @Test func aDeliveryMayWaitForAnotherThreadToCancelAskAndSubscribe() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    let late = Locked<[AnyCancellable]>([])
    let done = DispatchSemaphore(value: 0)
    let sink = subject.sink { _ in
      DispatchQueue.global().async {
        recorder.subscription?.request(.max(1))
        recorder.subscription?.cancel()
        let sink = subject.sink { _ in }
        late.withLock { $0.append(sink) }
        done.signal()
      }
      #expect(done.wait(timeout: .now() + 60) == .success)
    }
    subject.send(1)
    subject.send(2)
    #expect(recorder.events.dropFirst() == ["1"])
    sink.cancel()
  }
}
