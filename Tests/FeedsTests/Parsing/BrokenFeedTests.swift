import FeedFuzzing
import Foundation
import Testing

@testable import Feeds

@Suite("Broken feeds")
struct BrokenFeedTests {
  private let address = URL(string: "https://outlet.example/feed")!

  private func feed(_ text: String) throws -> Feed { try FeedParser.feed(from: Data(text.utf8), address: address) }

  private func rss(_ items: String) -> String {
    "<rss version=\"2.0\"><channel><title>T</title>\(items)</channel></rss>"
  }

  @Test func readsWhatIsThereOfACutFeed() throws {
    let text = rss(
      "<item><guid>1</guid><title>One</title></item><item><guid>2</guid><title>Two</title><link>https://x.example/2</link>"
        + "</item>")
    let cut = try #require(text.range(of: "x.example/2")).lowerBound
    let feed = try feed(String(text[..<cut]))
    #expect(feed.isRepaired && feed.items.map(\.title) == ["One", "Two"])
    #expect(feed.items[1].url == nil && feed.items[1].id == "2")
  }

  @Test func everyCutOfAFeedIsReadOrRefused() {
    for text in [FeedFixtures.rss2, FeedFixtures.atom, FeedFixtures.rdf, FeedFixtures.jsonFeed] {
      let bytes = Array(text.utf8)
      for length in stride(from: 0, to: bytes.count, by: 31) {
        _ = try? FeedParser.feed(from: Data(bytes[..<length]), address: address)
      }
    }
  }

  @Test func takesSignsThatShouldHaveBeenEscaped() throws {
    let feed = try feed(
      rss("<item><title>Q&A: 3 < 4 & caf&eacute; &bogus; &#8212;</title><link>https://x.example/?a=1&b=2</link></item>")
    )
    #expect(feed.isRepaired)
    #expect(feed.items[0].title == "Q&A: 3 < 4 & café &bogus; —")
    #expect(feed.items[0].url?.absoluteString == "https://x.example/?a=1&b=2")
  }

  @Test func takesTagsThatDoNotClose() throws {
    let feed = try feed(
      rss(
        "<item><title>One<link>https://x.example/1</link></item><item><title>Two</title><description>a<br>b <b>c</description>"
          + "</p></item><item><title>Three</title><item><title>Four</title></item>"))
    #expect(feed.items.map(\.title).contains("Two"))
    #expect(feed.items.map(\.title).suffix(2) == ["Three", "Four"])
    #expect(feed.items.first { $0.title == "Two" }?.summary?.line() == "a b c")
  }

  @Test func takesAttributesWithoutQuotes() throws {
    let feed = try feed(
      rss("<item><title>A</title><enclosure url=https://x.example/a.mp3 type='audio/mpeg' length=5></item>"))
    #expect(feed.items[0].attachments.first?.size == 5)
  }

  @Test func takesWhatStandsBeforeAndBehind() throws {
    #expect(try feed("\n\n  " + FeedFixtures.rss2).items.count == 2)
    #expect(try feed("PHP Warning: x\n" + FeedFixtures.rss2).items.count == 2)
    #expect(try feed(FeedFixtures.rss2 + "\n<!-- served in 3 ms --><script>x</script>").items.count == 2)
    #expect(try feed("\u{FEFF}" + FeedFixtures.atom).items.count == 2)
  }

  @Test func leavesOutControlCharacters() throws {
    let feed = try feed(rss("<item><title>A\u{1}B\u{1B}[31mC</title><guid>1</guid></item>"))
    #expect(feed.items[0].title.hasPrefix("A") && !feed.items[0].title.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func expandsNoEntities() throws {
    var lines = "<!DOCTYPE lolz [<!ENTITY lol \"lol\">"
    for level in 1...9 {
      let inner = String(repeating: level == 1 ? "&lol;" : "&lol\(level - 1);", count: 10)
      lines += "<!ENTITY lol\(level) \"\(inner)\">"
    }
    lines += "<!ENTITY file SYSTEM \"file:///etc/passwd\">]>"
    let feed = try feed(
      "<?xml version=\"1.0\"?>\(lines)" + rss("<item><title>x &lol9; &file;</title><guid a=\"&lol9;\">1</guid></item>"))
    #expect(feed.items[0].title == "x &lol9; &file;")
  }

