import Combine
import Foundation

/// Operators that hand values to a scheduler.
var timingWorkloads: [Workload] {
  [
    Workload("debounce on a hand-driven scheduler", against: .closures) {
      waiting { subject, scheduler in subject.debounce(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher() }
    } limit: {
      delaying()
    },
    Workload("throttle on a hand-driven scheduler", against: .closures) {
      waiting { subject, scheduler in
        subject.throttle(for: .nanoseconds(1), scheduler: scheduler, latest: true).eraseToAnyPublisher()
      }
    } limit: {
      delaying()
    },
    Workload("delay on a hand-driven scheduler", against: .closures) {
      waiting { subject, scheduler in subject.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher() }
    } limit: {
      delaying()
    },
    Workload("receive(on: ImmediateScheduler)", against: .closures) {
      sending { subject, total in [subject.receive(on: ImmediateScheduler.shared).sink { total.sum &+= $0 }] }
    } limit: {
      { rounds in
        let total = Total()
        let perform: (() -> Void) -> Void = opaque { $0() }
        for value in 0..<rounds { perform { total.sum &+= value } }
        return total.sum
      }
    },
    Workload("receive(on: DispatchQueue)", values: 1000, against: .closures) {
      let queue = DispatchQueue(label: "receive")
      return { rounds in
        let total = Total()
        for _ in 0..<rounds {
          let subject = PassthroughSubject<Int, Never>()
          let sink = subject.receive(on: queue).sink { total.sum &+= $0 }
          for value in 0..<1000 { subject.send(value) }
          queue.sync {}
          sink.cancel()
        }
        return total.sum
      }
    } limit: {
      let queue = DispatchQueue(label: "receive")
      return { rounds in
        nonisolated(unsafe) let total = Total()
        for _ in 0..<rounds {
          for value in 0..<1000 { queue.async { total.sum &+= value } }
          queue.sync {}
        }
        return total.sum
      }
    },
    Workload("measureInterval", against: .closures) {
      sending { subject, total in
        [subject.measureInterval(using: HandDrivenScheduler()).sink { _ in total.sum &+= 1 }]
      }
    } limit: {
      dispatching { total in SinkNode { _ in total.sum &+= 1 } }
    },
  ]
}

/// A scheduler that keeps the last action until it is told to run it.
private final class HandDrivenScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var nanoseconds: Int

    func distance(to other: Self) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    func advanced(by stride: Stride) -> Self { Self(nanoseconds: nanoseconds + stride.nanoseconds) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var nanoseconds: Int

      init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
      init(integerLiteral seconds: Int) { nanoseconds = seconds * 1_000_000_000 }
      init?<Source: BinaryInteger>(exactly source: Source) { nanoseconds = Int(source) }
      var magnitude: Int { abs(nanoseconds) }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
      static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds * rhs.nanoseconds) }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      static func seconds(_ value: Int) -> Self { Self(nanoseconds: value * 1_000_000_000) }
      static func seconds(_ value: Double) -> Self { Self(nanoseconds: Int(value * 1e9)) }
      static func milliseconds(_ value: Int) -> Self { Self(nanoseconds: value * 1_000_000) }
      static func microseconds(_ value: Int) -> Self { Self(nanoseconds: value * 1000) }
      static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }
    }
  }

  typealias SchedulerOptions = Never

  private var actions: [() -> Void] = []
  private(set) var now = SchedulerTimeType(nanoseconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride(nanoseconds: 0)

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    actions.append(action)
    return AnyCancellable {}
  }

  /// Moves the time on by an hour and runs what has been scheduled until now.
  func run() {
    now = now.advanced(by: .seconds(3600))
    let due = actions
    actions.removeAll(keepingCapacity: true)
    for action in due { action() }
  }
}

/// Sends a value, then lets the scheduler run.
private func waiting(
  _ connect: @escaping (PassthroughSubject<Int, Never>, HandDrivenScheduler) -> AnyPublisher<Int, Never>
) -> Workload.Body {
  { rounds in
    let total = Total()
    let subject = opaque(PassthroughSubject<Int, Never>())
    let scheduler = HandDrivenScheduler()
    let subscription = connect(subject, scheduler).sink { total.sum &+= $0 }
    scheduler.run()
    for value in 0..<rounds {
      subject.send(value)
      scheduler.run()
    }
    subscription.cancel()
    return total.sum
  }
}

/// Schedules a closure for a value, then lets the scheduler run.
private func delaying() -> Workload.Body {
  { rounds in
    let total = Total()
    let scheduler = opaque(HandDrivenScheduler())
    for value in 0..<rounds {
      scheduler.schedule { total.sum &+= value }
      scheduler.run()
    }
    return total.sum
  }
}
