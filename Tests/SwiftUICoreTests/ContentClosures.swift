import Combine
import Observation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@Observable
private final class Marks {
  var marked: Set<Int> = []
}

/// State that only closures read which run after the body: rows, sheets, destinations, readers.
private struct LateReader: View {
  @State private var chosen = 1
  @State private var isShown = false
  let marks: Marks
  let count: Counter

  var body: some View {
    Button("next") { chosen += 1 }
    Button("open") { isShown = true }
    List(0..<4) { index in
      count.rows += 1
      return HStack {
        Text(index == chosen ? "chosen \(index)" : "row \(index)")
        Text(marks.marked.contains(index) ? "marked" : "plain")
      }
    }
    ScrollViewReader { _ in Text("reader \(chosen)") }
    EmptyView().sheet(isPresented: $isShown) { Text("sheet \(chosen)") }
  }
}

private final class Counter { var rows = 0 }

private struct Linked: View {
  @State private var number = 0
  var body: some View {
    NavigationStack {
      NavigationLink("go") {
        Button("add") { number += 1 }
        Text("page \(number)")
      }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct ContentClosures {
  @Test func whatARowReadsUpdatesTheRow() {
    let (marks, count) = (Marks(), Counter())
    let screen = TestScreen { LateReader(marks: marks, count: count) }
    #expect(screen.words.contains("chosen 1"))
    screen.tap("next")
    #expect(screen.words.contains("chosen 2"))
    #expect(!screen.words.contains("chosen 1"))
    #expect(screen.words.contains("reader 2"))
    count.rows = 0
    marks.marked = [3]
    screen.settle()
    #expect(screen.words.filter { $0 == "marked" }.count == 1)
    #expect(count.rows <= 4)
  }

  @Test func whatASheetReadsUpdatesTheSheet() {
    let screen = TestScreen { LateReader(marks: Marks(), count: Counter()) }
    screen.tap("open")
    #expect(screen.words.contains("sheet 1"))
    screen.tap("next")
    #expect(screen.words.contains("sheet 2"))
  }

  @Test func whatADestinationReadsUpdatesThePage() {
    let screen = TestScreen { Linked() }
    screen.tap("go")
    screen.tap("add")
    #expect(screen.words.contains("page 1"), "\(screen.words)")
  }

  @Test func theRootClosureIsFollowedToo() {
    let marks = Marks()
    let screen = TestScreen { Text("\(marks.marked.count)") }
    marks.marked = [1, 2]
    screen.settle()
    #expect(screen.words == ["2"])
  }
}