  @Test func readsNamesWithoutDeclaration() throws {
    let feed = try feed(
      rss(
        "<item><title>A</title><dc:creator>Ann</dc:creator><content:encoded>&lt;p&gt;x&lt;/p&gt;</content:encoded></item>"
      ))
    #expect(feed.items[0].authors == ["Ann"] && feed.items[0].content?.line() == "x")
  }

  @Test func keepsItemsApartThatShareAnID() throws {
    let feed = try feed(
      rss(
        "<item><guid>1</guid><title>One</title></item><item><guid>1</guid><title>Two</title></item>"
          + "<item><guid>1</guid><title>One</title></item>"))
    #expect(feed.items.map(\.title) == ["One", "Two"])
    #expect(Set(feed.items.map(\.id)).count == 2)
  }

  @Test func namesItemsWithoutTitleByTheirWords() throws {
    let feed = try feed(
      rss("<item><description>&lt;p&gt;A short &lt;b&gt;note&lt;/b&gt;.&lt;/p&gt;</description></item><item></item>"))
    #expect(feed.items.map(\.title) == ["A short note."] && feed.unreadableCount == 1)
  }

  @Test func stopsAtTooManyItems() throws {
    let items = (0..<100_000).map { "<item><guid>\($0)</guid><title>Item \($0)</title></item>" }.joined()
    let feed = try feed(rss(items))
    #expect(feed.items.count == Feed.mostItems && feed.isCut)
  }

  @Test func liesNotDeeperThanItReads() throws {
    let deep = String(repeating: "<b>", count: 20_000)
    let feed = try feed(rss("<item><title>A</title><description>\(deep)</description></item>"))
    #expect(feed.items.map(\.title) == ["A"])
  }

  @Test func endsInTimeWhereNothingEnds() {
    for piece in ["<!--", "<![CDATA[</x>", "<a b=\"", "<?", "<", "&", "<item>", "</", "<a b='\"", "<!DOCTYPE [", "&#"] {
      let text = "<rss><channel>" + String(repeating: piece, count: 8000)
      _ = try? feed(text)
    }
  }

  @Test func saysWhatItIsInstead() {
    func problem(_ data: Data, _ type: String? = nil) -> FeedProblem? {
      do throws(FeedProblem) {
        _ = try FeedParser.feed(from: data, contentType: type, address: address)
        return nil
      } catch { return error }
    }
    #expect(problem(Data()) == .empty(address))
    #expect(problem(Data(" \n ".utf8)) == .empty(address))
    #expect(problem(Data("<!DOCTYPE html><html><body>Hello</body></html>".utf8)) == .page(address))
    #expect(problem(Data("<html><head><title>x</title>".utf8), "application/rss+xml") == .page(address))
    #expect(problem(Data("{\"error\": 1}".utf8)) == .somethingElse(address, what: "other JSON"))
    #expect(problem(Data("{\"error\": ".utf8)) == .damaged(address, detail: "its JSON is damaged or cut off."))
    #expect(
      problem(Data("<opml version=\"2.0\"></opml>".utf8))
        == .somethingElse(address, what: "another kind of XML (<opml>)"))
    #expect(problem(Data("hello".utf8)) == .somethingElse(address, what: "text"))
    #expect(problem(Data([0x89, 0x50, 0x4E, 0x47, 0, 0])) == .somethingElse(address, what: "a picture"))
    #expect(
      problem(Data(count: FeedParser.largest + 1))?.sentence == "The answer of outlet.example is larger than 16 MB.")
  }
}
