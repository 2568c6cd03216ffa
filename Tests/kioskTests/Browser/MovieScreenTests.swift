import BrowserTesting
import Foundation
import Testing

/// The films' screens over the samples, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct MovieScreenTests {
  private static let rows = "[...document.querySelectorAll('li a[href*=\"movie-\"]')]"

  private func open(_ width: Int, _ height: Int) async throws -> ReaderPage {
    let reader = try await ReaderPage.open(width: width, height: height)
    try await reader.page.navigate(to: "\(reader.address)/place/movies")
    try await reader.wait(for: "Orbital Decay")
    return reader
  }

  /// Posters that have come.
  private func waitForPosters(_ reader: ReaderPage, _ count: Int) async throws {
    try await reader.page.wait(
      until: "[...document.querySelectorAll('img')].filter(i => i.complete && i.naturalWidth > 0).length >= \(count)",
      seconds: 20)
  }

  @Test func listsStepperAndPickerMoveTogether() async throws {
    let reader = try await open(ScreenTests.wide.width, ScreenTests.wide.height)
    try await waitForPosters(reader, 4)
    try await reader.picture("movies-wide")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText.trim() === '+').click()")
    try await reader.page.wait(
      until:
        "[...document.querySelectorAll('label')].find(l => l.innerText.trim() === 'Popular')?.querySelector('input')?.checked === true"
    )
    // The stepper says the list's name, as its tab does.
    try await reader.page.wait(until: "document.body.innerText.split('Popular').length > 2")
    try await reader.choose("Top rated")
    try await reader.page.wait(until: "document.body.innerText.split('Top rated').length > 2")
    try await reader.wait(for: "Parole of the Gardener")
    #expect(try await reader.page.evaluate("\(Self.rows).length").double ?? 0 >= 20)
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aFilmOpensBesideItsListWithAllItsParts() async throws {
    let reader = try await open(ScreenTests.wide.width, ScreenTests.wide.height)
    try await reader.page.evaluate("\(Self.rows).find(a => a.innerText.includes('The Lamp That Answered')).click()")
    try await reader.page.wait(until: "location.pathname.endsWith('/place/movie-990000001')")
    for words in [
      "Every night at nine", "Keeper Ansel", "Official trailer", "Where to watch in US", "JustWatch", "Recommended",
      "Reviews",
    ] {
      try await reader.wait(for: words)
    }
    #expect(
      try await reader.page.evaluate(
        "[...document.querySelectorAll('a')].some(a => a.href.startsWith('https://www.youtube.com/watch?v=sample-'))"
      ).bool == true)
    try await waitForPosters(reader, 8)
    try await reader.picture("movie-wide")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText.includes('Watch list')).click()")
    try await reader.wait(for: "On the watch list")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('button')].find(b => b.innerText.includes('Mark as seen')).click()")
    try await reader.page.wait(
      until: "[...document.querySelectorAll('button')].some(b => b.innerText.trim() === 'Seen')")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('a')].find(a => a.innerText.includes('Tobias Elmgren')).click()")
    try await reader.page.wait(until: "location.pathname.includes('/place/person-')")
    try await reader.wait(for: "Acting")
    try await reader.picture("person-wide")
    try await reader.page.navigate(to: "\(reader.address)/place/saved")
    try await reader.wait(for: "The Lamp That Answered")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func theSearchFindsFilmsAndPeopleAsOneTypes() async throws {
    let reader = try await open(ScreenTests.narrow.width, ScreenTests.narrow.height)
    try await reader.page.wait(until: "document.documentElement.scrollWidth <= \(ScreenTests.narrow.width)")
    try await waitForPosters(reader, 2)
    try await reader.picture("movies-phone")
    try await reader.page.evaluate(
      "(() => { const f = document.querySelector('main input[type=text], main input[type=search], main input:not([type])'); f.focus(); f.value = 'ilse'; f.dispatchEvent(new Event('input', {bubbles: true})); })()"
    )
    try await reader.wait(for: "Ilse Varga")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func aFailureIsToldInAnAlertWithTwoButtonsAndInPlaceAndRetryMendsIt() async throws {
    let reader = try await open(ScreenTests.wide.width, ScreenTests.wide.height)
    try reader.world.make("fail", ["service": "movies", "status": 500])
    try await reader.choose("Upcoming")
    try await reader.page.wait(until: "document.querySelector('dialog[open]') != null", seconds: 20)
    #expect(
      try await reader.page.evaluate("document.querySelector('dialog[open]').querySelectorAll('button').length").double
        == 2)
    try await reader.picture("movies-alert")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('dialog[open] button')].find(b => b.innerText.trim() === 'OK').click()")
    try await reader.wait(for: "inside the service")
    try await reader.picture("movies-error")
    try reader.world.make("heal")
    try await reader.page.evaluate(
      "[...document.querySelectorAll('main button')].find(b => b.innerText.trim() === 'Retry').click()")
    try await reader.wait(for: "Last Ferry to Europa")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func withoutAKeySamplesAreShownWithTheWayToOne() async throws {
    let reader = try await ReaderPage.open(width: 1280, height: 860, environment: ["TMDB_TOKEN": ""])
    try await reader.page.navigate(to: "\(reader.address)/place/movies")
    try await reader.wait(for: "These are samples: TMDb wants a key")
    try await reader.wait(for: "Orbital Decay")
    try await reader.wait(for: "TMDB_TOKEN")
    try await reader.picture("movies-without-key")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }
}
