/// Turns `@Entry var name: Type = value` in an extension of `EnvironmentValues` into a key and the property that reads and writes it.
enum EntryMacro {
  /// Why a declaration cannot be an entry.
  enum Problem: Error, CustomStringConvertible {
    case noVariable, noValue

    var description: String {
      switch self {
      case .noVariable: "this belongs before one variable, as in @Entry var name: Type = value"
      case .noValue: "the variable needs a value that holds where nobody has set it"
      }
    }
  }

  static func expand(_ declaration: String, role: String) throws -> String {
    let entry = try Entry(declaration)
    let key = "__Key_\(entry.name)"
    switch role {
    case "accessor":
      return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    case "peer":
      guard let type = entry.type else {
        return """
          private struct \(key): EnvironmentKey {
            static let defaultValue = \(entry.value)
          }
          """
      }
      return """
        private struct \(key): EnvironmentKey {
          typealias Value = \(type)
          static var defaultValue: Value { \(entry.value) }
        }
        """
    default:
      return ""
    }
  }

  /// A variable's parts as they are written.
  struct Entry: Equatable {
    var name: String
    var type: String?
    var value: String

    init(_ source: String) throws {
      let source = Self.withoutComments(source)
      guard let word = source.range(of: #/\bvar\s+/#) else { throw Problem.noVariable }
      let rest = source[word.upperBound...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      guard !name.isEmpty else { throw Problem.noVariable }
      self.name = String(name.filter { $0 != "`" })
      let (type, value) = Self.split(rest[name.endIndex...])
      self.type = type.isEmpty ? nil : type
      if let value {
        self.value = value
      } else if type.hasSuffix("?") {
        self.value = "nil"
      } else {
        throw Problem.noValue
      }
    }

    /// The annotated type and the value, parted at the first equals sign outside of all brackets.
    private static func split(_ text: Substring) -> (type: String, value: String?) {
      var depth = 0
      var last: Character = " "
      for place in text.indices {
        let character = text[place]
        let next = text.index(after: place)
        if "([{<".contains(character) { depth += 1 }
        if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
        if character == "=", depth == 0, next == text.endIndex || text[next] != "=" {
          return (typeName(text[..<place]), trimmed(text[next...]))
        }
        last = character
      }
      return (typeName(text), nil)
    }

    private static func typeName(_ text: Substring) -> String {
      let name = trimmed(text)
      return name.hasPrefix(":") ? trimmed(name.dropFirst()) : name
    }

    private static func trimmed(_ text: Substring) -> String {
      let start = text.drop { $0.isWhitespace }
      return String(start.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
    }

    private static func withoutComments(_ source: String) -> String {
      source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in line.drop { $0.isWhitespace }.hasPrefix("//") ? "" : String(line) }.joined(separator: "\n")
    }
  }
}

extension String {
  fileprivate func range(of pattern: Regex<Substring>) -> Range<String.Index>? { firstMatch(of: pattern)?.range }
}
