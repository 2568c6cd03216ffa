/// A junction that passes on the values of one publisher, under conditions of its own.
@usableFromInline
class SourceJunction<Downstream: Subscriber>: Junction<Downstream> {
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?
  /// Whether the publisher has sent its subscription, once.
  @exclusivity(unchecked) @usableFromInline final var isSubscribed = false

  @inlinable
  override init(downstream: Downstream) { super.init(downstream: downstream) }

  @inlinable deinit {}

  /// Takes the first subscription. Cancels every other, and those that come too late.
  @inlinable
  final func take(_ subscription: any Subscription) -> Bool {
    guard !isOver, !isSubscribed else {
      subscription.cancel()
      return false
    }
    isSubscribed = true
    upstream = subscription
    return true
  }

  /// Sends a value downstream, if the publisher may send and the condition holds.
  ///
  /// - Parameter condition: Asked in turn.
  /// - Returns: What downstream asks for.
  @inlinable
  final func pass(_ input: Downstream.Input, if condition: () -> Bool) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post {
        let more = self.pass(input, if: condition)
        if more > .none { self.upstream?.request(more) }
      }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed, condition() else { return .none }
    return send(input)
  }

  /// Passes a request on.
  @inlinable
  final func ask(_ demand: Subscribers.Demand) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.ask(demand) } }
    defer { turnstile.leave(pass) }
    let upstream = upstream
    turnstile.leaveEarly(&pass)
    upstream?.request(demand)
  }
}
