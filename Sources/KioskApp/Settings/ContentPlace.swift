import Combine
import Foundation
import FoundationExtras
import Library
import NewsAPI
import TMDb

/// The language and the country in which a window asks for news and films.
package struct ContentPlace: Equatable, Sendable {
  /// The one chosen for content, else the one chosen for Kiosk, else the window's own; nil where nobody says one.
  package let language: Locale?
  /// The one chosen, else the one that Kiosk was set up with, else the window's own; nil where nobody says one.
  package let country: NewsCountry?
  /// Whether news in every language are wanted.
  package let takesAllLanguages: Bool

  /// What stands in ``ReaderSettings/Name/language`` where news in every language are wanted.
  package static let allLanguages = "any"

  /// - Parameters:
  ///   - window: what the window's browser or terminal asks for; nil where there is no window.
  ///   - setting: the settings by their names.
  package init(_ window: Locale?, setting: (String) -> String?) {
    let chosen = setting(ReaderSettings.Name.language)
    takesAllLanguages = chosen == Self.allLanguages
    let ofContent = takesAllLanguages ? nil : chosen.map(NewsLanguage.tag(ofCode:))
    let ofKiosk = setting(ReaderSettings.Name.interfaceLanguage).flatMap {
      InterfaceCatalog.languages.contains($0) ? $0 : nil
    }
    language = (ofContent ?? ofKiosk).map { Self.locale($0, like: window) } ?? window
    country =
      setting(ReaderSettings.Name.region).flatMap(MovieLocale.region).map { NewsCountry($0) }
      ?? window?.likelyRegion.map { NewsCountry($0) }
  }

  /// A language that was chosen is written as the window's region does, where the window has the same one.
  private static func locale(_ tag: String, like window: Locale?) -> Locale {
    let chosen = Locale(identifier: tag)
    guard let window, window.language.languageCode == chosen.language.languageCode,
      chosen.language.script == nil || window.writtenScript == chosen.writtenScript
    else { return chosen }
    return window
  }

  /// The service's code of the language in which news are searched; nil for all.
  var newsLanguage: String? { takesAllLanguages ? nil : language.flatMap(NewsLanguage.code(of:)) }

  /// Where films are asked for; what nobody says is as in `standard`.
  func filmLocale(_ standard: MovieLocale) -> MovieLocale {
    MovieLocale(
      language: language.map { MovieLocale($0).language } ?? standard.language,
      region: country.map { $0.standardCode.uppercased() } ?? standard.region)
  }
}

extension Locale {
  fileprivate var writtenScript: Locale.Script? { Locale.Language(identifier: language.maximalIdentifier).script }
}

extension Library {
  /// Where a window asks for content, as it is now.
  /// - Parameter window: what the window's browser or terminal asks for.
  func contentPlace(of window: Locale?) -> ContentPlace { ContentPlace(window) { setting($0) } }

  /// The same, and again whenever the reader chooses otherwise. On the main thread.
  func contentPlaces(of window: Locale?) -> AnyPublisher<ContentPlace, Never> {
    // Of what the library tells, nearly all is about other things: settings that are the same are so at a glance.
    $contents.map(\.settings).removeDuplicates()
      .map { [weak self] settings in
        // The library tells before it has changed.
        ContentPlace(window) { name in
          settings[name] ?? MainActor.assumeIsolated { self?.standardSettings[name] }
        }
      }
      .removeDuplicates().eraseToAnyPublisher()
  }
}
