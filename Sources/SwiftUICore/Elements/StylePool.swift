/// Styles that elements share: a list of many rows has few different looks. Shared by all sessions of the process.
@MainActor
enum StylePool {
  private static var styles: Set<Style> = []
  /// Looks that change with each frame must not fill the memory.
  private static let limit = 2048

  /// The style of the pool that is equal to `style`.
  static func shared(_ style: Style) -> Style {
    if style.isPlain { return style }
    if styles.count >= limit { styles.removeAll() }
    return styles.insert(style).memberAfterInsert
  }
}
