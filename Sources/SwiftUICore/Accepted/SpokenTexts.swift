// How texts are spoken, as texts that can be joined. Hosts choose how they speak.

extension Text {
  /// Accepted; hosts choose the pitch of speech.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Accepted; hosts choose how punctuation is spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Accepted; hosts choose when announcements are spoken.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Accepted; hosts choose how letters are spoken.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Accepted; hosts have no word for what a text is about.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
