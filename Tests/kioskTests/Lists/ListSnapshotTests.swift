import Testing

@testable import kiosk

@Suite struct ListSnapshotTests {
  private struct Row: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  private func snapshot(_ ids: [Int]) -> ListSnapshot<Row> { ListSnapshot(ids.map { Row(id: $0) }) }

  @Test func aRowThatIsPushedAlongIsNoChange() {
    #expect(snapshot([1, 2, 3]).changes(to: snapshot([9, 1, 2, 3])) == [.inserted(Row(id: 9), at: 0)])
    #expect(snapshot([1, 2, 3]).changes(to: snapshot([2, 3])) == [.removed(Row(id: 1), from: 0)])
    #expect(snapshot([1, 2, 3]).changes(to: snapshot([3, 1, 2])) == [.moved(Row(id: 3), from: 2, to: 0)])
    #expect(snapshot([1, 2, 3]).changes(to: snapshot([1, 2, 3])) == [])
  }

  @Test func aRowThatSaysSomethingElseIsUpdatedWhereItIs() {
    let new = ListSnapshot([Row(id: 2, text: "new"), Row(id: 1)])
    let changes = snapshot([1, 2]).changes(to: new)
    #expect(changes.count == 2 && changes.last == .updated(Row(id: 2, text: "new"), from: Row(id: 2), at: 0))
    #expect(snapshot([1, 2]).applying(changes) == new)
  }

  @Test func rowsThatRepeatAreShownOnce() {
    #expect(snapshot([1, 2, 1, 3, 2]).rows.map(\.id) == [1, 2, 3])
  }

  /// The law: the changes lead from any list to any other.
  @Test func theChangesLeadFromOneListToTheOther() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      func list() -> ListSnapshot<Row> {
        let ids = (0..<14).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
        return ListSnapshot(ids.map { Row(id: $0, text: Bool.random(using: &random) ? "a" : "b") })
      }
      let (old, new) = (list(), list())
      let changes = old.changes(to: new)
      #expect(old.applying(changes) == new, "\(old.rows) to \(new.rows)")
      let moves = changes.count { if case .moved = $0 { true } else { false } }
      #expect(moves < max(1, min(old.rows.count, new.rows.count)), "one at least of those that stay keeps its place")
    }
  }
}
