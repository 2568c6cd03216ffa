import Combine
import Dispatch
import Foundation
import Synchronization
import Testing

/// What a current value and a published property promise their subscribers while other threads send.
@Suite(.timeLimit(.minutes(4))) struct LatestValueTests {
  private static let subscriptions = Sanitizer.rounds(1_000, sanitized: 200)

  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var number = 0
    @Published var text = ""
  }

  /// Subscribes again and again while another thread counts upwards.
  private func watch<P: Publisher & Sendable>(_ publisher: P, count: @escaping @Sendable (Int) -> Void)
  where P.Output == Int, P.Failure == Never {
    let isDone = Atomic(false)
    let empty = Atomic(0)
    let reversed = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      if index == 0 {
        var number = 0
        while !isDone.load(ordering: .relaxed) {
          number += 1
          count(number)
        }
      } else {
        for _ in 0..<Self.subscriptions {
          let last = Atomic(-1)
          let sink = publisher.sink { number in
            if last.exchange(number, ordering: .relaxed) > number { reversed.add(1, ordering: .relaxed) }
          }
          if last.load(ordering: .relaxed) < 0 { empty.add(1, ordering: .relaxed) }
          sched_yield()
          sink.cancel()
        }
        if index == 2 { isDone.store(true, ordering: .relaxed) }
      }
    }
    #expect(empty.load(ordering: .relaxed) == 0)
    #expect(reversed.load(ordering: .relaxed) == 0)
  }

  private struct Unchecked<P: Publisher>: Publisher, @unchecked Sendable {
    typealias Output = P.Output
    typealias Failure = P.Failure
    let publisher: P
    func receive<S: Subscriber<P.Output, P.Failure>>(subscriber: S) { publisher.receive(subscriber: subscriber) }
  }

  @Test func aCurrentValueIsThereWhenSubscribingReturnsAndNeverGoesBack() {
    let subject = CurrentValueSubject<Int, Never>(0)
    watch(Unchecked(publisher: subject)) { subject.send($0) }
  }

  @Test func aPublishedValueIsThereWhenSubscribingReturnsAndNeverGoesBack() {
    let model = Model()
    watch(Unchecked(publisher: model.$number)) { model.number = $0 }
  }

  @Test func combinedLatestValuesAreThereWhenSubscribingReturns() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let other = CurrentValueSubject<Int, Never>(0)
    watch(Unchecked(publisher: subject.combineLatest(other) { first, _ in first })) { subject.send($0) }
  }

  @Test func aPublishedPropertyIsReadAndWrittenByManyThreads() {
    let model = Model()
    let length = Atomic(0)
    let sink = model.$text.sink { length.store($0.count, ordering: .relaxed) }
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for round in 0..<Self.subscriptions * 20 {
        if index < 2 {
          model.text = String(repeating: "abcdefgh", count: round % 9)
        } else if !model.text.count.isMultiple(of: 8) {
          wrong.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(length.load(ordering: .relaxed) == model.text.count)
    sink.cancel()
  }

  @Test func aWriteDuringAnotherThreadsAnnouncementIsNotLost() {
    for _ in 0..<Self.subscriptions {
      let model = Model()
      let begun = DispatchSemaphore(value: 0)
      let read = Atomic(0)
      let sink = model.$number.sink { number in
        guard number == 1 else { return }
        begun.signal()
        for _ in 0..<20 { sched_yield() }
      }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
          model.number = 1
        } else {
          begun.wait()
          model.number = 7
          model.number += 1
          read.store(model.number, ordering: .relaxed)
        }
      }
      #expect(read.load(ordering: .relaxed) == 8)
      #expect(model.number == 8)
      sink.cancel()
    }
  }

  @Test func aValueSetAfterTheEndIsKeptAndNotSent() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.send(completion: .finished)
    subject.value = 42
    #expect(subject.value == 42)
    subject.send(43)
    #expect(subject.value == 42)
    #expect(recorder.events.dropFirst() == ["0", "finished"])
  }
}
