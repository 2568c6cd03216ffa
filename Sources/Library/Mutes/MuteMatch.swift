import Foundation
import FoundationExtras

/// What a rule looks for, ready to be applied to many things.
enum MuteMatch: Hashable, Sendable {
  case words(String)
  case pattern(Pattern)
  case domain(String)
  case person(String)
  case outlet(String)
  case genre(String)
  case language(String)
  case fewerPoints(Int)
  /// - Parameter holdsForFilms: whether it is so far back that it speaks of films, too.
  case before(Date, holdsForFilms: Bool)

  /// - Parameter now: what ages count from, by the hour, so that what is made of a rule changes rarely.
  init(_ kind: MuteRule.Kind, _ text: String, at now: Date) throws(MuteProblem) {
    let words = MuteFilter.words(text)
    switch kind {
    case .word: self = .words(words)
    case .domain: self = .domain(MuteFilter.domain(text))
    case .person: self = .person(words)
    case .outlet: self = .outlet(words)
    case .genre: self = .genre(words)
    case .pattern:
      do throws(PatternProblem) {
        self = .pattern(try Pattern(text))
      } catch {
        throw .expression(error)
      }
    case .language:
      let tag = text.lowercased()
      guard tag.wholeMatch(of: /[a-z]{2,3}/) != nil else { throw .language }
      self = .language(tag)
    case .points:
      guard let points = Int(text), (1...MuteProblem.mostPoints).contains(points) else { throw .points }
      self = .fewerPoints(points)
    case .age:
      guard let days = Int(text), (1...MuteProblem.mostDays).contains(days) else { throw .age }
      let hours = (now.timeIntervalSince1970 / 3600).rounded(.down) - Double(days) * 24
      self = .before(Date(timeIntervalSince1970: hours * 3600), holdsForFilms: days >= MuteProblem.fewestDaysOfFilms)
    }
  }

  /// Whether it can match at all: signs alone are no words.
  var isEmpty: Bool {
    switch self {
    case .words(let text), .domain(let text), .person(let text), .outlet(let text), .genre(let text): text.isEmpty
    case .pattern, .language, .fewerPoints, .before: false
    }
  }
}

/// Why a rule cannot be.
package enum MuteProblem: Error, Hashable, Sendable {
  case nothing, points, age, language
  case expression(PatternProblem)

  static let mostPoints = 10_000
  static let mostDays = 36_500
  /// News are old after days, films after years: a rule of fewer days lets films be.
  static let fewestDaysOfFilms = 365

  /// One sentence for people, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .nothing: "There is nothing to mute."
    case .points: "Points are a whole number from 1 to 10,000."
    case .age: "An age is a whole number of days from 1 to 36,500."
    case .language: "A language is two or three letters, such as de."
    case .expression(let problem): problem.words
    }
  }
}

extension MuteRule {
  /// Why a rule of this kind cannot be; nil where it can.
  package static func problem(_ kind: Kind, _ text: String) -> MuteProblem? {
    do throws(MuteProblem) {
      return try MuteMatch(kind, text, at: Date(timeIntervalSince1970: 0)).isEmpty ? .nothing : nil
    } catch {
      return error
    }
  }
}
