import Foundation

// Where windows stand and how large they are. Hosts have windows of their own.

/// Where a window is to stand; hosts have windows of their own.
public struct WindowPlacement: Sendable {
  /// At a point, in a size.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}
  /// With a corner or side at a place, in a size.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
  /// With a corner or side at a place, in a width and a height.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// In a width and a height.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What a window would show; hosts do not ask.
public struct WindowLayoutRoot: Sendable {
  /// The size for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// What surrounds a window; hosts do not ask.
public struct WindowPlacementContext: Sendable {
  /// The windows of the app.
  public var windows: [WindowProxy] { [] }
}

/// A window of the app; hosts do not tell of others.
public struct WindowProxy: Sendable {
  /// The name of its scene.
  public var id: String? { nil }
}

extension Scene {
  /// Accepted; hosts have windows of their own.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

/// What is done with a window that is closed; hosts close it.
public struct DismissBehavior: Hashable, Sendable {
  private let name: String
  /// Asks where something is not saved.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Without asking.
  public static let destructive = DismissBehavior(name: "destructive")
}

extension Transaction {
  private struct DismissKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

  /// What is done with a window that is closed; kept, without effect.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// A button that shows and hides a window of the app; hosts show nothing.
public nonisolated struct WindowVisibilityToggle<Label: View>: View {
  /// For the window of a name; hosts show nothing.
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {}
  @MainActor public var body: some View { EmptyView() }
}

/// What such a button shows; hosts show nothing.
public nonisolated struct DefaultWindowVisibilityToggleLabel: View {
  @MainActor public var body: some View { EmptyView() }
}

/// How round the corners of what is around reach into a view; hosts have none.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// At the top leading corner.
  public var topLeading = CGSize.zero
  /// At the top trailing corner.
  public var topTrailing = CGSize.zero
  /// At the bottom leading corner.
  public var bottomLeading = CGSize.zero
  /// At the bottom trailing corner.
  public var bottomTrailing = CGSize.zero
  /// None at any corner.
  public init() {}
}

extension GeometryProxy {
  /// None: hosts have no round corners around views.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension View {
  /// Accepted; hosts have no round corners around views.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
}

/// Shows another window in place of this one; hosts have one window for each session.
public struct PushWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Shows nothing: hosts have one window for each session.
  public var pushWindow: PushWindowAction { PushWindowAction() }
}
