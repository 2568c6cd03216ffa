/// Which elements are meant, by the namespaces that hold where they stand.
struct XMLNames {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private var declared: [(prefix: Bytes?, namespace: String, depth: Int)] = []
  /// Another number for each set of namespaces that hold together.
  private var scope = 0
  private var scopeCount = 0
  private var outerScopes: [Int] = []
  /// What was found last, by a sum of the name.
  private var found = [Found?](repeating: nil, count: 256)
  private static let mostTries = 4

  private struct Found {
    var written: Bytes
    var scope: Int
    var name: ElementName
  }

  /// Says that a namespace holds from the element on whose depth is given.
  /// - Returns: whether that element had said nothing of this prefix.
  mutating func declare(_ prefix: Bytes?, _ namespace: String, depth: Int) -> Bool {
    guard !declared.contains(where: { $0.depth == depth && Self.equal($0.prefix, prefix) }) else { return false }
    if declared.last?.depth != depth {
      outerScopes.append(scope)
      scopeCount += 1
      scope = scopeCount
    }
    declared.append((prefix, namespace, depth))
    return true
  }

  /// Forgets what was declared at this depth.
  mutating func leave(depth: Int) {
    guard declared.last?.depth == depth, let outer = outerScopes.popLast() else { return }
    declared.removeLast(declared.count - (declared.firstIndex { $0.depth == depth } ?? declared.count))
    scope = outer
  }

  mutating func name(_ written: Bytes, prefix: Bytes?, local: Bytes) -> ElementName {
    var sum = scope
    for byte in written { sum = sum &* 31 &+ Int(byte) }
    var place = sum & (found.count - 1)
    for step in 0..<Self.mostTries {
      let next = (sum &+ step) & (found.count - 1)
      guard let known = found[next] else {
        place = next
        break
      }
      if known.scope == scope, XMLBytes.equal(known.written, written) { return known.name }
    }
    let namespace = declared.last { Self.equal($0.prefix, prefix) }?.namespace
    let name = ElementName(
      local: String(decoding: local, as: UTF8.self), prefix: prefix.map { String(decoding: $0, as: UTF8.self) },
      namespace: namespace?.isEmpty == true ? nil : namespace)
    found[place] = Found(written: written, scope: scope, name: name)
    return name
  }

  private static func equal(_ one: Bytes?, _ other: Bytes?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return XMLBytes.equal(one, other)
  }
}
