import Foundation
import Library
import SwiftUI

/// The settings in force: what the reader chose, else Kiosk's own values.
package struct ReaderSettings: Equatable, Sendable {
  package enum Appearance: String, CaseIterable, Identifiable, Sendable {
    case system, light, dark
    package var id: Self { self }

    var name: String {
      switch self {
      case .system: localized("System")
      case .light: localized("Light")
      case .dark: localized("Dark")
      }
    }
  }

  /// How hours are counted.
  package enum Clock: String, CaseIterable, Identifiable, Sendable {
    case automatic, twentyFour, twelve
    package var id: Self { self }

    var name: String {
      switch self {
      case .automatic: localized("Automatic")
      case .twentyFour: localized("24 hours")
      case .twelve: localized("12 hours")
      }
    }

    fileprivate var cycle: Locale.HourCycle? {
      switch self {
      case .automatic: nil
      case .twentyFour: .zeroToTwentyThree
      case .twelve: .oneToTwelve
      }
    }
  }

  package enum Name {
    /// The language of the interface, one of ``InterfaceCatalog/languages``; without it, that of the browser or the terminal.
    package static let interfaceLanguage = "interfaceLanguage"
    /// A ``Clock``.
    package static let clock = "clock"
    package static let appearance = "appearance"
    /// `on` or `off`.
    package static let sound = "sound"
    /// The country of content, two letters; without it, that of the browser or the terminal.
    package static let region = "region"
    /// The language of content, one of ``NewsLanguage/codes`` or ``ContentPlace/allLanguages``; without it, that of Kiosk.
    package static let language = "language"
    /// `off` where lists change only when the reader asks.
    package static let live = "live"
    /// `on` where followed feeds are asked although nobody has looked for a week.
    package static let asksUnseenFeeds = "asksUnseenFeeds"
    /// How much room rows take: a ``RowDensity``.
    package static let rows = "rows"
    /// Up to when the reader has seen all there was, in ISO 8601.
    package static let caughtUp = "caughtUp"
    /// What is shown of a story: `article`, `both` or `discussion`.
    package static let storyParts = "storyParts"
    /// A ``ReadingLook/Size``.
    package static let textSize = "textSize"
    /// A ``ReadingLook/Measure``.
    package static let measure = "measure"
    /// A ``ReadingLook/Typeface``.
    package static let typeface = "typeface"
    /// `on` where the desktop tells of what comes to the inbox.
    package static let notifiesDesktop = "notifiesDesktop"
    /// Numbers of the providers of films that the reader has in a country, two capital letters.
    package static func filmProviders(in region: String) -> String { "filmProviders.\(region)" }
  }

  /// One of ``InterfaceCatalog/languages``; nil for the window's own.
  package var interfaceLanguage: String?
  package var clock: Clock
  package var appearance: Appearance
  package var playsSound: Bool
  /// Whether lists change by themselves.
  package var isLive: Bool
  package var rows: RowDensity
  /// Whether followed feeds are asked although nobody has looked for a week.
  package var asksUnseenFeeds: Bool
  /// Whether the desktop tells of what comes to the inbox.
  package var notifiesDesktop: Bool

  @MainActor package init(_ library: Library) {
    interfaceLanguage = library.setting(Name.interfaceLanguage).flatMap {
      InterfaceCatalog.languages.contains($0) ? $0 : nil
    }
    clock = library.setting(Name.clock).flatMap(Clock.init) ?? .automatic
    appearance = library.setting(Name.appearance).flatMap(Appearance.init) ?? .system
    playsSound = library.setting(Name.sound) == "on"
    rows = library.setting(Name.rows).flatMap(RowDensity.init) ?? .roomy
    isLive = library.setting(Name.live) != "off"
    asksUnseenFeeds = library.setting(Name.asksUnseenFeeds) == "on"
    notifiesDesktop = library.setting(Name.notifiesDesktop) == "on"
  }

  /// The locale of a window that is set to `window`, with what the reader has chosen.
  package func locale(over window: Locale) -> Locale {
    var chosen = window
    if let interfaceLanguage {
      let language = Locale(identifier: interfaceLanguage)
      // The region says how dates are written, which holds for its own language only.
      if language.language.languageCode != window.language.languageCode { chosen = language }
    }
    guard let cycle = clock.cycle else { return chosen }
    var parts = Locale.Components(locale: chosen)
    parts.hourCycle = cycle
    return Locale(components: parts)
  }

  var colorScheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
