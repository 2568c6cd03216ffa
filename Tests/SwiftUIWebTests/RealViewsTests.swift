import BrowserTesting
import Combine
import Eventually
import Foundation
import HTTPServer
import Testing

@testable import SwiftUI
@testable import SwiftUIWeb

private let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"]

/// A screen as an app's author writes it, through every layer to the browser.
private final class Shelf: ObservableObject {
  struct Book: Identifiable {
    let id: Int
    var title: String
    var score: Int
    var date: Date
  }

  @Published var index = 0
  @Published var query = ""
  @Published var isLoud = false
  @Published var asks = false
  @Published var books: [Book] = (0..<12).map { number in
    Book(
      id: number, title: "Book \(number): a rather long title that needs a second line on a narrow telephone",
      score: number * 3, date: Date(timeIntervalSinceNow: -Double(number) * 1000 - 100))
  }
}

private struct ShelfScreen: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Shelf").font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
        Spacer()
        Toggle(isOn: $shelf.isLoud) { Image(systemName: shelf.isLoud ? "speaker.wave.2" : "speaker.slash") }
          .accessibilityLabel("Sound")
        Button("Ask") { shelf.asks = true }.buttonStyle(.bordered)
      }
      .padding()
      Picker("Order", selection: $shelf.index) {
        Text("New").tag(0)
        Text("Top").tag(1)
        Text("Best").tag(2)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      Text("Showing list \(shelf.index), filter “\(shelf.query)”").font(.footnote).foregroundColor(.secondary)
      List {
        Section(header: Text("Books")) {
          ForEach(shelf.books.filter { shelf.query.isEmpty || $0.title.contains(shelf.query) }) { book in
            HStack(alignment: .top) {
              VStack {
                Image(systemName: "clock")
                Text("12:3\(book.id % 10)").font(.caption)
              }
              .foregroundColor(.orange)
              VStack(alignment: .leading, spacing: 4) {
                Text(book.title).font(.headline).lineLimit(2)
                HStack {
                  Text("\(book.score) points")
                  Text(book.date, style: .relative)
                  Spacer()
                  Image(systemName: "bubble.right")
                  Text("\(book.id * 2)")
                }
                .font(.footnote)
                .foregroundColor(.secondary)
              }
            }
            .accessibilityIdentifier("book-\(book.id)")
          }
        }
      }
    }
    .alert(isPresented: $shelf.asks) {
      Alert(title: Text("Really?"), message: Text("This cannot be undone."), dismissButton: .default(Text("Fine")))
    }
  }
}

@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct RealViewsTests {
  private func withShelf(_ body: @MainActor (Shelf, WebServer, BrowserPage) async throws -> Void) async throws {
    let shelf = Shelf()
    let server = WebServer(WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Shelf")) {
      ShelfScreen(shelf: shelf)
    }
    try server.start()
    defer { server.stop() }
    try await withBrowser { browser in
      let page = try await browser.open(server.url)
      try await eventually("the page is live", seeing: page.errors) {
        server.store.pages.values.contains { $0.stage == .live }
      }
      try await body(shelf, server, page)
      #expect(page.errors == [])
    }
  }

  @Test func aScreenIsShownChangedAndUsed() async throws {
    try await withShelf { shelf, _, page in
      for (name, width, isDark) in [("real-light", 1024, false), ("real-phone", 360, true)] {
        try await page.setViewport(width: width, height: 800)
        try await page.setMedia(isDark: isDark)
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1
        #expect(overflow <= 0, "\(name)")
        if let pictures { try await page.screenshot().write(to: URL(filePath: "\(pictures)/\(name).png")) }
      }
      try await page.click(".seg .op:nth-child(2)")
      try await eventually("the app hears of the choice", seeing: shelf.index) { shelf.index == 1 }
      try await page.wait(until: "document.body.innerText.includes('Showing list 1')")
      try await page.click(".tg input")
      try await page.wait(until: "document.querySelector('.tg use').getAttribute('href') == '#y-speaker-wave-2'")
      #expect(shelf.isLoud)
      shelf.query = "Book 1:"
      try await page.wait(until: "document.querySelectorAll('.r').length == 1")
      shelf.books[1].score = 1000
      try await page.wait(until: "document.body.innerText.includes('1,000 points')")
      shelf.query = ""
      try await page.wait(until: "document.querySelectorAll('.r').length == 12")
      shelf.books.insert(Shelf.Book(id: 77, title: "Brand new", score: 1, date: Date()), at: 0)
      try await page.wait(until: "document.querySelector('.r').innerText.includes('Brand new')")
      shelf.books.sort { $0.score > $1.score }
      try await page.wait(until: "document.querySelector('.r').innerText.includes('1,000 points')")
    }
  }

  @Test func anAlertIsAskedAndAnswered() async throws {
    try await withShelf { shelf, _, page in
      try await page.click(".bn-b")
      try await page.wait(until: "document.querySelector('dialog:modal') != null")
      if let pictures { try await page.screenshot().write(to: URL(filePath: "\(pictures)/real-alert.png")) }
      #expect(try await page.text("dialog h2") == "Really?")
      try await page.click("dialog button")
      try await page.wait(until: "document.querySelector('dialog') == null")
      #expect(!shelf.asks)
    }
  }
}

@Suite struct EarlierDesignTests {
  @Test func anAppMadeBeforeIOS26HasTheRowsOfItsTime() {
    let earlier = _Theme().asMade(["DTXcode": "1500"])
    #expect(earlier.rowHeight == 44 && earlier.cardCorner == 10 && earlier.isOfEarlierDesign)
    let sheet = BaseSheet.text(earlier)
    #expect(sheet.hasSuffix("--card-corner:10px;--row:calc(44rem/16);--row-padding:calc(22rem/32)}\n"))
    #expect(sheet.count { $0 == "{" } > BaseSheet.text(_Theme()).count { $0 == "{" } + 8)
    #expect(sheet.contains("--orange:light-dark(#ff8d28,#ff9230)") && sheet.contains("--orange-area:#ff8d28"))
    #expect(!BaseSheet.text(_Theme()).contains("--orange:light-dark(#ff8d28"))
    #expect(_Theme().asMade(["DTXcode": "2600"]) == _Theme() && _Theme().asMade([:]) == _Theme())
  }

  @Test func anAppSaysItselfWhichDesignItNeeds() {
    #expect(_Theme().asMade(["UIDesignRequiresCompatibility": true]).rowHeight == 44)
    #expect(_Theme().asMade(["UIDesignRequiresCompatibility": false, "DTXcode": "1500"]) == _Theme())
    #expect(_Theme(cardCorner: 3).asMade(["DTXcode": "1500"]).cardCorner == 3)
  }
}

@Suite struct HostChoiceTests {
  @Test(
    arguments: [
      ([], [:], HostChoice.usualBrowser),
      (["--listen", "127.0.0.1:0"], [:], .browser(ListenAddress(host: "127.0.0.1", port: 0))),
      (["--listen=:9000"], [:], .browser(ListenAddress(host: "127.0.0.1", port: 9000))),
      ([], ["SWIFTUI_LISTEN": "[::1]:7"], .browser(ListenAddress(host: "::1", port: 7))),
      (["--terminal"], [:], .terminal), (["--own", "x"], [:], .usualBrowser),
    ] as [([String], [String: String], HostChoice)])
  func isMadeByArgumentThenByEnvironment(arguments: [String], environment: [String: String], choice: HostChoice) {
    #expect(HostChoice.choose(arguments: arguments, environment: environment) == choice)
  }

  @Test func nonsenseIsRefusedWithAnExample() {
    guard case .refused(let reason) = HostChoice.choose(arguments: ["--listen", "nowhere"], environment: [:]) else {
      Issue.record("taken")
      return
    }
    #expect(reason.contains("127.0.0.1:8080"))
  }
}
