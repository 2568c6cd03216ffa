import Foundation

// What apps ask the environment of looks that no host has: nothing is chosen.

extension EnvironmentValues {
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
