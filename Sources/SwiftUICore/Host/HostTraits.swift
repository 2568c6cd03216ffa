import Foundation

/// What a host knows of its surroundings; becomes part of the environment of the views.
public struct HostTraits: Equatable, Sendable {
  public enum Appearance: Equatable, Sendable { case light, dark }
  public enum Kind: Equatable, Sendable { case browser, terminal, test }

  public var kind: Kind
  public var appearance: Appearance
  /// The visible area in points (terminal: cells).
  public var viewport: Size
  public var locale: Locale
  public var timeZone: TimeZone
  public var prefersReducedMotion: Bool
  public var isRightToLeft: Bool

  public init(
    kind: Kind, appearance: Appearance = .light, viewport: Size = Size(width: 1024, height: 768),
    locale: Locale = .current, timeZone: TimeZone = .current, prefersReducedMotion: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.kind = kind
    self.appearance = appearance
    self.viewport = viewport
    self.locale = locale
    self.timeZone = timeZone
    self.prefersReducedMotion = prefersReducedMotion
    self.isRightToLeft = isRightToLeft
  }
}
