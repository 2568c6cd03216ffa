import Foundation

// Accessibility that hosts' assistive technology has no word for.

extension View {
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public nonisolated func accessibilityRotor<C: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
}

@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

public nonisolated struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
    -> _AccessibilityRotorEntries
  { _AccessibilityRotorEntries() }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _AccessibilityRotorEntries {
    _AccessibilityRotorEntries()
  }
}

public enum AXCustomContent {
  public enum Importance: UInt, Sendable { case `default`, high }
}

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// What a view holds for assistive technology is what it draws.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
}
