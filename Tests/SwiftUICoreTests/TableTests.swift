import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

private struct People: View {
  @State var people = [
    Person(id: 1, name: "Bela", age: 40), Person(id: 2, name: "Ada", age: 36), Person(id: 3, name: "Cleo", age: 50),
  ]
  @State private var order = [KeyPathComparator(\Person.age)]
  @State private var chosen: Person.ID?

  var body: some View {
    VStack {
      Table(people, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(min: 50, ideal: 80, max: 100)
        TableColumn("Note") { Text("note of \($0.name)") }
      }
      .onChange(of: order) { people.sort(using: $1) }
      Text("chosen \(chosen ?? 0)")
    }
  }
}

private struct Plain: View {
  let people = [Person(id: 1, name: "Bela", age: 40)]
  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age) years") }
    }
  }
}

private struct Fixed: View {
  var body: some View {
    Table(of: Person.self) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      TableRow(Person(id: 1, name: "Only", age: 1))
      ForEach([2, 3].map { Person(id: $0, name: "No. \($0)", age: $0) }) { TableRow($0) }
    }
  }
}

@MainActor @Suite struct TableTests {
  private func places(of names: [String], in outline: String) -> [String] {
    names.compactMap { name in outline.range(of: "\"\(name)\"").map { (name, $0.lowerBound) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func aWideTableHasTitlesThatSort() throws {
    let screen = TestScreen { People() }
    #expect(screen.outline.contains("40 years") && screen.outline.contains("note of Ada"))
    screen.tap("Name")
    #expect(places(of: ["Ada", "Bela", "Cleo"], in: screen.outline) == ["Ada", "Bela", "Cleo"])
    screen.tap("Name")
    #expect(places(of: ["Ada", "Bela", "Cleo"], in: screen.outline) == ["Cleo", "Bela", "Ada"])
    screen.tap("Age")
    #expect(places(of: ["Ada", "Bela", "Cleo"], in: screen.outline) == ["Ada", "Bela", "Cleo"])
  }

  @Test func aNarrowTableIsAListOfItsFirstColumn() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) { People() }
    #expect(screen.outline.contains("\"Ada\""))
    #expect(!screen.outline.contains("years") && !screen.outline.contains("note of"))
  }

  @Test func aTableNeedsNoOrder() {
    let outline = TestScreen { Plain() }.outline
    #expect(outline.contains("\"Bela\"") && outline.contains("40 years"))
  }

  @Test func rowsMayBeGivenOneByOne() {
    let outline = TestScreen { Fixed() }.outline
    #expect(places(of: ["Only", "No. 2", "No. 3"], in: outline) == ["Only", "No. 2", "No. 3"])
  }
}
