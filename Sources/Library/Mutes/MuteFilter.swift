import Foundation

/// The active rules, ready to be applied to many things.
package struct MuteFilter: Equatable, Sendable {
  private struct Prepared: Equatable {
    var rule: MuteRule
    var match: MuteMatch
  }

  private let rules: [Prepared]

  /// - Parameter now: rules that have expired by then do nothing.
  package init(_ rules: some Sequence<MuteRule>, at now: Date) {
    self.rules = rules.filter { $0.isActive(at: now) }.compactMap { rule in
      guard let match = try? MuteMatch(rule.kind, rule.text, at: now), !match.isEmpty else { return nil }
      return Prepared(rule: rule, match: match)
    }
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// The first rule that hides `subject`; nil where none does.
  package func rule(hiding subject: MuteSubject) -> MuteRule? {
    guard !rules.isEmpty else { return nil }
    lazy var title = " \(Self.words(subject.title)) "
    lazy var host = subject.url.flatMap { $0.host() }.map(Self.domain) ?? ""
    return rules.first { prepared in
      switch prepared.match {
      case .words(let text): title.contains(" \(text) ")
      case .pattern(let pattern): pattern.isFound(in: subject.title)
      case .domain(let text): host == text || host.hasSuffix("." + text)
      case .person(let text): subject.people.contains { Self.words($0) == text }
      case .outlet(let text): subject.outlet.map(Self.words) == text
      case .genre(let text): subject.genres.contains { Self.words($0) == text }
      case .language(let text): subject.language?.lowercased().split(separator: "-").first.map(String.init) == text
      case .fewerPoints(let points): subject.points.map { $0 < points } ?? false
      case .before(let date, let holdsForFilms):
        subject.date.map { $0 < date } ?? (holdsForFilms ? subject.released.map { $0 < date } : nil) ?? false
      }
    }?.rule
  }

  /// What the rules leave of a list.
  /// - Parameter showsMuted: whether what they hide stays in it all the same.
  package func rows<Item>(_ items: [Item], showsMuted: Bool, subject: (Item) -> MuteSubject?) -> MutedRows<Item> {
    guard !rules.isEmpty else { return MutedRows(shown: items, mutedCount: 0) }
    let kept = items.filter { subject($0).flatMap(rule(hiding:)) == nil }
    return MutedRows(shown: showsMuted ? items : kept, mutedCount: items.count - kept.count)
  }

  /// Words in small letters without accents, parted by single spaces. `+` and `#` count as letters: C++ is not C.
  package static func words(_ text: String) -> String {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return plain.split { !($0.isLetter || $0.isNumber || $0 == "+" || $0 == "#") }.joined(separator: " ")
  }

  /// The host of an address or of what a person types for one.
  static func domain(_ text: String) -> String {
    var host = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let scheme = host.range(of: "://") { host = String(host[scheme.upperBound...]) }
    host = String(host.prefix { $0 != "/" && $0 != ":" && $0 != "?" })
    while host.hasPrefix(".") { host.removeFirst() }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}

/// What mute rules leave of a list.
package struct MutedRows<Item> {
  package var shown: [Item]
  /// How many the rules hide, shown or not.
  package var mutedCount: Int
}
