import Foundation

// What apps ask the environment of windows and looks that no host has: nothing opens, and nothing is chosen.

/// Would open another window of the app. A host shows one; others are opened by the person, in another tab.
public struct OpenWindowAction: Sendable {
  init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would close a window of the app.
public struct DismissWindowAction: Sendable {
  init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would open the settings of the app in a window.
public struct OpenSettingsAction: Sendable {
  init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var accessibilityInvertColors: Bool { false }

  private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

  /// Kept; hosts draw symbols in one tone.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  public var backgroundMaterial: Material? { nil }
  /// The key of the control directly below.
  public var keyboardShortcut: KeyboardShortcut? { shortcut }
}
