import Foundation

// What apps ask the environment of windows and looks that no host has: nothing opens, and nothing is chosen.

/// Would open another window of the app. A host shows one; others are opened by the person, in another tab.
public struct OpenWindowAction: Sendable {
  init() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing, whatever the value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing, whatever the value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would close a window of the app.
public struct DismissWindowAction: Sendable {
  init() {}
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing, whatever the name.
  public func callAsFunction(id: String) {}
  /// Does nothing, whatever the value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing, whatever the value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would open the settings of the app in a window.
public struct OpenSettingsAction: Sendable {
  init() {}
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that does nothing: a host shows one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that does nothing: a host shows one window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that does nothing: there is no window of settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Always false: hosts do not tell.
  public var accessibilityInvertColors: Bool { false }

  private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

  /// Kept; hosts draw symbols in one tone.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  /// Always nil: no material is put behind views.
  public var backgroundMaterial: Material? { nil }
  /// The key of the control directly below.
  public var keyboardShortcut: KeyboardShortcut? { shortcut }
}
