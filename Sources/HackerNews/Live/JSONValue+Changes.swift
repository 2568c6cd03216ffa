import JSON

extension JSONValue {
  /// The value with `new` in the place that `path` leads to; null removes. Follows the rules of Firebase's database: an
  /// array is an object whose keys are indices, and what becomes empty is gone.
  func replacing(_ path: some Collection<String>, with new: JSONValue) -> JSONValue {
    guard let key = path.first else { return new.pruned }
    var children = self.children
    let child = (children[key] ?? .null).replacing(path.dropFirst(), with: new)
    children[key] = child == .null ? nil : child
    return JSONValue(children: children)
  }

  private var children: JSONObject {
    switch self {
    case .array(let elements): JSONObject(elements.enumerated().lazy.filter { $0.1 != .null }.map { (String($0), $1) })
    case .object(let children): children
    default: [:]
    }
  }

  /// An array where the keys are indices that leave out no more than half of the places, as Firebase decides it.
  private init(children: JSONObject) {
    guard !children.isEmpty else {
      self = .null
      return
    }
    let indices = children.names.compactMap { key in Int(key).flatMap { $0 >= 0 && String($0) == key ? $0 : nil } }
    guard indices.count == children.count, let last = indices.max(), last < 2 * children.count else {
      self = .object(children)
      return
    }
    self = .array((0...last).map { children[String($0)] ?? .null })
  }

  private var pruned: JSONValue {
    switch self {
    case .array(let elements) where elements.isEmpty: .null
    case .object(let children) where children.isEmpty: .null
    default: self
    }
  }
}
