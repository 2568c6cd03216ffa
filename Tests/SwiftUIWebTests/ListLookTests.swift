import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Lists as a phone draws them.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ListLookTests {
  private struct Rows: View {
    var body: some View {
      Section("Fruits") {
        Text("Apple")
        Text("Pear")
      }
    }
  }

  private func onPhone<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content, _ look: (AppPage) async throws -> Void
  ) async throws {
    try await withApp(width: 390, height: 844, content: content, look)
  }

  /// Left, right and the radius of the corner of each row, or of the card around it.
  private func cards(_ app: AppPage, _ selector: String) async throws -> [[Double]] {
    let script = """
      [...document.querySelectorAll('\(selector)')].map(e => { const box = e.getBoundingClientRect()
      return [box.left, box.right, parseFloat(getComputedStyle(e).borderStartStartRadius)] })
      """
    return (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
  }

  @Test func groupedRowsGoFromEdgeToEdge() async throws {
    try await onPhone {
      List { Rows() }.listStyle(.grouped)
    } _: { app in
      let found = try await cards(app, ".sec>.rows")
      #expect(found == [[0, 390, 0]])
    }
    try await onPhone {
      List { Rows() }.listStyle(.insetGrouped)
    } _: { app in
      let found = try await cards(app, ".sec>.rows")
      #expect(found.count == 1 && found[0][0] == 16 && found[0][1] == 374 && found[0][2] > 0)
    }
  }

  @Test func rowsThatStandApartAreCards() async throws {
    try await onPhone {
      List {
        Text("One")
        Text("Two")
        Text("Three")
      }
      .listRowSpacing(10)
    } _: { app in
      let found = try await cards(app, ".r")
      #expect(found.count == 3 && found.allSatisfy { $0[2] > 8 }, "\(found)")
    }
  }

  @Test func aBadgeStandsBetweenALabelAndTheMarkOfItsRow() async throws {
    try await onPhone {
      NavigationStack {
        List {
          NavigationLink {
            Text("Inside")
          } label: {
            Label("Messages", systemImage: "tray")
          }
          .badge(3)
        }
      }
    } _: { app in
      let script = """
        ['.r .nl svg', '.p-badge'].map(name => document.querySelector(name).getBoundingClientRect())
        .map(box => [box.left, box.right]).concat([[document.querySelector('.r').getBoundingClientRect().right]])
        """
      let found = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
      #expect(found[0][0] < 40, "\(found)")
      #expect(found[1][1] < found[2][0] - 32 && found[1][1] > found[2][0] - 60, "\(found)")
    }
  }

  /// A line below a row begins where the text of that row does.
  @Test func linesBetweenRowsBeginWhereTheirTextDoes() async throws {
    try await onPhone {
      NavigationStack {
        List {
          Text("plain")
          Label("with a symbol", systemImage: "star")
          HStack {
            Circle().frame(width: 40, height: 40)
            VStack(alignment: .leading) {
              Text("with a picture")
              Text("and more")
            }
            Spacer()
            Text("9:41")
          }
          NavigationLink {
            Text("Inside")
          } label: {
            HStack {
              Label("that leads on", systemImage: "tray")
              Spacer()
              Text("Home")
            }
          }
          Toggle(isOn: .constant(true)) { Label("to be switched", systemImage: "airplane") }
          Text("plain again")
        }
      }
    } _: { app in
      let script = """
        [...document.querySelectorAll('.r:has(+ .r)')].map(row => [
          row.getBoundingClientRect().left + parseFloat(getComputedStyle(row, '::before').left),
          row.querySelector('.t').getBoundingClientRect().left])
        """
      let found = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
      #expect(found.count == 5 && found.allSatisfy { abs($0[0] - $0[1]) < 1 }, "\(found)")
    }
  }

  @Test func rowsOfAListAlternateAndSayOtherwise() async throws {
    try await onPhone {
      List {
        ForEach(0..<4) { Text("Row \($0)").listRowBackground($0 == 3 ? Color.red : nil) }
      }
      .alternatingRowBackgrounds()
    } _: { app in
      let script = "[...document.querySelectorAll('.r')].map(e => getComputedStyle(e).backgroundColor)"
      let grounds = (try await app.page.evaluate(script).list ?? []).compactMap(\.string)
      #expect(grounds.count == 4 && grounds[0] == grounds[2] && grounds[0] != grounds[1] && grounds[3] != grounds[1])
    }
  }

  @Test func circlesShowWhichRowsOfAnEditedListAreChosen() async throws {
    struct Chosen: View {
      @State private var chosen: Set<Int> = [1]

      var body: some View {
        NavigationStack {
          List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }.toolbar { EditButton() }
        }
      }
    }
    try await withApp(content: { Chosen() }) { app in
      try await app.page.wait(until: "document.querySelectorAll('.r').length == 3")
      #expect(try await app.page.count(".r.ch") == 0)
      try await app.press("Edit")
      try await app.page.wait(until: "document.querySelectorAll('.r.ch').length == 3")
      let stands = """
        (() => { const row = document.querySelector('.r.on'), circle = getComputedStyle(row, '::after')
        const text = row.querySelector('.t').getBoundingClientRect()
        const end = row.getBoundingClientRect().left + parseFloat(circle.left) + parseFloat(circle.width)
        return circle.backgroundImage != 'none' && circle.width == circle.height && end > 20 && end <= text.left })()
        """
      #expect(try await app.page.evaluate(stands).bool == true)
      try await app.press("Row 0")
      try await app.page.wait(until: "document.querySelectorAll('.r.ch.on').length == 2")
    }
  }

  @Test func whatDeletesARowStandsAtItsLeadingEdge() async throws {
    try await onPhone {
      NavigationStack {
        List { ForEach(0..<3) { Text("Row \($0)") }.onDelete { _ in } }.toolbar { EditButton() }
      }
    } _: { app in
      try await app.press("Edit")
      try await app.page.wait(until: "document.querySelectorAll('.r.ed').length == 3")
      let script = """
        (() => { const button = document.querySelector('.r.ed .bn-d').getBoundingClientRect()
        const text = document.querySelector('.r.ed .t').getBoundingClientRect()
        return [button.left, text.left, Math.abs(button.top + button.bottom - text.top - text.bottom)] })()
        """
      let places = (try await app.page.evaluate(script).list ?? []).compactMap(\.double)
      #expect(places.count == 3 && places[0] < 40 && places[1] > places[0] + 20 && places[2] < 4, "\(places)")
    }
  }

  @Test func viewsOfAWindowStandOneBelowTheOther() async throws {
    try await onPhone {
      Text("One").accessibilityIdentifier("one")
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("two")
      Text("Three").accessibilityIdentifier("three")
    } _: { app in
      let script = """
        ['one', 'two', 'three'].map(name => document.querySelector(`[data-id=${name}]`).getBoundingClientRect())
        .map(box => [box.top, box.bottom])
        """
      let places = (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
      #expect(places.count == 3 && places[1][0] - places[0][1] == 8 && places[2][0] - places[1][1] == 8, "\(places)")
      #expect(abs(places[0][0] + places[2][1] - 844) <= 1, "in the middle: \(places)")
    }
  }

  @Test func theFirstActionOfARowStandsAtItsEdgeInItsOwnColour() async throws {
    try await onPhone {
      List {
        Text("Mail").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
          Button("More") {}
        }
      }
      .tint(.green)
    } _: { app in
      let script = """
        [...document.querySelectorAll('.p-swipe .bn')]
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map(e => e.innerText + ' ' + getComputedStyle(e).backgroundColor)
        """
      let found = (try await app.page.evaluate(script).list ?? []).compactMap(\.string)
      #expect(found.map { $0.split(separator: " ").first } == ["More", "Flag", "Delete"], "\(found)")
      let gray = try await app.page.evaluate(
        "(e => { e.style.color = 'var(--gray)'; const c = getComputedStyle(e).color; e.style.color = ''; return c })(document.body)"
      ).string
      #expect(
        found.first?.hasSuffix(gray ?? "") == true && found.dropFirst().first?.hasSuffix("rgb(255, 141, 40)") == true)
    }
  }

  @Test(arguments: [false, true]) func aListThatCanBePulledHasNoLineForIt(isPlain: Bool) async throws {
    func top(_ canRefresh: Bool) async throws -> Double? {
      var top: Double?
      try await onPhone {
        NavigationStack {
          if canRefresh {
            Self.list(isPlain).refreshable {}
          } else {
            Self.list(isPlain)
          }
        }
      } _: { app in
        top = try await app.page.evaluate("document.querySelector('.r').getBoundingClientRect().top").double
      }
      return top
    }
    let (with, without) = (try await top(true), try await top(false))
    #expect(with == without && with != nil)
  }

  private static func list(_ isPlain: Bool) -> some View {
    let list = List { ForEach(0..<40) { Text("Row \($0)") } }.navigationTitle("Rows")
    return isPlain ? AnyView(list.listStyle(.plain)) : AnyView(list)
  }

  private struct Pulled: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List { ForEach(0..<40) { Text("Row \($0) of \(count)") } }.listStyle(.plain).refreshable { count += 1 }
      }
    }
  }

  @Test func aListIsRefreshedWhenItIsPulledDownFromItsTop() async throws {
    try await onPhone {
      Pulled()
    } _: { app in
      try await app.page.wait(until: "performance.getEntriesByType('resource').some(r => r.name.includes('/-/later-'))")
      try await app.page.setTouch(true)
      func pull(from start: Double, by length: Double) async throws {
        func touch(_ type: String, _ y: Double?) async throws {
          let points: [[String: Double]] = y.map { [["x": 100, "y": $0]] } ?? []
          try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        }
        try await touch("touchStart", start)
        for step in 1...5 { try await touch("touchMove", start + length * Double(step) / 5) }
        try await touch("touchEnd", nil)
      }
      try await pull(from: 300, by: 40)
      try await pull(from: 300, by: 120)
      try await app.wait(forText: "Row 0 of 1")
      try await app.page.evaluate("scrollTo(0, 200); 0")
      try await app.page.wait(until: "scrollY == 200")
      try await pull(from: 300, by: 150)
      try await pull(from: 500, by: -400)
      #expect(try await app.page.text("body")?.contains("of 2") == false)
      #expect(try await app.page.evaluate("document.querySelector('.rf').style.length").int == 0)
    }
  }
}
