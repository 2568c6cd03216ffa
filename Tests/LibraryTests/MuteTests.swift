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

  @Test func expressionsLookThroughTitles() {
    #expect(hides(.pattern, "^show hn\\b", MuteSubject(title: "Show HN: a boat")))
    #expect(!hides(.pattern, "^show hn\\b", MuteSubject(title: "We show HN a boat")))
    #expect(!hides(.pattern, "(", MuteSubject(title: "(")), "what is no expression hides nothing")
  }

  @Test func pointsAgesAndLanguagesAreThresholds() {
    #expect(hides(.points, "10", MuteSubject(title: "x", points: 9)))
    #expect(
      !hides(.points, "10", MuteSubject(title: "x", points: 10)) && !hides(.points, "10", MuteSubject(title: "x")))
    let days = { (days: Double) in MuteSubject(title: "x", date: now.addingTimeInterval(-days * 86_400)) }
    #expect(hides(.age, "7", days(7.1)) && !hides(.age, "7", days(6.9)) && !hides(.age, "7", MuteSubject(title: "x")))
    #expect(hides(.language, "PT", MuteSubject(title: "x", language: "pt-BR")))
    #expect(
      !hides(.language, "pt", MuteSubject(title: "x", language: "ptx"))
        && !hides(.language, "pt", MuteSubject(title: "x")))
  }

  @Test func filmsAgeInYears() {
    func film(_ days: Double) -> MuteSubject {
      MuteSubject(title: "x", released: now.addingTimeInterval(-days * 86_400))
    }
    #expect(hides(.age, "365", film(366)) && !hides(.age, "365", film(364)) && !hides(.age, "365", film(-30)))
    #expect(!hides(.age, "364", film(4000)), "a rule for old news lets films be")
    #expect(hides(.age, "20000", film(20_001)), "more than ten years are a threshold, too")
    #expect(!hides(.age, "365", MuteSubject(title: "x")), "without a day nothing is old")
  }

  @Test func aFilterOfAgesIsTheSameWithinTheHour() {
    let rules = [MuteRule(.age, "7", created: now)]
    let hour = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(MuteFilter(rules, at: hour) == MuteFilter(rules, at: hour.addingTimeInterval(3599)))
    #expect(MuteFilter(rules, at: hour) != MuteFilter(rules, at: hour.addingTimeInterval(3600)))
  }

  @Test(arguments: [
    (MuteRule.Kind.word, " ", MuteProblem.nothing), (.domain, ".", .nothing), (.pattern, "(", .expression(.openGroup)),
    (.pattern, "", .expression(.empty)), (.points, "0", .points), (.points, "ten", .points),
    (.points, "99999999999999999999", .points),
    (.age, "-1", .age), (.age, "36501", .age), (.language, "german", .language), (.language, "", .language),
  ])
  func whatIsNoRuleIsSaid(kind: MuteRule.Kind, text: String, problem: MuteProblem) {
    #expect(MuteRule.problem(kind, text) == problem)
  }

  @Test func aBadExpressionOfAFileIsNamed() throws {
    let rule = try #require(RecordText.text(MuteRule(.pattern, "a+b", created: now)))
    #expect(RecordText.value(MuteRule.self, rule)?.text == "a+b")
    #expect(RecordText.value(MuteRule.self, rule.replacing("a+b", with: "a++")) == nil)
    for kind in MuteRule.Kind.allCases {
      let text =
        switch kind {
        case .points, .age: "7"
        case .language: "de"
        default: "a"
        }
      let rule = MuteRule(kind, text, created: now, expires: now)
      #expect(RecordText.text(rule).flatMap { RecordText.value(MuteRule.self, $0) } == rule)
    }
  }

  @Test func whatRulesLeaveOfAListCanBeLookedAtAll() {
    let filter = MuteFilter([MuteRule(.word, "b", created: now)], at: now)
    let hidden = filter.rows(["a", "b", "c b"], showsMuted: false) { MuteSubject(title: $0) }
    #expect(hidden.shown == ["a"] && hidden.mutedCount == 2)
    let all = filter.rows(["a", "b", "c b"], showsMuted: true) { MuteSubject(title: $0) }
    #expect(all.shown.count == 3 && all.mutedCount == 2)
    #expect(filter.rows(["b"], showsMuted: false) { _ in nil }.shown == ["b"], "what is no subject stays")
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
