import Foundation

/// What a host knows of its surroundings; becomes part of the environment of the views.
package struct HostTraits: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case browser, terminal, test

    /// The host lays out by the layout engine itself, and says to views where they stand.
    package var laysOut: Bool { self == .terminal }
  }

  package var kind: Kind
  package var appearance: Appearance
  /// The visible area in points (terminal: cells).
  package var viewport: Size
  /// The language that the window speaks, with its region.
  package var locale: Locale
  /// What the person's browser or machine asks for first, whether or not the app speaks it, and whatever they have chosen in the app.
  package var personsLocale: Locale
  package var timeZone: TimeZone
  package var prefersReducedMotion: Bool
  package var isRightToLeft: Bool
  /// The greatest width of a column that fills the window, in points.
  package var readableWidth: Double?
  /// How many elements of a long list are drawn at first.
  package var firstRows = HostTraits.usualRows

  package var laysOut: Bool { kind.laysOut }

  /// What the host is to report of where something stands: nothing where it says that by itself.
  package func reports(_ kinds: EventKinds) -> EventKinds { laysOut ? [] : kinds }

  /// A few screens full, so that the next ones come before they are needed.
  package static let usualRows = 60

  package init(
    kind: Kind, appearance: Appearance = .light, viewport: Size = Size(width: 1024, height: 768),
    locale: Locale = .current, timeZone: TimeZone = .current, prefersReducedMotion: Bool = false,
    isRightToLeft: Bool? = nil, personsLocale: Locale? = nil
  ) {
    self.kind = kind
    self.appearance = appearance
    self.viewport = viewport
    self.locale = locale
    self.personsLocale = personsLocale ?? locale
    self.timeZone = timeZone
    self.prefersReducedMotion = prefersReducedMotion
    self.isRightToLeft = isRightToLeft ?? (locale.language.characterDirection == .rightToLeft)
  }
}
