import Foundation

/// One window that an app has once: shown as the windows of a group are.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never

  let title: Text
  let content: () -> Content

  /// With a string key as the title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// With a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// With a text as the title.
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

  /// With a string key as the title; the content is never made.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
  /// With a string as the title; the content is never made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}

/// An entry of a desktop's menu bar: hosts have none, so it is not shown.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  /// Any view as the label; neither it nor the content is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// With whether it is there; neither label nor content is made.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol; the content is never made.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// With a string and a symbol; the content is never made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// With a string key, a symbol and whether it is there; the content is never made.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// With a string key; the content is never made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// With a string; the content is never made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// How an entry of a desktop's menu bar opens: hosts have none.
public protocol MenuBarExtraStyle {}
/// As the system likes: hosts have none.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu: hosts have none.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A window: hosts have none.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }

/// A button that opens the app's settings, of which hosts have no window.
public nonisolated struct SettingsLink<Label: View>: View {
  let label: Label

  /// A button with any label, which cannot be pressed.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View { Button(action: {}, label: { label }).disabled(true) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the usual label, which cannot be pressed.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The word "Settings…".
public nonisolated struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}
