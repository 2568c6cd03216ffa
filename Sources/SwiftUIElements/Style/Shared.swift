/// A box that values share until one of them changes: keeps elements, of which a session has hundreds, at a few words each.
package final class Shared<Value: Equatable & Sendable>: @unchecked Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  /// The box behind `storage`, made or copied where it is missing or shared.
  package static func unique(_ storage: inout Shared?, or plain: Value) -> Shared {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let copy = Shared(storage?.value ?? plain)
    storage = copy
    return copy
  }

  package static func areEqual(_ lhs: Shared?, _ rhs: Shared?, plain: Value) -> Bool {
    lhs === rhs || (lhs?.value ?? plain) == (rhs?.value ?? plain)
  }
}
