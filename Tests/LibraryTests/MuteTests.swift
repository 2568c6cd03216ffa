import Foundation
import Testing

@testable import Library

@Suite struct MuteTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func hides(_ kind: MuteRule.Kind, _ text: String, _ subject: MuteSubject) -> Bool {
    MuteFilter([MuteRule(kind, text, created: now)], at: now).rule(hiding: subject) != nil
  }

  @Test(arguments: [
    ("crypto", "Crypto is back", true), ("crypto", "Cryptography for all", false), ("naive", "A naïve plan", true),
    ("machine learning", "Why machine-learning fails", true), ("C", "C++ in 2026", false), ("c++", "C++ in 2026", true),
    ("ai", "AI: a history", true), ("ai", "Said the sailor", false), ("  ", "Anything", false), ("ÉTÉ", "L'ete", true),
  ])
  func wordsMatchWholeWordsWhateverTheirCase(word: String, title: String, expected: Bool) {
    #expect(hides(.word, word, MuteSubject(title: title)) == expected)
  }

  @Test(arguments: [
    ("example.com", "https://example.com/a", true), ("example.com", "https://blog.EXAMPLE.com/a", true),
    ("example.com", "https://notexample.com/a", false), ("https://www.example.com/x", "http://example.com", true),
    ("com", "https://example.com", true), (".", "https://example.com", false),
  ])
  func domainsMatchTheSiteAndAllBelowIt(domain: String, url: String, expected: Bool) {
    #expect(hides(.domain, domain, MuteSubject(title: "x", url: URL(string: url))) == expected)
  }

  @Test func peopleOutletsAndGenresMatchAsAWhole() {
    let subject = MuteSubject(title: "x", people: ["Ada Lovelace"], outlet: "The Paper", genres: ["Horror"])
    #expect(hides(.person, "ada lovelace", subject))
    #expect(!hides(.person, "ada", subject))
    #expect(hides(.outlet, "the paper", subject))
    #expect(hides(.genre, "horror", subject))
    #expect(!hides(.word, "horror", subject))
  }

  @Test func aRuleEndsWithItsTime() {
    let rule = MuteRule(.word, "election", created: now, expires: now.addingTimeInterval(60))
    let subject = MuteSubject(title: "Election night")
    #expect(MuteFilter([rule], at: now.addingTimeInterval(59)).rule(hiding: subject) == rule)
    #expect(MuteFilter([rule], at: now.addingTimeInterval(60)).isEmpty)
  }

  private struct Thing: Equatable {
    var title: String
    var address: String?
  }

  @Test func theSameStoryIsFoldedIntoItsFirst() {
    let things = [
      Thing(title: "One", address: "https://www.site.example/a/?utm_source=x#top"),
      Thing(title: "Two words", address: nil),
      Thing(title: "Uno", address: "http://site.example/a"),
      Thing(title: "Two words", address: nil),
      Thing(title: "A headline of more than five words - Outlet A", address: "https://a.example/1"),
      Thing(title: "A Headline, of more than five words! - Outlet B", address: "https://b.example/2"),
      Thing(title: "Other page", address: "https://site.example/a?id=2"),
    ]
    let folded = Duplicates.folded(things, title: \.title) { $0.address.flatMap { URL(string: $0) } }
    #expect(folded.map(\.item.title) == ["One", "Two words", "Two words", things[4].title, "Other page"])
    #expect(folded[0].others.map(\.title) == ["Uno"])
    #expect(folded[3].others.map(\.title) == [things[5].title])
  }
}
