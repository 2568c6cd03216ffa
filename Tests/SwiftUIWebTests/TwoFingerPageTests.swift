import BrowserTesting
import Foundation
import SwiftUI
import Testing

extension BrowserBehaviourTests {
  @Test func twoFingersAndThePlaceOfAPressReachTheApp() async throws {
    struct Photo: View {
      @State private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      @State private var words = "new"
      var body: some View {
        VStack(spacing: 20) {
          Color.red.frame(width: 240, height: 240).accessibilityIdentifier("photo")
            .gesture(
              MagnificationGesture().simultaneously(with: RotationGesture())
                .onChanged { value in
                  scale = value.first ?? scale
                  angle = value.second ?? angle
                }
                .onEnded { _ in words = "ended" })
          Color.blue.frame(width: 100, height: 60).accessibilityIdentifier("map")
            .onTapGesture { words = "at \(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
          Text("scale \(Int((scale * 100).rounded())) turn \(Int(angle.degrees.rounded())) \(words)")
        }
      }
    }
    try await withApp(content: { Photo() }) { app in
      func middle(of name: String) async throws -> (x: Double, y: Double) {
        let place = try await app.page.evaluate(
          "(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())"
        )
        return (place[0].double ?? 0, place[1].double ?? 0)
      }
      let (x, y) = try await middle(of: "photo")
      // The part of the script that hears of fingers comes when the page is there.
      try await app.page.wait(until: "performance.getEntriesByType('resource').some(r => r.name.includes('/-/carry-'))")
      try await app.page.setTouch(true)
      func touch(_ type: String, _ places: [(Double, Double)]) async throws {
        let points = places.enumerated().map { ["x": $1.0, "y": $1.1, "id": Double($0)] }
        try await app.page.command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
      }
      try await touch("touchStart", [(x - 50, y)])
      try await touch("touchStart", [(x - 50, y), (x + 50, y)])
      for step in 1...9 {
        let (turn, reach) = (Double(step) * .pi / 18, 50 + Double(step) * 50 / 9)
        let (across, down) = (cos(turn) * reach, sin(turn) * reach)
        try await touch("touchMove", [(x - across, y - down), (x + across, y + down)])
      }
      try await touch("touchEnd", [])
      try await app.wait(forText: "scale 200 turn 90 ended")
      try await app.page.setTouch(false)

      // A pinch on a trackpad.
      try await app.page.command(
        "Input.dispatchMouseEvent",
        ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -50, "modifiers": 2])
      try await app.wait(forText: "scale 165")

      let map = try await middle(of: "map")
      for type in ["mousePressed", "mouseReleased"] {
        try await app.page.command(
          "Input.dispatchMouseEvent",
          ["type": type, "x": map.x - 20, "y": map.y + 10, "button": "left", "clickCount": 1])
      }
      try await app.wait(forText: "at 30 40")
    }
  }
}
