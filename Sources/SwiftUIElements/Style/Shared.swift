/// A box that values share until one of them changes: keeps elements, of which a session has hundreds, at a few words each.
package final class Shared<Value: Equatable & Sendable>: @unchecked Sendable {
  /// Changed only where nobody else has the box, and by the one value that has it, which cannot be read meanwhile.
  @exclusivity(unchecked) package var value: Value

  package init(_ value: Value) { self.value = value }

  /// The box behind `storage`, made or copied where it is missing or shared.
  package static func unique(_ storage: inout Shared?, or plain: Shared) -> Shared {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let copy = Shared((storage ?? plain).value)
    storage = copy
    return copy
  }

  package static func areEqual(_ lhs: Shared, _ rhs: Shared) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
}
