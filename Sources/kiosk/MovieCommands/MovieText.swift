import Foundation
import FoundationExtras
import OutsideText
import TMDb

/// A film with its details as text: in paragraphs for eyes, one line for each part for screen readers and pipes.
struct MovieText {
  let traits: OutputTraits
  let region: String
  /// Of Kiosk's own words.
  var locale = Told.locale

  private static let mostCast = 10
  private static let mostOthers = 6
  private static let mostReviews = 3

  func page(_ movie: Movie) -> String {
    let paint = Painter(usesColour: traits.usesColour)
    let filling = LineFilling(width: traits.columns)
    var blocks = [filling.lines(headline(movie)).map { paint(.bold, $0) }]
    if let tagline = movie.tagline { blocks[0] += filling.lines(Self.clean(tagline)).map { paint(.cyan, $0) } }
    blocks[0] += filling.lines(facts(movie).joined(separator: " · ")).map { paint(.dim, $0) }
    blocks += paragraphs(movie.overview).map { filling.lines($0) }
    blocks += parts(movie).map { name, texts in
      [paint(.bold, name)] + texts.flatMap { LineFilling(width: traits.columns - 2).lines($0) }.map { "  " + $0 }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  func lines(_ movie: Movie) -> String {
    var lines = [headline(movie) + ". " + facts(movie).joined(separator: ", ")]
    lines += [movie.tagline.map(Self.clean) ?? "", paragraphs(movie.overview).joined(separator: " ")]
    lines += parts(movie).map { name, texts in "\(name): \(texts.joined(separator: "; "))" }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func headline(_ movie: Movie) -> String {
    let original = movie.originalTitle == movie.title ? "" : ", \(Self.clean(movie.originalTitle))"
    return Self.clean(movie.title) + original + (movie.releaseDate.map { " (\($0.year))" } ?? "")
  }

  private func facts(_ movie: Movie) -> [String] {
    [
      movie.percent.map { told("\($0) % of \(Counts.votes.words(movie.voteCount))") },
      movie.runtime.map { told(Self.duration($0)) },
      movie.details?.status.map { told(.init(english: $0.name)) }, movie.releaseDate?.text(locale: locale),
      movie.genres.isEmpty ? nil : movie.genres.map { Self.clean($0.name) }.joined(separator: ", "),
    ].compactMap { $0 }
  }

  private func parts(_ movie: Movie) -> [(name: String, texts: [String])] {
    let details = movie.details
    var parts: [(String, [String])] = []
    func add(_ name: String.LocalizationValue, _ texts: [String]) {
      if !texts.isEmpty { parts.append((told(name), texts)) }
    }
    add("Directed by", [details?.credits?.directors ?? []].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") })
    add("Written by", [details?.credits?.writers ?? []].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") })
    add(
      "Cast",
      (details?.credits?.cast ?? []).prefix(Self.mostCast).map { member in
        member.character.isEmpty ? member.name : told("\(member.name) as \(member.character)")
      })
    add(
      "Behind the camera",
      (details?.credits?.makers ?? []).prefix(Self.mostCast).map { maker in
        maker.jobs.isEmpty ? maker.name : "\(maker.name) (\(maker.jobs.joined(separator: ", ")))"
      })
    add("Part of", (details?.collection).map { ["\($0.name) (kiosk movies collection \($0.id))"] } ?? [])
    add("Trailer", movie.trailerURL.map { [$0.absoluteString] } ?? [])
    add("Where to watch in \(region)", offers(details?.providers[region]))
    add(
      "Recommended",
      (details?.recommendations ?? []).prefix(Self.mostOthers).map { "\($0.title) (kiosk movies show \($0.id))" })
    add(
      "Reviews",
      (details?.reviews ?? []).prefix(Self.mostReviews).map { review in
        let rating = review.rating.map { ", " + told("\(Int($0.rounded())) of 10") } ?? ""
        return "\(review.author)\(rating): \(paragraphs(review.content).joined(separator: " "))"
      })
    add("At TMDb", [movie.pageURL.absoluteString])
    return parts.map { ($0.0, $0.1.map(Self.clean)) }
  }

  private func offers(_ providers: WatchProviders?) -> [String] {
    guard let providers, !providers.isEmpty else { return [] }
    let kinds = [
      (told("Subscription"), providers.streaming), (told("Free"), providers.free), (told("Rent"), providers.rent),
      (told("Buy"), providers.buy),
    ]
    return kinds.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.map(\.name).joined(separator: ", "))" }
      + [told(TMDbAttribution.providersNotice)]
  }

  private func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map { Self.clean(String($0)) }.filter { !$0.isEmpty }
  }

  /// `2 h 5 min`.
  static func duration(_ minutes: Int) -> String.LocalizationValue {
    minutes < 60 ? "\(minutes) min" : minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  private func told(_ words: String.LocalizationValue) -> String { Told.text(words, in: locale) }

  private static func clean(_ text: String) -> String { PlainText.label(text) }
}
