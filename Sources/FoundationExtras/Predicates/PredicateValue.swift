import Foundation

/// What predicates compare.
enum PredicateValue: Equatable, Sendable {
  case nothing
  case number(Double)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  /// Something of an app's own, told apart by how it describes itself.
  case other(String)

  init(_ value: Any?) {
    guard let value else {
      self = .nothing
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      self.init(mirror.children.first?.value)
      return
    }
    switch value {
    case let text as any StringProtocol: self = .text(String(text))
    case let text as NSString: self = .text(text as String)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .date(date)
    case let date as NSDate: self = .date(date as Date)
    case is NSNull: self = .nothing
    default:
      switch mirror.displayStyle {
      case .collection, .set: self = .list(mirror.children.map { PredicateValue($0.value) })
      default: self = .other(String(describing: value))
      }
    }
  }

  /// The value that a path such as `author.name` leads to: entries of dictionaries, properties of objects, or of each in a list.
  static func at(_ path: String, of object: Any?) -> PredicateValue {
    var values: [Any?] = [object]
    var isList = false
    for name in path.split(separator: ".") where name.uppercased() != "SELF" {
      if name == "@count" { return .number(Double(isList ? values.count : members(values.first ?? nil)?.count ?? 0)) }
      if values.count == 1, let members = members(values[0]) { (values, isList) = (members, true) }
      values = values.map { property(String(name), of: $0) }
    }
    return isList ? .list(values.map { PredicateValue($0) }) : PredicateValue(values.first ?? nil)
  }

  private static func members(_ value: Any?) -> [Any?]? {
    guard let value = plain(value), !(value is any StringProtocol) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { return nil }
    return mirror.children.map(\.value)
  }

  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? plain(mirror.children.first?.value) : value
  }

  private static func property(_ name: String, of object: Any?) -> Any? {
    guard let object = plain(object) else { return nil }
    if let entries = object as? [String: Any] { return entries[name] }
    if let text = object as? String { return name == "length" ? text.utf16.count : nil }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // A property with a wrapper is stored under its name with a line before it.
      if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// What it holds; itself alone where it is no list.
  var members: [PredicateValue] { if case .list(let members) = self { members } else { [self] } }
}

/// How a predicate compares two values.
struct PredicateComparison: Sendable {
  private enum Kind {
    case equal, unequal, less, greater, atMost, atLeast, begins, ends, contains, like, matches, among, between
  }

  private let kind: Kind
  private let options: String.CompareOptions

  /// - Parameters:
  ///   - name: the operator, in capitals.
  ///   - options: the letters in brackets: `c` for letters of any case, `d` with any accents.
  init?(_ name: String, options letters: String) {
    switch name {
    case "=", "==": kind = .equal
    case "!=", "<>": kind = .unequal
    case "<": kind = .less
    case ">": kind = .greater
    case "<=", "=<": kind = .atMost
    case ">=", "=>": kind = .atLeast
    case "BEGINSWITH": kind = .begins
    case "ENDSWITH": kind = .ends
    case "CONTAINS": kind = .contains
    case "LIKE": kind = .like
    case "MATCHES": kind = .matches
    case "IN": kind = .among
    case "BETWEEN": kind = .between
    default: return nil
    }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch kind {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .atMost: order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: order(left, right).map { $0 != .orderedAscending } ?? false
    case .begins: texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case .ends: texts(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case .contains:
      if case .list(let members) = left {
        members.contains { isEqual($0, right) }
      } else {
        texts(left, right) { $0.range(of: $1, options: options) != nil }
      }
    case .like: texts(left, right) { matches($0, Self.expression(of: $1)) }
    case .matches: texts(left, right, matches)
    case .among:
      if case .list(let members) = right {
        members.contains { isEqual(left, $0) }
      } else {
        texts(right, left) { $0.range(of: $1, options: options) != nil }
      }
    case .between: isBetween(left, right)
    }
  }

  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
    guard case .list(let ends) = bounds, ends.count == 2, let low = order(ends[0], value),
      let high = order(value, ends[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if case (.text(let left), .text(let right)) = (left, right), !options.isEmpty {
      return left.compare(right, options: options) == .orderedSame
    }
    return left == right
  }

  private func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    case (.date(let left), .date(let right)): left.compare(right)
    case (.text(let left), .text(let right)): left.compare(right, options: options)
    default: nil
    }
  }

  private func texts(_ left: PredicateValue, _ right: PredicateValue, _ test: (String, String) -> Bool) -> Bool {
    guard case (.text(let left), .text(let right)) = (left, right) else { return false }
    return test(left, right)
  }

  /// The whole of a text.
  private func matches(_ text: String, _ expression: String) -> Bool {
    text.range(
      of: "^(?:\(expression))$", options: options.union(.regularExpression).subtracting(.diacriticInsensitive)) != nil
  }

  /// `?` stands for one letter, `*` for any number.
  private static func expression(of pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
