import BrowserTesting
import SwiftUI
import Testing

/// Small things that people see at once on a phone.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct PhoneDetailTests {
  @Test(arguments: [false, true]) func aLineKeepsItsPaddingClear(beside isLong: Bool) async throws {
    try await withApp(width: 390, height: 844) {
      VStack(spacing: 0) {
        Text("Above").frame(height: 40)
        Divider().padding(.leading, 40).padding(.top, 20)
        // Leaves all to the style sheet.
        if isLong { Text(String(repeating: "word ", count: 420)) }
      }
    } _: { app in
      let line = try await app.numbers(
        "const r = document.querySelector('.dv').getBoundingClientRect(); return [r.height, r.left, r.width]")
      #expect(line == [1, 40, 350])
    }
  }

  /// In rows that are not solved as in those that are.
  @Test(arguments: [false, true]) func symbolsStandOnTheLineOfTheirText(beside isLong: Bool) async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "circle.fill").imageScale(.large).accessibilityIdentifier("large")
          Image(systemName: "circle.fill").accessibilityIdentifier("middle")
          Image(systemName: "circle.fill").imageScale(.small).accessibilityIdentifier("small")
          Text("Capitals").accessibilityIdentifier("words")
        }
        if isLong { Text(String(repeating: "word ", count: 420)) }
      }
    } _: { app in
      let middles = try await app.numbers(
        """
        return ['large','middle','small','words'].map(name => {
          const r = document.querySelector(`[data-id=${name}]`).getBoundingClientRect(); return r.top + r.height / 2
        })
        """)
      #expect(middles.count == 4 && (middles.max() ?? 0) - (middles.min() ?? 0) < 2.5, "\(middles)")
    }
  }

  @Test func labelsOfMenusHaveTheColourAround() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Menu("White") { Button("One") {} }.foregroundColor(.white)
        Menu("Plain") { Button("One") {} }
      }
    } _: { app in
      let colors = try await app.page.evaluate(
        "[...document.querySelectorAll('.mn > summary .t')].map(e => getComputedStyle(e).color)")
      let found = (colors.list ?? []).compactMap(\.string)
      #expect(found.count == 2 && found[0] == "rgb(255, 255, 255)" && found[1] != found[0], "\(found)")
    }
  }

  @Test func aCircleIsCutOutOfTheMiddle() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("Wide").padding(20).background(.purple).clipShape(Circle()).accessibilityIdentifier("wide")
        Color.red.frame(width: 40, height: 40).clipShape(Circle()).accessibilityIdentifier("square")
      }
    } _: { app in
      let wide = try await app.style("[data-id=wide]", "clip-path")
      let square = try await app.style("[data-id=square]", "clip-path")
      #expect(wide.hasPrefix("circle(") && square == "none", "\(wide), \(square)")
    }
  }

  @Test func aResizableSymbolFillsItsFrame() async throws {
    try await withApp(width: 390, height: 844) {
      Image(systemName: "circle.fill").resizable().frame(width: 200, height: 200)
    } _: { app in
      let size = try await app.numbers(
        "const r = document.querySelector('.y use').getBoundingClientRect(); return [r.width, r.height]")
      #expect(size.count == 2 && size.allSatisfy { (165...202).contains($0) }, "\(size)")
    }
  }

  @Test func levelsAreFaintWhereTheyAreAreas() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("Fruit").padding().background(AnyShapeStyle(.quaternary)).accessibilityIdentifier("area")
        Rectangle().fill(.tertiary).frame(height: 40)
        Text("Words").foregroundStyle(.quaternary).accessibilityIdentifier("words")
      }
    } _: { app in
      let area = try await app.style("[data-id=area]", "background-color")
      let words = try await app.style("[data-id=words]", "color")
      #expect(area == "rgb(220, 220, 221)" && words == "rgb(101, 101, 106)", "\(area), \(words)")
    }
  }

  @Test func aPalettesSecondColourIsTheSurfaces() async throws {
    try await withApp(width: 390, height: 844) {
      HStack {
        Image(systemName: "arrow.up.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        Image(systemName: "star").foregroundStyle(.black, .red)
        Image(systemName: "person.badge.plus").foregroundStyle(.black, .red)
      }
    } _: { app in
      let colors = try await app.page.evaluate(
        "[...document.querySelectorAll('.y')].map(e => getComputedStyle(e).color)")
      let found = (colors.list ?? []).compactMap(\.string)
      #expect(
        found.count == 3 && found[0] == found[2] && found[1] == "rgb(0, 0, 0)" && found[0] != found[1], "\(found)")
    }
  }

  @Test func levelsAreShadesOfTheForegroundAround() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("Second").foregroundStyle(.secondary).accessibilityIdentifier("second")
        Text("First").foregroundStyle(.primary).accessibilityIdentifier("first")
        Text("Own").foregroundColor(.black).accessibilityIdentifier("own")
        Text("Named").foregroundStyle(.secondary).foregroundStyle(.black, .blue).accessibilityIdentifier("named")
        Button("Sheet") {}.sheet(isPresented: .constant(true)) {
          Text("Apart").foregroundStyle(.secondary).accessibilityIdentifier("apart")
        }
      }
      .foregroundColor(.white)
    } _: { app in
      var colors: [String: String] = [:]
      for name in ["second", "first", "own", "named", "apart"] {
        colors[name] = try await app.style("[data-id=\(name)]", "color")
      }
      #expect(colors["second"] == "color(srgb 1 1 1 / 0.6)" && colors["first"] == "rgb(255, 255, 255)", "\(colors)")
      #expect(colors["own"] == "rgb(0, 0, 0)" && colors["apart"] == "rgb(99, 99, 104)", "\(colors)")
      #expect(colors["named"] != colors["second"] && colors["named"] != colors["own"], "\(colors)")
    }
  }

  @Test func aBadgeStandsBeforeTheMarkOfItsRow() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        List {
          NavigationLink("Plain") { Text("There") }.badge(2)
          NavigationLink("Swiped") { Text("There") }.badge(12)
            .swipeActions { Button("Away", role: .destructive) {} }
          Text("Words").badge("new").swipeActions { Button("Away", role: .destructive) {} }
        }
      }
    } _: { app in
      let ends = try await app.page.evaluate(
        """
        [...document.querySelectorAll('.p-badge')].map(e => {
          const badge = e.getBoundingClientRect(), row = e.parentNode.getBoundingClientRect()
          return Math.round(row.right - badge.right)
        })
        """)
      let distances = (ends.list ?? []).compactMap(\.double)
      #expect(distances.count == 3 && distances.allSatisfy { 10...50 ~= $0 }, "\(distances)")
      #expect(distances.count == 3 && distances[0] > 25 && distances[1] > 25 && distances[2] < 25, "\(distances)")
    }
  }

  @Test func aControlStandsInTheMiddleOfItsFrame() async throws {
    try await withApp(width: 390, height: 844) {
      VStack(alignment: .leading) {
        Button("Go") {}.frame(maxWidth: .infinity).accessibilityIdentifier("go")
        Button {
        } label: {
          Image(systemName: "star")
        }
        .frame(width: 200, height: 80, alignment: .bottomTrailing).accessibilityIdentifier("corner")
        Link("There", destination: URL(fileURLWithPath: "/there")).frame(maxWidth: .infinity)
          .accessibilityIdentifier("link")
        Menu("More") { Button("One") {} }.frame(maxWidth: .infinity).accessibilityIdentifier("menu")
        Toggle("On", isOn: .constant(true)).labelsHidden().frame(maxWidth: .infinity).accessibilityIdentifier("toggle")
        Stepper("Count", value: .constant(1)).labelsHidden().frame(maxWidth: .infinity)
          .accessibilityIdentifier("stepper")
        Stepper("Count", value: .constant(1)).labelsHidden().accessibilityIdentifier("narrow")
        Toggle("On", isOn: .constant(true)).frame(width: 300).accessibilityIdentifier("long")
        Stepper("Count", value: .constant(1)).accessibilityIdentifier("whole")
      }
      .padding()
    } _: { app in
      let places = try await app.page.evaluate(
        """
        ['go', 'link', 'menu', 'toggle', 'stepper'].map(name => {
          const all = document.querySelector(`[data-id=${name}]`), frame = all.getBoundingClientRect()
          const inner = all.querySelector('.t, input, .sb').getBoundingClientRect()
          return Math.round(inner.left + inner.width / 2 - frame.left - frame.width / 2)
        })
        """)
      let distances = (places.list ?? []).compactMap(\.double)
      #expect(distances.count == 5 && distances.allSatisfy { abs($0) <= 1 }, "\(distances)")
      let corner = try await app.page.evaluate(
        """
        (() => {
          const all = document.querySelector('[data-id=corner]').getBoundingClientRect()
          const star = document.querySelector('[data-id=corner] .y').getBoundingClientRect()
          return [all.right - star.right, all.bottom - star.bottom].map(Math.round)
        })()
        """)
      #expect((corner.list ?? []).compactMap(\.double) == [0, 0], "\(corner)")
      let width = try await app.page.evaluate("document.querySelector('[data-id=narrow]').offsetWidth").double
      #expect(width == 94, "\(String(describing: width))")
      let ends = try await app.page.evaluate(
        """
        [['long', 'input'], ['whole', '.sb']].map(([name, inner]) => {
          const all = document.querySelector(`[data-id=${name}]`)
          return Math.round(all.getBoundingClientRect().right - all.querySelector(inner).getBoundingClientRect().right)
        })
        """)
      #expect((ends.list ?? []).compactMap(\.double) == [0, 0], "\(ends)")
    }
  }

  @Test func aDrawnCapsuleHasRoundEnds() async throws {
    try await withApp(width: 390, height: 844) {
      Capsule().strokeBorder(.red, lineWidth: 2).frame(width: 120, height: 40).accessibilityIdentifier("capsule")
    } _: { app in
      let corner = try await app.style("[data-id=capsule] rect", "rx")
      #expect(corner == "20px", "\(corner)")
    }
  }

  private struct Tinted: View {
    @State private var isShown = true

    var body: some View {
      Button("Around") {}
        .sheet(isPresented: $isShown) { Button("Within") {}.accessibilityIdentifier("within") }
        .tint(.red)
    }
  }

  @Test func aSheetHasTheTintOfWhatPresentsIt() async throws {
    try await withApp(width: 390, height: 844) {
      Tinted()
    } _: { app in
      try await app.wait(forText: "Within")
      let (within, around) = (
        try await app.style("[data-id=within]", "color"), try await app.style("main .bn", "color")
      )
      #expect(within == around)
    }
  }

  @Test func aChoiceSaysItsTitleAlone() async throws {
    try await withApp(width: 390, height: 844) {
      Picker("Kind", selection: .constant(1)) {
        Label("Food", systemImage: "fork.knife").tag(1)
        Label("Travel", systemImage: "tram.fill").tag(2)
      }
    } _: { app in
      let texts = try await app.page.evaluate("[...document.querySelectorAll('option')].map(e => e.text)")
      #expect((texts.list ?? []).compactMap(\.string) == ["Food", "Travel"])
    }
  }

  @Test func whatIsFormattedIsInTheReadersRegion() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text(4.2, format: .currency(code: "USD"))
        Text("Own: \(4.2, format: .currency(code: "USD"))")
        Text(4.2, format: .currency(code: "USD").locale(Locale(identifier: "de_DE")))
      }
    } _: { app in
      try await app.wait(forText: "$4.20")
      let texts = try await app.page.evaluate("[...document.querySelectorAll('.t')].map(e => e.innerText)")
      let found = (texts.list ?? []).compactMap(\.string)
      #expect(found == ["$4.20", "Own: $4.20", "4,20\u{a0}$"], "\(found)")
    }
  }

  @Test func whatScrollsGoesOnIntoPaddingOfTheSafeArea() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<9) { Text("Card \($0)").frame(width: 100, height: 80).background(.red) } }
        }
        .scrollIndicators(.hidden)
        .safeAreaPadding(.horizontal, 20)
        Text("Below").safeAreaPadding(.horizontal, 20)
      }
    } _: { app in
      let places = try await app.numbers(
        """
        const area = document.querySelector('.sc').getBoundingClientRect()
        const card = document.querySelector('.sc .t').closest('.b,.t').getBoundingClientRect()
        return [area.x, area.width, card.x]
        """)
      #expect(places == [0, 390, 20], "\(places)")
    }
  }

  private struct Clock: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        if isShown {
          ZStack {
            Circle()
            VStack {
              Text(Date(timeIntervalSince1970: 0), style: .time).accessibilityIdentifier("time")
              Text("Turned").rotationEffect(.degrees(90)).accessibilityIdentifier("turned")
            }
          }
          .frame(width: 200, height: 200)
          .transition(.scale)
        }
        Button("Show") { withAnimation { isShown = true } }
      }
    }
  }

  @Test func aTextIsAsWideAsItIsHoweverItComes() async throws {
    try await withApp(width: 390, height: 844) {
      Clock()
    } _: { app in
      try await app.press("Show")
      try await app.page.wait(until: "document.querySelector('[data-id=time]')?.offsetWidth > 30")
      try await app.page.wait(
        until:
          "(e => e.offsetWidth > 30 && e.scrollWidth <= e.offsetWidth + 1)(document.querySelector('[data-id=turned]'))")
    }
  }

  @Test func aRowThatScrollsKeepsItsHeightAboveABar() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        ScrollView {
          ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("Chip \($0)").padding() } } }
          ForEach(0..<40) { Text("Line \($0)").padding() }
        }
        .safeAreaInset(edge: .bottom) { Text("Bar") }
      }
    } _: { app in
      let heights = try await app.numbers(
        "return [...document.querySelectorAll('.sc-h,.sc-h .t')].slice(0, 2).map(e => e.offsetHeight)")
      #expect(heights.count == 2 && heights[0] >= 50, "\(heights)")
    }
  }

  @Test func cardsAreSharesOfWhatTheyScrollIn() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(0..<5) {
              Text("Card \($0)").containerRelativeFrame(.horizontal, count: 2, spacing: 12).background(.red)
            }
          }
        }
        .safeAreaPadding(.horizontal, 16)
        ScrollView {
          VStack { Text("Wide").containerRelativeFrame(.horizontal).accessibilityIdentifier("wide") }.padding(
            .horizontal, 20)
        }
        .accessibilityLabel("Others")
        List { Text("Row") }
      }
    } _: { app in
      try await app.page.wait(until: "document.querySelectorAll('.sc-h .t').length > 1")
      let card = try await app.numbers(
        "const e = document.querySelector('.sc-h .t'); return [e.getBoundingClientRect().width, e.parentElement.getBoundingClientRect().width]"
      )
      #expect(card.contains(173), "\(card)")
    }
  }
}
