import Foundation

// Looks and ways of controls that hosts have in one form.

extension View {
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View { self }
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension Text {
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}

public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// What a person is doing, for other devices and searches. Nothing is handed over.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A menu at the title, which hosts do not show.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}
  public nonisolated static func _view(of menu: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Opens help in a system's help viewer, which hosts do not have.
public nonisolated struct HelpLink: View {
  let action: @MainActor () -> Void
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }.accessibilityLabel("Help")
  }
}

extension View {
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension SymbolEffectOptions {
  public var nonRepeating: SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }

  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let continuous = RepeatBehavior(name: "continuous")
    public static let periodic = RepeatBehavior(name: "periodic")
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
}
