/// Whether writing one value over another changes anything that can be seen.
enum Alike {
  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let lhs = lhs as? any Equatable else { return false }
    return areEqual(equatable: lhs, rhs)
  }

  private static func areEqual<Value: Equatable>(equatable lhs: Value, _ rhs: Any) -> Bool { (rhs as? Value) == lhs }
}
