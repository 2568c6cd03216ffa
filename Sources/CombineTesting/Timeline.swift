/// A picture of what happens over time, one character a step.
///
/// | notation | meaning |
/// |---|---|
/// | `-` | a step in which nothing happens |
/// | `a`, `7`, … | a value with that label |
/// | `'text'` | a value with a longer label |
/// | `\|` | the end, finished |
/// | `#` | the end, with a failure |
/// | `(ab\|)` | several events in one step |
/// | `^` | the moment of subscription |
/// | `!` | the moment of cancelling |
/// | `{20}` | twenty steps in which nothing happens |
/// | space | nothing, not even time |
///
/// The first character stands at step 0, and everything but a space takes one step. Two timelines are equal when the
/// same events happen at the same steps; silence at the end does not count.
///
///     Timeline("a-(bc)---|") == "a-(bc){3}|"   // true
public struct Timeline: Hashable, Sendable {
  /// One thing that happens.
  public enum Event: Hashable, Sendable {
    case value(String)
    case finished
    case failure
    case subscription
    case cancellation
  }

  /// An event and the step at which it happens.
  public struct Moment: Hashable, Sendable {
    /// The step at which it happens.
    public var step: Int
    /// What happens.
    public var event: Event

    /// Creates a moment.
    public init(step: Int, event: Event) {
      self.step = step
      self.event = event
    }
  }

  /// What happens, in order of time.
  public var moments: [Moment]

  /// Creates a timeline of `moments`, put in order of time; those at the same step keep their order.
  public init(moments: [Moment]) {
    self.moments = moments.enumerated()
      .sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element)
  }

  /// The timeline whose subscription mark `^`, if it has one, stands at step 0.
  var countedFromSubscription: Timeline {
    guard let start = moments.first(where: { $0.event == .subscription })?.step else { return self }
    return Timeline(
      moments: moments.filter { $0.event != .subscription }.map { Moment(step: $0.step - start, event: $0.event) })
  }
}

// MARK: - Reading

/// Why a text is no timeline.
public struct TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let reason: String
  /// The place in the text, counted in characters from 1.
  public let column: Int

  /// The column and the reason.
  public var description: String { "column \(column): \(reason)" }
}

extension Timeline: ExpressibleByStringLiteral {
  /// Reads the notation; a literal that is no timeline stops the program with a message that says where.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("\"\(text)\" is no timeline: \(error)")
    }
  }

  /// Reads the notation.
  ///
  /// - Throws: ``TimelineError`` that names the first wrong character.
  public init(parsing text: String) throws(TimelineError) {
    var reader = TimelineReader(text)
    self.init(moments: try reader.read())
  }
}

private struct TimelineReader {
  let characters: [Character]
  var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func read() throws(TimelineError) -> [Timeline.Moment] {
    var moments: [Timeline.Moment] = []
    var step = 0
    var groupStart: Int?
    while position < characters.count {
      let start = position
      let character = characters[position]
      position += 1
      switch character {
      case " ", "\n", "\t":
        continue
      case "-" where groupStart == nil:
        step += 1
      case "{" where groupStart == nil:
        guard let count = Int(try text(until: "}", openedAt: start)), count >= 0 else {
          throw TimelineError(reason: "a number of steps must stand between { and }", column: start + 1)
        }
        step += count
      case "(" where groupStart == nil:
        groupStart = start
      case ")" where groupStart != nil:
        groupStart = nil
        step += 1
      case "-", "{", "(", ")", "}":
        let place = groupStart == nil ? "without a group" : "inside a group"
        throw TimelineError(reason: "\(character) \(place)", column: start + 1)
      default:
        moments.append(Timeline.Moment(step: step, event: try event(character, at: start)))
        if groupStart == nil { step += 1 }
      }
    }
    if let groupStart { throw TimelineError(reason: "a group that is not closed", column: groupStart + 1) }
    return moments
  }

  private mutating func event(_ character: Character, at start: Int) throws(TimelineError) -> Timeline.Event {
    switch character {
    case "|": .finished
    case "#": .failure
    case "^": .subscription
    case "!": .cancellation
    case "'": .value(try text(until: "'", openedAt: start))
    default: .value(String(character))
    }
  }

  private mutating func text(until end: Character, openedAt start: Int) throws(TimelineError) -> String {
    guard let close = characters[position...].firstIndex(of: end) else {
      throw TimelineError(reason: "\(characters[start]) that is not closed by \(end)", column: start + 1)
    }
    defer { position = close + 1 }
    return String(characters[position..<close])
  }
}

// MARK: - Drawing

extension Timeline: CustomStringConvertible {
  /// The timeline in its own notation, silence longer than thirty steps shortened.
  public var description: String {
    var picture = ""
    var next = min(0, moments.first?.step ?? 0)
    var index = moments.startIndex
    while index < moments.endIndex {
      let step = moments[index].step
      let end = moments[index...].firstIndex { $0.step != step } ?? moments.endIndex
      let symbols = moments[index..<end].map { Self.symbol(of: $0.event) }
      let silence = step - next
      picture += silence > 30 ? "{\(silence)}" : String(repeating: "-", count: silence)
      picture += symbols.count == 1 ? symbols[0] : "(\(symbols.joined()))"
      next = step + 1
      index = end
    }
    return picture
  }

  private static func symbol(of event: Event) -> String {
    switch event {
    case .value(let label):
      let isPlain = label.count == 1 && !" \n\t-{}()|#^!'".contains(label)
      return isPlain ? label : "'\(label)'"
    case .finished: return "|"
    case .failure: return "#"
    case .subscription: return "^"
    case .cancellation: return "!"
    }
  }
}
