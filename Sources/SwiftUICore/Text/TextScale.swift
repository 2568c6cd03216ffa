extension Text {
  /// How large a text is in its font.
  public struct Scale: Hashable, Sendable {
    /// In parts of the font's size; nil for all of it.
    let share: Double?
    /// As large as the font says.
    public static let `default` = Scale(share: nil)
    /// Eight tenths of the font's size.
    public static let secondary = Scale(share: 0.8)
  }
}
