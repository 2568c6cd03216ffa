import Foundation

/// What rules look at: the same for stories, articles and films.
package struct MuteSubject: Hashable, Sendable {
  package var title: String
  package var url: URL?
  package var people: [String]
  package var outlet: String?
  package var genres: [String]

  package init(title: String, url: URL? = nil, people: [String] = [], outlet: String? = nil, genres: [String] = []) {
    self.title = title
    self.url = url
    self.people = people
    self.outlet = outlet
    self.genres = genres
  }
}

/// The active rules, ready to be applied to many things.
package struct MuteFilter: Equatable, Sendable {
  private struct Prepared: Equatable {
    var rule: MuteRule
    var text: String
  }

  private let rules: [Prepared]

  /// - Parameter now: rules that have expired by then do nothing.
  package init(_ rules: some Sequence<MuteRule>, at now: Date) {
    self.rules = rules.filter { $0.isActive(at: now) }.compactMap { rule in
      let text = rule.kind == .domain ? Self.domain(rule.text) : Self.words(rule.text)
      return text.isEmpty ? nil : Prepared(rule: rule, text: text)
    }
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// The first rule that hides `subject`; nil where none does.
  package func rule(hiding subject: MuteSubject) -> MuteRule? {
    guard !rules.isEmpty else { return nil }
    lazy var title = " \(Self.words(subject.title)) "
    lazy var host = subject.url.flatMap { $0.host() }.map(Self.domain) ?? ""
    return rules.first { prepared in
      switch prepared.rule.kind {
      case .word: title.contains(" \(prepared.text) ")
      case .domain: host == prepared.text || host.hasSuffix("." + prepared.text)
      case .person: subject.people.contains { Self.words($0) == prepared.text }
      case .outlet: subject.outlet.map(Self.words) == prepared.text
      case .genre: subject.genres.contains { Self.words($0) == prepared.text }
      }
    }?.rule
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
