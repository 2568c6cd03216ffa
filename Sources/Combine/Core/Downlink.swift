/// Holds a downstream inside an optional field, so that calling it takes no copy and no reference count.
@frozen @usableFromInline
struct Downlink<Downstream: Subscriber>: ~Copyable {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  @inlinable
  borrowing func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  borrowing func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  borrowing func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }

  @inlinable
  borrowing func adopt() { downstream._adopt() }

  @inlinable
  borrowing func disown() { downstream._disown() }

  @usableFromInline
  borrowing func described<Result>(_ describe: (Any) -> Result) -> Result { describe(downstream) }
}
