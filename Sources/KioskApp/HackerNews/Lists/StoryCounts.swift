import HackerNews

/// A story's numbers in words; nil where the service gave none.
enum StoryCounts {
  /// `1 point`, `12 points`.
  static func points(_ story: Story) -> String? { story.score.map { localized("\($0) points") } }

  /// `1 comment`, `12 comments`.
  static func comments(_ story: Story) -> String? {
    story.commentCount.map { localized("\($0) comments") }
  }
}
