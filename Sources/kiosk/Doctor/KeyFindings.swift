import Combine
import Foundation
import FoundationExtras
import Networking
import NewsAPI
import TMDb

/// The doctor's look at keys: whether there is one, whether its service takes it, what is left of its plan.
struct KeyFindings {
  let settings: Settings
  let access: ServiceAccess

  static let news: String.LocalizationValue = "NewsAPI key"
  static let films: String.LocalizationValue = "TMDb key"

  /// Asks NewsAPI for its directory of sources, which is needed anyway; what it says is cached for a day.
  func newsAPI() -> AnyPublisher<[Finding], Never> {
    let api: NewsAPIClient
    do throws(CommandFailure) {
      api = try access.news()
    } catch {
      return Just([Self.failure(Self.news, error)]).eraseToAnyPublisher()
    }
    guard api.hasKey else { return Just([Self.missing(Self.news, settings.keys.newsAPIHint)]).eraseToAnyPublisher() }
    let place = settings.keys.whereabouts(.newsAPI) ?? ""
    let today = Self.newsBudget
    return api.sourceList(use: .freshOnly)
      .map { _ in [Finding(Self.news, .ok, "accepted (from \(place))"), today(api.quotaState())] }
      .catch { error in
        Just([Self.refused(Self.news, error.words, error.hintWords, error.cause), today(api.quotaState())])
      }
      .eraseToAnyPublisher()
  }

  /// Asks TMDb whether it knows the credential.
  func tmdb() -> AnyPublisher<[Finding], Never> {
    let store: MovieStore
    do throws(CommandFailure) {
      store = try access.movies()
    } catch {
      return Just([Self.failure(Self.films, error)]).eraseToAnyPublisher()
    }
    guard let credential = store.configuration.credential else {
      return Just([Self.missing(Self.films, settings.keys.tmdbHint)]).eraseToAnyPublisher()
    }
    let place = settings.keys.whereabouts(.tmdb) ?? ""
    return store.checkCredential()
      .map {
        [Finding(Self.films, .ok, "\(String.LocalizationValue(english: "\(credential)")), accepted (from \(place))")]
      }
      .catch { error in
        Just([
          Self.refused(Self.films, error.words, error.hintWords, error.cause)
        ])
      }
      .eraseToAnyPublisher()
  }

  // MARK: - Findings

  private static func missing(_ name: String.LocalizationValue, _ remedy: String.LocalizationValue) -> Finding {
    Finding(name, .warn, "none; Kiosk does without this service", remedy: remedy)
  }

  private static func failure(_ name: String.LocalizationValue, _ failure: CommandFailure) -> Finding {
    Finding(name, .fail, failure.words, remedy: failure.hintWords)
  }

  /// A service that cannot be asked says nothing about its key.
  private static func refused(
    _ name: String.LocalizationValue, _ sentence: String.LocalizationValue, _ remedy: String.LocalizationValue?,
    _ cause: ServiceError.Cause
  ) -> Finding {
    Finding(name, cause == .keyMissing ? .fail : .warn, sentence, remedy: remedy)
  }

  private static func newsBudget(_ state: QuotaState?) -> Finding {
    let name: String.LocalizationValue = "NewsAPI plan"
    guard let state else { return Finding(name, .ok, "requests are not counted") }
    let detail: String.LocalizationValue =
      if let renews = state.renews {
        "\(state.left) requests left of \(state.limit), more at \(renews.formatted(.iso8601))"
      } else {
        "\(state.left) requests left of \(state.limit)"
      }
    return state.left > 0
      ? Finding(name, .ok, detail)
      : Finding(name, .warn, detail, remedy: "Until then Kiosk shows what it has cached.")
  }
}
