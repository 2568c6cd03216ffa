import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Entry: Identifiable {
  let id: Int
  var name: String
}

private struct Entries: View {
  @State private var entries = ["a", "b", "c"].enumerated().map { Entry(id: $0, name: $1) }
  var actions: EditActions<[Entry]> = .all

  var body: some View {
    List($entries, editActions: actions) { $entry in
      Text(entry.name).deleteDisabled(entry.id == 1)
    }
    Text("now \(entries.map(\.name).joined())")
  }
}

@MainActor @Suite struct EditableListTests {
  private func offers(of word: String, in screen: TestScreen) -> Int {
    screen.outline.components(separatedBy: "\"\(word)\"").count - 1
  }

  @Test func rowsAreDeletedInTheCollection() {
    let screen = TestScreen { Entries() }
    #expect(offers(of: "Delete", in: screen) == 2, "the second row may not be deleted")
    screen.tap("Delete")
    #expect(screen.outline.contains("now bc"))
  }

  private struct Rows: View {
    @State private var entries = ["a", "b"].enumerated().map { Entry(id: $0, name: $1) }

    var body: some View {
      List {
        Text("first")
        ForEach($entries, editActions: .delete) { $entry in Text(entry.name) }
      }
      Text("now \(entries.map(\.name).joined())")
    }
  }

  @Test func rowsAmongOthersAreDeletedInTheCollection() {
    let screen = TestScreen { Rows() }
    #expect(offers(of: "Delete", in: screen) == 2)
    screen.tap("Delete")
    #expect(screen.outline.contains("now b"))
  }

  @Test func onlyWhatIsAllowedIsOffered() {
    let screen = TestScreen { Entries(actions: .move) }
    #expect(offers(of: "Delete", in: screen) == 0)
  }
}
