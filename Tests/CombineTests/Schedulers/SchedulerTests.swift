import Combine
import Foundation
import Locks
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(4)))
struct SchedulerStrideTests {
  @Test
  func literalsAndUnitsOfAQueueAreSecondsInNanoseconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect((0.5 as Stride) == .milliseconds(500))
    #expect(Stride.seconds(1.5) == .microseconds(1_500_000))
    #expect(Stride.nanoseconds(7).timeInterval == .nanoseconds(7))
    #expect(Stride(.milliseconds(3)) == .milliseconds(3))
    #expect(Stride(exactly: 2 as UInt64)?.magnitude == 2_000_000_000)
    #expect(Stride(exactly: UInt64.max) == nil)
    #expect(Stride.seconds(Int.max).magnitude == Int.max)
    #expect(Stride.seconds(1e300).magnitude == Int.max)
    #expect(Stride.seconds(-1e300).magnitude == Int.min)
    #expect(Stride.seconds(Double.nan).magnitude == 0)
    #expect(Stride.seconds(1) + 1 - .milliseconds(500) == .seconds(1.5))
    #expect(Stride.seconds(1) < 2)
  }

  @Test
  func literalsAndUnitsOfARunLoopAreSeconds() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    #expect((2 as Stride).magnitude == 2)
    #expect((0.25 as Stride).timeInterval == 0.25)
    #expect(Stride.milliseconds(20) == 0.02)
    #expect(OperationQueue.SchedulerTimeType.Stride.seconds(3).timeInterval == 3)
    var stride: Stride = 1
    stride += 2
    stride *= 3
    stride -= 1
    #expect(stride == 8)
  }

  @Test
  func momentsAdvanceAndMeasureBothWays() {
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    let later = start.advanced(by: .nanoseconds(500))
    #expect(start.distance(to: later) == .nanoseconds(500))
    #expect(later.distance(to: start) == .nanoseconds(-500))
    #expect(later.advanced(by: .nanoseconds(-500)) == start)
    #expect(start < later)
    let future = DispatchQueue.SchedulerTimeType(.distantFuture)
    #expect(start.advanced(by: .nanoseconds(.max)) == future)
    #expect(start.distance(to: future) == .nanoseconds(.max) && future.distance(to: start) == .nanoseconds(.max))
    #expect(future.distance(to: future) == 0)
    #expect(start < future && !(future < start))
    #expect(start.advanced(by: .seconds(-9)).dispatchTime.uptimeNanoseconds == 1)
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(date.advanced(by: 5).date == Date(timeIntervalSinceReferenceDate: 15))
    #expect(ImmediateScheduler.shared.now.distance(to: ImmediateScheduler.shared.now) == 0)
  }

  @Test
  func strideOverflowStopsAtTheLongest() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let (most, least) = (Stride.nanoseconds(.max), Stride.nanoseconds(.min))
    #expect(most + 1 == most && least - 1 == least && least + (-1) == least && most - least == most)
    #expect(ImmediateScheduler.SchedulerTimeType.Stride(.max) * 2 == .init(.max))
    #expect(ImmediateScheduler.SchedulerTimeType.Stride(.max) * -2 == .init(.min))
  }

  @Test
  func aQueuesStridesAreMultipliedAsSeconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.nanoseconds(18) * .nanoseconds(1) == 0)
    #expect(Stride.nanoseconds(18) * .microseconds(1) == 0)
    #expect(Stride.microseconds(-3) * .nanoseconds(10) == 0)
    #expect(Stride.seconds(2) * -3 == -6)
    #expect(Stride.nanoseconds(.max) * 2 == .nanoseconds(.max))
    var stride: Stride = .milliseconds(1_500)
    stride *= 2
    #expect(stride == 3)
  }

  @Test
  func aQueuesTimesAndStridesAreCodedAsNumbers() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 123_456))
    #expect(String(decoding: try JSONEncoder().encode([time]), as: UTF8.self) == "[123456]")
    let stride = DispatchQueue.SchedulerTimeType.Stride.nanoseconds(7)
    #expect(String(decoding: try JSONEncoder().encode(stride), as: UTF8.self) == #"{"_nanoseconds":7}"#)
  }

  @Test
  func momentsAndStridesAreCodable() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 123_456))
    let data = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [time])
    let stride = DispatchQueue.SchedulerTimeType.Stride.milliseconds(4)
    let encoded = try JSONEncoder().encode([stride])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType.Stride].self, from: encoded) == [stride])
  }
}

