// What a person may change of bars, and looks of their items. Hosts show bars as they are.

extension CustomizableToolbarContent {
  /// Accepted; hosts let nobody change bars.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  /// Accepted; hosts let nobody change bars.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  /// Accepted; hosts let nobody change bars.
  public nonisolated func defaultCustomization(options: ToolbarCustomizationOptions = []) -> Self { self }
}

extension ToolbarContent {
  /// Accepted; hosts have no ground that items share.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  /// Accepted; hosts do not move from items of bars to pages.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

/// Whether a person may move an item of a bar or take it away; hosts let nobody change bars.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// It may be moved and taken away.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// It may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// It stays.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// When an item of a bar is there; hosts let nobody change bars.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Always.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension View {
  /// Accepted; hosts paint the items of bars in the tint.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  {
    self
  }
  /// Accepted; hosts show words and signs as an item has them.
  public nonisolated func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> some View { self }
}

/// How items of a window's bar are shown; hosts show them as they are.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Words and sign.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Words.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Sign.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
