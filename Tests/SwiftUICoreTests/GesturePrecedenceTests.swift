import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Which gesture is heard where views lie within each other, and when a press or a drag counts.
@Suite @MainActor struct GesturePrecedenceTests {
  private struct Nested: View {
    @State private var log: [String] = []

    private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.append(name) } }

    var body: some View {
      Text(verbatim: "log " + log.joined(separator: ","))
      VStack { Text("plain").gesture(tap("child")) }.gesture(tap("parent"))
      VStack { Text("first").gesture(tap("child")) }.highPriorityGesture(tap("parent"))
      VStack { Text("both").gesture(tap("child")) }.simultaneousGesture(tap("parent"))
      VStack { Button("button") { log.append("button") } }.simultaneousGesture(tap("around"))
      VStack { Button("covered") { log.append("button") } }.highPriorityGesture(tap("around"))
      VStack { Text("masked").gesture(tap("child")) }.gesture(tap("parent"), including: .gesture)
      VStack { Text("off").gesture(tap("child")) }.highPriorityGesture(tap("parent"), isEnabled: false)
    }
  }

  private func heard(at label: String) -> String {
    let screen = TestScreen { Nested() }
    // A container is called as what is in it.
    if let innermost = screen.elements(label, accepting: .press).last { screen.send(.press, to: innermost) }
    return screen.words.first ?? ""
  }

  @Test func theGestureOfTheViewWithinIsHeard() { #expect(heard(at: "plain") == "log child") }
  @Test func aGestureOfHighPriorityIsHeardInItsPlace() { #expect(heard(at: "first") == "log parent") }
  @Test func simultaneousGesturesAreBothHeard() { #expect(heard(at: "both") == "log child,parent") }

  @Test func buttonsCountAsGesturesWithin() {
    #expect(heard(at: "button") == "log button,around")
    #expect(heard(at: "covered") == "log around")
  }

  @Test func aMaskWithoutSubviewsKeepsTheirGesturesQuiet() {
    #expect(heard(at: "masked") == "log parent")
    #expect(heard(at: "off") == "log child")
  }

  private struct Held: View {
    @State private var log: [String] = []
    @GestureState private var isDown = false

    var body: some View {
      Text(verbatim: "log " + log.joined(separator: ","))
      Text("hold").onLongPressGesture(minimumDuration: 2, maximumDistance: 30) {
        log.append("held")
      } onPressingChanged: {
        log.append($0 ? "down" : "up")
      }
      Text("quick").onLongPressGesture { log.append("held") }
      Text(isDown ? "is down" : "is up").accessibilityIdentifier("state")
        .gesture(
          LongPressGesture(minimumDuration: 1).updating($isDown) { now, state, _ in state = now }
            .onEnded { _ in log.append("long") })
    }
  }

  @Test func aLongPressTellsOfThePress() {
    let screen = TestScreen { Held() }
    screen.fire(.pressing, .bool(true), at: "hold")
    screen.fire(.pressing, .bool(false), at: "hold")
    #expect(screen.words.first == "log down,up")
    screen.fire(.pressing, .bool(true), at: "hold")
    screen.fire(.longPress, at: "hold")
    screen.fire(.pressing, .bool(false), at: "hold")
    #expect(screen.words.first == "log down,up,down,up,held")
  }

  @Test func hostsAreToldHowLongAndHowFar() throws {
    let screen = TestScreen { Held() }
    let hold = try #require(screen.element("hold", accepting: .longPress))
    #expect(screen.tree[hold]?.element.style.hold == HoldMeasure(duration: 2, distance: 30))
    let quick = try #require(screen.element("quick", accepting: .longPress))
    #expect(screen.tree[quick]?.element.style.hold == nil)
  }

  @Test func aLongPressThatIsGivenUpResetsItsState() {
    let screen = TestScreen { Held() }
    #expect(screen.outline.contains("is up"))
    screen.fire(.pressing, .bool(true), at: "state")
    #expect(screen.outline.contains("is down"))
    screen.fire(.pressing, .bool(false), at: "state")
    #expect(screen.outline.contains("is up") && screen.words.first == "log ")
    screen.fire(.pressing, .bool(true), at: "state")
    screen.fire(.longPress, at: "state")
    #expect(screen.outline.contains("is up") && screen.words.first == "log long")
  }

  private struct Dragged: View {
    let least: CGFloat
    @State private var log: [String] = []

    var body: some View {
      Text(verbatim: "log " + log.joined(separator: ","))
      Text("drag").gesture(
        DragGesture(minimumDistance: least)
          .onChanged { log.append("\(Int($0.translation.width))") }.onEnded { _ in log.append("ended") })
    }
  }

  private func drag(_ screen: TestScreen, to x: Double, hasEnded: Bool = false) {
    screen.fire(
      .drag, .drag(start: Point(x: 5, y: 5), location: Point(x: 5 + x, y: 5), hasEnded: hasEnded), at: "drag")
  }

  @Test func aDragBeginsAtItsLeastDistance() {
    let screen = TestScreen { Dragged(least: 20) }
    for x in [0.0, 10, 25, 12] { drag(screen, to: x) }
    drag(screen, to: 3, hasEnded: true)
    #expect(screen.words.first == "log 25,12,3,ended")
  }

  @Test func aDragThatDoesNotBeginDoesNotEnd() {
    let screen = TestScreen { Dragged(least: 10) }
    drag(screen, to: 0)
    drag(screen, to: 0, hasEnded: true)
    #expect(screen.words.first == "log ")
  }

  @Test func aDragWithoutDistanceBeginsWithThePress() {
    let screen = TestScreen { Dragged(least: 0) }
    drag(screen, to: 0)
    drag(screen, to: 0, hasEnded: true)
    #expect(screen.words.first == "log 0,0,ended")
  }
}
