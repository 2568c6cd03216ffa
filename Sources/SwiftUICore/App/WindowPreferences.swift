import Foundation

// What apps ask of windows on a desktop. Hosts have one window, whose frame is the person's.

extension Scene {
  /// Accepted; hosts have bars of one style.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Accepted; hosts decide which window is in front.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Accepted; hosts have windows of one kind.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// Accepted; hosts decide the size of windows.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  /// Accepted; hosts decide where windows are dragged.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowBackgroundDragBehavior) -> some Scene { self }
  /// Accepted; hosts show the app's first window.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Accepted; hosts decide what becomes of a session.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Whether an entry of a menu bar opens a menu or a popover.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    let opensWindow = style is WindowMenuBarExtraStyle
    return SurroundedScene(content: self) { around in
      for index in around.barEntries.indices { around.barEntries[index].opensWindow = opensWindow }
    }
  }
  /// Takes away the commands of the scene.
  public nonisolated func commandsRemoved() -> some Scene { SurroundedScene(content: self) { $0.commands = [] } }
  /// Other commands in place of those of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let view = Unchecked(Content._entries(of: content()))
    return SurroundedScene(content: self) { $0.commands = [view.value] }
  }
}

extension View {
  /// Accepted; hosts let a person close a window.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted; hosts decide what fills the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted; hosts decide what becomes small.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted; hosts let a person change a window's size.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Accepted; hosts have no bar of a window's.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
}

/// How the bar of a window looks; hosts have one look.
public protocol WindowToolbarStyle {}
/// The one look that bars have.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A bar below the title; hosts have one look.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A bar beside the title; hosts have one look.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
/// A low bar beside the title; hosts have one look.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Accepted: bars have one look.
  public static var unified: Self { .init() }
  /// Accepted: bars have one look, with the title.
  public static func unified(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Accepted: bars have one look.
  public static var unifiedCompact: Self { .init() }
  /// Accepted: bars have one look, with the title.
  public static func unifiedCompact(showsTitle: Bool) -> Self { .init(showsTitle: showsTitle) }
}

/// A window without a frame; hosts have no such look.
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { .init() } }

/// Which windows stand in front; hosts have one window.
public enum WindowLevel: Hashable, Sendable { case automatic, normal, floating, desktop }
/// What a window is for; hosts have one kind.
public enum WindowManagerRole: Hashable, Sendable { case automatic, principal, associated }
/// How large a window likes to be; hosts have sizes of their own.
public enum WindowIdealSize: Hashable, Sendable { case automatic, maximum, fitToContent }
/// Whether a window is dragged by its ground; no host asks the app.
public enum WindowBackgroundDragBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// Whether a window may be changed; no host asks the app.
public enum WindowInteractionBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// When a bar is seen on a full screen; no host asks the app.
public enum WindowToolbarFullScreenVisibility: Hashable, Sendable { case automatic, visible, onHover }
/// Whether a scene is shown when an app starts; no host asks the app.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }
/// Whether a scene comes back; no host asks the app.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }
