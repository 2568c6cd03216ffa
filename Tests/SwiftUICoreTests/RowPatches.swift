import Combine
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Story: Identifiable, Equatable {
  var id: Int
  var title: String
  var score: Int
  var date: Date
}

private final class Stories: ObservableObject {
  @Published var all: [Story] = (1...20).map { Story(id: $0, title: "Story \($0)", score: $0, date: Date()) }
}

private struct Row: View {
  let story: Story
  var body: some View {
    NavigationLink {
      Text(story.title)
    } label: {
      HStack {
        Text(story.title).font(.headline)
        Label("\(story.score)", systemImage: "arrow.up")
        Text(story.date, style: .relative)
      }
    }
    .listRowInsets(EdgeInsets())
  }
}

private struct StoryList: View {
  @ObservedObject var model: Stories
  var body: some View {
    NavigationStack { List { ForEach(model.all) { Row(story: $0) } }.refreshable {} }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct RowPatches {
  @Test func aChangedScoreIsOnePatch() {
    let model = Stories()
    let screen = TestScreen { StoryList(model: model) }
    model.all[3].score += 100
    screen.settle()
    guard screen.patches.count == 1, case .update(_, let element, _)? = screen.patches.first else {
      Issue.record("\(screen.patches)")
      return
    }
    #expect(element.role == .text(TextContent("104")))
  }

  @Test func aNewRowOnTopIsItsInsertionsOnly() {
    let model = Stories()
    let screen = TestScreen { StoryList(model: model) }
    model.all.insert(Story(id: 99, title: "New", score: 1, date: Date()), at: 0)
    screen.settle()
    let insertsOnly = screen.patches.allSatisfy { if case .insert = $0 { true } else { false } }
    #expect(insertsOnly)
    #expect(screen.patches.count == 8)
  }

  @Test func addressesOfRowsFollowTheirIdentity() {
    let model = Stories()
    let screen = TestScreen { StoryList(model: model) }
    #expect(screen.outline.contains("to=/4"))
    screen.tap("Story 4")
    #expect(screen.patches.contains(.command(.address("/4", replaces: false))))
    #expect(TestScreen(path: "/4") { StoryList(model: model) }.words == ["Story 4"])
  }
}
