/// Styles and spoken names that elements share: a list of many rows has few different ones. Shared by all sessions of the process.
@MainActor
package enum StylePool {
  private static var styles: Set<Style> = []
  private static var names: Set<Accessibility> = []
  /// Looks that change with each frame must not fill the memory.
  private static let limit = 2048

  /// The style of the pool that is equal to `style`.
  package static func shared(_ style: Style) -> Style {
    if style.isPlain { return style }
    if styles.count >= limit { styles.removeAll() }
    return styles.insert(style).memberAfterInsert
  }

  /// The names of the pool that are equal to `accessibility`.
  package static func shared(_ accessibility: Accessibility) -> Accessibility {
    if accessibility.isPlain { return accessibility }
    if names.count >= limit { names.removeAll() }
    return names.insert(accessibility).memberAfterInsert
  }
}
