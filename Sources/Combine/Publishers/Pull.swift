import Synchronization

/// A subscription to values that are there already, handed out as far as there is demand.
///
/// One word decides which thread hands out. The subscription does not depend on types; a closure, made where they are
/// known, holds the values and the downstream and does the work.
@usableFromInline
final class Pull: Subscription, NamedForDebugging {
  @usableFromInline
  enum Action {
    /// Send at most so many values, and any number for ``unlimited``. Stop when the subscription is cancelled.
    case send(UInt, Pull)
    /// Send the completion.
    case complete
    /// Let go of the downstream.
    case release
    /// Say what the values come from.
    case describe(UnsafeMutablePointer<Any?>)
  }

  /// The open demand times four, plus ``running`` and ``cancelled``.
  @usableFromInline let state = Atomic<UInt>(0)
  /// Does something, and says whether there are more values.
  @exclusivity(unchecked) @usableFromInline var act: ((Action) -> Bool)?
  /// Guards the taking out of `act`.
  private let lock = Lock()
  private let fallbackName: String
  private let label: String

  @inlinable static var running: UInt { 1 }
  @inlinable static var cancelled: UInt { 2 }
  @inlinable static var unlimited: UInt { .max >> 2 }

  /// - Parameters:
  ///   - name: The publisher's name, for when the values are gone.
  ///   - label: What the mirror calls the source of the values.
  @usableFromInline
  init(name: String, label: String, act: @escaping (Action) -> Bool) {
    fallbackName = name
    self.label = label
    self.act = act
  }

  @inlinable var isCancelled: Bool { state.load(ordering: .relaxed) & Self.cancelled != 0 }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    var old = state.load(ordering: .relaxed)
    while true {
      if old & Self.cancelled != 0 { return }
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: (Self.sum(old >> 2, demand) << 2) | Self.running, ordering: .acquiringAndReleasing)
      if exchanged { break }
      old = found
    }
    // Whoever runs already will see the new demand.
    if old & Self.running == 0 { run() }
  }

  @inlinable
  static func sum(_ credit: UInt, _ more: Subscribers.Demand) -> UInt {
    Swift.min(credit &+ Swift.min(more.rawValue, unlimited), unlimited)
  }

  @usableFromInline
  func cancel() {
    let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
    if old & (Self.running | Self.cancelled) == 0 { release() }
  }

  private func release() {
    let act = lock.withLock {
      defer { self.act = nil }
      return self.act
    }
    _ = act?(.release)
  }

  private func run() {
    while let act {
      // Take all the demand there is.
      let old = state.bitwiseAnd(Self.running | Self.cancelled, ordering: .acquiringAndReleasing).oldValue
      if old & Self.cancelled != 0 { return release() }
      if !act(.send(old >> 2, self)) {
        let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
        if old & Self.cancelled == 0 { _ = act(.complete) }
        return release()
      }
      let (exchanged, found) = state.compareExchange(
        expected: Self.running, desired: 0, ordering: .acquiringAndReleasing)
      if exchanged { return }
      if found & Self.cancelled != 0 { return release() }
    }
  }

  private var source: Any? {
    var source: Any?
    if !isCancelled, let act = lock.withLock({ act }) {
      withUnsafeMutablePointer(to: &source) { _ = act(.describe($0)) }
    }
    return source
  }

  @usableFromInline var name: String { source.map { "\($0)" } ?? fallbackName }
  @usableFromInline var children: [Mirror.Child] { [(label, source ?? [Never]())] }
}
