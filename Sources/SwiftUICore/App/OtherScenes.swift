import Foundation

/// One window that an app has once: shown as the windows of a group are, and opened by its name as a sheet.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never

  let title: Text
  let id: String
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
    self.id = id
    self.content = content
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    var window = _SceneWindow(title: scene.title.plain(in: EnvironmentValues())) { AnyView(scene.content()) }
    window.id = scene.id
    return window
  }
}

/// A window of tools beside the app's own, which is opened by its name as a sheet.
public nonisolated struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never

  let window: Window<Content>

  /// With a string key as the title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }
  /// With a string as the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = Window(title, id: id, content: content)
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    var window = Window._window(of: scene.window)
    window?.isAside = true
    return window
  }
}

/// An entry of a desktop's menu bar: a menu, or a popover, in a bar above the app's window.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  let label: Label
  let content: Content
  let isInserted: Binding<Bool>?

  /// Any view as the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  /// With whether it is there.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isInserted: isInserted)
  }

  private init(label: Label, content: Content, isInserted: Binding<Bool>? = nil) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    var window = _SceneWindow { AnyView(Color.clear) }
    window.isAside = true
    window.surroundings.barEntries = [
      WindowSurroundings.BarEntry(
        label: AnyView(scene.label), content: AnyView(scene.content), isInserted: scene.isInserted)
    ]
    return window
  }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
  /// With a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
  /// With a string key, a symbol and whether it is there.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }
}

extension MenuBarExtra where Label == Text {
  /// With a string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// With a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// How an entry of a desktop's menu bar opens.
public protocol MenuBarExtraStyle {}
/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
/// A window, drawn as a popover.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { .init() } }

/// A button that opens the app's settings; disabled in an app without any.
public nonisolated struct SettingsLink<Label: View>: View {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with any label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
    .disabled(!openSettings.canOpen)
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with the usual label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The word "Settings…".
public nonisolated struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}
