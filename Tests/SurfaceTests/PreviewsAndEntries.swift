import SwiftUI
import SwiftUITesting
import Testing

struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.shelf) private var shelf
  @Environment(\.note) private var note

  var body: some View { Text(verbatim: "\(greeting) \(shelf.count) \(note ?? "none")") }
}

extension EnvironmentValues {
  @Entry var greeting = "Hello"
  /// Types with brackets, arrows and equals signs in the value.
  @Entry var shelf: [String: (Int) -> Bool] = ["a": { $0 == 1 }]
  @Entry var note: String?
}

#Preview { Greeting() }

#Preview("With a name") {
  Greeting()
  Text("Several views")
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) { Greeting() }

#Preview(traits: .fixedLayout(width: 100, height: 50)) { Greeting() }

#Preview {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

#Preview {
  let word = "a word"
  return Text(word)
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting().previewDevice("iPhone 15").previewLayout(.sizeThatFits).previewDisplayName("Greeting")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct PreviewsAndEntries {
  @Test func anEntryHasItsOwnValueUntilOneIsSet() throws {
    let screen = TestScreen {
      VStack {
        Greeting(); Greeting().environment(\.greeting, "Bye").environment(\.note, "x")
      }
    }
    #expect(screen.outline.contains("Hello 1 none"))
    #expect(screen.outline.contains("Bye 1 x"))
  }
}
