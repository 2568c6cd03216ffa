import Synchronization

/// A cancellable of any kind, which also cancels itself when it is released.
///
/// Forgetting to keep it ends the work it stands for. `cancel()` may be called from any thread, and runs the
/// wrapped cancellation once.
///
/// ```swift
/// var cancellable: AnyCancellable? = AnyCancellable { print("stopped") }
/// cancellable = nil
/// // Prints:
/// // stopped
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  @usableFromInline let isCancelled = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var target: any Cancellable

  /// Creates a cancellable that runs a closure.
  ///
  /// - Parameter cancel: Runs once, when cancelled or released, on the thread that does it.
  @inlinable
  public init(_ cancel: @escaping () -> Void) {
    target = CancellationClosure(run: cancel)
  }

  /// Wraps another cancellable.
  @inlinable
  public init<C>(_ canceller: C) where C: Cancellable {
    target = canceller
  }

  @inlinable
  deinit {
    if !isCancelled.load(ordering: .acquiring) { takeTarget().cancel() }
  }

  /// Runs the wrapped cancellation, unless it has run already.
  @inlinable
  public func cancel() {
    guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Only the caller that set the flag gets here, so the target is its own.
    takeTarget().cancel()
  }

  @inlinable
  func takeTarget() -> any Cancellable {
    withUnsafeMutablePointer(to: &target) {
      let target = $0.move()
      $0.initialize(to: EmptySubscription())
      return target
    }
  }

  /// Cancellables are equal when they are the same object.
  @inlinable
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the object's identity to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AnyCancellable {
  /// Ties the life of this activity to a collection: it is cancelled when the collection lets go of it.
  @inlinable
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Ties the life of this activity to a set: it is cancelled when the set lets go of it.
  @inlinable
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

@frozen @usableFromInline
struct CancellationClosure: Cancellable {
  @usableFromInline let run: () -> Void

  @inlinable
  init(run: @escaping () -> Void) {
    self.run = run
  }

  @inlinable
  func cancel() { run() }
}
