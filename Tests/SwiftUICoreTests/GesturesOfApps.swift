import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

@Suite @MainActor struct GesturesOfApps {
  private struct Held: View {
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "log " + log.joined(separator: ","))
      Rectangle()
        .gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.append("held")
              case .second(_, nil): log.append("ready")
              case .second(_, let drag?): log.append("dragged \(Int(drag.translation.width))")
              }
            }
            .onEnded { _ in log.append("ended") }
        )
        .accessibilityIdentifier("area")
      Text("rating").accessibilityAdjustableAction { log.append($0 == .increment ? "up" : "down") }
      Text("turned").gesture(RotateGesture().onChanged { log.append("\($0.rotation.degrees)") })
        .gesture(MagnifyGesture().onChanged { log.append("\($0.magnification)") })
        .gesture(SpatialTapGesture().onEnded { log.append("\($0.location.x)") })
    }
  }

  @Test func aDragCountsOnceTheViewWasHeld() {
    let screen = TestScreen { Held() }
    let drag = EventValue.drag(start: Point(x: 0, y: 0), location: Point(x: 30, y: 0), hasEnded: true)
    #expect(screen.outline.contains("log "))
    screen.fire(.drag, drag, at: "area")
    #expect(!screen.outline.contains("dragged"))
    screen.fire(.longPress, at: "area")
    screen.fire(.drag, drag, at: "area")
    #expect(screen.outline.contains("log ready,dragged 30,ended"))
  }

  private struct Photo: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "scale \(scale) turn \(Int(angle.degrees.rounded())) " + log.joined(separator: ","))
      Rectangle()
        .gesture(
          MagnificationGesture().simultaneously(with: RotationGesture(minimumAngleDelta: .degrees(10)))
            .onChanged { value in
              scale = value.first ?? scale
              angle = value.second ?? angle
            }
            .onEnded { _ in log.append("ended") }
        )
        .accessibilityIdentifier("photo")
      Rectangle().onTapGesture { log.append("at \(Int($0.x)) \(Int($0.y))") }.accessibilityIdentifier("near")
      Rectangle().onTapGesture(coordinateSpace: .global) { log.append("in \(Int($0.x)) \(Int($0.y))") }
        .accessibilityIdentifier("far")
    }
  }

  private func report(_ scale: Double, _ degrees: Double, reach: Double, hasEnded: Bool = false) -> EventValue {
    .pinch(
      PinchReport(
        scale: scale, degrees: degrees, reach: (abs(scale - 1), reach), start: Point(x: 50, y: 20),
        size: Size(width: 100, height: 80), hasEnded: hasEnded))
  }

  @Test func twoFingersChangeTheScaleAndTurn() {
    let screen = TestScreen { Photo() }
    screen.fire(.pinch, report(2, 5, reach: 5), at: "photo")
    #expect(screen.outline.contains("scale 2.0 turn 0 "), "a turn begins at ten degrees")
    screen.fire(.pinch, report(1.5, 30, reach: 30), at: "photo")
    #expect(screen.outline.contains("scale 1.5 turn 30 "))
    screen.fire(.pinch, report(1.5, 4, reach: 30, hasEnded: true), at: "photo")
    #expect(screen.outline.contains("scale 1.5 turn 4 ended"), "and goes on below ten")
  }

  @Test func aPressHasItsPlace() {
    let screen = TestScreen { Photo() }
    let place = EventValue.place(Point(x: 12, y: 7), origin: Point(x: 100, y: 200))
    screen.fire(.place, place, at: "near")
    screen.fire(.press, at: "near")
    screen.fire(.place, place, at: "far")
    screen.fire(.press, at: "far")
    #expect(screen.outline.contains("at 12 7,in 112 207"))
  }
}
