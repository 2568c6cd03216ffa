import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Glow: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "down" : "up")
      if !isEnabled { Text("off") }
    }
  }
}

private struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

private struct Folded: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("fold") { configuration.isExpanded.toggle() }
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

private struct Listed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("menu:")
    Menu(configuration)
  }
}

private struct Told: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Button("epoch") { configuration.selection = Date(timeIntervalSince1970: 0) }
  }
}

private struct Days: View {
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  let isGraphical: Bool

  var body: some View {
    if isGraphical {
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
    } else {
      DatePicker("Day", selection: $day).datePickerStyle(Told())
    }
    Text(verbatim: "at \(Int(day.timeIntervalSince1970))")
  }
}

private struct Stored: View {
  @AppStorage("word") private var word = "none"
  var body: some View { Button("word is \(word)") { word = "kept" } }
}

private struct StoredByOthers: View {
  @AppStorage("set by others") private var word = "none"
  var body: some View { Text("word is \(word)") }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("framed")
    configuration.label
    configuration.content
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text("field:")
      configuration
    }
  }
}

private struct ToggleScreen: View {
  @State private var isOn = false
  var body: some View { Toggle("News", isOn: $isOn).toggleStyle(Check()) }
}

private struct FieldScreen: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text).textFieldStyle(Boxed())
    Text(verbatim: "<\(text)>")
  }
}

