import FeedFuzzing
import Foundation
import Testing

@testable import Feeds

@Suite("Formats of feeds")
struct FormatTests {
  private let address = URL(string: "https://outlet.example/news/feed.xml")!

  private func feed(_ text: String, type: String? = nil) throws -> Feed {
    try FeedParser.feed(from: Data(text.utf8), contentType: type, address: address)
  }

  @Test func readsRSS2WithItsExtensions() throws {
    let feed = try feed(FeedFixtures.rss2)
    #expect(feed.format == .rss && feed.version == "2.0" && !feed.isRepaired)
    #expect(feed.title == "The Harbour & Tide")
    #expect(feed.subtitle == "News of the quay.")
    #expect(feed.siteURL?.absoluteString == "https://harbour.example/")
    #expect(feed.ownURL?.absoluteString == "https://harbour.example/feed.xml")
    #expect(feed.icon?.absoluteString == "https://harbour.example/icon.png")
    #expect(feed.language == "en-GB")
    #expect(feed.pace.interval == 5400)
    #expect(feed.pace.skippedHours == [0, 1, 2] && feed.pace.skippedDays == [1, 7])
    #expect(feed.items.count == 2)
    let first = feed.items[0]
    #expect(first.id == "tag:harbour.example,2026:1")
    #expect(first.title == "Ferry <late> again & again")
    #expect(first.url?.absoluteString == "https://harbour.example/ferry")
    #expect(first.authors == ["Mira Aldous"])
    #expect(first.published == Date(timeIntervalSince1970: 1_795_168_800))
    #expect(first.summary?.line() == "The ferry was late.")
    #expect(first.content?.line() == "The ferry was late again. Read on.")
    #expect(first.content?.blocks().count == 3)
    #expect(first.picture?.absoluteString == "https://harbour.example/ferry.jpg")
    #expect(first.commentsURL?.absoluteString == "https://harbour.example/ferry#comments")
    #expect(first.commentCount == 12)
    #expect(first.categories == ["Transport", "Sea"])
    let second = feed.items[1]
    #expect(second.id == "https://harbour.example/second" && second.url?.absoluteString == second.id)
    #expect(second.attachments.count == 1)
    #expect(
      second.attachments[0].isAudio && second.attachments[0].size == 1234 && second.attachments[0].duration == 1867)
  }

  @Test func readsAtom() throws {
    let feed = try feed(FeedFixtures.atom)
    #expect(feed.format == .atom && feed.title == "Slow Letters" && feed.subtitle == "Once a month & no more")
    #expect(feed.siteURL?.absoluteString == "https://letters.example/")
    #expect(feed.authors == ["Ida Voss"])
    #expect(feed.items.map(\.id) == ["urn:uuid:1", "urn:uuid:2"])
    let first = feed.items[0]
    #expect(first.title == "On patience")
    #expect(first.url?.absoluteString == "https://letters.example/posts/patience")
    #expect(first.published == Date(timeIntervalSince1970: 1_795_168_800))
    #expect(first.updated == Date(timeIntervalSince1970: 1_795_172_400))
    let content = try #require(first.content)
    #expect(content.source.contains("<em>slow</em>") && content.source.contains("a &lt; b"))
    #expect(content.line() == "Be slow. a < b")
    #expect(first.commentCount == 4 && first.commentsURL?.absoluteString == "https://letters.example/posts/patience#c")
    #expect(first.language == "en")
    #expect(feed.items[1].title == "A <b>bold</b> title, meant as text")
    #expect(feed.items[1].attachments.map(\.mediaType) == ["audio/mpeg"])
    #expect(feed.items[1].externalURL?.absoluteString == "https://elsewhere.example/x")
  }

  @Test func readsAtom03() throws {
    let feed = try feed(FeedFixtures.atom03)
    #expect(feed.format == .atom && feed.version == "0.3" && feed.title == "Old Atoms")
    #expect(feed.items.first?.content?.line() == "Escaped words")
    #expect(feed.items.first?.published == Date(timeIntervalSince1970: 1_795_168_800))
  }

  @Test func readsRDF() throws {
    let feed = try feed(FeedFixtures.rdf)
    #expect(feed.format == .rdf && feed.title == "Resource News" && feed.pace.interval == 1800)
    #expect(feed.items.map(\.title) == ["First resource", "Second resource"])
    #expect(feed.items[0].id == "https://rdf.example/1" && feed.items[0].authors == ["Tom"])
    #expect(feed.items[0].published == Date(timeIntervalSince1970: 1_795_168_800))
  }

  @Test func readsRSS090And091() throws {
    let old = try feed(FeedFixtures.rss090)
    #expect(old.format == .rdf && old.items.map(\.title) == ["Very old"])
    let next = try feed(FeedFixtures.rss091)
    #expect(next.format == .rss && next.version == "0.91" && next.items.map(\.title) == ["Café opens"])
  }

  @Test func readsJSONFeed() throws {
    let feed = try feed(FeedFixtures.jsonFeed, type: "application/feed+json")
    #expect(feed.format == .json && feed.version == "1.1" && feed.title == "Notes of a Keeper")
    #expect(feed.items.map(\.id) == ["1", "2", "https://keeper.example/c"])
    #expect(feed.unreadableCount == 1)
    #expect(feed.items[0].content?.line() == "Gulls again.")
    #expect(feed.items[1].content?.line() == "Only text <b>here</b>.")
    #expect(feed.items[1].title == "Only text <b>here</b>.")
    #expect(feed.items[1].attachments.first?.duration == 60)
    #expect(feed.items[0].authors == ["Ada"] && feed.items[0].categories == ["birds"])
    let first = try FeedParser.feed(
      from: Data(FeedFixtures.jsonFeed.replacing("version/1.1", with: "version/1").utf8), address: address)
    #expect(first.version == "1" && first.items.count == 3)
  }

  @Test func resolvesRelativeAddresses() throws {
    let feed = try feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://base.example/a/"><title>T</title>
      <link href="../home"/><entry xml:base="b/"><id>1</id><title>x</title><link href="c"/>
      <content type="html">&lt;a href="d"&gt;words&lt;/a&gt; &lt;img src="p.jpg"&gt;</content></entry></feed>
      """)
    #expect(feed.siteURL?.absoluteString == "https://base.example/home")
    #expect(feed.items[0].url?.absoluteString == "https://base.example/a/b/c")
    let blocks = try #require(feed.items[0].content?.blocks())
    guard case .paragraph(let runs)? = blocks.first else {
      Issue.record("no paragraph")
      return
    }
    #expect(runs.first?.link?.absoluteString == "https://base.example/a/b/d")
  }

  @Test func takesMediaGroupsOfVideoSites() throws {
    let feed = try feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>Channel</title>
      <entry><id>yt:1</id><title>A film</title><link rel="alternate" href="https://v.example/1"/>
      <media:group><media:title>A film</media:title><media:content url="https://v.example/1.mp4" type="video/mp4"/>
      <media:thumbnail url="https://v.example/1.jpg"/><media:description>About it.</media:description></media:group>
      </entry></feed>
      """)
    #expect(feed.items[0].picture?.absoluteString == "https://v.example/1.jpg")
    #expect(feed.items[0].summary?.line() == "About it." && feed.items[0].attachments.first?.isVideo == true)
  }
}
