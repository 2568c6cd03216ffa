import Foundation
import FoundationExtras
import HackerNews
import Locks

/// A story's numbers in words; nil where the service gave none.
enum StoryCounts {
  /// `1 point`, `12 points`.
  static func points(_ story: Story) -> String? {
    story.score.map { number in words(of: number, knownPoints) { localized("\(number) points") } }
  }

  /// `1 comment`, `12 comments`.
  static func comments(_ story: Story) -> String? {
    story.commentCount.map { number in words(of: number, knownComments) { localized("\(number) comments") } }
  }

  /// A number, and the language that it is said in.
  private struct Said: Hashable {
    let number: Int
    let locale: String
  }

  /// Each row of each window says its numbers, and rows of different windows are of the same stories.
  private static let knownPoints = Memoized<Said, String>(limit: 4096)
  private static let knownComments = Memoized<Said, String>(limit: 4096)

  private static func words(of number: Int, _ known: Memoized<Said, String>, _ make: () -> String) -> String {
    known.answer(Said(number: number, locale: Locale._inForce.identifier), make)
  }
}
