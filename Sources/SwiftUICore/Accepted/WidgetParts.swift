// Parts of widgets, which no host shows, as they look within an app.

/// The ground of a small widget: a faint one.
public nonisolated struct AccessoryWidgetBackground: View {
  /// A faint ground.
  public init() {}
  @MainActor public var body: some View { Circle().fill(.quaternary) }
}

/// Up to three views under a name. Hosts show them side by side.
public nonisolated struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Views under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views under a name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      label
      HStack { content }
    }
  }
}

/// How such views are cut; hosts show them as they are.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  /// Round.
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// With four corners.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
  /// Accepted; hosts show such views as they are.
  public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
