/// The value that a node was shown with last, while its row rests.
@MainActor
final class LastValue<Value> {
  fileprivate let value: Value

  fileprivate init(_ value: Value) { self.value = value }

  /// Keeps a value. Most are one of two truth values, which all nodes share.
  static func keep(_ value: Value) -> AnyObject {
    if Value.self == Bool.self, let value = value as? Bool { return value ? Truths.yes : Truths.no }
    return LastValue(value)
  }

  /// What a node has left that `node` stands for now.
  static func left(by node: ViewNode) -> Value? {
    (node.graph.waking?.storage(of: node).first as? LastValue<Value>)?.value
  }
}

/// The last values that are true or false.
@MainActor
enum Truths {
  fileprivate static let yes = LastValue(true)
  fileprivate static let no = LastValue(false)

  private static var known: [[Bool]: [AnyObject]] = [:]

  /// One array for all rows that keep the same truth values and nothing else; nil for what keeps more.
  static func shared(_ things: [AnyObject]) -> [AnyObject]? {
    guard !things.isEmpty, things.count <= 8, things.allSatisfy({ $0 === yes || $0 === no }) else { return nil }
    let key = things.map { $0 === yes }
    if let array = known[key] { return array }
    known[key] = things
    return things
  }
}
