/// Opens another window of the app, as a sheet: by its name, or for a value.
public struct OpenWindowAction: Sendable {
  let opened: Binding<OpenedWindow?>?

  /// Opens the window of that name.
  @MainActor public func callAsFunction(id: String) { opened?.wrappedValue = .window(id: id, value: nil) }
  /// Opens the window for values of that kind.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    opened?.wrappedValue = .window(id: nil, value: AnyHashable(value))
  }
  /// Opens the window of that name for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opened?.wrappedValue = .window(id: id, value: AnyHashable(value))
  }
}

/// Closes a window that the app has opened.
public struct DismissWindowAction: Sendable {
  let opened: Binding<OpenedWindow?>?

  /// Closes the window that is open.
  @MainActor public func callAsFunction() { opened?.wrappedValue = nil }
  /// Closes the window of that name, where it is open.
  @MainActor public func callAsFunction(id: String) {
    if case .window(id, _)? = opened?.wrappedValue { opened?.wrappedValue = nil }
  }
  /// Closes the window for that value, where it is open.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    if case .window(_, AnyHashable(value))? = opened?.wrappedValue { opened?.wrappedValue = nil }
  }
  /// Closes the window of that name for that value, where it is open.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    if case .window(id, AnyHashable(value))? = opened?.wrappedValue { opened?.wrappedValue = nil }
  }
}

/// Opens the settings of the app, as a sheet.
public struct OpenSettingsAction: Sendable {
  let opened: Binding<OpenedWindow?>?
  let canOpen: Bool

  /// Opens them; does nothing in an app without settings.
  @MainActor public func callAsFunction() { if canOpen { opened?.wrappedValue = .settings } }
}

extension EnvironmentValues {
  /// Opens other windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(opened: windows?.opened) }
  /// Closes windows that the app has opened.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(opened: windows?.opened) }
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(opened: windows?.opened, canOpen: windows?.hasSettings == true)
  }

  private struct WindowsKey: EnvironmentKey { static var defaultValue: OtherWindows? { nil } }

  var windows: OtherWindows? {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}

/// The windows beside the first.
struct OtherWindows {
  let opened: Binding<OpenedWindow?>
  let hasSettings: Bool
}
