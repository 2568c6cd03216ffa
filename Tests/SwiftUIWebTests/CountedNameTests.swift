import BrowserTesting
import Combine
import Foundation
import Observation
import SwiftUI
import Testing

@testable import SwiftUIWeb

@MainActor
private final class Heard: ObservableObject {
  @Published var words: [String] = []
  @Published var shows = false
  @Published var number = 0
}

@Observable @MainActor
private final class Draft {
  var title = "first"
}

/// Names that reader apps use and no screen shown elsewhere does: each does what it says, seen in the browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct CountedNameTests {
  @Test func looksOfTextsAndPictures() async throws {
    struct Looks: View {
      var body: some View {
        VStack {
          Text("u").underline().accessibilityIdentifier("underline")
          Text("s").strikethrough().accessibilityIdentifier("strike")
          Text("b").baselineOffset(4).accessibilityIdentifier("baseline")
          Text("k").tracking(3).accessibilityIdentifier("tracking")
          Text("case").textCase(.uppercase).accessibilityIdentifier("case")
          Text("d").fontDesign(.serif).accessibilityIdentifier("design")
          Text("x").border(Color.red, width: 3).accessibilityIdentifier("border")
          Text("z").zIndex(4).accessibilityIdentifier("z")
          Text("hidden").redacted(reason: .placeholder).accessibilityIdentifier("redacted")
          VStack { Text("shown").unredacted().accessibilityIdentifier("unredacted") }.redacted(reason: .placeholder)
          Text("hits").allowsHitTesting(false).accessibilityIdentifier("hits")
          Text("a").rotationEffect(Angle(degrees: 30)).accessibilityIdentifier("angle")
          Text("anchor").scaleEffect(2, anchor: UnitPoint.topLeading).accessibilityIdentifier("scale")
          UnevenRoundedRectangle(
            topLeadingRadius: 9, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 0
          )
          .fill(.blue).frame(width: 20, height: 20).accessibilityIdentifier("uneven")
          Text("c").foregroundStyle(Color.accentColor).accessibilityIdentifier("accent")
        }
      }
    }
    try await withApp(content: { Looks() }) { app in
      let style = { (name: String, property: String) in try await app.style("[data-id=\(name)]", property) }
      for (name, property, part) in [
        ("underline", "text-decoration-line", "underline"), ("strike", "text-decoration-line", "line-through"),
        ("baseline", "vertical-align", "4px"), ("tracking", "letter-spacing", "3px"),
        ("case", "text-transform", "uppercase"),
        ("design", "font-family", "serif"), ("border", "box-shadow", "inset"), ("border", "box-shadow", "3px"),
        ("z", "z-index", "4"), ("hits", "pointer-events", "none"), ("angle", "rotate", "30deg"),
        ("scale", "scale", "2"),
        ("uneven", "border-radius", "9px"),
      ] {
        let found = try await style(name, property)
        #expect(found.contains(part), "\(name): \(property) is \(found)")
      }
      #expect(try await app.page.count("[data-id=redacted].rd") == 1)
      let (accent, plain) = (try await style("accent", "color"), try await style("z", "color"))
      #expect(accent != plain)
      let shown = try await style("unredacted", "color")
      #expect(!(shown.hasPrefix("rgba(") && shown.hasSuffix(", 0)")))
    }
  }

  @Test func placesAndSpaces() async throws {
    struct Places: View {
      var body: some View {
        VStack(spacing: 0) {
          ZStack { Text("P").position(x: 120, y: 60).accessibilityIdentifier("position") }.frame(
            width: 300, height: 120
          )
          .accessibilityIdentifier("frame")
          ScrollView { Text("Body").padding(.vertical, 4) }
            .safeAreaInset(edge: .bottom) { Text("Inset").accessibilityIdentifier("inset") }
          ScrollView { Text("M") }.contentMargins(.horizontal, 30).accessibilityIdentifier("margins")
          Text("S").scenePadding().accessibilityIdentifier("scene")
          ScrollView(.horizontal) {
            LazyHStack(spacing: 10) { ForEach(0..<40) { Text("cell \($0)").frame(width: 60) } }
          }
          .accessibilityIdentifier("lazy")
          GroupBox("Box") { Text("Grouped") }
          LabeledContent("Size", value: "4 kB").accessibilityIdentifier("labeled")
          HSplitView {
            Text("Left").accessibilityIdentifier("left")
            Text("Right").accessibilityIdentifier("right")
          }
          ViewThatFits {
            Text("First choice")
            Text("Second choice")
          }
          GlassEffectContainer { Text("Glass") }
          HStack(spacing: 0) {
            Text(String(repeating: "long text ", count: 40)).lineLimit(1)
            Text("important").layoutPriority(1).accessibilityIdentifier("priority")
          }
          .frame(width: 300)
        }
      }
    }
    try await withApp(content: { Places() }) { app in
      let rect = { (name: String) -> Message in
        try await app.page.evaluate(
          "(r => [r.left, r.top, r.width, r.height])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())"
        )
      }
      let middle = try await app.page.evaluate(
        "(() => { const f = document.querySelector('[data-id=frame]').getBoundingClientRect(), all = [...document.querySelectorAll('.t')], r = all.find(e => e.textContent == 'P').getBoundingClientRect(); return [r.left + r.width / 2 - f.left, r.top + r.height / 2 - f.top] })()"
      )
      #expect(abs((middle[0].double ?? 0) - 120) < 8 && abs((middle[1].double ?? 0) - 60) < 14, "\(middle)")
      let (left, right) = (try await rect("left"), try await rect("right"))
      #expect((right[0].double ?? 0) >= (left[0].double ?? 0) + (left[2].double ?? 0) - 1)
      #expect((try await rect("margins")[2].double ?? 0) > 60)
      #expect((try await rect("scene")[3].double ?? 0) > 40)
      let strip = try await app.page.evaluate(
        "(e => e.scrollWidth > e.clientWidth + 500)(document.querySelector('.sc-h'))")
      #expect(strip.bool == true)
      let text = try await app.page.text("main") ?? ""
      for part in ["Inset", "Box", "Grouped", "Size", "4 kB", "First choice", "Glass"] { #expect(text.contains(part)) }
      #expect(!text.contains("Second choice"))
      let whole = try await app.page.evaluate(
        "(e => e.scrollWidth <= e.clientWidth + 1)(document.querySelector('[data-id=priority]'))")
      #expect(whole.bool == true)
    }
  }

  @Test func controlsAndFields() async throws {
    struct Iconic: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.icon; Text("<"); configuration.title; Text(">")
        }
      }
    }
    struct Controls: View {
      @ObservedObject var heard: Heard
      @State private var text = ""
      @Bindable var draft: Draft
      var body: some View {
        VStack {
          Button("Tinted") {}.tint(.red).accessibilityIdentifier("tint")
          Button("Accented") {}.accentColor(.green).accessibilityIdentifier("accent")
          Button("Plain") {}.accessibilityIdentifier("plain")
          Label("Home", systemImage: "house").labelStyle(.iconOnly).accessibilityIdentifier("icon")
          Label("Title", systemImage: "house").labelStyle(.titleOnly).accessibilityIdentifier("title")
          Label("Own", systemImage: "house").labelStyle(Iconic()).accessibilityIdentifier("own")
          ProgressView().progressViewStyle(.circular)
          ProgressView(value: 0.4).progressViewStyle(.linear)
          TextField("A", text: $text).autocapitalization(.none).keyboardType(.numberPad)
          TextField("B", text: $text).textInputAutocapitalization(.never).autocorrectionDisabled()
          TextField("C", text: $text).disableAutocorrection(true)
          TextField("Title", text: $draft.title)
          Text("draft \(draft.title)")
          Text("hinted").accessibilityHint("opens the door").accessibilityIdentifier("hint")
          Text("valued").accessibilityValue("half").accessibilityIdentifier("value")
          Text("acts").accessibilityAction { heard.words.append("action") }.accessibilityIdentifier("action")
          Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("high")
            .highPriorityGesture(TapGesture().onEnded { heard.words.append("high") })
          ShareLink(item: URL(string: "https://example.org/shared")!)
          EditButton()
        }
      }
    }
    let heard = Heard()
    let draft = Draft()
    try await withApp(content: { Controls(heard: heard, draft: draft) }) { app in
      let (tint, accent, plain) = (
        try await app.style("[data-id=tint]", "color"), try await app.style("[data-id=accent]", "color"),
        try await app.style("[data-id=plain]", "color")
      )
      #expect(Set([tint, accent, plain]).count == 3)
      #expect(try await app.page.evaluate("document.querySelector('[data-id=icon]').innerText.trim()").string == "")
      let spoken = try await app.page.evaluate("document.querySelector('[data-id=icon]').outerHTML.includes('Home')")
        .bool
      #expect(spoken == true)
      #expect(try await app.page.count("[data-id=title] svg") == 0)
      let own = try await app.page.text("[data-id=own]") ?? ""
      #expect(own.contains("<") && own.contains("Own") && own.contains(">"))
      #expect(try await app.page.count("progress.round") == 1)
      #expect(try await app.page.count("progress:not(.round)[value]") == 1)
      #expect(try await app.page.count("input[aria-label=A][autocapitalize=off][inputmode=numeric]") == 1)
      #expect(try await app.page.count("input[aria-label=B][autocapitalize=off][autocorrect=off]") == 1)
      #expect(try await app.page.count("input[aria-label=C][autocorrect=off]") == 1)
      try await app.page.focus("input[aria-label=Title]")
      try await app.page.type("!")
      try await app.wait("the draft") { draft.title.contains("!") }
      try await app.wait(forText: "draft \(draft.title)")
      #expect(try await app.page.count("[data-id=hint][aria-description='opens the door']") == 1)
      let value = try await app.page.evaluate("document.querySelector('[data-id=value]').getAttribute('aria-label')")
        .string
      #expect(value?.contains("half") == true)
      try await app.page.click("[data-id=action]")
      try await app.wait("the action") { heard.words == ["action"] }
      try await app.page.click("[data-id=high]")
      try await app.wait("the gesture") { heard.words.last == "high" }
      #expect(try await app.page.count("a[href='https://example.org/shared']") == 1)
      try await app.press("Edit")
    }
  }

  @Test func coversSheetsAndQuestions() async throws {
    struct Covers: View {
      @ObservedObject var heard: Heard
      @State private var asks = false
      @State private var locked = false
      var body: some View {
        VStack {
          Button("Cover") { heard.shows = true }
          Button("Ask") { asks = true }
          Button("Lock") { locked = true }
        }
        .fullScreenCover(isPresented: $heard.shows) { Button("Leave") { heard.shows = false } }
        .actionSheet(isPresented: $asks) {
          ActionSheet(
            title: Text("Sort by"),
            buttons: [.default(Text("Date")) { heard.words.append("date") }, .cancel()])
        }
        .sheet(isPresented: $locked) {
          Button("Unlock") { locked = false }.interactiveDismissDisabled()
        }
      }
    }
    let heard = Heard()
    try await withApp(content: { Covers(heard: heard) }) { app in
      try await app.press("Cover")
      try await app.page.wait(until: "document.querySelector('dialog.sh-full:modal') != null")
      let covers = try await app.page.evaluate(
        "document.querySelector('dialog').getBoundingClientRect().height >= innerHeight"
      ).bool
      #expect(covers == true)
      try await app.press("Leave", in: "dialog button")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.press("Ask")
      try await app.press("Date", in: "dialog button")
      try await app.wait("date") { heard.words == ["date"] }
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.press("Lock")
      try await app.page.wait(until: "document.querySelector('dialog:modal') != null")
      #expect(try await app.page.count("dialog > .x") == 0)
      try await app.page.press("Escape")
      try await app.press("Unlock", in: "dialog button")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
    }
  }

  @Test func rowsPathsAndTransactions() async throws {
    struct Rows: View {
      @ObservedObject var heard: Heard
      @State private var path = NavigationPath()
      @Namespace private var space
      private let animation: Animation = .linear(duration: 4)
      var body: some View {
        NavigationStack(path: $path) {
          List {
            Text("Tinted line").listRowSeparatorTint(.red)
            Text("After")
            Button("Words") { path.append("words") }
            Button("Both") { path = NavigationPath(["words", "more"]) }
            Text("moved").opacity(heard.shows ? 0.2 : 1).matchedGeometryEffect(id: "m", in: space)
              .accessibilityIdentifier("moved")
            Button("Move") {
              var transaction = Transaction(animation: animation)
              transaction.disablesAnimations = false
              withTransaction(transaction) { heard.shows.toggle() }
            }
            Text("still").transaction { $0.animation = nil }
            Same(number: heard.number / 10).equatable()
            Text("dark").colorScheme(.dark).dynamicTypeSize(.large)
          }
          .toolbarBackground(Color.blue, for: .navigationBar)
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarSpacer(.fixed)
          }
          .navigationTitle("Rows")
          .navigationDestination(for: String.self) { word in Text("At \(word)").navigationTitle(word) }
          .onOpenURL { heard.words.append($0.path) }
        }
      }
    }
    struct Same: View, Equatable {
      let number: Int
      var body: some View { Text("tens \(number)") }
    }
    let heard = Heard()
    try await withApp(content: { Rows(heard: heard) }) { app in
      try await app.press("Words")
      try await app.wait(forText: "At words")
      let address = try await app.page.evaluate("location.pathname").string ?? ""
      #expect(heard.words.isEmpty)
      try await app.page.reload()
      try await app.wait("the address") { heard.words == [address] }
      try await app.wait(forText: "At words")
      try await app.page.wait(until: "document.querySelector('.back') != null")
      try await app.page.click(".back")
      try await app.wait(forText: "Tinted line")
      #expect(try await app.style(".r", "--separator") != app.style("body", "--separator"))
      try await app.press("Both")
      try await app.wait(forText: "At more")
      try await app.page.click(".back")
      try await app.wait(forText: "At words")
      try await app.page.click(".back")
      try await app.wait(forText: "Middle")
      heard.number = 25
      try await app.wait(forText: "tens 2")
      try await app.press("Move")
      try await app.page.wait(until: "document.getAnimations().some(a => a.effect.getTiming().duration == 4000)")
    }
  }
}
