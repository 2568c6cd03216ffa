import BrowserTesting
import SwiftUI
import Testing

/// Bars, choices, sheets and lists in the colours that an app gives them.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ControlLookPageTests {
  private static let teal = "rgb(10, 120, 130)"
  nonisolated private static let tealColor = Color(red: 10 / 255, green: 120 / 255, blue: 130 / 255)
  nonisolated private static let white = "rgb(255, 255, 255)"

  private func expect(
    _ app: AppPage, _ selector: String, _ property: String, is wanted: String? = nil, isNot unwanted: String? = nil
  ) async throws {
    let seen = try await app.style(selector, property)
    if let wanted { #expect(seen == wanted, "\(selector)") }
    if let unwanted { #expect(seen != unwanted, "\(selector)") }
  }

  @Test func tintsAndSymbolsAreSeenInTheirOwnShade() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        ProgressView(value: 0.4).tint(.orange).accessibilityIdentifier("progress")
        Button("Next") {}.buttonStyle(.borderedProminent).tint(.orange).accessibilityIdentifier("next")
        Label("4.8", systemImage: "star.fill").foregroundStyle(.yellow)
        Button("Share", systemImage: "square.and.arrow.up") {}.foregroundStyle(.purple).accessibilityIdentifier("share")
      }
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      try await expect(app, "[data-id=next]", "background-color", is: "rgb(255, 141, 40)")
      try await expect(app, "[data-id=next]", "color", is: "rgb(0, 0, 0)")
      try await expect(app, "svg:has([href='#y-star-fill'])", "color", is: "rgb(255, 204, 0)")
      try await expect(app, "[data-id=share] svg", "color", is: "rgb(203, 48, 224)")
      try await expect(app, "progress", "accent-color", is: "rgb(255, 141, 40)")
    }
  }

  @Test func symbolsStandAmongWords() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("\(Image(systemName: "flame.fill")) \(12) days").accessibilityIdentifier("days")
        Text(Image(systemName: "star")).foregroundColor(.orange) + Text(" 4.5")
      }
    } _: { app in
      let days = try await app.page.evaluate(
        "(d => [d.textContent, d.querySelector('svg use').getAttribute('href'), d.querySelector('svg').ariaLabel])(document.querySelector('[data-id=days]'))"
      )
      #expect(days.list?.map(\.string) == [" 12 days", "#y-flame-fill", "flame fill"])
      try await expect(app, "svg:has([href='#y-star'])", "color", isNot: try await app.style("body", "color"))
      let boxes =
        try await app.page.evaluate(
          "(t => { const s = t.querySelector('svg').getBoundingClientRect(), b = t.getBoundingClientRect(); return [s.width, b.height, s.top >= b.top - 2, s.bottom <= b.bottom + 2] })(document.querySelector('[data-id=days]'))"
        ).list ?? []
      #expect((boxes[0].double ?? 0) > 14 && (boxes[1].double ?? 99) < 30, "\(boxes)")
    }
  }

  @Test func iconsOfLabelsInRowsHaveTheAccent() async throws {
    try await withApp(width: 390, height: 844) {
      List {
        Label("Inbox", systemImage: "tray")
        HStack { Label("Sent", systemImage: "paperplane") }
        Label("Junk", systemImage: "trash").foregroundStyle(.secondary)
        Button {
        } label: {
          Label("Plain", systemImage: "star")
        }.buttonStyle(.plain)
        Section {
          Text("a")
        } header: {
          Label("Head", systemImage: "folder")
        }
      }
      .tint(.orange)
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      let orange = "rgb(255, 141, 40)"
      try await expect(app, "svg:has([href='#y-tray'])", "color", is: orange)
      try await expect(app, "svg:has([href='#y-paperplane'])", "color", is: orange)
      for name in ["trash", "star", "folder"] {
        try await expect(app, "svg:has([href='#y-\(name)'])", "color", isNot: orange)
      }
    }
  }

  @Test func symbolsBesideWordsInAGradientHaveItsFirstColour() async throws {
    try await withApp(width: 390, height: 844) {
      HStack {
        Image(systemName: "bird.fill")
        Text("Wren")
      }
      .foregroundStyle(.linearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      try await expect(app, "svg.y", "color", is: "rgb(255, 141, 40)")
    }
  }

  @Test func iconsOfLabelsInFormsHaveTheAccent() async throws {
    try await withApp(width: 390, height: 844) {
      Form { Toggle(isOn: .constant(true)) { Label("Alarm", systemImage: "bell") } }.tint(.orange)
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      try await expect(app, "svg:has([href='#y-bell'])", "color", is: "rgb(255, 141, 40)")
    }
  }

  @Test func aBorderedButtonStandsOnItsTint() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Button("One") {}.buttonStyle(.bordered).accessibilityIdentifier("plain")
        Button("Two") {}.buttonStyle(.bordered).tint(.green).accessibilityIdentifier("green")
        Toggle("Three", isOn: .constant(false)).toggleStyle(.button).accessibilityIdentifier("off")
        Toggle("Four", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple))
      }
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      let plain = try await app.style("[data-id=plain]", "background-color")
      try await expect(app, "[data-id=green]", "background-color", isNot: plain)
      try await expect(app, "[data-id=off]", "background-color", is: "rgba(0, 0, 0, 0)")
      try await expect(app, ".tg > input", "background-color", is: "rgb(203, 48, 224)")
    }
  }

  @Test func aPickersRowHasItsIconAndLeadsOn() async throws {
    try await withApp(width: 390, height: 844) {
      Form {
        Picker(selection: .constant(1)) {
          Text("Bell").tag(1)
        } label: {
          Label("Sound", systemImage: "bell")
        }
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.navigationLink)
      }
    } _: { app in
      let found = try await app.numbers(
        "return ['.pk-m > .lb > svg', '.pk-n'].map(name => document.querySelectorAll(name).length)")
      #expect(found == [1, 1])
    }
  }

  @Test func cellsStandWhereTheirTracksSay() async throws {
    try await withApp(width: 390, height: 844) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), alignment: .top)]) {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("low")
        Color.blue.frame(width: 40, height: 200).accessibilityIdentifier("high")
      }
    } _: { app in
      let tops = try await app.numbers(
        "return ['low', 'high'].map(i => document.querySelector(`[data-id=${i}]`).getBoundingClientRect().top)")
      #expect(tops[0] == tops[1], "\(tops)")
    }
  }

  @Test func theAccentAsATintIsTheAccent() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Button("Start") {}.buttonStyle(.borderedProminent).tint(.accentColor).accessibilityIdentifier("tinted")
        Button("Start") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("plain")
      }
    } _: { app in
      try await expect(
        app, "[data-id=tinted]", "background-color", is: try await app.style("[data-id=plain]", "background-color"))
    }
  }

  @Test func aRingInAGradientHasItsFirstColour() async throws {
    try await withApp(width: 390, height: 844) {
      Gauge(value: 0.5) {
        Text("Thirst")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(.accessoryCircularCapacity).tint(Gradient(colors: [.orange, .red]))
    } _: { app in
      try await app.page.setMedia(isDark: false, reducesMotion: true)
      try await expect(app, ".rg > :last-child", "stroke", is: "rgb(255, 141, 40)")
      #expect(try await app.page.text("main") == "half")
      try await app.page.wait(until: "document.querySelector('progress').ariaLabel == 'Thirst'")
    }
  }

  private struct Framed: View {
    var body: some View {
      VStack {
        Button("Follow") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("follow")
          .frame(maxWidth: .infinity)
        Button("Close") {}.buttonStyle(.bordered).accessibilityIdentifier("close").frame(width: 200, height: 90)
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("name")
          .frame(width: 200, height: 90)
        // Leaves all to the style sheet.
        if isLong { Text(String(repeating: "word ", count: 420)) }
      }
    }

    let isLong: Bool
  }

  @Test(arguments: [false, true]) func surfacesKeepTheirSizeInAFrame(beside isLong: Bool) async throws {
    try await withApp(width: 390, height: 844) {
      Framed(isLong: isLong)
    } _: { app in
      let script = """
        ['follow', 'close', 'name'].map(name => document.querySelector(`[data-id=${name}]`).getBoundingClientRect())
        .map(box => [box.left, box.width, box.height])
        """
      let found = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
      #expect(found[0][1] < 120 && abs(found[0][0] + found[0][1] / 2 - 195) < 1, "\(found)")
      #expect(found[1][1] < 120 && found[1][2] < 40 && abs(found[1][0] + found[1][1] / 2 - 195) < 1, "\(found)")
      #expect(abs(found[2][1] - 200) < 1 && found[2][2] < 40, "\(found)")
    }
  }

  private struct Amount: View {
    @State private var text = ""
    @State private var isDone = false

    var body: some View {
      NavigationStack {
        Form {
          TextField("Amount", text: $text)
          Text(isDone ? "all done" : "not yet")
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) { Button("Done") { isDone = true } }
        }
      }
    }
  }

  @Test func whatBelongsToTheKeyboardIsThereWhileSomebodyWrites() async throws {
    try await withApp(width: 390, height: 844) {
      Amount()
    } _: { app in
      try await expect(app, ".bb", "display", is: "none")
      try await app.page.focus("input")
      try await app.page.wait(until: "document.querySelector('.bb .bn').getClientRects().length == 1")
      try await app.press("Done", in: ".bb button")
      try await app.wait(forText: "all done")
    }
  }

  @Test(arguments: [390, 1000]) func theBadgeOfATabCoversNoWords(_ width: Int) async throws {
    try await withApp(width: width, height: 844) {
      TabView {
        Text("Letters").tabItem { Label("Inbox", systemImage: "tray") }.badge(5)
        Text("More").tabItem { Label("More", systemImage: "ellipsis") }
      }
    } _: { app in
      // What the badge covers begins where it does, or at its place beside the words.
      let script = """
        (() => { const tab = document.querySelector('.tab[data-b]'), badge = getComputedStyle(tab, '::after')
        const words = tab.querySelector('.t').getBoundingClientRect(), box = tab.getBoundingClientRect()
        return badge.position == 'static' ? box.right - words.right - parseFloat(badge.width)
          : words.top - box.top - parseFloat(badge.top) - parseFloat(badge.height) })()
        """
      let room = try await app.page.evaluate(script).double
      #expect(room.map { $0 >= 0 } == true, "\(room ?? .nan)")
    }
  }

  private struct PulledSheet: View {
    let hasButton: Bool

    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Inside").navigationTitle("Gift").toolbar { if hasButton { Button("Done") {} } }
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  @Test(arguments: [true, false]) func aSheetWithButtonsOfItsOwnShowsNoOtherToCloseIt(_ hasButton: Bool) async throws {
    try await withApp(width: 390, height: 844) {
      PulledSheet(hasButton: hasButton)
    } _: { app in
      try await expect(app, ".sh > .x", "opacity", is: hasButton ? "0" : "1")
      try await app.page.setViewport(width: 1000, height: 800)
      try await expect(app, ".sh > .x", "opacity", is: "1")
    }
  }

  private struct Tabs: View {
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          List(0..<3) { Text("Row \($0)") }
            .navigationTitle("Boats")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(tealColor, for: .navigationBar, .tabBar)
            .toolbarBackground(.visible, for: .navigationBar, .tabBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
        .tabItem { Label("Boats", systemImage: "ferry") }
        .tag(1)
        NavigationStack {
          Text("Nothing").navigationTitle("Cars").toolbarBackground(.hidden, for: .navigationBar)
        }
        .tabItem { Label("Cars", systemImage: "car") }
        .tag(2)
      }
    }
  }

  @Test func barsHaveTheGroundAndShadesThatTheirPageWants() async throws {
    try await withApp(width: 390, height: 844) {
      Tabs()
    } _: { app in
      try await expect(app, ".bar", "background-color", is: Self.teal)
      try await expect(app, ".bar > h1", "color", is: Self.white)
      try await expect(app, ".tabbar", "background-color", is: Self.teal)
      try await app.press("Cars", in: ".tab")
      try await app.wait(forText: "Nothing")
      try await expect(app, ".bar", "background-color", is: "rgba(0, 0, 0, 0)")
      try await expect(app, ".tabbar", "background-color", isNot: Self.teal)
      try await app.press("Boats", in: ".tab")
      try await app.wait(forText: "Row 1")
      try await expect(app, ".tabbar", "background-color", is: Self.teal)
    }
  }

  @Test func aGroundThatIsNotMadeVisibleComesAsSomethingIsScrolledUnderIt() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack {
        List(0..<60) { Text("Row \($0)") }
          .navigationTitle("Boats")
          .toolbarBackground(Self.tealColor, for: .navigationBar)
      }
    } _: { app in
      try await expect(app, ".bar", "background-color", is: "rgba(0, 0, 0, 0)")
      try await app.page.evaluate("document.scrollingElement.scrollTop = 400")
      try await app.page.wait(
        until: "getComputedStyle(document.querySelector('.bar')).backgroundColor === '\(Self.teal)'")
    }
  }

  @Test func looksSetForAllBarsAndChoicesAreFollowed() async throws {
    let (bar, tabs, segments) = (UINavigationBar.appearance(), UITabBar.appearance(), UISegmentedControl.appearance())
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = UIColor(Self.tealColor)
    looks.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (looks, looks)
    bar.tintColor = .white
    tabs.backgroundColor = UIColor(Self.tealColor)
    tabs.unselectedItemTintColor = .white
    segments.selectedSegmentTintColor = UIColor(Self.tealColor)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    defer {
      (bar.standardAppearance, bar.scrollEdgeAppearance, bar.tintColor) = (UINavigationBarAppearance(), nil, .tintColor)
      (tabs.backgroundColor, tabs.unselectedItemTintColor, segments.selectedSegmentTintColor) = (nil, nil, nil)
      segments.setTitleTextAttributes(nil, for: .selected)
    }
    try await withApp(width: 390, height: 844) {
      TabView {
        NavigationView {
          Picker("Kind", selection: .constant(1)) {
            Text("Large").tag(1)
            Text("Small").tag(2)
          }
          .pickerStyle(.segmented)
          .navigationTitle("Boats")
          .toolbar { Button("Sail") {} }
        }
        .tabItem { Label("Boats", systemImage: "ferry") }
        Text("Cars").tabItem { Label("Cars", systemImage: "car") }
      }
    } _: { app in
      try await expect(app, ".bar", "background-color", is: Self.teal)
      try await expect(app, ".bar > h1", "color", is: Self.white)
      try await expect(app, ".bar .bn", "color", is: Self.white)
      try await expect(app, ".tabbar", "background-color", is: Self.teal)
      try await expect(app, ".tab[aria-selected=false]", "color", is: Self.white)
      try await expect(app, ".seg .op:has(:checked)", "background-color", is: Self.teal)
      try await expect(app, ".seg .op:has(:checked)", "color", is: Self.white)
      try await expect(app, ".seg .op:not(:has(:checked))", "color", isNot: Self.white)
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var isRound = false

    var body: some View {
      Text("Below").sheet(isPresented: $isShown) {
        Button("Rounder") { isRound.toggle() }
          .presentationDetents([.medium])
          .presentationBackground(tealColor)
          .presentationCornerRadius(isRound ? 40 : 4)
      }
    }
  }

  @Test func aSheetHasTheGroundAndCornersThatItsContentWants() async throws {
    try await withApp(width: 390, height: 844) {
      Sheet()
    } _: { app in
      try await app.wait(forText: "Rounder")
      try await expect(app, ".sh", "background-color", is: Self.teal)
      try await expect(app, ".sh", "border-top-left-radius", is: "4px")
      try await app.press("Rounder")
      try await app.page.wait(
        until: "getComputedStyle(document.querySelector('.sh')).borderTopLeftRadius === '40px'")
      try await expect(app, ".sh", "background-color", is: Self.teal)
    }
  }

  @Test func glassIsATranslucentSurfaceInItsShape() async throws {
    try await withApp(width: 390, height: 844) {
      VStack {
        Text("Capsule").padding().glassEffect(.regular.tint(Self.tealColor))
        Text("None").padding().glassEffect(.identity, in: .rect(cornerRadius: 8))
      }
    } _: { app in
      let surfaces = try await app.page.evaluate(
        """
        [...document.querySelectorAll('main *')].filter(e => getComputedStyle(e).backdropFilter !== 'none')
          .map(e => getComputedStyle(e).borderTopLeftRadius)
        """)
      #expect(surfaces.list?.count == 1)
      let grounds = try await app.page.evaluate(
        "[...document.querySelectorAll('main *')].filter(e => getComputedStyle(e).backgroundColor === '\(Self.teal)').length"
      )
      #expect(grounds.int == 1)
    }
  }

  @Test func aTitleStandsInTheBarWhereTheToolbarWantsIt() async throws {
    try await withApp(width: 390, height: 844) {
      NavigationStack { Text("Words").navigationTitle("Boats").toolbarTitleDisplayMode(.inline) }
    } _: { app in
      let count = try await app.page.count(".pg-inline > .bar > h1")
      #expect(count == 1)
    }
  }

  @Test func aGroundSetForAllListsStandsBehindTheirRows() async throws {
    let tables = UITableView.appearance()
    tables.backgroundColor = .clear
    defer { tables.backgroundColor = nil }
    try await withApp(width: 390, height: 844) {
      List(0..<3) { Text("Row \($0)") }.background(Self.tealColor)
    } _: { app in
      let count = try await app.page.count(".l.l-bare")
      #expect(count == 1)
    }
  }
}
