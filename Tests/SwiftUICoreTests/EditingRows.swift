import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Rows of a list while they are edited.
@MainActor
struct EditingRows {
  private struct Tasks: View {
    @State private var tasks = ["One", "Two", "Three"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(tasks, id: \.self) { Text($0) }.onDelete { tasks.remove(atOffsets: $0) }
          Text("Always")
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func edited(_ screen: TestScreen) -> Int {
    screen.tree.nodes.values.count { if case .row(let row) = $0.element.role { row.isEdited } else { false } }
  }

  @Test func anEditButtonShowsWhatDeletesRows() {
    let screen = TestScreen { Tasks() }
    #expect(edited(screen) == 0)
    screen.tap("Edit")
    #expect(edited(screen) == 3)
    screen.tap("Delete")
    #expect(edited(screen) == 2)
    #expect(!screen.outline.contains("text \"One\""))
    screen.tap("Done")
    #expect(edited(screen) == 0)
    #expect(screen.misfits.isEmpty)
  }

  private struct Bare: View {
    @State private var tasks = ["One", "Two", "Three"]

    var body: some View {
      VStack {
        EditButton()
        List { ForEach(tasks, id: \.self) { Text($0) }.onDelete { tasks.remove(atOffsets: $0) } }
      }
    }
  }

  @Test func anEditButtonNeedsNoNavigationAround() {
    let screen = TestScreen { Bare() }
    screen.tap("Edit")
    #expect(edited(screen) == 3)
    screen.tap("Done")
    #expect(edited(screen) == 0)
  }

  @Test func whatIsAroundDecidesWhetherRowsAreEdited() {
    let screen = TestScreen { Tasks().environment(\.editMode, .constant(.active)) }
    #expect(edited(screen) == 3)
    #expect(screen.outline.contains("Done"))
  }
}
