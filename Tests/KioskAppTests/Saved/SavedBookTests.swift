import Articles
import Books
import Combine
import FakeHackerNews
import FeedLibrary
import Feeds
import Foundation
import Library
import Networking
import Testing

@testable import KioskApp

/// Books of saved things hold what is stored, and nobody is asked for what is not.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SavedBookTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func book(
    of items: [KeptItem], _ sites: FakeSites, saved: SavedArticle? = nil, language: String = "en"
  ) throws -> Book {
    let hackerNews = FakeHackerNews()
    let maker = SavedBook(
      hackerNews: hackerNews.api, articles: sites.source, pictures: nil,
      locale: Locale(identifier: language)
    ) { address in
      Just(saved?.address == address ? saved : nil).eraseToAnyPublisher()
    }
    var made: Book?
    let work = maker.book(of: items, at: now).sink { made = $0 }
    defer { work.cancel() }
    for _ in 0..<10 {
      sites.time.advance(by: .seconds(5))
      hackerNews.time.advance(by: .seconds(5))
    }
    return try #require(made)
  }

  @Test func whatWasReadIsInItAndNobodyIsAskedForTheRest() throws {
    let sites = FakeSites()
    let reading = sites.source.content(at: FakeSites.url("read")).sink { _ in
    } receiveValue: { _ in
    }
    sites.time.advance(by: .seconds(1))
    reading.cancel()
    #expect(sites.paths == ["read"])
    let items = [
      KeptItem(page: FakeSites.url("read"), title: "Read before", date: now),
      KeptItem(page: FakeSites.url("unread"), title: "Never read", date: now),
      KeptItem(key: ItemKey(.movie, 5), title: "A film", origin: "2026", date: now),
      KeptItem(key: ItemKey(.hackerNews, 9), title: "", date: now),
    ]
    let book = try book(of: items, sites)
    #expect(book.chapters.map(\.title) == ["Read before", "Never read", "A film", "hn:9"])
    #expect(book.chapters[0].blocks.first?.plainText.hasPrefix("A sentence") == true && book.chapters[0].remark == nil)
    #expect(book.chapters.dropFirst().allSatisfy { $0.blocks.isEmpty && $0.remark == "Its text is not stored here." })
    #expect(book.chapters[3].address?.absoluteString == "https://news.ycombinator.com/item?id=9")
    #expect(sites.paths == ["read"], "nobody was asked")
    #expect(try book.epub().count > 1000 && book.html().count > 1000)
  }

  @Test func theTextThatAFeedBroughtGoesFirstAndTheReadersWordsAreThere() throws {
    let sites = FakeSites()
    let address = FakeSites.url("fed")
    let text = FeedItem(
      id: "1", title: "Fed", url: address, content: FeedMarkup(.html, "<p>From the <b>feed</b></p>", base: address))
    var item = KeptItem(page: address, title: "Fed", date: now)
    item.remarks = try Remarks(labels: ["boats"], note: "Ask Ada")
    let saved = SavedArticle(address: address, outlet: "Ledger", date: now, item: text)
    let book = try book(of: [item], sites, saved: saved, language: "de")
    let chapter = try #require(book.chapters.first)
    #expect(chapter.blocks.map(\.plainText) == ["From the feed"] && chapter.note == "Ask Ada")
    #expect(chapter.facts.last == "boats" && chapter.facts.first == "Seite", "\(chapter.facts)")
    #expect(book.title == "Fed" && book.language == "de" && book.contentsTitle == "Inhalt")
    #expect(sites.paths.isEmpty)
  }

  @Test func theSameThingsAreTheSameBook() throws {
    let sites = FakeSites()
    let items = [KeptItem(page: FakeSites.url("a"), title: "A", date: now)]
    let others = items + [KeptItem(page: FakeSites.url("b"), title: "B", date: now)]
    let identifier = try book(of: items, sites).identifier
    #expect(try book(of: items, sites).identifier == identifier && identifier.hasPrefix("urn:uuid:"))
    #expect(try book(of: others, sites).identifier != identifier)
  }

  @Test func linksNameWhatIsChosen() throws {
    let library = Library(work: .immediate, watchInterval: nil)
    let item = KeptItem(page: FakeSites.url("a"), title: "A boat", date: now)
    library.say(try Remarks(labels: ["a & b"]), of: item)
    var asked: [String: String] = [:]
    let links = SavedBookLinks { name, values in
      var parts = URLComponents()
      parts.path = "/" + name
      parts.queryItems = values.map { URLQueryItem(name: $0.name, value: $0.value) }
      return parts.string ?? ""
    }
    for url in [
      links.book(of: KeptSelection(kind: .page, label: "A & B", text: "boat"), as: .epub),
      links.book(of: item.key, as: .html),
    ] {
      let url = try #require(url)
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      asked = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.value ?? "") })
      #expect(SavedBookLinks.items(of: asked, in: library.contents).map(\.key) == [item.key], "\(url)")
    }
    #expect(SavedBookLinks.items(of: ["kind": "song"], in: library.contents).isEmpty)
    #expect(SavedBookLinks.items(of: ["key": "hn:1"], in: library.contents).isEmpty)
    #expect(SavedBookLinks.items(of: [:], in: library.contents).count == 1)
  }
}
