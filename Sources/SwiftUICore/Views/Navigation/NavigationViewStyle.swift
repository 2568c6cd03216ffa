/// Whether a navigation view is a stack or has columns.
public protocol NavigationViewStyle: Sendable {}
/// Columns where there are several views and room for them.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there are several views and room for them.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
/// A stack; of several views the first is its root.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack; of several views the first is its root.
  public static var stack: StackNavigationViewStyle { .init() }
}
/// Columns where there are several views and room for them.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Columns where there are several views and room for them.
  public static var columns: DoubleColumnNavigationViewStyle { .init() }
}

/// Drawn as every navigation view is.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
