import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Settings: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var choice = 1
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Text("First").accessibilityIdentifier("first")
        Text("Second").accessibilityIdentifier("second")
        Section("General") {
          Toggle("Sounds", isOn: $isOn).accessibilityIdentifier("toggle")
          Stepper("Rows: \(count)", value: $count).accessibilityIdentifier("stepper")
          Picker("Sort by", selection: $choice) {
            Text("Date").tag(0)
            Text("Points").tag(1)
          }
          .accessibilityIdentifier("picker")
          TextField("Your name", text: $name)
        }
        ForEach(0..<30) { Text("Row \($0)") }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Edit") {} }
    }
  }
}

private struct Controls: View {
  @State private var isOn = true
  @State private var count = 3
  @State private var choice = 1
  @State private var volume = 0.5
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Sounds", isOn: $isOn).accessibilityIdentifier("toggle")
      Toggle("Alone", isOn: $isOn).labelsHidden().accessibilityIdentifier("alone")
      Slider(value: $volume).accessibilityIdentifier("slider")
      Stepper("Rows", value: $count).accessibilityIdentifier("stepper")
      Picker("Sort by", selection: $choice) {
        Text("Date").tag(0)
        Text("Points").tag(1)
      }
      .pickerStyle(.segmented).accessibilityIdentifier("segments")
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
      Button("Go") {}.buttonStyle(.bordered).accessibilityIdentifier("button")
      Text("Large").font(.largeTitle).accessibilityIdentifier("large")
      Text("Body").accessibilityIdentifier("body")
      Color.orange.frame(width: 20, height: 20).accessibilityIdentifier("orange")
    }
    .padding()
  }
}

private struct Menu: View {
  @State private var choice = 0

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Kind", selection: $choice) {
        Text("Day").tag(0)
        Text("All that has ever come out").tag(1)
      }
      .labelsHidden()
      .pickerStyle(.menu)
      .accessibilityIdentifier("menu")
      Button("other") { choice = 1 - choice }
    }
    .padding()
  }
}

