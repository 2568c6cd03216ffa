import Combine
import SwiftUITesting
import Testing

@testable import SwiftUICore

private final class Numbers: ObservableObject {
  struct Row: Identifiable {
    let id: Int
    var text: String
  }

  @Published var rows: [Row]
  var bodies = 0
  var inSight: Set<Int> = []

  init(_ count: Int) { rows = (0..<count).map { Row(id: $0, text: "row \($0)") } }
}

private struct NumberRow: View {
  let row: Numbers.Row
  let numbers: Numbers

  var body: some View {
    numbers.bodies += 1
    return Text(row.text)
      .onAppear { numbers.inSight.insert(row.id) }
      .onDisappear { numbers.inSight.remove(row.id) }
  }
}

private struct NumberList: View {
  @ObservedObject var numbers: Numbers
  let isList: Bool

  var body: some View {
    if isList {
      List {
        Section("first") { ForEach(numbers.rows) { NumberRow(row: $0, numbers: numbers) } }
        Text("below")
      }
    } else {
      ScrollViewReader { proxy in
        Button("Far") { proxy.scrollTo(700) }
        ScrollView { LazyVStack { ForEach(numbers.rows) { NumberRow(row: $0, numbers: numbers) } } }
      }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct LongLists {
  private func more(_ screen: TestScreen) -> (id: NodeID, content: MoreContent)? {
    for (id, node) in screen.tree.nodes { if case .more(let content) = node.element.role { return (id, content) } }
    return nil
  }

  private func rows(_ screen: TestScreen) -> [String] { screen.words.filter { $0.hasPrefix("row") } }

  @Test(arguments: [true, false])
  func onlyTheFirstRowsOfALongListAreDrawnUntilTheHostAsks(isList: Bool) throws {
    let numbers = Numbers(10_000)
    let screen = TestScreen { NumberList(numbers: numbers, isList: isList) }
    #expect(rows(screen).count == 60)
    #expect(numbers.bodies == 60)
    let first = try #require(more(screen))
    #expect(first.content == MoreContent(shown: 60, left: 9940, next: 120))
    #expect(screen.send(.visible, .bool(true), to: first.id))
    #expect(rows(screen).count == 120)
    #expect(numbers.bodies == 120, "rows that were there are not evaluated again")
    let second = try #require(more(screen))
    #expect(second.id != first.id, "the host must look anew whether it is near")
    #expect(!screen.send(.visible, .bool(false), to: second.id))
    #expect(rows(screen).count == 120)
    #expect(screen.misfits.isEmpty)
    var random = SeededNumbers(seed: 3)
    for _ in 0..<20 {
      numbers.rows[Int.random(in: 0..<200, using: &random)].text = "row changed"
      screen.settle()
      #expect(screen.misfits.isEmpty)
      #expect(screen.tree == screen.session.tree)
    }
  }

  @Test func rowsThatComeOnTopDoNotPushOutThoseThatAreShown() throws {
    let numbers = Numbers(100)
    let screen = TestScreen { NumberList(numbers: numbers, isList: true) }
    screen.forgetPatches()
    numbers.rows.insert(Numbers.Row(id: 1000, text: "row on top"), at: 0)
    screen.settle()
    #expect(rows(screen).count == 61)
    #expect(rows(screen).last == "row 59")
    #expect(!screen.changes.contains("remove") || screen.changes.filter { $0 == "remove" }.count == 1)
    numbers.rows.removeLast(50)
    screen.settle()
    #expect(rows(screen).count == 51)
    #expect(more(screen) == nil)
  }

  @Test func aListIsNotDrawnBeyondItsLimitAndAPressAsksForMany() throws {
    let numbers = Numbers(5_000)
    let screen = TestScreen { NumberList(numbers: numbers, isList: true) }
    #expect(screen.send(.press, .none, to: try #require(more(screen)).id))
    #expect(rows(screen).count == 1060)
    #expect(screen.send(.press, .none, to: try #require(more(screen)).id))
    #expect(rows(screen).count == RowWindow.limit)
    let last = try #require(more(screen))
    #expect(last.content.next == nil)
    #expect(!screen.send(.press, .none, to: last.id))
  }

  @Test func scrollingToARowThatIsNotDrawnDrawsIt() throws {
    let numbers = Numbers(2_000)
    let screen = TestScreen { NumberList(numbers: numbers, isList: false) }
    screen.tap("Far")
    #expect(rows(screen).contains("row 700"))
    guard case .command(.scroll(let id, _))? = screen.patches.last else {
      Issue.record("no command to scroll: \(screen.changes.suffix(3))")
      return
    }
    #expect(screen.tree[id] != nil)
    #expect(screen.misfits.isEmpty)
  }

  @Test func lazyRowsAppearWhenTheyAreSeenAndDisappearWhenTheyLeave() {
    let numbers = Numbers(100)
    let screen = TestScreen { NumberList(numbers: numbers, isList: true) }
    #expect(numbers.inSight == [])
    let seen = screen.allElements(accepting: .visible).filter { screen.tree[$0].map { $0.element.role } != nil }
    for id in seen.prefix(3) { screen.send(.visible, .bool(true), to: id) }
    #expect(numbers.inSight == [0, 1, 2])
    screen.send(.visible, .bool(false), to: seen[0])
    #expect(numbers.inSight == [1, 2])
    numbers.rows.remove(at: 1)
    screen.settle()
    #expect(numbers.inSight == [2])
  }

  @Test func windowsGrowByLawForAnySequenceOfChanges() async {
    var random = SeededNumbers(seed: 11)
    let numbers = Numbers(90)
    let screen = TestScreen { NumberList(numbers: numbers, isList: true) }
    var next = 1000
    for _ in 0..<60 {
      await Task.yield()
      switch Int.random(in: 0...5, using: &random) {
      case 0: if let more = more(screen) { screen.send(.visible, .bool(true), to: more.id) }
      case 1: numbers.rows.removeAll { _ in Int.random(in: 0...3, using: &random) == 0 }
      case 2: numbers.rows.shuffle(using: &random)
      default:
        let place = Int.random(in: 0...numbers.rows.count, using: &random)
        let new = (0..<Int.random(in: 1...40, using: &random)).map {
          Numbers.Row(id: next + $0, text: "row \(next + $0)")
        }
        next += new.count
        numbers.rows.insert(contentsOf: new, at: place)
      }
      screen.settle()
      #expect(screen.misfits.isEmpty)
      #expect(screen.tree == screen.session.tree)
      let shown = rows(screen)
      #expect(shown == numbers.rows.prefix(shown.count).map(\.text))
      #expect(shown.count + (more(screen)?.content.left ?? 0) == numbers.rows.count)
      #expect(shown.count >= min(60, numbers.rows.count))
    }
  }
}
