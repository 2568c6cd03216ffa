import SwiftUIElements

/// What the levels of the foreground are painted with, from the first on; those that are not named are shades of the first.
struct ForegroundLevels: Hashable {
  var first: Paint
  var second: Paint?
  var third: Paint?

  /// nil where the level is that of text: nothing was chosen, or text's own colours, or what has no shades.
  func paint(of level: ColorValue.Name) -> Paint? {
    switch level {
    case .primary: Self.isOfText(first) ? nil : first
    case .secondary: second ?? shade(0.6)
    case .tertiary: third ?? shade(0.35)
    default: shade(0.2)
    }
  }

  private func shade(_ share: Double) -> Paint? {
    guard case .color(var color) = first, !Self.isOfText(first) else { return nil }
    color.opacity *= share
    return .color(color)
  }

  private static func isOfText(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint, case .named(let name) = color.base else { return false }
    return [.primary, .secondary, .tertiary, .quaternary, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      .contains(name)
  }
}

extension EnvironmentValues {
  private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: ForegroundLevels? { nil } }

  /// nil where the foreground is that of text.
  var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  mutating func setForegroundLevel(_ level: WritableKeyPath<ForegroundLevels, Paint?>, _ paint: Paint) {
    var levels = foregroundLevels ?? ForegroundLevels(first: foregroundPaint)
    levels[keyPath: level] = paint
    foregroundLevels = levels
  }
}
