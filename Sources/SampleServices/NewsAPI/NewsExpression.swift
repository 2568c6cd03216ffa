/// What `q` asks for: words, "phrases", `+must`, `-not`, `AND`, `OR`, `NOT` and parentheses. Words beside each other must all be
/// there. Source: the documentation of `/v2/everything`; what is unbalanced is read as far as it makes sense.
indirect enum NewsExpression: Equatable, Sendable {
  /// Consecutive words.
  case phrase([String])
  case all([NewsExpression])
  case any([NewsExpression])
  case not(NewsExpression)

  init(_ text: String) {
    var parser = Parser(text)
    self = parser.alternatives()
  }

  /// Whether a text of these words fits.
  func accepts(_ words: [String]) -> Bool {
    switch self {
    case .phrase(let phrase): Self.count(phrase, in: words) > 0
    case .all(let parts): parts.allSatisfy { $0.accepts(words) }
    case .any(let parts): parts.contains { $0.accepts(words) }
    case .not(let part): !part.accepts(words)
    }
  }

  /// How often what is wanted occurs.
  func hits(in words: [String]) -> Int {
    switch self {
    case .phrase(let phrase): Self.count(phrase, in: words)
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.hits(in: words) }
    case .not: 0
    }
  }

  private static func count(_ phrase: [String], in words: [String]) -> Int {
    guard !phrase.isEmpty, words.count >= phrase.count else { return 0 }
    return (0...(words.count - phrase.count)).count { words[$0..<($0 + phrase.count)].elementsEqual(phrase) }
  }

  private struct Parser {
    private enum Token: Equatable {
      case open, close, and, or, not
      case phrase([String])
    }

    private var tokens: ArraySlice<Token>

    init(_ text: String) {
      var tokens: [Token] = []
      var rest = text[...]
      while let first = rest.first {
        switch first {
        case "(": tokens.append(.open)
        case ")": tokens.append(.close)
        case "-": tokens.append(.not)
        case "\"":
          let inside = rest.dropFirst().prefix { $0 != "\"" }
          tokens.append(.phrase(Words.of(inside)))
          rest = rest[inside.endIndex...]
          if rest.isEmpty { continue }
        case " ", "+": break
        default:
          let word = rest.prefix { !" ()\"".contains($0) }
          tokens.append(Self.token(word))
          rest = rest[word.endIndex...]
          continue
        }
        rest = rest.dropFirst()
      }
      self.tokens = tokens[...]
    }

    private static func token(_ word: Substring) -> Token {
      switch word {
      case "AND": .and
      case "OR": .or
      case "NOT": .not
      default: .phrase(Words.of(word))
      }
    }

    mutating func alternatives() -> NewsExpression {
      var parts = [conjunction()]
      while tokens.first == .or {
        tokens.removeFirst()
        parts.append(conjunction())
      }
      return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() -> NewsExpression {
      var parts: [NewsExpression] = []
      while let next = tokens.first, next != .or, next != .close {
        if next == .and {
          tokens.removeFirst()
        } else if let part = operand() {
          parts.append(part)
        }
      }
      return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func operand() -> NewsExpression? {
      switch tokens.popFirst() {
      case .not: return operand().map { .not($0) }
      case .open:
        let inside = alternatives()
        if tokens.first == .close { tokens.removeFirst() }
        return inside
      case .phrase(let words): return words.isEmpty ? nil : .phrase(words)
      case .and, .or, .close, nil: return nil
      }
    }
  }
}
