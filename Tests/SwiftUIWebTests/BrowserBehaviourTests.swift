import BrowserTesting
import Combine
import Foundation
import ImageCodecs
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// What an app sees of what is done in the browser.
@MainActor
private final class Seen: ObservableObject {
  @Published var words: [String] = []
  @Published var rows = ["ash", "birch", "cedar"]
  @Published var path: [Int] = []
  @Published var date = Date(timeIntervalSince1970: 1_790_000_000)
  @Published var isOn = false
  @Published var number = 0
  @Published var size = CGSize.zero

  func note(_ word: String) { words.append(word) }
}

/// Modifiers and controls do in the browser what they say: each test would fail if they did nothing.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct BrowserBehaviourTests {
  // MARK: Layout

  private struct Table: View {
    @ObservedObject var seen: Seen

    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("A").accessibilityIdentifier("a1")
          Text("The widest cell of all").accessibilityIdentifier("a2")
          Text("x").accessibilityIdentifier("a3")
        }
        Divider().accessibilityIdentifier("line")
        GridRow {
          Text("A longer first cell").accessibilityIdentifier("b1")
          Text("B").accessibilityIdentifier("b2")
          if seen.isOn { Text("y").accessibilityIdentifier("b3") }
          if seen.isOn { Text("z").accessibilityIdentifier("b4") }
        }
        GridRow {
          Text("Two columns wide").gridCellColumns(2).accessibilityIdentifier("c1")
          Text("end").accessibilityIdentifier("c3")
        }
      }
    }
  }

  @Test func cellsOfAGridStandInColumns() async throws {
    let seen = Seen()
    try await withApp(content: { Table(seen: seen) }) { app in
      func left(_ name: String) async throws -> Double {
        try await app.page.evaluate("document.querySelector('[data-id=\(name)]').getBoundingClientRect().left").double
          ?? -1
      }
      for (one, other) in [("a1", "b1"), ("a2", "b2"), ("a1", "c1"), ("a3", "c3")] {
        let (a, b) = (try await left(one), try await left(other))
        #expect(abs(a - b) < 1, "\(one) at \(a), \(other) at \(b)")
      }
      #expect(try await left("a2") > left("a1") + 100)
      let line =
        try await app.page.evaluate(
          "document.querySelector('[data-id=line]').getBoundingClientRect().width"
        ).double ?? 0
      #expect(line > 300)
      seen.isOn = true
      try await app.page.wait(until: "document.querySelector('[data-id=b4]') != null")
      try await app.page.wait(
        until:
          "Math.abs(document.querySelector('[data-id=b3]').getBoundingClientRect().left - document.querySelector('[data-id=a3]').getBoundingClientRect().left) < 1"
      )
      #expect(try await left("b4") > left("b3"))
    }
  }

  @Test func aGeometryReaderIsToldTheSizeItHas() async throws {
    struct Measured: View {
      var body: some View {
        VStack {
          GeometryReader { proxy in
            Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
          }
          .frame(width: 321, height: 45)
          Color.blue.frame(maxWidth: .infinity).frame(height: 10).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { width in
            seen.number = Int(width)
          }
        }
      }
      @ObservedObject var seen: Seen
    }
    let seen = Seen()
    try await withApp(content: { Measured(seen: seen) }) { app in
      try await app.wait(forText: "321 by 45")
      try await app.wait("the width") { seen.number > 500 }
      try await app.page.setViewport(width: 400, height: 700)
      try await app.wait("the new width") { seen.number <= 400 && seen.number > 300 }
    }
  }

  @Test func aSplitViewStandsSideBySideWhereThereIsRoom() async throws {
    struct Split: View {
      @State private var chosen: String? = "ash"
      var body: some View {
        NavigationSplitView {
          List(["ash", "birch"], id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("Trees")
        } detail: {
          Text("All about \(chosen ?? "nothing")").accessibilityIdentifier("detail").navigationTitle("Detail")
        }
      }
    }
    try await withApp(content: { Split() }) { app in
      func place(_ selector: String) async throws -> (Double, Double) {
        let rect = try await app.page.evaluate(
          "(r => [r.left, r.top])(document.querySelector('\(selector)').getBoundingClientRect())")
        return (rect[0].double ?? -1, rect[1].double ?? -1)
      }
      // The width that the browser had before may be the one that the page is made for first.
      try await app.page.wait(until: "document.querySelector('.l') != null")
      let list = try await place(".l")
      let detail = try await place("[data-id=detail]")
      #expect(detail.0 > list.0 + 200)
      try await app.press("birch", in: ".r")
      try await app.wait(forText: "All about birch")
      // On a narrow screen one column is seen at a time: what is chosen, and the way back.
      try await app.page.setViewport(width: 390, height: 800)
      try await app.page.wait(until: "document.querySelector('.l') == null")
      #expect(try await app.page.text("[data-id=detail]") == "All about birch")
      #expect(try await app.page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1 <= 0)
      try await app.press("Back to Trees", in: ".back")
      try await app.page.wait(until: "document.querySelector('[data-id=detail]') == null")
      try await app.press("ash", in: ".r")
      try await app.wait(forText: "All about ash")
    }
  }

  @Test func aLinkInASidebarShowsItsPageInTheNextColumn() async throws {
    struct Split: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("By view") { Text("A view").navigationTitle("First") }
            NavigationLink("By value", value: 7)
          }
          .navigationDestination(for: Int.self) { number in
            List(selection: $chosen) { ForEach(0..<3) { Text("Row \($0)").badge($0) } }.navigationTitle(
              "Seven \(number)")
          }
          .navigationTitle("Side")
        } content: {
          if true { Text("Choose").toolbar { Button("Add") {} } }
        } detail: {
          NavigationStack {
            Text("\(chosen.sorted().map(String.init).joined(separator: "+")) chosen").navigationTitle("Inner")
          }
        }
      }
    }
    try await withApp(content: { Split() }) { app in
      try await app.page.setViewport(width: 1280, height: 800)
      try await app.page.wait(until: "document.querySelectorAll('.pg').length == 4")
      #expect(
        try await app.page.evaluate("[...document.querySelectorAll('h1')].map(e => e.innerText).join()").string
          == "Side,Inner")
      try await app.press("By view")
      try await app.wait(forText: "A view")
      try await app.press("By value")
      try await app.wait(forText: "Row 2")
      #expect(
        try await app.page.evaluate("[...document.querySelectorAll('h1')].map(e => e.innerText).join()").string
          == "Side,Seven 7,Inner")
      #expect(
        try await app.page.evaluate("[...document.querySelectorAll('.p-badge')].map(e => e.innerText).join()").string
          == "1,2")
      try await app.press("Row 2", in: ".r")
      try await app.wait(forText: "2 chosen")
      try await app.press("Row 0", in: ".r")
      try await app.wait(forText: "0+2 chosen")
      try await app.page.setViewport(width: 390, height: 800)
      try await app.wait(forText: "Inner")
      try await app.page.wait(until: "!document.body.innerText.includes('Side')")
      try await app.page.click(".back")
      try await app.wait(forText: "Row 2")
      try await app.page.click(".back")
      try await app.wait(forText: "By value")
    }
  }

  @Test func twoViewsInANavigationViewAreColumns() async throws {
    struct Old: View {
      let isStack: Bool
      var body: some View {
        if isStack { columns.navigationViewStyle(StackNavigationViewStyle()) } else { columns }
      }
      private var columns: some View {
        NavigationView {
          List { NavigationLink(destination: Text("The first post").navigationBarTitle("Post")) { Text("First") } }
            .navigationBarTitle("Posts")
          Text("Choose a post")
        }
      }
    }
    try await withApp(content: { Old(isStack: false) }) { app in
      try await app.page.setViewport(width: 1000, height: 700)
      try await app.wait(forText: "Choose a post")
      try await app.press("First")
      try await app.wait(forText: "The first post")
      #expect(try await app.page.evaluate("document.body.innerText.includes('Choose a post')").bool == false)
      #expect(try await app.page.evaluate("document.body.innerText.includes('Posts')").bool == true)
    }
    try await withApp(content: { Old(isStack: true) }) { app in
      try await app.page.setViewport(width: 1000, height: 700)
      try await app.wait(forText: "First")
      #expect(try await app.page.evaluate("document.body.innerText.includes('Choose a post')").bool == false)
      try await app.press("First")
      try await app.wait(forText: "The first post")
      try await app.page.click(".back")
      try await app.wait(forText: "First")
    }
  }

  @Test func valuesInTextsStandWhereTheyWereWritten() async throws {
    struct Texts: View {
      let name = "Ada"
      var body: some View {
        Text("*\(name)* wrote \(3) letters to **\("Bo")** and `\(4)`").accessibilityIdentifier("text")
      }
    }
    try await withApp(content: { Texts() }) { app in
      let text = try await app.page.text("[data-id=text]")
      #expect(text == "Ada wrote 3 letters to Bo and 4")
    }
  }

  @Test func paddingAndBackgroundStandAroundControlsWithASurface() async throws {
    struct Controls: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Button("Go") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("button")
          Button("Go") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("padded").padding(.top, 40)
          Button("Own") {}.padding(20).background(Color.blue).accessibilityIdentifier("own")
          TextField("Name", text: $text).textFieldStyle(.roundedBorder).padding(30)
        }
      }
    }
    try await withApp(content: { Controls() }) { app in
      func height(_ selector: String) async throws -> Double {
        try await app.page.evaluate("document.querySelector('\(selector)').getBoundingClientRect().height").double ?? -1
      }
      let (bare, padded) = (try await height("button[data-id=button]"), try await height("button[data-id=padded]"))
      #expect(bare == padded)
      #expect(try await height("button[data-id=own]") > 50)
      #expect(try await height(".fi") < 60)
    }
  }

  // MARK: Looks

  @Test func effectsOnColourShapeAndDepthAreDrawn() async throws {
    struct Effects: View {
      var body: some View {
        VStack {
          Text("1").brightness(0.2).contrast(1.5).saturation(0.5).accessibilityIdentifier("filter")
          Text("2").grayscale(1).hueRotation(.degrees(90)).colorInvert().accessibilityIdentifier("more")
          Text("3").shadow(radius: 3).blur(radius: 2).accessibilityIdentifier("both")
          ZStack {
            Color.red
            Color.blue.blendMode(.multiply).accessibilityIdentifier("blend")
          }
          .frame(width: 40, height: 40)
          Text("4").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).accessibilityIdentifier("depth")
          Text("5").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            .accessibilityIdentifier("fade")
          Color.green.frame(width: 30, height: 30).mask(Circle()).accessibilityIdentifier("cut")
          Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            .frame(width: 50, height: 50).accessibilityIdentifier("gradient")
          Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))
            .frame(width: 50, height: 50).accessibilityIdentifier("conic")
          Triangle().stroke(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 3
          )
          .frame(width: 120, height: 40).accessibilityIdentifier("path")
        }
      }
    }
    try await withApp(content: { Effects() }) { app in
      let style = { (name: String, property: String) in try await app.style("[data-id=\(name)]", property) }
      #expect(try await style("filter", "filter") == "brightness(1.2) contrast(1.5) saturate(0.5)")
      #expect(try await style("more", "filter") == "grayscale(1) hue-rotate(90deg) invert(1)")
      let both = try await style("both", "filter")
      #expect(both.contains("drop-shadow") && both.contains("blur(2px)"), "\(both)")
      #expect(try await style("blend", "mix-blend-mode") == "multiply")
      #expect(try await style("depth", "transform").hasPrefix("matrix3d"))
      #expect(try await style("fade", "mask-image").contains("linear-gradient"))
      #expect(try await style("cut", "border-radius") == "50%")
      let fill = try await app.page.evaluate(
        "(c => [c.getAttribute('fill'), document.querySelectorAll(c.getAttribute('fill').slice(4, -1) + ' stop').length])(document.querySelector('[data-id=gradient] circle'))"
      )
      #expect(fill[0].string?.hasPrefix("url(#") == true)
      #expect(fill[1].int == 2)
      #expect(try await style("conic", "background-image").contains("conic-gradient"))
      let path = try await app.page.evaluate(
        "(p => { const r = p.getBoundingClientRect(); return [r.width, r.height, p.getAttribute('stroke')] })(document.querySelector('[data-id=path] path'))"
      )
      #expect(abs((path[0].double ?? 0) - 120) < 8 && abs((path[1].double ?? 0) - 40) < 8, "\(path)")
      #expect(path[2].string?.hasPrefix("url(#") == true)
    }
  }

  @Test func coloursAreMultipliedAsTheyAreSeen() async throws {
    struct Multiplied: View {
      var body: some View {
        VStack(spacing: 0) {
          Color(red: 1, green: 1, blue: 0.5).frame(width: 60, height: 60)
            .colorMultiply(Color(red: 0.5, green: 1, blue: 1)).accessibilityIdentifier("half")
        }
      }
    }
    try await withApp(content: { Multiplied() }) { app in
      let place = try await app.page.evaluate(
        "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('[data-id=half]').getBoundingClientRect())"
      )
      let picture = try PictureCodec.decode(try await app.page.screenshot())
      let (x, y) = (Int(place[0].double ?? 0), Int(place[1].double ?? 0))
      let start = (y * picture.size.width + x) * 4
      let seen = picture.pixels[start..<(start + 3)].map { Int($0) }
      #expect(zip(seen, [128, 255, 128]).allSatisfy { abs($0 - $1) <= 3 }, "\(seen)")
    }
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @Test func anAppMayAskForDarkColours() async throws {
    struct Night: View {
      @ObservedObject var seen: Seen
      var body: some View {
        NavigationStack { Text("Night").accessibilityIdentifier("text").navigationTitle("Sky") }
          .preferredColorScheme(seen.isOn ? .dark : .light)
      }
    }
    let seen = Seen()
    try await withApp(content: { Night(seen: seen) }) { app in
      let light = try await app.style("[data-id=text]", "color")
      let page = try await app.style(".pg", "background-color")
      seen.isOn = true
      try await app.page.wait(until: "document.querySelector('.cs-d') != null")
      #expect(try await app.style("[data-id=text]", "color") != light)
      #expect(try await app.style(".pg", "background-color") != page)
      #expect(try await app.style("body", "background-color") == app.style(".pg", "background-color"))
      #expect(try await app.page.contrastProblems() == [])
    }
  }

  @Test func onlyChangesOfTheValueMove() async throws {
    struct Moving: View {
      @ObservedObject var seen: Seen
      var body: some View {
        Text("Box").opacity(seen.isOn ? 0.3 : 1).offset(x: CGFloat(seen.number))
          .accessibilityIdentifier("box")
          .animation(.linear(duration: 60), value: seen.isOn)
      }
    }
    let seen = Seen()
    try await withApp(content: { Moving(seen: seen) }) { app in
      seen.number = 40
      try await app.page.wait(until: "getComputedStyle(document.querySelector('[data-id=box]')).translate == '40px'")
      #expect(try await app.page.evaluate("document.getAnimations().length").int == 0)
      seen.isOn = true
      try await app.page.wait(until: "document.getAnimations().length == 1")
      let timing = try await app.page.evaluate("document.getAnimations()[0].effect.getTiming().duration").double
      #expect(timing == 60_000)
      #expect(
        try await app.page.evaluate("+getComputedStyle(document.querySelector('[data-id=box]')).opacity > .5").bool
          == true)
    }
  }

  @Test func viewsMayHoldValuesOfProtocols() async throws {
    struct Failure: LocalizedError { var errorDescription: String? { "no luck" } }
    struct Holding: View {
      let error: any Error
      let something: Any
      let type: any Error.Type
      let other: (any CustomStringConvertible)?
      var body: some View { Text("\(error.localizedDescription), \(other?.description ?? "-")") }
    }
    struct Holder: View {
      @ObservedObject var seen: Seen
      var body: some View {
        Holding(error: Failure(), something: 3, type: Failure.self, other: seen.number)
          .accessibility(label: Text("held"))
      }
    }
    let seen = Seen()
    try await withApp(content: { Holder(seen: seen) }) { app in
      try await app.wait(forText: "no luck, 0")
      seen.number = 4
      try await app.wait(forText: "no luck, 4")
      #expect(try await app.page.count("[aria-label=held]") == 1)
    }
  }

  // MARK: Controls

  @Test func datesAreChosenInTheBrowsersOwnFields() async throws {
    struct Dates: View {
      @ObservedObject var seen: Seen
      var body: some View {
        Form {
          DatePicker(
            "Day", selection: $seen.date, in: Date(timeIntervalSince1970: 1_780_000_000)..., displayedComponents: .date)
          DatePicker("Hour", selection: $seen.date, displayedComponents: .hourAndMinute)
          DatePicker("Both", selection: $seen.date)
        }
        .environment(\.timeZone, .gmt)
      }
    }
    let seen = Seen()
    try await withApp(content: { Dates(seen: seen) }) { app in
      #expect(try await app.page.evaluate("document.querySelector('input[type=date]').value").string == "2026-09-21")
      #expect(try await app.page.evaluate("document.querySelector('input[type=date]').min").string == "2026-05-28")
      let set = { (type: String, value: String) in
        try await app.page.evaluate(
          "(e => { e.value = '\(value)'; e.dispatchEvent(new Event('input', { bubbles: true })) })(document.querySelector('input[type=\(type)]')); 0"
        )
      }
      _ = try await set("date", "2027-01-02")
      try await app.wait("the day") {
        Calendar.gmt.dateComponents([.year, .month, .day, .hour, .minute], from: seen.date)
          == DateComponents(year: 2027, month: 1, day: 2, hour: 14, minute: 13)
      }
      _ = try await set("time", "06:45")
      try await app.wait("the hour") {
        Calendar.gmt.dateComponents([.year, .day, .hour, .minute], from: seen.date)
          == DateComponents(year: 2027, day: 2, hour: 6, minute: 45)
      }
      try await app.page.wait(until: "document.querySelector('input[type=datetime-local]').value == '2027-01-02T06:45'")
      _ = try await set("datetime-local", "2028-02-29T23:59")
      try await app.wait("both") {
        Calendar.gmt.dateComponents([.year, .month, .day, .hour, .minute], from: seen.date)
          == DateComponents(year: 2028, month: 2, day: 29, hour: 23, minute: 59)
      }
      // Before the first day that may be chosen.
      _ = try await set("date", "2020-01-01")
      try await app.wait("the limit") { seen.date == Date(timeIntervalSince1970: 1_780_000_000) }
      #expect(try await app.page.accessibilityProblems() == [])
    }
  }

  private struct Trees: View {
    @ObservedObject var seen: Seen
    var body: some View {
      NavigationStack {
        List {
          ForEach(seen.rows, id: \.self) { row in
            Text(row)
              .swipeActions(edge: .leading) { Button("Pin") { seen.note("pin \(row)") } }
              .swipeActions { Button("Flag") { seen.note("flag \(row)") } }
              .contextMenu { Button("Copy") { seen.note("copy \(row)") } }
          }
          .onDelete { seen.rows.remove(atOffsets: $0) }
          .onMove { seen.rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Trees")
      }
    }
  }

  @Test func rowsAreSwipedMovedDeletedAndHaveAMenu() async throws {
    let seen = Seen()
    try await withApp(content: { Trees(seen: seen) }) { app in
      #expect(try await app.style(".r > .p-swipe", "opacity") == "0")
      try await app.press("Flag", in: ".r:nth-child(2) button")
      try await app.wait("flag") { seen.words == ["flag birch"] }
      try await app.page.wait(
        until: "getComputedStyle(document.querySelector('.r:nth-child(2) > .p-swipe')).opacity == '1'")
      try await app.press("Pin", in: ".r:nth-child(2) button")
      try await app.wait("pin") { seen.words.last == "pin birch" }
      try await app.press("Move up", in: ".r:nth-child(2) button")
      try await app.wait("up") { seen.rows == ["birch", "ash", "cedar"] }
      try await app.page.wait(until: "document.querySelector('.r').innerText.includes('birch')")
      try await app.press("Move down", in: ".r:nth-child(1) button")
      try await app.wait("down") { seen.rows == ["ash", "birch", "cedar"] }
      try await app.page.wait(until: "document.querySelector('.r').innerText.includes('ash')")
      try await app.press("Delete", in: ".r:nth-child(3) button")
      try await app.wait("delete") { seen.rows == ["ash", "birch"] }
      try await app.page.wait(until: "document.querySelectorAll('.r').length == 2")
      #expect(try await app.page.accessibilityProblems() == [])

      // The secondary button opens the menu of the row under the pointer.
      let place = try await app.page.evaluate(
        "(r => [r.left + 20, r.top + 20])(document.querySelector('.r:nth-child(2)').getBoundingClientRect())")
      for type in ["mousePressed", "mouseReleased"] {
        try await app.page.command(
          "Input.dispatchMouseEvent",
          ["type": type, "x": place[0].double ?? 0, "y": place[1].double ?? 0, "button": "right", "clickCount": 1])
      }
      try await app.page.wait(until: "document.querySelector('.r:nth-child(2) .p-ctx').open")
      try await app.page.wait(until: "document.activeElement.innerText == 'Copy'")
      try await app.page.press("Enter")
      try await app.wait("copy") { seen.words.last == "copy birch" }
    }
  }

  @Test func aMenuAndAPopoverOpenAndAct() async throws {
    struct Menus: View {
      @ObservedObject var seen: Seen
      @State private var shows = false
      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Copy") { seen.note("copy") }
            Button("Cut", role: .destructive) { seen.note("cut") }
          }
          Text("Plain").contextMenu { Button("Look up") { seen.note("look up") } }
          Button("Info") { shows = true }.popover(isPresented: $shows) { Text("A popover").padding() }
        }
      }
    }
    let seen = Seen()
    try await withApp(content: { Menus(seen: seen) }) { app in
      #expect(try await app.page.evaluate("document.querySelector('.mn').open").bool == false)
      try await app.press("Actions", in: "summary")
      try await app.press("Cut", in: ".mni button")
      try await app.wait("cut") { seen.words == ["cut"] }
      try await app.page.wait(until: "!document.querySelector('.mn').open")
      try await app.page.focus(".p-ctx summary")
      try await app.page.press("Enter")
      try await app.press("Look up", in: ".p-ctx button")
      try await app.wait("look up") { seen.words.last == "look up" }
      try await app.press("Info")
      try await app.page.wait(until: "document.querySelector('dialog:modal')?.innerText.includes('A popover') == true")
      try await app.page.press("Escape")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      #expect(try await app.page.accessibilityProblems() == [])
    }
  }

  @Test func questionsAreAskedAndTheAnswerActs() async throws {
    struct Questions: View {
      @ObservedObject var seen: Seen
      @AppStorage("behaviour.answer") private var answer = 1
      @State private var asks = false
      @State private var warns = false
      var body: some View {
        VStack {
          Text("answer \(answer)")
          Button("Ask") { asks = true }.confirmationDialog("Really?", isPresented: $asks, titleVisibility: .visible) {
            Button("Yes", role: .destructive, action: accept)
            Button("No", role: .cancel) { seen.note("no") }
          } message: {
            Text("It cannot be undone.")
          }
          Button("Warn") { warns = true }.alert("Careful", isPresented: $warns) {
            Button("Go on") { seen.note("on") }
            Button("Stop", role: .cancel) {}
          }
        }
      }
      private func accept() {
        answer = 2
        seen.note("yes")
      }
    }
    UserDefaults.standard.set(5, forKey: "behaviour.answer")
    let seen = Seen()
    try await withApp(content: { Questions(seen: seen) }) { app in
      try await app.wait(forText: "answer 5")
      try await app.press("Ask")
      try await app.page.wait(until: "document.querySelector('dialog:modal h2')?.innerText == 'Really?'")
      try await app.press("Yes", in: "dialog button")
      try await app.wait("yes") { seen.words == ["yes"] }
      try await app.wait(forText: "answer 2")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.press("Ask")
      try await app.press("No", in: "dialog button")
      try await app.wait("no") { seen.words.last == "no" }
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.press("Warn")
      try await app.press("Go on", in: "dialog button")
      try await app.wait("on") { seen.words.last == "on" }
    }
    UserDefaults.standard.removeObject(forKey: "behaviour.answer")
  }

  /// Else the browser would scroll the page with it and end the drag.
  @Test func aFingerDragsWhatHearsOfDrags() async throws {
    struct Card: View {
      @ObservedObject var seen: Seen
      @State private var way = CGSize.zero
      var body: some View {
        ScrollView {
          VStack {
            Color.red.frame(width: 200, height: 200).accessibilityIdentifier("card")
              .offset(way)
              .gesture(
                DragGesture().onChanged { way = $0.translation }
                  .onEnded { seen.note("dropped \(Int($0.translation.width)) \(Int($0.translation.height))") })
            Color.blue.frame(width: 200, height: 3000)
          }
        }
      }
    }
    let seen = Seen()
    try await withApp(content: { Card(seen: seen) }) { app in
      try await app.page.setTouch(true)
      func touch(_ type: String, _ x: Double, _ y: Double) async throws {
        let points: [[String: Double]] = type == "touchEnd" ? [] : [["x": x, "y": y]]
        try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      let place = try await app.page.evaluate(
        "(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector('[data-id=card]').getBoundingClientRect())"
      )
      let (x, y) = (place[0].double ?? 0, place[1].double ?? 0)
      try await touch("touchStart", x, y)
      for step in 1...6 { try await touch("touchMove", x + Double(step) * 10, y - Double(step) * 15) }
      try await touch("touchEnd", x, y)
      try await app.wait("the drag") { seen.words.contains("dropped 60 -90") }
      try await app.page.setTouch(false)
    }
  }

  @Test func gesturesReachTheApp() async throws {
    struct Gestures: View {
      @ObservedObject var seen: Seen
      @GestureState private var pull = CGSize.zero
      var body: some View {
        VStack(spacing: 40) {
          Color.red.frame(width: 200, height: 60).accessibilityIdentifier("drag")
            .gesture(
              DragGesture().updating($pull) { value, state, _ in state = value.translation }
                .onEnded { seen.note("dragged \(Int($0.translation.width)) \(Int($0.translation.height))") })
          Text("pull \(Int(pull.width))")
          Color.green.frame(width: 200, height: 60).accessibilityIdentifier("hold")
            .onLongPressGesture { seen.note("held") }
          Color.blue.frame(width: 200, height: 60).accessibilityIdentifier("tap")
            .onTapGesture(count: 2) { seen.note("twice") }
            .onHover { seen.note($0 ? "over" : "away") }
        }
      }
    }
    let seen = Seen()
    try await withApp(content: { Gestures(seen: seen) }) { app in
      func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
        try await app.page.command(
          "Input.dispatchMouseEvent",
          [
            "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left", "buttons": 1,
            "clickCount": 1,
          ])
      }
      func middle(_ name: String) async throws -> (Double, Double) {
        let place = try await app.page.evaluate(
          "(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())"
        )
        return (place[0].double ?? 0, place[1].double ?? 0)
      }
      let drag = try await middle("drag")
      try await mouse("mousePressed", drag.0, drag.1)
      try await mouse("mouseMoved", drag.0 + 30, drag.1)
      try await app.wait(forText: "pull 30")
      try await mouse("mouseMoved", drag.0 + 50, drag.1 + 10)
      try await mouse("mouseReleased", drag.0 + 50, drag.1 + 10)
      try await app.wait("the drag") { seen.words.contains("dragged 50 10") }
      try await app.wait(forText: "pull 0")
      let hold = try await middle("hold")
      try await mouse("mousePressed", hold.0, hold.1)
      try await app.wait("the hold") { seen.words.contains("held") }
      try await mouse("mouseReleased", hold.0, hold.1)
      let tap = try await middle("tap")
      try await app.page.click(x: tap.0, y: tap.1, times: 2)
      try await app.wait("the double tap") { seen.words.contains("twice") && seen.words.contains("over") }
      try await mouse("mouseMoved", 5, 5)
      try await app.wait("away") { seen.words.last == "away" }
    }
  }

  @Test func storedValuesAreSharedByViewsAndOutliveAPage() async throws {
    struct Stored: View {
      @AppStorage("behaviour.count") private var count = 1
      @SceneStorage("behaviour.draft") private var draft = ""
      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Text("stored \(count)")
          Other()
          TextField("Draft", text: $draft)
        }
      }
      struct Other: View {
        @AppStorage("behaviour.count") private var count = 1
        @SceneStorage("behaviour.draft") private var draft = ""
        var body: some View { Text("also \(count), draft \(draft)") }
      }
    }
    UserDefaults.standard.removeObject(forKey: "behaviour.count")
    try await withApp(content: { Stored() }) { app in
      try await app.wait(forText: "also 1")
      try await app.press("Count")
      try await app.wait(forText: "stored 2")
      try await app.wait(forText: "also 2")
      try await app.page.focus("input")
      try await app.page.type("hi")
      try await app.wait(forText: "draft hi")
      try await app.page.reload()
      try await app.wait(forText: "stored 2")
      // It is in a file by now, where another process finds it.
      let environment = ProcessInfo.processInfo.environment
      let configuration = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
      let names = try FileManager.default.contentsOfDirectory(atPath: configuration)
      let kept = names.contains { name in
        let data = FileManager.default.contents(atPath: configuration + "/" + name)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let values = list as? [String: Any]
        return name.hasSuffix(".plist") && (values?["behaviour.count"] as? NSNumber)?.intValue == 2
      }
      #expect(kept, "no property list in \(configuration) holds the value")
    }
    UserDefaults.standard.removeObject(forKey: "behaviour.count")
  }

  @Test func whatIsTypedAndTheCaretStayWhileTheAppChangesAround() async throws {
    struct Editor: View {
      @ObservedObject var seen: Seen
      @State private var text = "hello"
      var body: some View {
        VStack {
          if seen.isOn { Text("A new line above") }
          TextField("Word", text: $text)
          Text("\(text.count) letters, round \(seen.number)")
          Button("Shout") { text += "!" }.keyboardShortcut("s", modifiers: .control)
          Button("Ask") { text += "?" }.keyboardShortcut("k")
        }
      }
    }
    let seen = Seen()
    try await withApp(content: { Editor(seen: seen) }) { app in
      try await app.page.focus("input")
      try await app.page.evaluate("document.activeElement.setSelectionRange(1, 3); 0")
      seen.isOn = true
      seen.number = 1
      try await app.wait(forText: "round 1")
      let kept = try await app.page.evaluate(
        "(e => [e.tagName, e.selectionStart, e.selectionEnd, e.value])(document.activeElement)")
      #expect(kept[0].string == "INPUT" && kept[1].int == 1 && kept[2].int == 3 && kept[3].string == "hello")
      // The app changes the field itself, by a key that works while somebody writes.
      try await app.page.evaluate("document.activeElement.setSelectionRange(2, 2); 0")
      try await app.page.press("s", modifiers: 2)
      try await app.wait(forText: "6 letters")
      try await app.page.wait(until: "document.querySelector('input').value == 'hello!'")
      let caret = try await app.page.evaluate("(e => [e.tagName, e.selectionStart])(document.activeElement)")
      #expect(caret[0].string == "INPUT" && caret[1].int == 2)
      // Where there is no Command key, Control stands for it.
      try await app.page.press("k", modifiers: 2)
      try await app.page.wait(until: "document.querySelector('input').value == 'hello!?'")
    }
  }

  @Test func modelsThatViewsMakeOutliveAChangeOfTheSurroundings() async throws {
    final class Store: ObservableObject { let name = UUID().uuidString }
    struct Owner: View {
      @ObservedObject var store = Store()
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(store.name) \(scheme == .dark ? "dark" : "light")") }
    }
    try await withApp(content: { Owner() }) { app in
      try await app.wait(forText: "light")
      let before = try await app.page.text("main")
      try await app.page.setMedia(isDark: true)
      try await app.wait(forText: "dark")
      let after = try await app.page.text("main")
      #expect(after == before?.replacingOccurrences(of: "light", with: "dark"))
    }
  }

  // MARK: Navigation and the page

  private struct Chapters: View {
    @ObservedObject var seen: Seen
    var body: some View {
      NavigationStack(path: $seen.path) {
        ScrollViewReader { proxy in
          List(0..<60, id: \.self) { number in
            NavigationLink("Chapter \(number)", value: number).id(number)
          }
          .toolbar { Button("Last") { proxy.scrollTo(59, anchor: .bottom) } }
          .navigationTitle("Chapters")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("This is chapter \(number)")
            Link("Outside", destination: URL(string: "https://example.org/")!)
          }
          .navigationTitle("Chapter \(number)")
        }
      }
    }
  }

  @Test func aPathIsFollowedBothWaysWithAddressesAndHistory() async throws {
    let seen = Seen()
    try await withApp(content: { Chapters(seen: seen) }) { app in
      seen.path = [7, 9]
      try await app.wait(forText: "This is chapter 9")
      let deep = try await app.page.evaluate("location.pathname").string ?? ""
      #expect(deep != "/")
      try await app.page.evaluate("history.back(); 0")
      try await app.wait(forText: "This is chapter 7")
      try await app.wait("back tells the app") { seen.path == [7] }
      try await app.page.evaluate("history.forward(); 0")
      try await app.wait(forText: "This is chapter 9")
      try await app.wait("forward tells the app") { seen.path == [7, 9] }
      try await app.page.click(".back")
      try await app.wait("the button tells the app") { seen.path == [7] }
      seen.path = []
      try await app.wait(forText: "Chapter 3")
      try await app.press("Last")
      try await app.page.wait(
        until:
          "(r => r.top >= 0 && r.bottom <= innerHeight)([...document.querySelectorAll('a.nl')].at(-1).getBoundingClientRect())"
      )
      try await app.press("Chapter 58", in: "a")
      try await app.wait("the link tells the app") { seen.path == [58] }
    }
  }

  @Test func stepsBackInQuickSuccessionAreTakenOneAfterTheOther() async throws {
    let seen = Seen()
    try await withApp(content: { Chapters(seen: seen) }) { app in
      for round in 0..<5 {
        seen.path = [3, 5, 7, 9]
        try await app.wait(forText: "This is chapter 9")
        try await app.page.wait(until: "history.state == 4")
        // Each step in a frame of its own, while the browser is still on its way for the one before.
        for count in [3, 2, 1, 0] {
          seen.path = Array(seen.path.prefix(count))
          try await Task.sleep(for: .milliseconds(2))
        }
        seen.path = [58]
        try await app.wait(forText: "This is chapter 58")
        try await app.page.wait(until: "history.state == 1 && location.pathname.endsWith('58')")
        #expect(seen.path == [58], "round \(round)")
        try await app.page.evaluate("history.back(); 0")
        try await app.wait("back leads to the first page") { seen.path == [] }
        try await app.page.wait(until: "!history.state && location.pathname == '/'")
      }
      #expect(app.page.errors == [])
    }
  }

  @Test func linksOpenInAnotherTab() async throws {
    let seen = Seen()
    try await withApp(content: { Chapters(seen: seen) }) { app in
      // A link of the app has a real address, so that the browser can open it elsewhere: the other tab shows that page.
      let address = try await app.page.evaluate("document.querySelectorAll('a.nl')[4].href").string ?? ""
      #expect(address.hasPrefix(app.server.url))
      try await withBrowser { browser in
        let other = try await browser.open(address, width: 800, height: 600)
        try await other.wait(until: "document.body.innerText.includes('This is chapter 4')")
      }
      // Pressed with Control, it is the browser's affair and this page stays.
      seen.path = []
      try await app.page.activate()
      try await app.page.wait(
        until:
          "(a => { if (!a) return false; a.addEventListener('click', e => e.preventDefault()); const before = location.pathname; a.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })); return location.pathname == before })(document.querySelectorAll('a.nl')[4])"
      )
      #expect(seen.path == [])
      seen.path = [1]
      try await app.wait(forText: "This is chapter 1")
      let outside = try await app.page.evaluate(
        "(a => [a.href, a.target, a.rel])([...document.querySelectorAll('a')].find(a => a.innerText == 'Outside'))")
      #expect(outside[0].string == "https://example.org/")
      #expect(outside[1].string == "_blank")
      #expect(outside[2].string == "noreferrer")
    }
  }

  @Test func printsTheTextWithoutTheControls() async throws {
    let seen = Seen()
    try await withApp(content: { Chapters(seen: seen) }) { app in
      seen.path = [2]
      try await app.wait(forText: "This is chapter 2")
      try await app.page.setMedia(isDark: true, isPrint: true)
      #expect(try await app.page.evaluate("document.querySelector('.back').getClientRects().length").int == 0)
      #expect(try await app.page.evaluate("document.querySelector('h1').getClientRects().length").int == 1)
      // Dark ink on paper, whatever the screen shows.
      #expect(try await app.style(".t", "color") == "rgb(0, 0, 0)")
      let pdf = try await app.page.command("Page.printToPDF", ["printBackground": false], timeout: 30)
      #expect((pdf["data"].string?.count ?? 0) > 2000)
      try await app.page.setMedia()
    }
  }

  @Test func pagesAndSheetsTravelCompressed() async throws {
    try await withApp(content: { Chapters(seen: Seen()) }) { app in
      let sizes = try await app.page.evaluate(
        """
        (() => { const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        return all.filter(e => e.decodedBodySize > 1500 && !e.name.includes('/live') ).map(e => [e.name, e.encodedBodySize, e.decodedBodySize]) })()
        """)
      let list = sizes.list ?? []
      #expect(list.count >= 3, "\(sizes)")
      for entry in list where !(entry[0].string ?? "").hasSuffix("/-/live") {
        let (sent, whole) = (entry[1].double ?? 1, entry[2].double ?? 1)
        #expect(sent < whole / 2, "\(entry)")
      }
    }
  }

  @Test func theRegionForAnnouncementsSpeaksWhatTheAppAnnounces() async throws {
    struct Speaking: View {
      @ObservedObject var seen: Seen
      var body: some View {
        VStack {
          Text("arrivals so far: \(seen.number)").accessibilityAddTraits(.updatesFrequently)
          Button("More") { seen.number += 1 }.keyboardShortcut("m", modifiers: [])
        }
      }
    }
    let seen = Seen()
    try await withApp(content: { Speaking(seen: seen) }) { app in
      #expect(
        try await app.page.evaluate("document.getElementById('announce').getAttribute('aria-live')").string == "polite")
      #expect(try await app.page.count("[aria-live=polite].t") == 1)
      try await app.page.press("m")
      try await app.wait(forText: "arrivals so far: 1")
      #expect(try await app.page.evaluate("document.querySelector('[aria-keyshortcuts=M]') != null").bool == true)
    }
  }

  @Test func rowsAreSwipedByTouch() async throws {
    let seen = Seen()
    try await withApp(width: 390, height: 700, content: { Trees(seen: seen) }) { app in
      try await app.page.command("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
      try await app.page.setViewport(width: 390, height: 700, isMobile: true)
      try await app.page.wait(until: "matchMedia('(pointer:coarse)').matches")
      #expect(
        try await app.page.evaluate("(r => r.scrollWidth > r.clientWidth + 100)(document.querySelector('.r'))").bool
          == true)
      #expect(try await app.page.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
      try await app.page.evaluate("document.querySelector('.r').scrollTo(1000, 0); 0")
      try await app.press("Delete", in: ".r:first-child button")
      try await app.wait("delete") { seen.rows == ["birch", "cedar"] }
      try await app.page.command("Emulation.setTouchEmulationEnabled", ["enabled": false])
    }
  }
}

extension Calendar {
  fileprivate static var gmt: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