/// An app that asks for nothing has Apple's measures: a phone's in a narrow window, a desk's in a wide one.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct AppleMeasuresTests {
  /// The frame of the first match, in points.
  private func box(_ selector: String, _ app: AppPage) async throws -> [Double] {
    let found = try await app.page.evaluate(
      "(r => [r.x, r.y, r.width, r.height])(document.querySelector('\(selector)').getBoundingClientRect())")
    return (found.list ?? []).compactMap(\.double)
  }

  private func named(_ name: String) -> String { "[data-id=\(name)]" }

  @Test func aListIsOfCardsOnAPhoneAndOfRowsOnADesk() async throws {
    try await withApp(width: 390, height: 844, content: { Settings() }) { app in
      let bar = try await box(".bar", app)
      #expect(abs(bar[3] - 116.5) < 0.1)
      let first = try await box(".r", app)
      #expect(first[0] == 16 && first[2] == 358 && first[3] == 56, "\(first)")
      #expect(abs(first[1] - bar[3] - 35) < 0.1, "the first card stands 35 down")
      #expect(try await box(named("first"), app)[0] == 32)
      for name in ["toggle", "stepper", "picker"] {
        let row = try await box(".r:has(\(named(name)))", app)
        #expect(row[3] == 56, "\(name): \(row)")
        let control = try await box(named(name), app)
        #expect(control[0] == 32 && control[2] == 326, "\(name): \(control)")
      }
      #expect(try await app.style(".r", "border-start-start-radius") == "26px")
      try await app.page.setViewport(width: 1280, height: 860)
      #expect(try await box(".bar", app)[3] == 52)
      #expect(try await box(".r", app)[3] == 44)
      #expect(try await app.style(".r", "background-color") == "rgba(0, 0, 0, 0)")
      try await app.examine("measures")
    }
  }

  @Test func aLargeTitleShrinksWhileThePageScrolls() async throws {
    try await withApp(width: 390, height: 844, content: { Settings() }) { app in
      let before = try await box("h1", app)
      #expect(before[0] == 16)
      #expect(try await app.style("h1", "font-size") == "34px")
      #expect(try await app.style("h1", "font-weight") == "700")
      try await app.page.evaluate("scrollTo(0, 300); 0")
      try await app.page.wait(until: "document.querySelector('h1').getBoundingClientRect().height < 30")
      let after = try await box("h1", app)
      #expect(abs(after[0] + after[2] / 2 - 195) < 1, "in the middle: \(after)")
      #expect(after[1] > 0 && after[1] + after[3] < 64, "within what is left of the bar: \(after)")
      let edit = try await box(".bt .bn", app)
      #expect(edit[1] > 0 && edit[1] + edit[3] < 64, "\(edit)")
    }
  }

  @Test func controlsFillTheirRowAndAreAsHighAsApples() async throws {
    try await withApp(width: 320, height: 700, content: { Controls() }) { app in
      for (name, height) in ["toggle": 30.0, "slider": 31, "stepper": 32, "segments": 31, "field": 34] {
        let box = try await box(named(name), app)
        #expect(box[0] == 16 && box[2] == 288 && abs(box[3] - height) < 0.1, "\(name): \(box)")
      }
      let alone = try await box(named("alone"), app)
      #expect(alone[2] == 66 && alone[3] == 30, "\(alone)")
      #expect(try await box(named("button"), app)[3] == 38.5)
      #expect(try await app.style(named("large"), "font-size") == "34px")
      #expect(try await app.style(named("large"), "font-weight") == "400")
      #expect(try await app.style(named("body"), "font-size") == "17px")
      #expect(try await app.style(named("orange"), "background-color") == "rgb(255, 141, 40)")
      // Letters grow with what the reader has set.
      try await app.page.evaluate("document.documentElement.style.fontSize = '20px'; 0")
      #expect(try await app.style(named("body"), "font-size") == "21.25px")
    }
  }

  @Test func aMenuOfChoicesIsAsWideAsWhatIsChosen() async throws {
    try await withApp(width: 320, height: 400, content: { Menu() }) { app in
      let select = "document.querySelector('\(named("menu")) select')"
      try await app.page.wait(until: "\(select).offsetWidth > 40 && \(select).offsetWidth < 70")
      try await app.page.click("button")
      try await app.page.wait(until: "\(select).offsetWidth > 180")
      try await app.page.click("button")
      try await app.page.wait(until: "\(select).offsetWidth < 70")
    }
  }

  @Test func aSheetStandsAtItsHeightAndIsPulledToAnother() async throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text(isShown ? "Behind" : "Gone").sheet(isPresented: $isShown) {
          Text(detent == .large ? "All of it" : "Half")
            .presentationDetents([.medium, .large, .height(200)], selection: $detent)
        }
      }
    }
    try await withApp(width: 390, height: 844, content: { Screen() }) { app in
      try await app.page.wait(until: "document.querySelector('dialog:modal') != null")
      try await app.wait(forText: "Half")
      let half = try await box("dialog", app)
      #expect(half == [0, 422, 390, 422], "\(half)")
      func pull(to y: Double) async throws {
        let grabber = try await box(".grab", app)
        let x = grabber[0] + grabber[2] / 2
        let start = grabber[1] + grabber[3] / 2
        for (type, at) in [
          ("mousePressed", start), ("mouseMoved", (start + y) / 2), ("mouseMoved", y), ("mouseReleased", y),
        ] {
          try await app.page.command(
            "Input.dispatchMouseEvent",
            [
              "type": type, "x": x, "y": at, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
              "clickCount": 1,
            ])
        }
      }
      try await pull(to: 60)
      try await app.wait(forText: "All of it")
      try await app.page.wait(until: "document.querySelector('dialog').getBoundingClientRect().height == 834")
      // A press takes the next height, the lowest after the highest.
      try await app.page.click(".grab")
      try await app.page.wait(until: "document.querySelector('dialog').getBoundingClientRect().height == 200")
      try await pull(to: 820)
      try await app.wait(forText: "Gone")
    }
  }

  @Test func aContextMenuShowsWhatItIsAbout() async throws {
    try await withApp(content: {
      Text("Story").contextMenu {
        Button("Copy") {}
      } preview: {
        Text("All of the story").padding(40)
      }
    }) { app in
      let place = "(r => [r.x + 4, r.y + 4])(document.querySelector('.t').getBoundingClientRect())"
      let point = (try await app.page.evaluate(place).list ?? []).compactMap(\.double)
      for type in ["mousePressed", "mouseReleased"] {
        try await app.page.command(
          "Input.dispatchMouseEvent", ["type": type, "x": point[0], "y": point[1], "button": "right", "clickCount": 1])
      }
      try await app.page.wait(until: "document.querySelector('.p-preview')?.getClientRects().length > 0")
      let preview = try await box(".p-preview", app)
      let action = try await box(".mni .bn", app)
      #expect(preview[1] + preview[3] <= action[1])
    }
  }

  @Test func anAppsThemeStandsOverTheUsualLook() {
    let theme = _Theme(colors: [.accent: .init(0x123456, 0x654321)], cardCorner: 3, readableWidth: 500)
    let sheet = BaseSheet.text(theme)
    let usual = BaseSheet.text()
    #expect(sheet.contains("--accent:light-dark(#123456,#654321)") && !usual.contains("#123456"))
    #expect(sheet.hasSuffix("--card-corner:3px;--measure:500px}\n"))
    let window = WindowGroup { Text("A") }._theme(theme)
    #expect(type(of: window)._window(of: window)?.theme == theme)
  }
}
