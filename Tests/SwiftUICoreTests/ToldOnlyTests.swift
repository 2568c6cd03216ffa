import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// What assistive technology is told in place of what is drawn, and scopes of the focus.
@MainActor
@Suite struct ToldOnlyTests {
  private func element(_ screen: TestScreen, where isWanted: (Element) -> Bool) -> Element? {
    screen.tree.nodes.values.map(\.element).first(where: isWanted)
  }

  @Test func aRepresentationTakesThePlaceOfWhatIsDrawn() {
    var value = 0.0
    let screen = TestScreen {
      Circle().accessibilityRepresentation {
        Button("Louder") { value += 1 }
      }
    }
    #expect(screen.tap("Louder") && value == 1)
    let shape = element(screen) { if case .shape = $0.role { true } else { false } }
    #expect(shape?.accessibility.isHidden == true)
    #expect(element(screen) { $0.style.opacity == 0 && $0.style.ignoresHits } != nil)
  }

  @Test func aDrawingHasParts() {
    let screen = TestScreen {
      Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityChildren {
        Text("Monday: 3")
        Text("Tuesday: 5")
      }
    }
    #expect(screen.words == ["Monday: 3", "Tuesday: 5"])
    #expect(element(screen) { $0.style.opacity == 0 } != nil)
  }

  private struct Form: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var name = ""
    @State private var place = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Place", text: $place).prefersDefaultFocus(in: scope)
        Button("Begin again") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  private func focused(_ screen: TestScreen) -> NodeID? {
    screen.patches.reduce(nil as NodeID?) { last, patch in
      if case .command(.focus(let id)) = patch { id } else { last }
    }
  }

  @Test func theDefaultOfAScopeHasTheFocusAtFirstAndAfterAReset() throws {
    let screen = TestScreen { Form() }
    let place = screen.tree.nodes.first {
      if case .field(let field) = $0.value.element.role { field.prompt == "Place" } else { false }
    }?.key
    #expect(place != nil && focused(screen) == place)
    screen.fire(.focus, .bool(false), at: "Place")
    screen.forgetPatches()
    #expect(screen.tap("Begin again") && focused(screen) == place)
  }
}