/// The schedulers of the system, in real time. Each test waits for what it started, and no longer.
@Suite(.timeLimit(.minutes(4)))
struct RealSchedulerTests {
  @Test
  func aQueueRunsClosuresInOrderAndHonoursItsOptions() {
    let queue = DispatchQueue(label: "test")
    let group = DispatchGroup()
    let log = Locked<[Int]>([])
    for number in 0..<100 { queue.schedule(options: .init(group: group)) { log.withLock { $0.append(number) } } }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), tolerance: 0, options: .init(group: group)) {
      log.withLock { $0.append(100) }
    }
    group.wait()
    #expect(log.withLock { $0 } == Array(0...100))
  }

  @Test
  func aQueueThatMayBeLateIsNeverEarlyAndCountsItsGroup() {
    let queue = DispatchQueue(label: "test")
    let group = DispatchGroup()
    let due = queue.now.advanced(by: .milliseconds(20))
    let ran = Locked<[DispatchQueue.SchedulerTimeType]>([])
    for flags: DispatchWorkItemFlags in [[], .barrier] {
      queue.schedule(after: due, tolerance: .milliseconds(5), options: .init(qos: .utility, flags: flags, group: group))
      {
        ran.withLock { $0.append(queue.now) }
      }
    }
    #expect(group.wait(timeout: .now()) == .timedOut)
    #expect(group.wait(timeout: .now() + 20) == .success)
    #expect(ran.withLock { $0.count } == 2)
    #expect(ran.withLock { $0.allSatisfy { $0 >= due } })
  }

  @Test
  func repetitionStopsWhenItIsCancelled() {
    let queue = DispatchQueue(label: "test")
    let tick = DispatchSemaphore(value: 0)
    let count = Locked(0)
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      count.withLock { $0 += 1 }
      tick.signal()
    }
    for _ in 0..<3 { tick.wait() }
    repetition.cancel()
    queue.sync {}
    let before = count.withLock { $0 }
    let clock = DispatchSemaphore(value: 0)
    let another = queue.schedule(after: queue.now, interval: .milliseconds(1)) { clock.signal() }
    for _ in 0..<3 { clock.wait() }
    another.cancel()
    #expect(count.withLock { $0 } == before)
  }

  @Test
  func aSleepingRunLoopIsWokenByWorkFromAnotherThread() {
    let ready = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var loop: RunLoop?
    Thread.detachNewThread {
      loop = .current
      let forever = Timer(timeInterval: 3600, repeats: true) { _ in }
      RunLoop.current.add(forever, forMode: .default)
      ready.signal()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 30))
    }
    ready.wait()
    let started = Date()
    loop?.schedule { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
    loop?.schedule(after: loop?.now.advanced(by: .milliseconds(1)) ?? .init(Date())) { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(Date().timeIntervalSince(started) < 20)
  }

  private final class Held: Sendable {
    let gone: DispatchSemaphore
    let isTouched = Atomic(false)

    init(gone: DispatchSemaphore) { self.gone = gone }
    deinit { if isTouched.load(ordering: .relaxed) { gone.signal() } }

    func touch() { isTouched.store(true, ordering: .relaxed) }
  }

  /// Schedules two closures, once and again and again, each with an object that says when it is gone.
  private func letsGo(_ loop: RunLoop) -> Bool {
    let gone = DispatchSemaphore(value: 0)
    let ran = DispatchSemaphore(value: 0)
    var repetition: (any Cancellable)?
    do {
      let (once, often) = (Held(gone: gone), Held(gone: gone))
      loop.schedule(after: loop.now.advanced(by: .milliseconds(1))) { once.touch() }
      repetition = loop.schedule(after: loop.now, interval: .milliseconds(1)) {
        often.touch()
        ran.signal()
      }
    }
    // The main loop may be busy with other tests for long.
    guard ran.wait(timeout: .now() + 70) == .success else { return false }
    repetition?.cancel()
    return (0..<2).allSatisfy { _ in gone.wait(timeout: .now() + 70) == .success }
  }

  @Test
  func aRunLoopLetsGoOfWhatItHasRun() {
    #expect(letsGo(.main))
    nonisolated(unsafe) var loop: RunLoop?
    let ready = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      loop = .current
      RunLoop.current.add(Timer(timeInterval: 3600, repeats: true) { _ in }, forMode: .default)
      ready.signal()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 60))
    }
    ready.wait()
    #expect(loop.map(letsGo) == true)
  }

  @Test(arguments: [true, false])
  func aQueueLetsGoOfWhatIsDeliveredOnIt(isCancelled: Bool) {
    final class Token: Sendable {}
    let queue = DispatchQueue(label: "test")
    weak var token: Token?
    let seen = Locked<[Int]>([])
    do {
      let held = Token()
      token = held
      let source = PassthroughSubject<Int, Never>()
      let sink = source.receive(on: queue).sink { value in
        withExtendedLifetime(held) { seen.withLock { $0.append(value) } }
      }
      queue.suspend()
      for value in 1...3 { source.send(value) }
      if isCancelled { sink.cancel() } else { source.send(completion: .finished) }
      queue.resume()
      queue.sync {}
      withExtendedLifetime(sink) {}
    }
    #expect(seen.withLock { $0 } == (isCancelled ? [] : [1, 2, 3]))
    #expect(token == nil)
  }

  @Test
  func anOperationQueueRunsNowLaterAndAgain() {
    let queue = OperationQueue()
    let done = DispatchSemaphore(value: 0)
    queue.schedule { done.signal() }
    done.wait()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { done.signal() }
    done.wait()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), tolerance: .milliseconds(1)) { done.signal() }
    done.wait()
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) { done.signal() }
    for _ in 0..<3 { done.wait() }
    repetition.cancel()
  }

  @Test
  func theImmediateSchedulerRunsEverythingAtOnceAndOnce() {
    var count = 0
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now) { count += 1 }
    scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }.cancel()
    #expect(count == 3)
  }

  @Test
  func debounceOnARealQueueSendsTheLastValue() {
    let queue = DispatchQueue(label: "test")
    let done = DispatchSemaphore(value: 0)
    let source = PassthroughSubject<Int, Never>()
    let seen = Locked<[Int]>([])
    let cancellable = source.debounce(for: .milliseconds(20), scheduler: queue).sink { value in
      seen.withLock { $0.append(value) }
      done.signal()
    }
    queue.sync { for value in 1...1000 { source.send(value) } }
    done.wait()
    #expect(seen.withLock { $0 }.last == 1000)
    cancellable.cancel()
  }
}
