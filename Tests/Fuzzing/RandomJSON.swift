import CombineTesting

/// Valid JSON objects of any shape with keys and values that somebody reads: the same in every run with the same seed.
package struct RandomJSON {
  private let keys: [String]
  private let values: [String]
  private let most: Int
  private let hasIDs: Bool
  private var random: SeededGenerator

  /// - Parameters:
  ///   - values: as JSON, with quotes.
  ///   - most: members of an object.
  ///   - withIDs: whether each object has a good `id` before everything else.
  package init(keys: [String], values: [String], most: Int, withIDs: Bool = false, seed: UInt64) {
    self.keys = keys
    self.values = values
    self.most = most
    hasIDs = withIDs
    random = SeededGenerator(seed: seed)
  }

  package mutating func object() -> String { object(0) }

  private mutating func object(_ depth: Int) -> String {
    var members = hasIDs ? ["\"id\":\(depth + 1)"] : []
    for key in keys.shuffled(using: &random).prefix(Int.random(in: 0...most, using: &random)) {
      members.append("\"\(key)\":\(value(depth))")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func value(_ depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &random) {
    case 4:
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth + 1) }
      return "[" + elements.joined(separator: ",") + "]"
    case 5: return object(depth + 1)
    default: return values.randomElement(using: &random) ?? "null"
    }
  }
}
