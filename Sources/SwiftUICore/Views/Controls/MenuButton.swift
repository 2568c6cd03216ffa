/// A button that opens a list of actions, in the older form of `Menu`.
public nonisolated struct MenuButton<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Actions that open below the label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension MenuButton where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// How older menus look; hosts draw them as menus.
public protocol MenuButtonStyle {}
/// The one look that older menus have.
public struct DefaultMenuButtonStyle: MenuButtonStyle { public init() {} }
/// The one look that older menus have.
public struct PullDownMenuButtonStyle: MenuButtonStyle { public init() {} }
/// The one look that older menus have.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle { public init() {} }

extension View {
  /// Accepted; hosts have one look of older menus.
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View { self }
}
