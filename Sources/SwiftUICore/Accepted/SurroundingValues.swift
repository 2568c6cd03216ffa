import Foundation

// What apps ask the environment of devices and systems that hosts do not tell of: the usual answers.

extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var appearsActive: Bool { true }
  public var isActivityFullscreen: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var isTabBarShowingSections: Bool { false }
  public var supportsRemoteScenes: Bool { false }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var backgroundProminence: BackgroundProminence { .standard }
  public var badgeProminence: BadgeProminence { .standard }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether the reader may scroll what is directly below.
  public var isScrollEnabled: Bool { !scrollListeners.behavior.isDisabled }
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }
}

extension EnvironmentValues {
  private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }

  /// False unless an app says otherwise.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}

public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// Would give the focus to the default of a scope.
public struct ResetFocusAction: Sendable {
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}
