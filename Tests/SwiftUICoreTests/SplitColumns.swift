import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Columns: View {
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Button("to the detail") { column = .detail }
    } detail: {
      Button("to the sidebar") { column = .sidebar }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct SplitColumns {
  @Test func theProgramLeadsToAColumnAndBack() {
    let screen = TestScreen(size: CGSize(width: 390, height: 800)) { Columns() }
    screen.tap("to the detail")
    #expect(screen.words.contains("to the sidebar"))
    #expect(!screen.words.contains("to the detail"))
    screen.tap("to the sidebar")
    #expect(screen.words.contains("to the detail"))
    #expect(!screen.words.contains("to the sidebar"))
  }

  @Test func besideEachOtherAllAreSeen() {
    let screen = TestScreen { Columns() }
    #expect(screen.words.contains("to the detail"))
    #expect(screen.words.contains("to the sidebar"))
  }
}
