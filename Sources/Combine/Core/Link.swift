/// Holds an operator's downstream and logic inside an optional field, so that using them takes no copy and no reference
/// count.
@frozen @usableFromInline
struct Link<Downstream: Subscriber, Logic>: ~Copyable {
  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
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
}
