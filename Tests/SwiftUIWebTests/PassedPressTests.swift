import BrowserTesting
import SwiftUI
import Testing

/// Presses reach what is seen: lines, clear colours and what is drawn at no opacity do not stand before it.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct PassedPressTests {
  private struct Screen: View {
    @State private var name = ""
    @State private var last = "nothing"

    var body: some View {
      VStack(spacing: 20) {
        Text("Last: \(last)")
        TextField("Name", text: $name).padding(8)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
          .accessibilityIdentifier("name")
        Button("Under clear") { last = "clear" }.accessibilityIdentifier("clear")
          .overlay(Color.black.opacity(0).onTapGesture { last = "nobody" })
        ZStack {
          Button("Front") { last = "front" }.frame(width: 200, height: 40).background(Color.yellow)
            .accessibilityIdentifier("front")
          Button("Back") { last = "back" }.frame(width: 200, height: 40).overlay(Text("over")).opacity(0)
        }
        Color.clear.contentShape(Rectangle()).onTapGesture { last = "shaped" }.frame(height: 40)
          .accessibilityIdentifier("shaped")
        Circle().stroke(.red, lineWidth: 3).frame(width: 40, height: 40).onTapGesture { last = "line" }
          .accessibilityIdentifier("line")
      }
      .frame(width: 300)
    }
  }

  @Test(arguments: [("clear", "clear"), ("front", "front"), ("shaped", "shaped"), ("line", "line")])
  func aPressReaches(_ place: String, _ seen: String) async throws {
    try await withApp(width: 390, height: 844, content: { Screen() }) { app in
      try await app.page.click("[data-id=\(place)]")
      try await app.wait(forText: "Last: \(seen)")
    }
  }

  @Test func aFieldInAnOutlineIsWrittenIn() async throws {
    try await withApp(width: 390, height: 844, content: { Screen() }) { app in
      try await app.page.click("[data-id=name]")
      try await app.page.wait(until: "document.activeElement.matches('input')")
    }
  }

  private struct Floating: View {
    @State private var last = "nothing"
    @State private var height = 0.0
    @State private var offset = CGSize.zero

    var body: some View {
      ZStack(alignment: .bottom) {
        List {
          Text("Last: \(last), \(Int(height)) high, \(Int(offset.height))")
          ForEach(0..<4, id: \.self) { row in Button("Row \(row)") { last = "row \(row)" } }
        }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("Add") { last = "add" }.accessibilityIdentifier("add")
          }
        }
        GeometryReader { area in
          VStack {
            Spacer()
            Text("Sheet").frame(width: 120, height: 60).accessibilityIdentifier("sheet")
              .offset(offset)
          }
          .frame(width: area.size.width)
          .onAppear { height = area.size.height }
          .gesture(DragGesture().onChanged { offset = $0.translation })
        }
      }
      .overlay {
        VStack {
          Spacer()
          Text("Words").allowsHitTesting(false)
        }
      }
    }
  }

  @Test func whatFloatsLeavesWhatIsBehindItToBePressed() async throws {
    try await withApp(width: 390, height: 844, content: { Floating() }) { app in
      try await app.press("Row 2")
      try await app.wait(forText: "Last: row 2")
      try await app.page.click("[data-id=add]")
      try await app.wait(forText: "Last: add")
    }
  }

  private struct Card: View {
    @State private var last = "nothing"

    var body: some View {
      ZStack {
        Button("Behind") { last = "behind" }
        VStack {
          Text("Last: \(last)")
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(isPainted ? Color.yellow : Color.clear)
      }
    }

    let isPainted: Bool
  }

  @Test(arguments: [true, false]) func aPaintedContainerStandsBeforeWhatIsBehindIt(_ isPainted: Bool) async throws {
    try await withApp(width: 390, height: 844, content: { Card(isPainted: isPainted) }) { app in
      let seen = try await app.page.evaluate("document.elementFromPoint(195, 422)?.closest('button') != null").bool
      #expect(seen == !isPainted)
    }
  }

  private struct Balls: View {
    @State private var last = "nothing"

    var body: some View {
      ZStack {
        Text("Last: \(last)")
        ForEach(["low", "high"], id: \.self) { place in
          Circle().fill(.red).frame(width: 40, height: 40)
            .position(x: 100, y: place == "low" ? 600 : 100)
            .onTapGesture { last = place }
        }
      }
    }
  }

  @Test func viewsAtPointsOfOneSpaceAreAllReached() async throws {
    try await withApp(width: 390, height: 844, content: { Balls() }) { app in
      for (place, y) in [("low", 600.0), ("high", 100.0)] {
        try await app.page.click(x: 100, y: y)
        try await app.wait(forText: "Last: \(place)")
      }
    }
  }
}
