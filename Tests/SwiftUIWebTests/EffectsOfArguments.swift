import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Looks: View {
  var body: some View {
    VStack(spacing: 40) {
      Text("outside").accessibilityIdentifier("outside")
      VStack {
        Text("inside").accessibilityIdentifier("inside")
        Text("ground").padding().background(Color(.systemBackground)).accessibilityIdentifier("ground")
      }
      .colorScheme(.dark)
      Text("after").padding().background(Color(.systemBackground)).accessibilityIdentifier("after")
      Rectangle().fill(.red).frame(width: 40, height: 40).accessibilityIdentifier("turned")
        .rotationEffect(.degrees(90), anchor: .topLeading)
      Rectangle().fill(.green).frame(width: 40, height: 40).accessibilityIdentifier("sized")
        .scaleEffect(2, anchor: .top)
      Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }
        .stroke(
          .blue, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel, dash: [9, 3], dashPhase: 4)
        )
        .frame(width: 40, height: 40).accessibilityIdentifier("line")
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 5).fill(.purple)
        .frame(width: 60, height: 60).accessibilityIdentifier("corners")
    }
  }
}

private struct Touched: View {
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 60) {
      Text("log \(log.joined(separator: ","))")
      Text("slow").frame(width: 100, height: 50).background(.yellow).accessibilityIdentifier("slow")
        .onLongPressGesture(minimumDuration: 60) {
          log.append("held")
        } onPressingChanged: {
          log.append($0 ? "down" : "up")
        }
      Text("fast").frame(width: 100, height: 50).background(.yellow).accessibilityIdentifier("fast")
        .onLongPressGesture(minimumDuration: 0, maximumDistance: 5) { log.append("at once") }
      Text("drag").frame(width: 100, height: 50).background(.yellow).accessibilityIdentifier("drag")
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { log.append("moved \(Int($0.translation.width))") }
            .onEnded { _ in log.append("ended") })
    }
  }
}

extension EffectsOfNamesTests {
  @Test func aPartOfThePageHasShadesOfItsOwn() async throws {
    try await withApp(content: { Looks() }) { app async throws in
      let id = { (name: String) in "[data-id=\(name)]" }
      #expect(try await app.style(id("outside"), "color") == "rgb(0, 0, 0)")
      #expect(try await app.style(id("inside"), "color") == "rgb(255, 255, 255)")
      #expect(try await app.style(id("ground"), "background-color") == "rgb(0, 0, 0)")
      #expect(try await app.style(id("after"), "background-color") == "rgb(255, 255, 255)")
      #expect(try await app.style(":root", "color-scheme") != "dark")
    }
  }

  @Test func viewsAreTurnedAndSizedAboutTheirAnchor() async throws {
    try await withApp(content: { Looks() }) { app async throws in
      func place(_ name: String) async throws -> [Double] {
        let frame = try await app.page.evaluate(
          "(r => [r.left, r.right, r.top, r.bottom])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())"
        )
        return (0..<4).map { frame[$0].double?.rounded() ?? -1 }
      }
      let middle = 512.0
      // A right angle about the top left corner puts the square to the left of where it was laid out.
      let turned = try await place("turned")
      #expect(turned[0] == middle - 60 && turned[1] == middle - 20)
      let sized = try await place("sized")
      #expect(sized[0] == middle - 40 && sized[1] == middle + 40 && sized[3] - sized[2] == 80)
      // Its top stays, 40 points below the place of the square before.
      #expect(sized[2] == turned[2] + 80)
    }
  }

  @Test func linesAndCornersAreDrawnAsAskedFor() async throws {
    try await withApp(content: { Looks() }) { app async throws in
      let line = "[data-id=line] path"
      #expect(try await app.style(line, "stroke-linecap") == "square")
      #expect(try await app.style(line, "stroke-linejoin") == "bevel")
      #expect(try await app.style(line, "stroke-dashoffset") == "4px")
      #expect(try await app.style("[data-id=corners]", "border-top-left-radius") == "20px")
      #expect(try await app.style("[data-id=corners]", "border-top-right-radius") == "0px")
      #expect(try await app.style("[data-id=corners]", "border-bottom-right-radius") == "5px")
    }
  }

  @Test func pressesAndDragsCountAsTheGestureSays() async throws {
    try await withApp(content: { Touched() }) { app async throws in
      func pointer(_ type: String, _ name: String, by x: Int = 0) async throws {
        let place = try await app.page.evaluate(
          "(r => [r.left + 20, r.top + 20])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())")
        let (left, top) = (place[0].double ?? 0, place[1].double ?? 0)
        try await app.page.command(
          "Input.dispatchMouseEvent",
          [
            "type": type, "x": left + Double(x), "y": top, "button": "left", "clickCount": 1,
            "buttons": type == "mouseReleased" ? 0 : 1,
          ])
      }
      try await pointer("mousePressed", "slow")
      try await app.wait(forText: "log down")
      try await pointer("mouseMoved", "slow", by: 30)
      try await app.wait(forText: "log down,up")
      try await pointer("mouseReleased", "slow", by: 30)
      try await pointer("mousePressed", "fast")
      try await app.wait(forText: "log down,up,at once")
      try await pointer("mouseReleased", "fast")
      try await pointer("mousePressed", "drag")
      try await app.wait(forText: "at once,moved 0")
      try await pointer("mouseReleased", "drag")
      try await app.wait(forText: "at once,moved 0,moved 0,ended")
    }
  }
}
