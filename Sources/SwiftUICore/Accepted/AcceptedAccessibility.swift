import Foundation

// Accessibility that hosts' assistive technology has no word for.

extension View {
  /// Accepted; hosts have no rotors.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  /// With a string key as the label.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  /// In place of one of the system's rotors.
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  /// With an entry for each element.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// With an entry for each element, in place of one of the system's rotors.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Accepted; hosts have no rotors.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Accepted; hosts scroll by themselves.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Accepted; hosts do not tell of zooming by assistive technology.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Accepted; hosts press a view as a whole.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// With the point in points.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Accepted; hosts drag a view as a whole.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; hosts drop on a view as a whole.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; hosts have no touches that go past assistive technology.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepted; hosts have no word for views that belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Accepted; hosts have no word for a label that belongs to another view.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted; hosts have no word for what a text is about.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Accepted; hosts do not tell of inverted colours.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepted; hosts find out by what a view hears.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Accepted; hosts have no viewer for small controls.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// With a view of its own for the viewer.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Accepted; hosts choose the pitch of speech.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted; hosts choose how punctuation is spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Accepted; hosts choose when announcements are spoken.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Accepted; hosts choose how letters are spoken.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// A list that assistive technology makes of a screen; hosts have no rotors.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  /// The headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// The links, visited or not: the same as `links`.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  /// The headings of one level: the same as `headings`.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
}

/// Entries of a rotor; hosts have no rotors.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One entry of a rotor; hosts have no rotors.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// With a string key as the label.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  /// With a text as the label.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// With a string as the label.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  /// For a view of a namespace, with a string key as the label.
  public init(_ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// An entry for each identifiable element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// An entry for each element, told apart by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

public nonisolated struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Puts the entries of a rotor together; hosts have no rotors.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// One entry, or several.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// An entry alone in a block.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// The entries of the block.
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
    -> _AccessibilityRotorEntries
  { _AccessibilityRotorEntries() }
  /// Entries that are there under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _AccessibilityRotorEntries {
    _AccessibilityRotorEntries()
  }
}

/// How assistive technology zooms; no host tells of it.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether it zooms in or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether it zooms in or out.
  public let direction: Direction
  /// Where it zooms, as a part of the view.
  public let location: UnitPoint
  /// Where it zooms, in points.
  public let point: CGPoint
}

/// How touches go past assistive technology; no host has such touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is spoken at a touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view is pressed first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which of two views that belong together is meant; hosts have no word for it.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What a text is about, for how it is spoken; hosts have no word for it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a program.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a sheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Accepted; hosts listen for the label alone.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// With texts.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// With strings.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}

extension View {
  /// Accepted; hosts listen for the label alone.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted; hosts press a view as a whole.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// With the point in points.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Accepted; hosts know what is chosen by the tags of views.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Accepted; hosts begin where the page begins.
  public nonisolated func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
  /// Accepted; hosts say by themselves where what scrolls stands.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
}
