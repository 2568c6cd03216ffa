import SwiftUICore
import SwiftUITesting
import Testing

/// What an environment value is made of decides whether it is the same, whatever its type.
@MainActor @Suite struct UnchangedEnvironment {
  private final class Count { var bodies = 0 }

  private struct Reader: View {
    let count: Count
    @Environment(\.openURL) private var openURL

    var body: some View {
      count.bodies += 1
      return Text("reader")
    }
  }

  private struct Root: View {
    let count: Count
    let action: OpenURLAction
    @State private var presses = 0

    var body: some View {
      VStack {
        Button("pressed \(presses)") { presses += 1 }
        Reader(count: count)
      }
      .environment(\.openURL, action)
    }
  }

  @Test func theSameActionAgainChangesNothingBelow() {
    let count = Count()
    let action = OpenURLAction { _ in .handled }
    let screen = TestScreen { Root(count: count, action: action) }
    #expect(count.bodies == 1)
    screen.tap("pressed 0")
    #expect(screen.words == ["pressed 1", "reader"])
    #expect(count.bodies == 1)
  }
}
