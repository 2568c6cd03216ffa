import Foundation

extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.machine }
  private struct PersonsLocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
  private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
  private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private struct ViewportKey: EnvironmentKey { static let defaultValue = Size(width: 1024, height: 768) }
  private struct HostKindKey: EnvironmentKey { static let defaultValue = HostTraits.Kind.test }
  private struct OpenedAddressKey: EnvironmentKey { static let defaultValue: URL? = nil }
  private struct SessionLinkKey: EnvironmentKey { static var defaultValue: SessionLink? { nil } }
  private struct AddressBookKey: EnvironmentKey { static var defaultValue: AddressBook? { nil } }
  private struct NowKey: EnvironmentKey { static var defaultValue: @Sendable () -> Date { { Date() } } }

  /// The language and region: the person's, as the app speaks it, unless a view sets another.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// What the person's browser or machine asks for first, whatever the app speaks; nil where there is no host.
  package var personsLocale: Locale? { self[PersonsLocaleKey.self] }

  /// The calendar; that of the machine unless a view sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person, unless a view sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Light or dark, as the person's device is, unless a view sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The writing direction, that of the language unless a view sets another.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the person prefers less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// The visible area in points.
  var viewport: Size { self[ViewportKey.self] }

  /// What draws the session.
  package var hostKind: HostTraits.Kind { self[HostKindKey.self] }

  /// The address within the app that the host was opened at, wherever it went since; nil for the root. An app that makes its first
  /// pages by it does not draw others before.
  package internal(set) var openedAddress: URL? {
    get { self[OpenedAddressKey.self] }
    set { self[OpenedAddressKey.self] = newValue }
  }

  var session: SessionLink? {
    get { self[SessionLinkKey.self] }
    set { self[SessionLinkKey.self] = newValue }
  }

  var addresses: AddressBook? {
    get { self[AddressBookKey.self] }
    set { self[AddressBookKey.self] = newValue }
  }

  /// The time that relative dates are counted from.
  var now: Date { self[NowKey.self]() }

  /// Takes over what the host knows of its surroundings.
  mutating func take(_ traits: HostTraits) {
    locale = traits.locale
    self[PersonsLocaleKey.self] = traits.personsLocale
    timeZone = traits.timeZone
    colorScheme = traits.appearance == .dark ? .dark : .light
    layoutDirection = traits.isRightToLeft ? .rightToLeft : .leftToRight
    self[ReduceMotionKey.self] = traits.prefersReducedMotion
    self[ViewportKey.self] = traits.viewport
    self[HostKindKey.self] = traits.kind
  }
}

/// Light or dark surroundings.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The writing direction.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  /// Compact below 600 points, as on a phone held upright.
  /// That of the window, unless a view says another for those below it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (viewport.width < 600 ? .compact : .regular) }
    set { self[HorizontalSizeClassKey.self] = .some(newValue) }
  }

  /// Compact below 480 points; that of the window, unless a view says another for those below it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (viewport.height < 480 ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = .some(newValue) }
  }

  private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = .none }
  private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = .none }

  /// Pixels to a point: always 2.
  public var displayScale: CGFloat { 2 }
  /// The length of a pixel in points: always 0.5.
  public var pixelLength: CGFloat { 0.5 }
}
