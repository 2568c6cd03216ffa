import SwiftUIElements
import SwiftUITesting
import Testing

@testable import SwiftUIWeb

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AnswerTableTests {
  private typealias Entry = AnswerTable.Entry

  private func id(_ number: UInt64) -> NodeID { NodeID(rawValue: number) }

  @Test func findsRowsAmongOthers() {
    var table = AnswerTable()
    table.note(id(1), parent: .root, traits: .fillsWidth)
    for row in 0..<40 as Range<UInt64> {
      let first = 10 + row * 5
      // A row comes after what is in it.
      table.note(id(first), parent: id(first + 3), traits: .fillsHeight)
      table.note(id(first + 1), parent: id(first), traits: .fillsWidth)
      table.note(id(first + 3), parent: id(1), traits: [])
    }
    table.sortIn()
    #expect(table.count == 121)
    #expect(table[id(1)] == Entry(id: id(1), parent: .root, traits: .fillsWidth))
    #expect(table[id(110)] == Entry(id: id(110), parent: id(113), traits: .fillsHeight))
    #expect(table[id(111)] == Entry(id: id(111), parent: id(110), traits: .fillsWidth))
    #expect(table[id(113)] == Entry(id: id(113), parent: id(1), traits: []))
    for other in [0, 2, 9, 112, 114, 209, 900] as [UInt64] { #expect(table[id(other)] == nil) }
    // One row does not change with another that is the same.
    table.set([.fillsWidth, .fillsHeight], for: id(111))
    #expect(table[id(111)]?.traits == [.fillsWidth, .fillsHeight])
    #expect(table[id(106)]?.traits == .fillsWidth)
  }

  @Test func identitiesFarApartAreFound() {
    var table = AnswerTable()
    let numbers = [1, 5, 1 << 32, 1 << 32 + 6, 1 << 37, 1 << 37 + 1] as [UInt64]
    for number in numbers { table.note(id(number), parent: id(1 << 37), traits: LayoutTraits(rawValue: number)) }
    table.sortIn()
    for number in numbers {
      #expect(table[id(number)] == Entry(id: id(number), parent: id(1 << 37), traits: LayoutTraits(rawValue: number)))
    }
  }

  @Test(arguments: 1...20)
  func isWhatWasNotedSetAndNotRemoved(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var table = AnswerTable()
    var expected: [NodeID: Entry] = [:]
    let numbers = 1...UInt64.random(in: 5...1500, using: &random)
    for _ in 0..<40 {
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        for _ in 0..<10 {
          let id = id(.random(in: numbers, using: &random))
          let traits = LayoutTraits(rawValue: .random(in: 0...3, using: &random))
          table.set(traits, for: id)
          expected[id]?.traits = traits
        }
      case 1:
        let gone = UInt64.random(in: 2...9, using: &random)
        if Bool.random(using: &random) {
          table.removeAll { $0.rawValue.isMultiple(of: gone) }
          expected = expected.filter { !$0.key.rawValue.isMultiple(of: gone) }
        } else {
          let some = Set((0..<20).map { _ in id(.random(in: 0...numbers.upperBound + 400, using: &random)) })
          table.remove(some)
          expected = expected.filter { !some.contains($0.key) }
        }
      default:
        let first = UInt64.random(in: numbers, using: &random)
        for number in first...first + .random(in: 0...300, using: &random) {
          let entry = Entry(
            id: id(number), parent: id(.random(in: 0...numbers.upperBound, using: &random)),
            traits: LayoutTraits(rawValue: .random(in: 0...3, using: &random)))
          table.note(entry.id, parent: entry.parent, traits: entry.traits)
          expected[entry.id] = entry
        }
        table.sortIn()
      }
      #expect(table.count == expected.count)
      for number in 0...numbers.upperBound + 301 where table[id(number)] != expected[id(number)] {
        Issue.record("\(number): \(String(describing: table[id(number)]))")
        return
      }
    }
  }
}
