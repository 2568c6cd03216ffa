import Foundation
import FoundationExtras
import Networking
import TMDb
import Testing

@testable import kiosk

@Suite struct CalendarFileTests {
  private let stamp = Date(timeIntervalSince1970: 1_795_168_800)

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private func event(_ title: String, text: String = "", categories: [String] = []) throws -> CalendarFile.Event {
    CalendarFile.Event(
      uid: "urn:kiosk:movie:7:US", day: try day("2026-12-31"), title: title, text: text, categories: categories,
      address: URL(string: "https://films.example/7?a=b,c;d"))
  }

  private func parsed(_ events: CalendarFile.Event...) throws -> ParsedCalendar {
    try ParsedCalendar(Data(CalendarFile(name: "Films, soon", stamp: stamp, events: events).text.utf8))
  }

  @Test func anEventLastsADayAndSaysWhenItWasTrue() throws {
    let calendar = try parsed(try event("A film"))
    #expect(calendar.properties.first { $0.name == "X-WR-CALNAME" }?.text == "Films, soon")
    let event = try #require(calendar.events.first)
    #expect(event.first { $0.name == "DTSTART" } == .init(name: "DTSTART", parameters: "VALUE=DATE", value: "20261231"))
    #expect(event.first { $0.name == "DTEND" } == .init(name: "DTEND", parameters: "VALUE=DATE", value: "20270101"))
    #expect(calendar.values("DTSTAMP") == ["20261120T100000Z"])
    #expect(event.first { $0.name == "URL" }?.value == "https://films.example/7?a=b,c;d")
  }

  @Test(arguments: [
    "plain", "a, b; c", #"back\slash, \n is no break"#, "two\nlines\r\nand three", "Ünïcödé 電影 🎬 فيلم",
    String(repeating: "é", count: 200), String(repeating: "🎞️👩‍🚀", count: 60), "BEGIN:VEVENT\r\nEND:VCALENDAR",
    String(repeating: "x", count: 66), String(repeating: "x", count: 67), ":;,\"",
    "a,\u{301}b;\u{301}",
  ])
  func everyTextComesBackAsItWas(_ text: String) throws {
    let calendar = try parsed(try event(text, text: text, categories: [text, "b, c"]))
    let wanted = text.replacing("\r\n", with: "\n")
    #expect(calendar.values("SUMMARY") == [wanted] && calendar.values("DESCRIPTION") == [wanted])
    #expect(calendar.events[0].first { $0.name == "CATEGORIES" }?.texts == [wanted, "b, c"])
  }

  @Test func noTextSteersTheFile() throws {
    let calendar = try parsed(try event("a\u{0}b\u{1B}[31m\u{2028}END:VEVENT\u{85}c\rd\u{202E}e"))
    #expect(calendar.events.count == 1)
  }

  @Test func filmsStandInTheirOrderWithoutThoseThatHaveNoDay() throws {
    var listing = MovieListing()
    listing.append(
      MoviesResponse(results: [
        Movie(id: 3, title: "C", releaseDate: try day("2026-12-04"), genreIDs: [18, 99]), Movie(id: 2, title: "B"),
        Movie(id: 1, title: "A", overview: "About, it.", releaseDate: try day("2026-12-01")),
      ]))
    let films = Fetched(listing, freshness: Freshness(date: stamp, source: .network))
    let file = CalendarFile(films, atMost: 10, genres: [Genre(id: 18, name: "Drama")], region: "DE")
    let calendar = try ParsedCalendar(Data(file.text.utf8))
    #expect(calendar.values("SUMMARY") == ["A", "C"])
    #expect(calendar.values("UID") == ["urn:kiosk:movie:1:DE", "urn:kiosk:movie:3:DE"])
    #expect(calendar.values("DESCRIPTION")[0].hasPrefix("About, it.\n\n") && calendar.values("CATEGORIES") == ["Drama"])
    #expect(CalendarFile(films, atMost: 1, genres: [], region: "DE").events.map(\.title) == ["C"])
  }

  @Test func anyTitleMakesAFileThatCanBeRead() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let scalars = (0..<Int.random(in: 0...120, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x1_FFFF, using: &random))
      }
      _ = try parsed(try event("t" + String(String.UnicodeScalarView(scalars))))
    }
  }
}
