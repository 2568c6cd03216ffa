import SwiftUITesting
import Testing

@testable import SwiftUICore

@Suite struct GrammarAgreementTests {
  @Test(arguments: [
    ("1 book", "1 book"), ("2 book", "2 books"), ("0 story", "0 stories"), ("3 day", "3 days"), ("12 box", "12 boxes"),
    ("5 unread message", "5 unread messages"), ("2 Person", "2 People"), ("7 series", "7 series"), ("book", "book"),
    ("2", "2"), ("2 ", "2 "), ("", ""), ("2 Bücher", "2 Bücher"),
  ])
  func aNounAgreesWithItsNumber(phrase: String, wanted: String) {
    #expect(GrammarAgreement.inflected(phrase) == wanted)
  }

  @Test func attributedMarkdownFollowsInflectionAndDropsItsMarks() {
    func plain(_ text: String) -> String { InlineMarkdown.runs(text).map(\.text).joined() }
    #expect(plain("24 min · ^[3 tag](inflect: true)!") == "24 min · 3 tags!")
    #expect(plain("^[**2** apple](inflect: true)") == "**2** apple".replacing("**", with: "") + "s")
    #expect(plain("^[red](color: 1)") == "red")
    #expect(plain("2^[3] and ^ [a](b) ^[x](y") == "2^[3] and ^ a ^[x](y")
  }

  @Test @MainActor func aNounAgreesWithANumberThatIsPutIn() {
    let (none, one, two) = (0, 1, 2)
    let screen = TestScreen {
      Text("Left: ^[\(none) habit](inflect: true) today")
      Text("\(two) of ^[\(one) story](inflect: true)")
      Text("\(one) of ^[\(two) **new** story](inflect: true)")
    }
    #expect(screen.outline.contains("Left: 0 habits today"))
    #expect(screen.outline.contains("2 of 1 story"))
    #expect(screen.outline.contains("new"))
    #expect(screen.outline.contains("stories"))
  }
}
