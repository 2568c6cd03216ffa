import Foundation
import FoundationExtras
import Networking

/// The sources that fit a question.
package struct SourceList: Hashable, Sendable {
  package var question: SourcesQuestion
  /// By name.
  package var sources: [Source]
  /// Set where the country has no source of its own: the language whose sources stand here instead.
  package var substituteLanguage: String?
  /// The age of the directory; nil where nobody knows.
  package var freshness: Freshness?
  /// Why there is no newer one.
  package var problem: NewsError?
  /// How many rows of the directory could not be read.
  package var unreadableCount = 0

  /// Chooses from the whole directory.
  package init(_ question: SourcesQuestion, from directory: [Source]) {
    self.question = question
    sources = directory.filter(question.accepts)
    if let country = question.country, let language = country.language,
      !directory.contains(where: { country.isSame(as: NewsCountry($0.country)) })
    {
      var wider = question
      wider.country = nil
      wider.language = wider.language ?? language
      sources = directory.filter(wider.accepts)
      substituteLanguage = sources.isEmpty ? nil : language
    }
    sources.sort { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
  }

  /// What is to be said above the list; nil where it is what was asked for.
  package var remark: String.LocalizationValue? {
    guard let country = question.country else { return nil }
    if let language = substituteLanguage {
      return
        "NewsAPI.org has no sources in \(country.name(in: ._inForce)). These are in \(NewsLanguage.name(language, in: ._inForce))."
    }
    return sources.isEmpty && question.name.isEmpty
      ? "NewsAPI.org has no source of this kind in \(country.name(in: ._inForce))." : nil
  }
}
