import Foundation
import Testing

@testable import Feeds

@Suite("Lines of long texts")
struct MarkupLineTests {
  private static let words = ["bridge", "Überfahrt", "лодка", "船が来る", "a", "<b>bold</b>", "&amp;", "👩‍👩‍👧", "<br>", "it's"]

  private static func text(_ seed: Int, _ count: Int) -> String {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return words[Int(state >> 33) % words.count]
    }.joined(separator: " ")
  }

  /// The beginning of a line does not depend on how much of the text was read for it.
  @Test(arguments: [FeedMarkup.Kind.html, .text], [10, 220, 400])
  func theBeginningIsThatOfTheWhole(_ kind: FeedMarkup.Kind, _ limit: Int) throws {
    let base = try #require(URL(string: "https://a.example/"))
    for seed in 1...20 {
      let markup = FeedMarkup(kind, Self.text(seed, 40 * seed), base: base)
      #expect(markup.line(limit: limit) == FeedMarkup.cut(markup.line(limit: 1_000_000), to: limit), "seed \(seed)")
    }
  }

  @Test func wordsBehindALongPictureAreFound() throws {
    let base = try #require(URL(string: "https://a.example/"))
    let picture = "<img src='data:image/png;base64,\(String(repeating: "A", count: 20_000))'>"
    #expect(FeedMarkup(.html, picture + "<p>Words after it</p>", base: base).line(limit: 100) == "Words after it")
  }
}
