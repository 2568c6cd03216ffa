import Foundation

// Looks and ways of controls that hosts have in one form.

extension View {
  /// Accepted; hosts have one look of text editors.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// Accepted; hosts have no writing tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Accepted; hosts close a menu by themselves.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Accepted; hosts press a button once, however long it is held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Accepted; hosts show no picture in a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted; hosts have one look of dialogs.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted; hosts show no switch in a dialog.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// With a string key as the label.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// With a text as the label.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepted; hosts show what is there until it changes.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Accepted; a row is chosen where the list has a choice.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted; hosts have margins of their own around sections.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Accepted; hosts have no document at the title.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Accepted; hosts keep the bar of tabs as it is.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Accepted; hosts show the tab for searching as others.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Accepted; hosts keep the bar as it is while a person searches.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
  /// Accepted; hosts have no dictation of their own.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Accepted; hosts always show where the focus is.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; hosts hand nothing over to other devices.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// With what the doing is about.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Accepted; hosts have no index at the side of lists.
  public nonisolated func sectionIndexLabel(_ label: String?) -> some View { self }
}

/// How text editors look; hosts have one look.
public protocol TextEditorStyle {}
/// The one look that text editors have.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
/// The same look as `AutomaticTextEditorStyle`; hosts have no other.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

/// What writing tools may do; hosts have none.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All that they can.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// A panel of results alone.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether a press of an entry closes its menu; hosts have no choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button that is held acts again; hosts have no such presses.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It acts again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much a dialog matters; hosts have one look of dialogs.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

/// When the bar of tabs becomes small; hosts have bars of one size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// When the tab for searching gets its field; hosts have no such tab.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// What becomes of a bar while a person searches; hosts have bars that stay.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The content stays in sight.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Whether a field takes dictation; hosts have none of their own.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  /// In the field; hosts have no dictation of their own.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .automatic }
}

/// What begins dictation; hosts have none of their own.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// A look.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// A choice.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// What a person is doing, for other devices and searches. Nothing is handed over.
public final class NSUserActivity: NSObject {
  /// What kind of doing it is.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What another device would need to go on.
  public var userInfo: [AnyHashable: Any]?
  /// The page for the same thing.
  public var webpageURL: URL?
  /// Whether another device may go on with it; kept, without effect.
  public var isEligibleForHandoff = true
  /// Whether searches may find it; kept, without effect.
  public var isEligibleForSearch = false
  /// Whether it may be proposed; kept, without effect.
  public var isEligibleForPrediction = false
  /// What it is about; kept, without effect.
  public var targetContentIdentifier: String?

  /// A doing of a kind, with nothing said of it yet.
  public init(activityType: String) { self.activityType = activityType }

  /// Accepted; nothing is handed over.
  public func becomeCurrent() {}
  /// Accepted; nothing is handed over.
  public func resignCurrent() {}
  /// Accepted; nothing is handed over.
  public func invalidate() {}
  /// Adds to `userInfo`; of two values for a key the new one stays.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// A menu at the title, which hosts do not show.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  /// A menu without entries of its own.
  public init() where Content == EmptyView {}
  /// A menu with entries.
  public init(@ViewBuilder content: () -> Content) {}
  public nonisolated static func _view(of menu: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Opens help in a system's help viewer, which hosts do not have.
public nonisolated struct HelpLink: View {
  let action: @MainActor () -> Void
  /// A button with a question mark, which runs the action.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }.accessibilityLabel("Help")
  }
}

extension View {
  /// Accepted; hosts have nothing above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Accepted; hosts choose whether links have an arrow.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts have one window, which takes every address.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Accepted; hosts choose the range of brightness.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// How bright a picture may be; no host asks for it.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The usual range.
    public static let standard = DynamicRange(name: "standard")
    /// A range that is a little greater.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The greatest range.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Accepted; no host has a button for play and pause.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted; hosts open addresses as the person likes.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { self }
  /// Accepted; hosts know no gestures of hands.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; hosts show entries of menus whatever keys are held.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
  /// Accepted; hosts have heights of their own for wheels.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  /// Accepted; hosts mark what is chosen in one way.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Accepted; hosts choose the labels of controls in menus and bars.
  public nonisolated func labelVisibility(_ visibility: Visibility) -> some View { self }
}

/// What a hand does to press a control; hosts know no gestures of hands.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The gesture for the first action.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How the chosen one of a palette is marked; hosts mark it in one way.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// Not at all.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// By a form of the symbol; marked as `automatic` is.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
}

extension View {
  /// Accepted; hosts do not tell what of a search is selected.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
