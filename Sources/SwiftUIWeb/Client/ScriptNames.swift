/// Shortens the names of constants, variables and parameters in a script, as it is served.
///
/// Left as they are: names that are also properties or functions of an object, and names that stand in a string, a template or a
/// regular expression.
struct ScriptNames {
  private let bytes: [UInt8]
  private var places: [Substring: [Range<Int>]] = [:]
  private var untouchable: Set<Substring> = []

  /// - Parameters:
  ///   - script: without spaces that separate nothing.
  ///   - sources: where the names are declared.
  static func shortened(_ script: String, declaredIn sources: [String]) -> String {
    ScriptNames(script).written(Set(sources.flatMap(declared)))
  }

  /// The names of constants, variables and parameters.
  private static func declared(_ source: String) -> Set<Substring> {
    let declarations = source.matches(of: /\b(?:const|let) (\w+)(?=[ ,;\n])/).map(\.1)
    // `let` has more names behind commas, and no values.
    let others = source.matches(of: /(?m)^let (.+)$/).flatMap {
      $0.1.split(separator: ", ").map { $0.prefix(while: isLetter) }
    }
    let parameters = source.matches(of: /(?:^|[(, ])(\w+) =>/).map(\.1)
    let lists = source.matches(of: /\((\w+(?:, \w+)*)\) =>/).flatMap { $0.1.split(separator: ", ") }
    return Set((declarations + others + parameters + lists).filter { $0.count > 2 })
  }

  private static func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private init(_ script: String) {
    bytes = Array(script.utf8)
    var brackets: [UInt8] = []
    var read = 0
    for token in ScriptTokens(bytes) {
      let start = token.range.lowerBound
      for place in read..<start {
        let byte = bytes[place]
        if "({[".utf8.contains(byte) { brackets.append(beginsBlock(place) ? UInt8(ascii: ";") : byte) }
        if ")}]".utf8.contains(byte) { _ = brackets.popLast() }
      }
      read = token.range.upperBound
      switch token {
      case .fixed(let range): untouchable.formUnion(text(range).split { !$0.isLetter && !$0.isNumber })
      case .word(let range) where isProperty(range) || brackets.last == UInt8(ascii: "{") && isListed(range):
        untouchable.insert(text(range))
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

  /// Whether a brace opens statements and not an object or a pattern: behind brackets, an arrow, the end of a statement, or a word
  /// that statements follow.
  private func beginsBlock(_ place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "{"), place > 0 else { return false }
    if ")>;\n{}".utf8.contains(bytes[place - 1]) { return true }
    return ["else", "try", "finally", "catch", "do"].contains {
      bytes[..<place].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Whether the word stands between commas or braces: there it may be a variable and a property at once.
  private func isListed(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
    return "{,".utf8.contains(bytes[range.lowerBound - 1]) && ",}=".utf8.contains(bytes[range.upperBound])
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
