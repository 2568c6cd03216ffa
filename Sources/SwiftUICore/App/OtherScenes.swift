import Foundation

/// One window that an app has once: shown as the windows of a group are.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never

  let title: Text
  let content: () -> Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    _SceneWindow(title: scene.title.plain(in: EnvironmentValues())) { AnyView(scene.content()) }
  }
}

/// A window of tools beside the app's own: hosts show one window, so it is not shown.
public nonisolated struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}

/// An entry of a desktop's menu bar: hosts have none, so it is not shown.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }

/// A button that opens the app's settings, of which hosts have no window.
public nonisolated struct SettingsLink<Label: View>: View {
  let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View { Button(action: {}, label: { label }).disabled(true) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

public nonisolated struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}
