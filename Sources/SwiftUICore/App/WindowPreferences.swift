import Foundation

// What apps ask of windows on a desktop. Hosts have one window, whose frame is the person's.

extension Scene {
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowBackgroundDragBehavior) -> some Scene { self }
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  public nonisolated func commandsRemoved() -> some Scene { self }
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}

extension View {
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
}

public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { .init() }
  public static func unified(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}

public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }

public enum WindowLevel: Hashable, Sendable { case automatic, normal, floating, desktop }
public enum WindowManagerRole: Hashable, Sendable { case automatic, principal, associated }
public enum WindowIdealSize: Hashable, Sendable { case automatic, maximum, fitToContent }
public enum WindowBackgroundDragBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum WindowInteractionBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum WindowToolbarFullScreenVisibility: Hashable, Sendable { case automatic, visible, onHover }
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }
