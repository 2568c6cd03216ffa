import BrowserTesting
import Combine
import Foundation
import HTTPServer
import SwiftUI
import Testing

@testable import SwiftUIWeb

private let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"]

private struct Gallery: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var volume = 0.4
  @State private var name = ""
  @State private var note = "Some text\nin two lines"
  @State private var choice = 1
  @State private var tab = 0
  @State private var showsSheet = false
  @State private var asks = false

  var body: some View {
    TabView(selection: $tab) {
      settings.tabItem { Label("Settings", systemImage: "gear") }.tag(0)
      grid.tabItem { Label("Shapes", systemImage: "star") }.tag(1)
      NavigationStack {
        List(0..<5) { number in
          NavigationLink("Chapter \(number)", value: number)
        }
        .navigationTitle("Chapters")
        .navigationDestination(for: Int.self) { number in
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              Text("This is **chapter** \(number), with a [link](https://example.org/) in it.")
              Text(
                "A long line that fills the page and wraps, as paragraphs do, without ever making the page scroll sideways."
              )
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .navigationTitle("Chapter \(number)")
        }
      }
      .tabItem { Label("Read", systemImage: "book") }.tag(2)
    }
  }

  private var settings: some View {
    Form {
      Section(header: Text("General"), footer: Text("Changes are kept at once.")) {
        Toggle("Sounds", isOn: $isOn)
        Stepper("Rows: \(count)", value: $count, in: 0...5)
        Slider(value: $volume) { Text("Volume") }
        Picker("Sort by", selection: $choice) {
          Text("Date").tag(0)
          Text("Points").tag(1)
        }
        TextField("Your name", text: $name)
        SecureField("Password", text: $name)
      }
      Section("More") {
        Picker("Look", selection: $choice) {
          Text("Calm").tag(0)
          Text("Lively").tag(1)
        }
        .pickerStyle(.inline)
        TextEditor(text: $note)
        ProgressView(value: volume)
        ProgressView("Loading")
        Menu("Actions") {
          Button("Copy") {}
          Button("Delete", role: .destructive) {}
        }
        Button("Show sheet") { showsSheet = true }
        Button("Delete everything", role: .destructive) { asks = true }
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Not now") {}.disabled(true)
      }
    }
    .sheet(isPresented: $showsSheet) {
      VStack {
        Text("A sheet").font(.title2)
        Button("Close") { showsSheet = false }.buttonStyle(.bordered)
      }
      .padding()
    }
    .confirmationDialog("Delete everything?", isPresented: $asks) {
      Button("Delete", role: .destructive) { count = 0 }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var grid: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
        ForEach(0..<6) { number in
          ZStack {
            RoundedRectangle(cornerRadius: 12).fill([Color.red, .orange, .green, .blue, .purple, .gray][number])
            Text("Card \(number)").foregroundColor(.white).bold()
          }
          .frame(height: 90)
        }
      }
      .padding()
      HStack(spacing: 20) {
        Circle().trim(from: 0, to: 0.7).stroke(Color.green, lineWidth: 6).frame(width: 60, height: 60)
        Capsule().fill(Color.accentColor).frame(width: 80, height: 30)
        Image(systemName: "star.fill").font(.largeTitle).foregroundColor(.yellow)
        Image(systemName: "xmark.circle.fill").resizable().frame(width: 40, height: 40)
      }
      Text("Badge").padding(.horizontal, 8).background(Color.blue.opacity(0.15)).clipShape(Capsule())
    }
  }
}

@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct GalleryTests {
  @Test func everyControlLooksRightIsNamedAndReadable() async throws {
    let server = WebServer(WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Gallery")) {
      Gallery()
    }
    try server.start()
    defer { server.stop() }
    try await withBrowser { browser in
      let page = try await browser.open(server.url, width: 900, height: 1000)
      try await page.wait(until: "document.querySelectorAll('.tab').length == 3")
      for (number, name) in ["settings", "shapes", "read"].enumerated() {
        try await page.setViewport(width: 900, height: 1000)
        try await page.click(".tab:nth-child(\(number + 1))")
        try await page.wait(
          until: "document.querySelector('.tab:nth-child(\(number + 1))').getAttribute('aria-selected') == 'true'")
        for (look, width, isDark) in [("wide", 900, false), ("phone", 360, true)] {
          try await page.setViewport(width: width, height: 1000)
          try await page.setMedia(isDark: isDark)
          if let pictures {
            try await page.screenshot(isWhole: true).write(to: URL(filePath: "\(pictures)/gallery-\(name)-\(look).png"))
          }
          #expect(
            try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1 <= 0,
            "\(name) \(look)")
          #expect(try await page.contrastProblems() == [], "\(name) \(look)")
        }
        #expect(try await page.accessibilityProblems() == [], "\(name)")
      }
      try await page.click("a.nl")
      try await page.wait(until: "document.querySelector('h1')?.innerText == 'Chapter 0'")
      if let pictures { try await page.screenshot().write(to: URL(filePath: "\(pictures)/gallery-chapter.png")) }
      try await page.click(".back")
      try await page.wait(until: "document.querySelector('h1')?.innerText == 'Chapters'")
      #expect(page.errors == [])
    }
  }
}
