/// One thing to measure, beside the same thing written by hand.
///
/// Both sides are prepared once, then run for a number of rounds; each returns a sum over what came out, and the two
/// sums must be the same, so that neither side can leave work out.
struct Workload {
  /// How the other side is written by hand.
  enum Limit: String {
    /// Everything in one loop, nothing but the user's own code.
    case loop
    /// One generic class a stage, each knowing the next one's type.
    case typed
    /// One class a stage, each calling the next through its class's table.
    case dispatch
    /// Closures that call closures.
    case closures
  }

  /// Runs the given number of rounds and returns the sum of what came out.
  typealias Body = (_ rounds: Int) -> Int

  let name: String
  /// How many values one round sends; times and allocations are per value.
  let values: Int
  let limit: Limit
  /// Nanoseconds a value that the best open implementation takes on a machine like this, where that is known.
  let peer: Double?
  /// The most heap allocations a value may cost; nil where there is no target.
  let allocationTarget: Double?
  let prepare: () -> Body
  let prepareLimit: () -> Body

  init(
    _ name: String, values: Int = 1, against limit: Limit, peer: Double? = nil, allocationTarget: Double? = nil,
    _ prepare: @escaping () -> Body, limit prepareLimit: @escaping () -> Body
  ) {
    self.name = name
    self.values = values
    self.limit = limit
    self.peer = peer
    self.allocationTarget = allocationTarget
    self.prepare = prepare
    self.prepareLimit = prepareLimit
  }
}

/// Hides a value from the optimizer.
@inline(never)
func opaque<Value>(_ value: Value) -> Value {
  value
}