/// Puts each view at twice the height of those above it, in the middle.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? 0, height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +) * 2)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height * 2
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct StylesAndReports {
  @Test func aStyleFollowsThePressWhereItLooksAtIt() throws {
    let screen = TestScreen {
      Button("Glow") {}.buttonStyle(Glow())
      Button("Quiet") {}.buttonStyle(Quiet())
    }
    let glow = try #require(screen.element("Glow", accepting: .press))
    #expect(screen.tree[glow]?.element.accepts == [.press, .pressing])
    let quiet = try #require(screen.element("Quiet", accepting: .press))
    #expect(screen.tree[quiet]?.element.accepts == .press)
    #expect(screen.words == ["Glow", "up", "Quiet"])
    screen.send(.pressing, .bool(true), to: glow)
    #expect(screen.words == ["Glow", "down", "Quiet"])
    screen.send(.pressing, .bool(false), to: glow)
    #expect(screen.words == ["Glow", "up", "Quiet"])
  }

  @Test func stylesReadTheEnvironment() {
    let screen = TestScreen { Button("Glow") {}.buttonStyle(Glow()).disabled(true) }
    #expect(screen.words.contains("off"))
  }

  @Test func controlsAreDrawnByTheAppsOwnStyles() {
    let toggle = TestScreen { ToggleScreen() }
    #expect(toggle.words == ["[ ]", "News"])
    toggle.tap("News")
    #expect(toggle.words == ["[x]", "News"])

    let progress = TestScreen { ProgressView("Loading", value: 0.25).progressViewStyle(Percent()) }
    #expect(progress.words == ["Loading", "25 %"])
    let group = TestScreen { GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed()) }
    #expect(group.words == ["framed", "Title", "inside"])

    let field = TestScreen { FieldScreen() }
    #expect(field.words.first == "field:")
    field.type("Ann", into: "Name")
    #expect(field.words.contains("<Ann>"))
  }

  @Test func aPictureIsWhatTheHostSaysOfIt() throws {
    let url = URL(string: "https://example.org/a.png")
    func screen() -> TestScreen {
      TestScreen {
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            image.accessibilityLabel("picture")
          } else if phase.error != nil {
            Text("failed")
          } else {
            Text("waiting")
          }
        }
      }
    }
    let good = screen()
    #expect(good.words == ["waiting"])
    let probe = try #require(good.allElements(accepting: .load).first)
    good.send(.load, .bool(true), to: probe)
    #expect(good.words == [] && good.outline.contains("picture"))
    let bad = screen()
    bad.send(.load, .bool(false), to: try #require(bad.allElements(accepting: .load).first))
    #expect(bad.words == ["failed"])
    #expect(
      TestScreen { AsyncImage(url: URL(string: "file:///etc/passwd")) { _ in Text("x") } }.allElements(accepting: .load)
        .isEmpty)
  }

  @Test func aLayoutPlacesItsViewsByTheSizesTheHostReports() throws {
    let screen = TestScreen {
      Steps()() {
        Text("one")
        Text("two")
      }
    }
    // Nothing is known yet: the views stand below each other.
    #expect(screen.outline.contains("column"))
    let measured = screen.allElements(accepting: .resize)
    let cells = measured.filter { screen.tree[$0]?.element.style.fixesWidth == true }
    #expect(cells.count == 2)
    for id in measured where !cells.contains(id) { screen.send(.resize, .size(Size(width: 200, height: 40)), to: id) }
    for (id, size) in zip(cells, [Size(width: 50, height: 20), Size(width: 100, height: 30)]) {
      screen.send(.resize, .size(size), to: id)
    }
    let offsets = cells.map { screen.tree[$0]?.element.style.offset }
    #expect(offsets == [Size(width: 75, height: 0), Size(width: 50, height: 40)])
    let frames = screen.tree.nodes.values.compactMap(\.element.style.frame)
    #expect(frames.contains { $0.width == 200 && $0.height == 100 })
  }

  @Test func aTimelineIsDrawnAtItsMoments() async throws {
    let start = Date()
    let screen = TestScreen {
      TimelineView(.explicit([start, start + 0.01, start + 0.02])) { context in
        Text(verbatim: "\(Int((context.date.timeIntervalSince(start) * 100).rounded()))")
      }
    }
    try await screen.wait { screen.words == ["2"] }
  }

  @Test func disclosuresMenusAndDatesAreDrawnByTheAppsStyle() {
    let screen = TestScreen {
      VStack {
        DisclosureGroup("group") { Text("inside") }
        Menu("more") { Button("act") {} }.menuStyle(Listed())
        Days(isGraphical: false)
      }
      .disclosureGroupStyle(Folded())
    }
    #expect(screen.outline.contains("menu:") && screen.outline.contains("group") && !screen.outline.contains("inside"))
    screen.tap("fold")
    #expect(screen.outline.contains("inside"))
    screen.tap("epoch")
    #expect(screen.outline.contains("at 0"))
  }

  /// 1,770,000,000 is 02:40 on 2 February 2026 at Greenwich.
  @Test func aCalendarChangesTheDayAndKeepsTheTime() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let screen = TestScreen { Days(isGraphical: true).environment(\.calendar, calendar) }
    screen.tap("17")
    #expect(screen.outline.contains("at \(1_770_000_000 + 15 * 86_400)"))
  }

  @Test func progressOfATimeFollowsTheClock() {
    let start = Date(timeIntervalSince1970: 1000)
    let up = TimedProgress(interval: start...start + 200, countsDown: false)
    #expect(up.fraction(at: start - 5) == 0 && up.fraction(at: start + 50) == 0.25 && up.fraction(at: start + 999) == 1)
    #expect(TimedProgress(interval: start...start + 200, countsDown: true).fraction(at: start + 50) == 0.75)
    #expect(up.moments(from: start + 190) == [190, 192, 194, 196, 198, 200].map { start + $0 } + [start + 200])
    #expect(up.moments(from: start + 300) == [start + 300])
    #expect(TimedProgress(interval: start...start, countsDown: true).fraction(at: start) == 0)
    #expect(TimedProgress(interval: .distantPast ... .distantFuture, countsDown: true).moments(from: start).count < 200)
  }

  @Test func storedValuesLieWhereTheViewsAboveSay() throws {
    let name = "stored-\(UUID())"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = TestScreen { Stored().defaultAppStorage(store) }
    screen.tap("word is none")
    #expect(store.string(forKey: "word") == "kept")
    #expect(screen.outline.contains("word is kept"))
  }

  @Test func whatAnAppSetsInItsDefaultsIsSeenByItsViews() async throws {
    let defaults = _ObservedDefaults.standard
    let key = "set by others"
    defaults.removeObject(forKey: key)
    let screen = TestScreen { StoredByOthers() }
    #expect(screen.outline.contains("word is none"))
    defaults.set("kept", forKey: key)
    try await screen.wait { screen.outline.contains("word is kept") }
    #expect(UserDefaults.standard.string(forKey: key) == "kept")
    defaults.removeObject(forKey: key)
    try await screen.wait { screen.outline.contains("word is none") }
  }

  @Test func backgroundsAreThoseOfTheViewsAbove() {
    let screen = TestScreen {
      Text("x").background(in: Rectangle()).backgroundStyle(.red)
    }
    #expect(screen.outline.contains("x"))
  }
}
