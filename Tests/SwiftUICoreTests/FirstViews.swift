import SwiftUICore
import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      if count > 1 { Text("many").font(.caption).padding() }
    }
  }
}

private struct Stepping: View {
  @Binding var value: Int
  var body: some View { Button("To \(value + 1)") { value += 1 } }
}

private struct Parent: View {
  @State private var value = 0
  @State private var choice = "b"
  @State private var items = ["a", "b", "c"]

  var body: some View {
    List {
      Section("Head") {
        ForEach(items, id: \.self) { Text($0) }
      }
      Stepping(value: $value)
      Picker("Kind", selection: $choice) {
        ForEach(items, id: \.self) { Text($0) }
      }
      Button("Turn") { items.reverse() }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct FirstViews {
  @Test func stateChangesReachTheTreeAsTheFewestPatches() {
    let screen = TestScreen { Counter() }
    #expect(screen.outline == "column\n  text \"Count 0\"\n  button \"Add\"")
    screen.tap("Add")
    #expect(screen.patches.count == 1)
    #expect(screen.words == ["Count 1", "Add"])
    screen.forgetPatches()
    screen.tap("Add")
    #expect(screen.patches.count == 2)
    #expect(screen.outline.hasSuffix("text \"many\""))
  }

  @Test func listsPutRowsAroundWhatIsDrawn() {
    let screen = TestScreen { Parent() }
    #expect(
      screen.outline == """
        list
          section
            box as=header
              text "Head"
            row
              text "a"
            row
              text "b"
            row
              text "c"
          row
            button "To 1"
          row
            picker "Kind"
              option "a"
              option "b" selected
              option "c"
          row
            button "Turn"
        """)
    screen.tap("To 1")
    #expect(screen.outline.contains("To 2"))
    screen.forgetPatches()
    screen.choose("c", in: "Kind")
    #expect(screen.outline.contains("option \"c\" selected"))
    #expect(screen.patches.count == 3)
    screen.forgetPatches()
    screen.tap("Turn")
    #expect(screen.words.prefix(4) == ["Head", "c", "b", "a"])
    #expect(screen.tree == screen.session.tree)
    #expect(screen.misfits.isEmpty)
  }
}
