import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Texts and symbols that move as their content changes.
@MainActor
@Suite struct ContentTransitionTests {
  private struct Counter: View {
    let transition: ContentTransition
    @State private var count = 1
    @State private var isPlaying = false

    var body: some View {
      VStack {
        Text("\(count)").contentTransition(transition)
        Image(systemName: isPlaying ? "pause" : "play").contentTransition(.symbolEffect(.replace))
        Button("More") { withAnimation { count += 1 } }
        Button("Less") { withAnimation { count -= 1 } }
        Button("At once") { count += 1 }
        Button("Toggle") { isPlaying.toggle() }
      }
    }
  }

  /// How the text or the symbol came last, as in "up" and "up again".
  private func arrival(_ screen: TestScreen, ofSymbol isSymbol: Bool = false) -> String? {
    for element in screen.tree.nodes.values.map(\.element) {
      switch element.role {
      case .text(let text) where !isSymbol && Int(text.plain) != nil: break
      case .symbol where isSymbol: break
      default: continue
      }
      return element.style.text.arrival.map { $0.way.rawValue + ($0.isSecond ? " again" : "") }
    }
    return nil
  }

  @Test func numbersRollByTheirValueEachTime() {
    let screen = TestScreen { Counter(transition: .numericText()) }
    #expect(arrival(screen) == nil)
    #expect(screen.tap("More") && arrival(screen) == "up again")
    #expect(screen.tap("More") && arrival(screen) == "up")
    #expect(screen.tap("Less") && arrival(screen) == "down again")
    #expect(screen.tap("At once") && arrival(screen) == "down again", "not animated: nothing new moves")
  }

  @Test func numbersThatCountDownRollDown() {
    let screen = TestScreen { Counter(transition: .numericText(countsDown: true)) }
    #expect(screen.tap("Less") && arrival(screen) == "down again")
  }

  @Test func textsFade() {
    let screen = TestScreen { Counter(transition: .opacity) }
    #expect(screen.tap("More") && arrival(screen) == "fade again")
  }

  @Test func withoutATransitionNothingMoves() {
    let screen = TestScreen { Counter(transition: .identity) }
    #expect(screen.tap("More") && arrival(screen) == nil)
  }

  @Test func symbolsGrowInPlaceOfOthers() {
    let screen = TestScreen { Counter(transition: .identity) }
    #expect(screen.tap("Toggle") && arrival(screen, ofSymbol: true) == "grow again")
    #expect(screen.tap("Toggle") && arrival(screen, ofSymbol: true) == "grow")
  }

  @Test func whoPrefersLessMotionSeesNone() {
    let screen = TestScreen { Counter(transition: .numericText()) }
    screen.traits.prefersReducedMotion = true
    screen.settle()
    #expect(screen.tap("More") && arrival(screen) == nil)
  }
}
