import Foundation

// Names of recent years for what no host has.

extension View {
  /// Accepted; hosts have one look of badges.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Accepted; hosts have a width of their own for buttons.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Accepted; hosts cannot keep a screen from being captured.
  public nonisolated func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted; hosts close a window without a question of the app's.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
  /// With a message.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  /// Accepted; hosts find text in their own way.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; hosts find text in their own way.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted; hosts do not replace text.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; hosts put radio buttons below each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; hosts do not keep track of what is done.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Accepted; hosts have a distance of their own between lines: use `lineSpacing(_:)`.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
  /// Accepted; hosts have no index at the side of lists.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts have one look of materials.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  /// Accepted; hosts always show the pointer.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts have no contexts of previews.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  /// Accepted; hosts scroll by whatever a person has.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  { self }
  /// Accepted; hosts always show the thumb of a slider.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts do not press what something is held over.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Accepted; hosts draw symbols in one tone.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Accepted; hosts draw symbols as a whole.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Accepted; hosts leave the order of tabs as it is.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Accepted; hosts have tabs in a bar alone.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Accepted; hosts have tabs in a bar alone.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Accepted; hosts have tabs in a bar alone.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Accepted; hosts do not choose rows by typing.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// With a string key.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Accepted; hosts have no writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Hosts do not tell which keys are held without another.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Shows the labels of controls, or only speaks them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
  }

  /// A bar beside what scrolls: it takes its room from it, as `safeAreaInset` does.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// A bar at the leading or trailing edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Actions of a section stand below its rows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Group {
      self
      content()
    }
  }
}

/// How wide a button is; hosts have one way.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// How materials look in windows that are not in front; hosts have one look.
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }
/// Whether a way of scrolling is taken; no host has the app decide it.
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// A way of scrolling that no host has.
public enum ScrollInputKind: Hashable, Sendable { case handGestureShortcut, look }
/// Whether a view is pressed by what is held over it; no host does so.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// How the colour of a symbol is painted; no host draws gradients in symbols.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
/// How a value shows in a symbol; no host draws a part of one.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// How a person has arranged tabs, which hosts leave as they are.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Nothing rearranged.
  public init() {}
  /// Does nothing: there is nothing rearranged.
  public mutating func resetVisibility() {}
  /// Does nothing: there is nothing rearranged.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// How a person has arranged tabs, under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      { try? JSONEncoder().encode($0) })
  }
}

/// Whether a person may rearrange a tab; no host lets people do so.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// It can be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// It stays.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A value that a preview hands to its view; no host has contexts of previews.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value where no preview says another.
  static var defaultValue: Value { get }
}

/// What a preview says of its surroundings; no host has contexts of previews.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension AttributedString {
  /// The distance between lines. Hosts keep their own.
  public struct LineHeight: Hashable, Sendable {
    private let name: String
    /// As the font has it.
    public static let normal = LineHeight(name: "normal")
    /// Less than the font has.
    public static let tight = LineHeight(name: "tight")
    /// More than the font has.
    public static let loose = LineHeight(name: "loose")
    /// As each line needs.
    public static let variable = LineHeight(name: "variable")
    /// A multiple of the letters' size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple") }
    /// A number of points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact") }
    /// So many points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading") }
  }
}
