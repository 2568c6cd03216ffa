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

  package enum Name {
    package static let appearance = "appearance"
    /// `on` or `off`.
    package static let sound = "sound"
    package static let region = "region"
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
  }

  package var appearance: Appearance
  package var playsSound: Bool
  /// Two letters of a country; nil for the system's.
  package var region: String?
  package var language: String?
  /// Whether lists change by themselves.
  package var isLive: Bool
  package var rows: RowDensity
  /// Whether followed feeds are asked although nobody has looked for a week.
  package var asksUnseenFeeds: Bool

  @MainActor package init(_ library: Library) {
    appearance = library.setting(Name.appearance).flatMap(Appearance.init) ?? .system
    playsSound = library.setting(Name.sound) == "on"
    region = library.setting(Name.region)
    language = library.setting(Name.language)
    rows = library.setting(Name.rows).flatMap(RowDensity.init) ?? .roomy
    isLive = library.setting(Name.live) != "off"
    asksUnseenFeeds = library.setting(Name.asksUnseenFeeds) == "on"
  }

  var colorScheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
