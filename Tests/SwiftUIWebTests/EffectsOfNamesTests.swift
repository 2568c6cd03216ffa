import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Lists: View {
  var body: some View {
    List {
      Section("One") {
        Text("First").accessibilityIdentifier("first")
        Text("Second").accessibilityIdentifier("second")
      }
      Section("Two") { Text("Third") }
    }
    .listStyle(.insetGrouped).listRowSpacing(12).listSectionSpacing(40).alternatingRowBackgrounds()
  }
}

private struct Drawn: View {
  @State private var deleted = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) { HStack { ForEach(0..<40) { Text("card \($0)") } } }
        .scrollIndicators(.hidden).scrollClipDisabled()
      Image(systemName: "star").symbolVariant(.fill).accessibilityIdentifier("filled")
      Image(systemName: "bell.fill").symbolVariant(.slash.circle).accessibilityIdentifier("enclosed")
      Text("over").pointerStyle(.zoomIn).accessibilityIdentifier("over")
      Text("light").luminanceToAlpha().accessibilityIdentifier("light")
      Text("Alien").accessibilityCustomContent("Year", "1979")
        .accessibilityCustomContent("Rating", Text("8.5"), importance: .high).accessibilityIdentifier("film")
      Text("reached").focusable().accessibilityIdentifier("reached")
      VStack {
        Text("secret").privacySensitive().accessibilityIdentifier("secret")
        Text("open").accessibilityIdentifier("open")
      }
      .redacted(reason: .privacy)
      Text("deleted \(deleted)").onDeleteCommand { deleted += 1 }
    }
  }
}

/// Modifiers by what they do on a page.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct EffectsOfNamesTests {
  @Test func listsKeepTheDistancesThatAppsName() async throws {
    try await withApp(width: 390, content: { Lists() }) { app async throws in
      let rows = try await app.page.evaluate(
        "(all => all[1].top - all[0].bottom)([...document.querySelectorAll('.r')].map(e => e.getBoundingClientRect()))"
      ).double
      let sections = try await app.page.evaluate(
        "(all => all[1].top - all[0].bottom)([...document.querySelectorAll('.sec')].map(e => e.getBoundingClientRect()))"
      ).double
      #expect(rows == 12 && sections == 40)
      let grounds = try await app.page.evaluate(
        "[...document.querySelectorAll('.r')].slice(0, 2).map(e => getComputedStyle(e).backgroundColor)"
      ).list?.compactMap(\.string)
      #expect(grounds?.count == 2 && grounds?.first != grounds?.last)
    }
  }

  @Test func looksOfViewsAreDrawn() async throws {
    try await withApp(content: { Drawn() }) { app async throws in
      #expect(try await app.style(".sc-h", "scrollbar-width") == "none")
      #expect(try await app.style(".sc-h", "margin-top") == "-32px")
      #expect(try await app.style("[data-id=over]", "cursor") == "zoom-in")
      #expect(try await app.style("[data-id=light]", "filter").contains("luminanceToAlpha"))
      let symbol = { (name: String) in
        try await app.page.evaluate("document.querySelector('[data-id=\(name)] use').getAttribute('href')").string
      }
      #expect(try await symbol("filled") == "#" + SymbolTable.identifier("star.fill"))
      #expect(try await symbol("enclosed") == "#" + SymbolTable.identifier("bell.slash.circle.fill"))
    }
  }

  @Test func whatIsPrivateIsHiddenWhereAppsAskForIt() async throws {
    try await withApp(content: { Drawn() }) { app async throws in
      #expect(try await app.page.count("[data-id=secret].rd") == 1)
      #expect(try await app.page.count("[data-id=open].rd") == 0)
    }
  }

  @Test func detailsAreReadAndKeysReachViews() async throws {
    try await withApp(content: { Drawn() }) { app async throws in
      let film = "document.querySelector('[data-id=film]').getAttribute('aria-description')"
      #expect(try await app.page.evaluate(film).string == "Rating: 8.5, Year: 1979")
      #expect(try await app.page.count("[data-id=reached][tabindex='0']") == 1)
      try await app.page.press("Backspace")
      try await app.wait(forText: "deleted 1")
    }
  }

  @Test func aSubtitleStandsInTheBar() async throws {
    try await withApp(content: {
      NavigationStack { Text("content").navigationTitle("Inbox").navigationSubtitle("3 unread") }
    }) { app async throws in
      #expect(try await app.page.evaluate("document.querySelector('.bar > .sub').textContent").string == "3 unread")
    }
  }

  @Test func sideBarsAndTabBarsAreLandmarks() async throws {
    try await withApp(content: {
      TabView {
        List { Text("Here") }.listStyle(.sidebar).tabItem { Text("One") }
        Text("There").tabItem { Text("Two") }
      }
    }) { app async throws in
      #expect(try await app.page.count("nav [role=tablist] [role=tab]") == 2)
      #expect(try await app.page.count("nav.l-side > ul.rows > li.r") == 1)
      #expect(try await app.page.accessibilityProblems() == [])
    }
  }

  @Test func aSearchFieldWithinATabIsTheBarsOfItsPage() async throws {
    struct Tabs: View {
      @State private var words = ""
      var body: some View {
        TabView {
          NavigationStack { List { Text("Row \(words)") }.navigationTitle("Title").searchable(text: $words) }
            .tabItem { Text("One") }
          Text("There").tabItem { Text("Two") }
        }
      }
    }
    try await withApp(content: { Tabs() }) { app async throws in
      #expect(try await app.page.count("[role=tab]") == 2)
      let (inBar, all) = (try await app.page.count(".pg .bs input[type=search]"), try await app.page.count("input"))
      #expect(inBar == 1 && all == 1)
      try await app.wait(forText: "Row")
    }
  }
}
