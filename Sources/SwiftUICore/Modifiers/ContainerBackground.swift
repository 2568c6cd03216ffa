/// Which container's ground is meant.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// A page.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// Columns.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

extension View {
  /// A ground behind the page, the tabs or the window that the view fills; of widgets, which are not shown, none.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }

  /// With a view as the ground.
  @ViewBuilder public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container == .widget {
      self
    } else {
      frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment) { content().ignoresSafeArea() }
    }
  }
}
