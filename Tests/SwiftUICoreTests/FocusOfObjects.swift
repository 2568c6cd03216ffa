import Combine
import SwiftUICore
import SwiftUITesting
import Testing

private final class Player: ObservableObject { @Published var title = "Prelude" }

private struct NowPlaying: View {
  @FocusedObject private var player: Player?
  var body: some View { Text("hears \(player?.title ?? "nothing")") }
}

private struct Playing: View {
  @StateObject private var player = Player()
  @State private var note = ""
  let isOfScene: Bool

  var body: some View {
    NowPlaying()
    Button("Next") { player.title = "Fugue" }
    if isOfScene {
      Text("player").focusedSceneObject(player)
    } else {
      TextField("Note", text: $note).focusedObject(player)
    }
  }
}

/// Objects and fields with the focus.
@Suite @MainActor struct FocusOfObjects {
  @Test func anObjectIsOfferedByTheFieldWithTheFocus() {
    let screen = TestScreen { Playing(isOfScene: false) }
    #expect(screen.words.first == "hears nothing")
    screen.fire(.focus, .bool(true), at: "Note")
    #expect(screen.words.first == "hears Prelude")
    screen.tap("Next")
    #expect(screen.words.first == "hears Fugue")
    screen.fire(.focus, .bool(false), at: "Note")
    #expect(screen.words.first == "hears nothing")
  }

  @Test func anObjectIsOfferedByWhatIsOnTheScreen() {
    let screen = TestScreen { Playing(isOfScene: true) }
    #expect(screen.words.first == "hears Prelude")
    screen.tap("Next")
    #expect(screen.words.first == "hears Fugue")
  }

  @Test func aFieldHasTheFocusFromTheBeginning() {
    struct SignIn: View {
      enum Field: Hashable { case name, password }
      @FocusState private var focus: Field?
      @State private var name = ""
      var body: some View {
        VStack {
          Text(focus.map { "in \($0)" } ?? "nowhere")
          TextField("Name", text: $name).focused($focus, equals: .name)
          SecureField("Password", text: $name).focused($focus, equals: .password)
        }
        .defaultFocus($focus, .password)
      }
    }
    let screen = TestScreen { SignIn() }
    #expect(screen.words.first == "in password")
    screen.fire(.focus, .bool(true), at: "Name")
    #expect(screen.words.first == "in name")
  }
}
