import Foundation

extension Scene {
  /// Hosts decide the size of windows.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// With both lengths as a size.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted; hosts decide the size of windows.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Accepted; hosts have windows of one style.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

/// What bounds the size of a window; no host asks the app.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = WindowResizability()
  /// As large as the content.
  public static let contentSize = WindowResizability()
  /// At least as large as the content.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks; hosts have one look.
public protocol WindowStyle {}
/// The one look that windows have.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window without a title bar; hosts have no such look.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar; hosts have one look.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
