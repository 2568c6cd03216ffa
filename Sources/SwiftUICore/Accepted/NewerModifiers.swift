import Foundation

// Names of recent years for what no host has.

extension View {
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public nonisolated func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  { self }
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
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

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum ScrollInputKind: Hashable, Sendable { case handGestureShortcut, look }
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// How a person has arranged tabs, which hosts leave as they are.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

/// How a person has arranged the columns of a table, which hosts leave as they are.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetOrder() {}
}

public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension AttributedString {
  /// The distance between lines. Hosts keep their own.
  public struct LineHeight: Hashable, Sendable {
    private let name: String
    public static let normal = LineHeight(name: "normal")
    public static let tight = LineHeight(name: "tight")
    public static let loose = LineHeight(name: "loose")
    public static let variable = LineHeight(name: "variable")
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple") }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact") }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading") }
  }
}
