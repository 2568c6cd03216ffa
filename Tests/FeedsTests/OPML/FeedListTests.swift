import Foundation
import Testing

@testable import Feeds

@Suite("Lists of feeds")
struct FeedListTests {
  private func read(_ text: String) -> FeedList? { FeedList(reading: Data(text.utf8)) }

  @Test func readsFoldersInFolders() throws {
    let list = try #require(
      read(
        """
        <?xml version="1.0"?><opml version="1.0"><head><title>Mine &amp; yours</title></head><body>
        <outline text="Sea"><outline text="Harbour" type="rss" xmlUrl="https://harbour.example/feed" htmlUrl="https://harbour.example/"/>
        <outline title="Deep"><outline text="Trench" xmlUrl="http://trench.example/rss"></outline></outline></outline>
        <outline text="Alone" xmlUrl="https://alone.example/atom"/>
        <outline text="Again" xmlUrl="https://alone.example/atom"/>
        <outline text="Bad" xmlUrl="javascript:alert(1)"/>
        <outline text="Tagged" xmlUrl="https://tagged.example/" category="/Sea/Deep,/Other"/>
        </body></opml>
        """))
    #expect(list.title == "Mine & yours")
    #expect(list.sources.map(\.title) == ["Harbour", "Trench", "Alone", "Tagged"])
    #expect(list.sources.map(\.folder) == ["Sea", "Sea / Deep", nil, "Sea / Deep"])
    #expect(list.sources[0].siteURL?.absoluteString == "https://harbour.example/")
    #expect(list.unreadableCount == 1)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let sources = [
      ListedFeed(url: try #require(URL(string: "https://a.example/?x=1&y=2")), title: "A <b> & \"c\""),
      ListedFeed(url: try #require(URL(string: "https://b.example/")), title: "B", folder: "Sea & sky"),
    ]
    let text = FeedList.opml(sources, title: "Kiosk", date: Date(timeIntervalSince1970: 1_795_168_800))
    #expect(text.contains("<dateCreated>Fri, 20 Nov 2026 10:00:00 GMT</dateCreated>"))
    let list = try #require(read(text))
    #expect(list.sources == sources && list.title == "Kiosk")
  }

  @Test func readsTheLinesOfNewsboat() throws {
    let list = try #require(
      read(
        """
        # my feeds
        https://a.example/rss tech "~My A"
        https://b.example/atom "long tag" other
        "query:Unread:unread = \\"yes\\""
        exec:~/bin/feed

        https://c.example/
        """))
    #expect(list.sources.map(\.title) == ["My A", "", ""])
    #expect(list.sources.map(\.folder) == ["tech", "long tag", nil])
    #expect(list.unreadableCount == 2)
  }

  @Test(arguments: ["", "hello", "<html></html>", "{}", "<rss><channel><title>x</title></channel></rss>"])
  func refusesWhatIsNoList(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test func takesBrokenLists() throws {
    let list = try #require(
      read(
        "<opml><body><outline text=\"A & B\" xmlUrl='https://a.example/?a=1&b=2'><outline xmlUrl=https://b.example/ "))
    #expect(list.sources.map(\.url.absoluteString) == ["https://a.example/?a=1&b=2", "https://b.example/"])
  }
}
