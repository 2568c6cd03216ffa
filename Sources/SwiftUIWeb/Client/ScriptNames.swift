/// Shortens the names that the parts of a script share, as it is served.
///
/// Left as they are: names that are also properties or functions of an object, and names that stand in a string, a template or a
/// regular expression.
struct ScriptNames {
  private let bytes: [UInt8]
  private var places: [Substring: [Range<Int>]] = [:]
  private var untouchable: Set<Substring> = []

  /// - Parameters:
  ///   - script: without spaces that separate nothing.
  ///   - sources: where a shared name is declared at the very start of a line.
  static func shortened(_ script: String, declaredIn sources: [String]) -> String {
    ScriptNames(script).written(Set(sources.flatMap(declared)))
  }

  private static func declared(_ source: String) -> [Substring] {
    source.split(separator: "\n").flatMap { line -> [Substring] in
      guard line.hasPrefix("const ") || line.hasPrefix("let ") else { return [] }
      let declarations = line.drop { $0 != " " }.dropFirst()
      // Values stand among the names of `const`.
      let all = line.hasPrefix("let ") ? declarations.split(separator: ", ") : [declarations]
      return all.map { $0.prefix { $0.isLetter || $0.isNumber } }.filter { $0.count > 2 }
    }
  }

  private init(_ script: String) {
    bytes = Array(script.utf8)
    for token in ScriptTokens(bytes) {
      switch token {
      case .fixed(let range): untouchable.formUnion(text(range).split { !$0.isLetter && !$0.isNumber })
      case .word(let range) where isProperty(range): untouchable.insert(text(range))
      case .word(let range): places[text(range), default: []].append(range)
      }
    }
  }

  private func text(_ range: Range<Int>) -> Substring { Substring(decoding: bytes[range], as: UTF8.self) }

  /// Whether the word names a part of an object: behind a point, before a colon, or before the brackets of a function's body.
  private func isProperty(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : UInt8(ascii: "\n")
    // Three points spread what follows them.
    if before == UInt8(ascii: ".") { return !bytes[..<range.lowerBound].suffix(3).elementsEqual("...".utf8) }
    guard "{,\n".utf8.contains(before), range.upperBound < bytes.count else { return false }
    switch bytes[range.upperBound] {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "("): return isBeforeBody(range.upperBound)
    default: return false
    }
  }

  /// Whether a body in braces follows the brackets that open at `place`.
  private func isBeforeBody(_ place: Int) -> Bool {
    var depth = 0
    for next in place..<bytes.count {
      if bytes[next] == UInt8(ascii: "(") { depth += 1 }
      if bytes[next] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return bytes[(next + 1)...].first == UInt8(ascii: "{") }
    }
    return false
  }

  private func written(_ shared: Set<Substring>) -> String {
    let names = shared.subtracting(untouchable).sorted { (uses($0), $1) > (uses($1), $0) }
    var replacements: [(range: Range<Int>, name: String)] = []
    for (index, name) in names.enumerated() {
      for range in places[name] ?? [] { replacements.append((range, Self.short(index))) }
    }
    var kept: [UInt8] = []
    var place = 0
    for (range, name) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      kept += bytes[place..<range.lowerBound] + Array(name.utf8)
      place = range.upperBound
    }
    return String(decoding: kept + bytes[place...], as: UTF8.self)
  }

  private func uses(_ name: Substring) -> Int { places[name]?.count ?? 0 }

  /// `$a` to `$Z`, then `$$a` and on: no name in the sources has a `$`.
  private static func short(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return String(repeating: "$", count: index / letters.count + 1) + String(letters[index % letters.count])
  }
}
