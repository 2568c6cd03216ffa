/// Carries a value of unknown type over an isolation border that this module guards itself.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
