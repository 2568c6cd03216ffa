import Foundation

// What apps ask the environment of devices and systems that hosts do not tell of: the usual answers.

extension EnvironmentValues {
  /// Always false: hosts do not tell.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Always true: hosts do not tell.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Always false: hosts do not tell.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Always false: hosts do not tell.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Always true: hosts do not tell.
  public var appearsActive: Bool { true }
  /// Always false: hosts show no activities.
  public var isActivityFullscreen: Bool { false }
  /// Always true: hosts always show where the focus is.
  public var isFocusEffectEnabled: Bool { true }
  /// Always true: hosts have hover looks of their own.
  public var isHoverEffectEnabled: Bool { true }
  /// Always false: hosts have tabs in a bar alone.
  public var isTabBarShowingSections: Bool { false }
  /// Always false: hosts show one window.
  public var supportsRemoteScenes: Bool { false }
  /// Always medium.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Always standard.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// Always standard.
  public var badgeProminence: BadgeProminence { .standard }
  /// Always nil: hosts do not tell.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Always automatic.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }

  /// Whether the reader may scroll what is directly below.
  public var isScrollEnabled: Bool { !scrollListeners.behavior.isDisabled }
  /// Whether controls show their labels: hidden within `labelsHidden()`, else automatic.
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

/// How high the rows of a sidebar are; hosts have one height.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much the ground of a view stands out; hosts have one look.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// The usual ground.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A ground that stands out.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// How much a badge stands out; hosts have one look of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// The usual way.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
}

/// Where the bar of tabs stands; hosts have one place.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}
