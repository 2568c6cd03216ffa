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
}
