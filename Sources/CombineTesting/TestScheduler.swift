import Combine
import Foundation
import Locks

/// A scheduler whose time moves only when the test says so.
///
/// Work runs on the thread that moves the time, ordered by due time and, at the same moment, by the order in which it
/// was scheduled. Nothing runs by itself: also work without a delay waits for the next ``advance(by:)``.
///
///     let time = TestScheduler()
///     let input = PassthroughSubject<String, Never>()
///     var output: [String] = []
///     let subscription = input.debounce(for: .seconds(1), scheduler: time).sink { output.append($0) }
///
///     input.send("S")
///     input.send("Swift")
///     time.advance(by: .milliseconds(999))
///     #expect(output == [])
///     time.advance(by: .milliseconds(1))
///     #expect(output == ["Swift"])
///
/// Scheduling is safe from any thread.
public final class TestScheduler: Scheduler, Sendable {
  /// A test scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The length of one step of a ``Timeline``.
  public let step: SchedulerTimeType.Stride

  private struct Entry {
    let due: SchedulerTimeType
    let sequence: UInt64
    let interval: SchedulerTimeType.Stride?
    let comesFirst: Bool
    let action: () -> Void

    func runsBefore(_ other: Entry) -> Bool {
      (due, comesFirst ? 0 : 1, sequence) < (other.due, other.comesFirst ? 0 : 1, other.sequence)
    }
  }

  private struct State {
    var time: SchedulerTimeType
    /// The entry that is due first stands last.
    var entries: [Entry] = []
    var lastSequence: UInt64 = 0

    mutating func place(_ entry: Entry) {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entry.runsBefore(entries[middle]) { low = middle + 1 } else { high = middle }
      }
      entries.insert(entry, at: low)
    }
  }

  private let state: Locked<State>

  /// Creates a scheduler that stands at `now`; one step of its timelines lasts `step`.
  public init(now: SchedulerTimeType = .zero, step: SchedulerTimeType.Stride = .seconds(1)) {
    precondition(step > .zero, "The step of a test scheduler must be longer than nothing")
    state = Locked(State(time: now))
    self.step = step
  }

  /// The present moment of the virtual clock.
  public var now: SchedulerTimeType {
    state.withLock { $0.time }
  }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride {
    .nanoseconds(0)
  }

  /// The number of actions that wait for their time; a repeating action counts once.
  public var pendingCount: Int {
    state.withLock { $0.entries.count }
  }

  /// Runs a closure at the present moment, when the clock is next advanced.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    insert(after: nil, interval: nil, action)
  }

  /// Runs a closure when the clock reaches a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    insert(after: date, interval: nil, action)
  }

  /// Runs a closure when the clock reaches a moment, then again and again until cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > .zero, "A repeating action needs an interval longer than nothing")
    let sequence = insert(after: date, interval: interval, action)
    return AnyCancellable { [weak self] in self?.remove(sequence) }
  }

  // MARK: - Moving the time

  /// Moves the time forward by `distance` and runs what falls due on the way, each action at its own moment.
  ///
  /// Actions that are scheduled on the way run too when they fall due before the end. With no distance, what is due
  /// now runs.
  public func advance(by distance: SchedulerTimeType.Stride = .nanoseconds(0)) {
    precondition(distance >= .zero, "Virtual time moves forward only")
    advance(to: now.advanced(by: distance))
  }

  /// Moves the time forward to `end` and runs what falls due on the way; see ``advance(by:)``.
  public func advance(to end: SchedulerTimeType) {
    while let action = nextAction(until: end) {
      action()
    }
    state.withLock { $0.time = max($0.time, end) }
  }

  /// Runs everything that is scheduled, and what that schedules in turn, until nothing is left.
  ///
  /// A repeating action that nobody cancels has no end: after `limit` actions the scheduler stops the program with a
  /// message instead of running for ever.
  public func run(limit: Int = 1_000_000) {
    var count = 0
    while let action = nextAction(until: SchedulerTimeType(nanoseconds: .max)) {
      count += 1
      precondition(count <= limit, "\(limit) actions did not empty the test scheduler; use advance(by:) instead")
      action()
    }
  }

  /// Schedules the test's own doings, which come before everything else that is due at the same moment.
  func scheduleFirst(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    insert(after: date, interval: nil, comesFirst: true, action)
  }

  @discardableResult
  private func insert(
    after date: SchedulerTimeType?, interval: SchedulerTimeType.Stride?, comesFirst: Bool = false,
    _ action: @escaping () -> Void
  ) -> UInt64 {
    state.withLock { state in
      state.lastSequence += 1
      state.place(
        Entry(
          due: max(date ?? state.time, state.time), sequence: state.lastSequence, interval: interval,
          comesFirst: comesFirst,
          action: action))
      return state.lastSequence
    }
  }

  private func remove(_ sequence: UInt64) {
    // The entry, and what its action holds, dies after the lock is free.
    let removed = state.withLock { state in
      state.entries.firstIndex { $0.sequence == sequence }.map { state.entries.remove(at: $0) }
    }
    _ = removed
  }

  private func nextAction(until end: SchedulerTimeType) -> (() -> Void)? {
    state.withLock { state in
      guard let entry = state.entries.last, entry.due <= end else { return nil }
      state.entries.removeLast()
      state.time = max(state.time, entry.due)
      if let interval = entry.interval {
        // A repeating action keeps its sequence number: it identifies the action for cancelling.
        state.place(
          Entry(
            due: entry.due.advanced(by: interval), sequence: entry.sequence, interval: interval,
            comesFirst: entry.comesFirst, action: entry.action))
      }
      return entry.action
    }
  }
}
