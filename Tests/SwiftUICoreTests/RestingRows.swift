import Combine
import Observation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private final class Shelf: ObservableObject {
  struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
    var loans = 0
    var isLent = false
  }

  @Published var books = (1...12).map { Book(id: $0, title: "book \($0)") }
  @Published var isWide = false
  @Published var note = ""
  var opened: [String] = []
  /// How often the body of a row was run.
  var made = 0
  var heard: [String] = []
  /// What rows are told of, outside of their views.
  var focus: [Int: (Bool) -> Void] = [:]

  func changeSomething(_ random: inout SeededNumbers) {
    let place = Int.random(in: 0..<books.count, using: &random)
    switch Int.random(in: 0...7, using: &random) {
    case 0: books.shuffle(using: &random)
    case 1: books.insert(Book(id: (books.map(\.id).max() ?? 0) + 1, title: "new"), at: place)
    case 2: if books.count > 3 { books.remove(at: place) }
    case 3: books[place].isLent.toggle()
    case 4: isWide.toggle()
    default: books[place].loans += 1
    }
  }
}

private struct BookRow: View {
  let book: Shelf.Book
  let shelf: Shelf

  var body: some View {
    let _ = shelf.made += 1
    if book.loans > 2 { Text("loved") }
    HStack {
      Text(book.title).padding().background(.red).padding(2)
      if book.isLent { Text("lent") } else { Image(systemName: "circle") }
      Circle().fill(.red).frame(width: 7, height: 7)
      Button("open") { shelf.opened.append("\(book.title) \(book.loans)") }
      Counter(book: book, shelf: shelf)
    }
    .onChange(of: book.isLent) { shelf.heard.append("\(book.title): \($0) \($1)") }
    .overlay { Text("\(book.loans)") }
    .listRowInsets(EdgeInsets())
  }
}

/// Has a state of its own, which others may change, too.
private struct Counter: View {
  let book: Shelf.Book
  let shelf: Shelf
  @State private var isOn = false
  @State private var heard = 0

  var body: some View {
    shelf.focus[book.id] = { isOn = $0 }
    return Button(isOn ? "on" : "off") { isOn.toggle() }
      .onChange(of: isOn) { heard += 1 }
      .accessibilityLabel("\(book.title) \(isOn ? "on" : "off"), heard \(heard)")
  }
}

private struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text(shelf.note)
    List {
      Section("Books") { ForEach(shelf.books) { BookRow(book: $0, shelf: shelf) } }
      ForEach(shelf.books.prefix(3)) { Text($0.title) }
    }
    .environment(\.lineLimit, shelf.isWide ? 1 : nil)
  }
}

@Observable
private final class Lamp {
  var isOn = false
}

/// Rows of lists that nothing happens to have no nodes; nobody can tell.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RestingRows {
  private let shelf = Shelf()
  private let screen: TestScreen

  init() {
    let shelf = shelf
    screen = TestScreen { ShelfView(shelf: shelf) }
    screen.session.rest()
    screen.forgetPatches()
  }

  @Test func rowsRestAndAreDrawnAsBefore() {
    #expect(screen.restingRows == 12)
    #expect(screen.isAsDrawn)
    #expect(!screen.session.hasPendingChanges)
    for id in screen.tree.roots.flatMap(screen.tree.children) {
      #expect(screen.session.drawnParent(id) == screen.tree[id]?.parent)
    }
    #expect(screen.session.draws { if case .symbol = $0 { true } else { false } })
    #expect(screen.restingRows == 12)
  }

  @Test func theirNodesAreGone() throws {
    let other = TestScreen { [shelf] in ShelfView(shelf: shelf) }
    let ids = other.elements("open", accepting: .press)
    weak var node: DrawingNode?
    node = try other.session.graph.awakeNode(#require(ids.first))
    #expect(node != nil)
    other.session.rest()
    #expect(node == nil)
  }

  @Test func truthsThatRowsHaveSeenAreKeptOnceForAll() throws {
    func kept() -> [AnyObject] { [LastValue.keep(true), LastValue.keep(false)] }
    func place(of array: [AnyObject]?) throws -> UnsafeRawPointer? {
      try #require(array).withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
    #expect(try place(of: Truths.shared(kept())) == place(of: Truths.shared(kept())))
    #expect(Truths.shared([LastValue.keep(Bool?.some(true))]) == nil)
    #expect(Truths.shared(kept() + [LastValue.keep("words")]) == nil)
  }

  @Test func aPressWakesItsRowAlone() {
    #expect(screen.tap("open"))
    #expect(shelf.opened == ["book 1 0"])
    #expect(screen.restingRows == 11)
    #expect(screen.patches.isEmpty)
    #expect(screen.isAsDrawn)
  }

  @Test func aChangeIsToldAsOfARowThatIsAwake() {
    shelf.books[4].loans = 1
    screen.settle()
    #expect(screen.restingRows == 11)
    guard screen.patches.count == 1, case .update(_, let element, let previous)? = screen.patches.first else {
      Issue.record("\(screen.patches)")
      return
    }
    #expect(element.role == .text(TextContent("1")))
    #expect(previous.role == .text(TextContent("0")))
  }

  @Test func aRowThatChangesIsMadeOnce() {
    shelf.made = 0
    shelf.books[4].loans = 1
    screen.settle()
    #expect(shelf.made == 1)
    #expect(screen.restingRows == 11)
    #expect(screen.isAsDrawn)
  }

  @Test func whatOnChangeHearsIsSaidOnceOfARowThatChanges() {
    shelf.books[1].isLent = true
    screen.settle()
    #expect(shelf.heard == ["book 2: false true"])
    screen.session.rest()
    // Another view above, so that the row is made again as it was first.
    (shelf.books[1].isLent, shelf.books[1].loans) = (false, 3)
    screen.settle()
    #expect(shelf.heard == ["book 2: false true", "book 2: true false"])
    #expect(screen.isAsDrawn)
  }

  @Test func statesStayWithTheirViewsWhereAChangedRowHasOthersOfTheirKind() {
    struct Digit: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct DigitsRow: View {
      let isLong: Bool
      let isLeft: Bool
      var body: some View {
        HStack {
          if isLong { Digit(name: "first") }
          if isLeft { Digit(name: "left") } else { Digit(name: "right") }
          Digit(name: "last")
        }
      }
    }
    final class Digits: ObservableObject {
      @Published var isLong = false
      @Published var isLeft = true
    }
    struct DigitsView: View {
      @ObservedObject var digits: Digits
      var body: some View {
        List { ForEach(0..<1) { _ in DigitsRow(isLong: digits.isLong, isLeft: digits.isLeft) } }
      }
    }
    func rest(_ screen: TestScreen) {
      screen.session.rest()
      screen.session.rest()
      #expect(screen.restingRows == 1)
    }
    let digits = Digits()
    let screen = TestScreen { DigitsView(digits: digits) }
    for name in ["left 0", "left 1", "last 0"] { #expect(screen.tap(name)) }
    rest(screen)
    digits.isLong = true
    screen.settle()
    #expect(screen.words == ["first 0", "left 2", "last 1"])
    rest(screen)
    digits.isLeft = false
    screen.settle()
    #expect(screen.words == ["first 0", "right 0", "last 1"])
    #expect(screen.isAsDrawn)
  }

  @Test func aNewRowLeavesTheOthersAtRest() {
    shelf.books.insert(Shelf.Book(id: 99, title: "new"), at: 0)
    screen.settle()
    #expect(screen.restingRows == 12)
    #expect(screen.isAsDrawn)
  }

  @Test func aRowThatLeavesIsForgotten() {
    let ids = screen.tree.roots.flatMap(screen.tree.children).flatMap(screen.tree.children)
    shelf.books.removeAll()
    screen.settle()
    #expect(screen.restingRows == 0)
    #expect(screen.isAsDrawn)
    #expect(ids.contains { screen.session.drawnElement($0) == nil })
    #expect(screen.session.departed?.count ?? 0 > 12 * 8)
  }

  @Test func statesOutlastRest() {
    #expect(screen.tap("book 2 off, heard 0"))
    // A row that has just been used stays awake until the next time.
    screen.session.rest()
    #expect(screen.restingRows == 11)
    screen.session.rest()
    #expect(screen.restingRows == 12)
    #expect(screen.tap("book 2 on, heard 1"))
    #expect(screen.element("book 2 off, heard 2") != nil)
    #expect(screen.isAsDrawn)
  }

  @Test func aFocusThatWasNeverThereIsKeptForThoseAloneWhoCanMoveIt() {
    final class Foci {
      var held: [Int: FocusState<Bool>.Binding] = [:]
      var holds = true
    }
    struct FocusRow: View {
      let foci: Foci
      let number: Int
      var body: some View { Leaf(foci: foci, number: number) }
      struct Leaf: View {
        let foci: Foci
        let number: Int
        @FocusState private var hasFocus
        var body: some View {
          if foci.holds { foci.held[number] = $hasFocus }
          return Button(hasFocus ? "here \(number)" : "not here \(number)") { hasFocus = true }
            .onTapGesture {}
        }
      }
    }
    let foci = Foci()
    let screen = TestScreen { List { ForEach(0..<3) { FocusRow(foci: foci, number: $0) } } }
    func rest() -> [Int] {
      for _ in 0..<2 { screen.session.rest() }
      return screen.session.graph.restingRows.values.compactMap { $0.resting?.node.left.kept.count }.sorted()
    }
    #expect(rest() == [1, 1, 1])
    foci.held[1]?.wrappedValue = true
    screen.settle()
    #expect(screen.words == ["not here 0", "here 1", "not here 2"])
    #expect(screen.isAsDrawn)
    (foci.held, foci.holds) = ([:], false)
    for number in [0, 2] { screen.tap("not here \(number)") }
    #expect(screen.words == ["here 0", "here 1", "here 2"])
    #expect(rest() == [1, 1, 1])

    let fresh = Foci()
    fresh.holds = false
    let other = TestScreen { List { ForEach(0..<3) { FocusRow(foci: fresh, number: $0) } } }
    other.session.rest()
    #expect(other.session.graph.restingRows.values.map { $0.resting?.node.left.kept.count } == [0, 0, 0])
    #expect(other.tap("not here 2"))
    #expect(other.words == ["not here 0", "not here 1", "here 2"])
    #expect(other.isAsDrawn)
  }

  @Test func aStateThatIsSetFromElsewhereWakesItsRow() {
    shelf.focus[3]?(true)
    screen.settle()
    #expect(screen.restingRows == 11)
    #expect(screen.element("book 3 on, heard 1") != nil)
    #expect(screen.isAsDrawn)
  }

  @Test func aChangeOfTheEnvironmentReachesThem() {
    shelf.isWide = true
    screen.settle()
    let shelf = shelf
    #expect(screen.outline == TestScreen { ShelfView(shelf: shelf) }.outline)
    #expect(screen.isAsDrawn)
  }

  @Test func whatAViewReadsElsewhereKeepsItsRowAwake() {
    struct LampRow: View {
      let lamp: Lamp
      var body: some View { Inner(lamp: lamp) }
      struct Inner: View {
        let lamp: Lamp
        var body: some View { Text(lamp.isOn ? "lit" : "dark") }
      }
    }
    struct SharedRow: View {
      @Binding var isOn: Bool
      var body: some View { Inner(isOn: $isOn) }
      struct Inner: View {
        @Binding var isOn: Bool
        var body: some View { Toggle("shared", isOn: $isOn) }
      }
    }
    struct Lamps: View {
      let lamp: Lamp
      @State private var isOn = false
      var body: some View {
        List {
          ForEach(0..<2) { _ in LampRow(lamp: lamp) }
          ForEach(0..<2) { _ in SharedRow(isOn: $isOn) }
        }
      }
    }
    let lamp = Lamp()
    let screen = TestScreen { Lamps(lamp: lamp) }
    screen.session.rest()
    #expect(screen.restingRows == 0)
    lamp.isOn = true
    screen.settle()
    #expect(screen.words.filter { $0 == "lit" }.count == 2)
  }

  @Test func rowsWithLinksToValuesRest() {
    struct LinkRow: View {
      let number: Int
      var body: some View { NavigationLink(value: number) { Text("row \(number)") } }
    }
    struct Links: View {
      var body: some View {
        NavigationStack {
          List { ForEach(0..<3) { LinkRow(number: $0) } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let screen = TestScreen { Links() }
    screen.session.rest()
    #expect(screen.restingRows == 3)
    #expect(screen.tap("row 1"))
    #expect(screen.words.contains("page 1"))
    #expect(screen.isAsDrawn)
  }

  @Test func whatRowsHandUpIsThereWhileTheyRest() {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct NameRow: View {
      let name: String
      var body: some View {
        Text(name)
          .preference(key: Names.self, value: ["hidden"])
          .preference(key: Names.self, value: [name])
      }
    }
    final class Heard: ObservableObject {
      @Published var names = ["a", "b", "c"]
      var heard: [[String]] = []
    }
    struct NamesView: View {
      @ObservedObject var heard: Heard
      var body: some View {
        List { ForEach(heard.names, id: \.self) { NameRow(name: $0) } }
          .onPreferenceChange(Names.self) { heard.heard.append($0) }
      }
    }
    let heard = Heard()
    let screen = TestScreen { NamesView(heard: heard) }
    screen.session.rest()
    #expect(screen.restingRows == 3)
    #expect(!screen.session.hasPendingChanges)
    heard.names = ["d", "a", "c"]
    screen.settle()
    #expect(heard.heard == [["a", "b", "c"], ["d", "a", "c"]])
    #expect(screen.restingRows == 2)
  }

  @Test func aRowFollowsItsObjectsWhileItRests() {
    @MainActor final class Door: ObservableObject {
      @Published var isOpen = false
      static var all: [Door] = []
      init() { Door.all.append(self) }
    }
    struct Knob: View {
      @State private var turns = 0
      var body: some View { Button("turned \(turns)") { turns += 1 } }
    }
    struct DoorRow: View {
      var body: some View { Leaf() }
      struct Leaf: View {
        @StateObject private var door = Door()
        var body: some View {
          HStack {
            if door.isOpen { Text("open") }
            Knob()
          }
        }
      }
    }
    let screen = TestScreen { List { ForEach(0..<2) { _ in DoorRow() } } }
    screen.tap("turned 0")
    screen.session.rest()
    screen.session.rest()
    #expect(screen.restingRows == 2)
    let row = screen.elements("turned 1", accepting: .press)
    Door.all[0].isOpen = true
    screen.settle()
    // Nothing is made anew of a row whose structure changes.
    #expect(screen.elements("turned 1", accepting: .press) == row)
    #expect(screen.words.filter { $0 == "open" }.count == 1)
    #expect(screen.restingRows == 1)
    #expect(screen.isAsDrawn)
    Door.all[0].isOpen = false
    screen.settle()
    #expect(!screen.words.contains("open"))
    #expect(Door.all.count == 2)
  }

  @Test func whatHasAppearedDoesSoOnce() {
    final class Seen { var appeared = 0 }
    struct RingRow: View {
      let seen: Seen
      let share: Double
      var body: some View { Ring(seen: seen, share: share) }
    }
    struct Ring: View {
      let seen: Seen
      let share: Double
      @State private var isShown = false
      var body: some View {
        HStack {
          Circle().trim(from: 0, to: isShown ? share : 0).stroke(.red).frame(width: 20, height: 20)
            .animation(.easeOut(duration: 0.8), value: isShown)
          Button("\(Int(share * 100)) %") {}
        }
        .onAppear {
          seen.appeared += 1
          isShown = true
        }
      }
    }
    final class Shares: ObservableObject { @Published var shares = [0.2, 0.4] }
    struct Rings: View {
      @ObservedObject var shares: Shares
      let seen: Seen
      var body: some View {
        List { ForEach(shares.shares.indices, id: \.self) { RingRow(seen: seen, share: shares.shares[$0]) } }
      }
    }
    let (shares, seen) = (Shares(), Seen())
    let screen = TestScreen { Rings(shares: shares, seen: seen) }
    for row in screen.tree.roots.flatMap(screen.tree.children) {
      for id in screen.tree.children(of: row) { screen.send(.visible, .bool(true), to: id) }
    }
    #expect(seen.appeared == 2)
    screen.session.rest()
    screen.session.rest()
    #expect(screen.restingRows == 2)
    shares.shares[1] = 0.6
    screen.tap("20 %")
    #expect(seen.appeared == 2)
    #expect(screen.restingRows == 0)
    #expect(screen.isAsDrawn)
  }

  @Test func rowsAtRestAppearAgainWithTheirPage() {
    final class Seen: ObservableObject {
      @Published var path: [Int] = []
      var appeared: [Int] = []
    }
    struct SeenRow: View {
      let seen: Seen
      let number: Int
      var body: some View { Word(seen: seen, number: number) }
      struct Word: View {
        let seen: Seen
        let number: Int
        var body: some View { VStack { Text("row") }.onAppear { seen.appeared.append(number) } }
      }
    }
    struct Pages: View {
      @ObservedObject var seen: Seen
      var body: some View {
        NavigationStack(path: $seen.path) {
          List { ForEach(0..<2) { SeenRow(seen: seen, number: $0) } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    func appeared(resting: Bool) -> [Int] {
      let seen = Seen()
      let screen = TestScreen { Pages(seen: seen) }
      for id in screen.allElements(accepting: .visible) { screen.send(.visible, .bool(true), to: id) }
      for path in [[], [7], []] {
        seen.path = path
        screen.settle()
        guard resting else { continue }
        for _ in 0..<2 { screen.session.rest() }
        #expect(screen.restingRows == (path.isEmpty ? 2 : 0))
      }
      return seen.appeared
    }
    #expect(appeared(resting: false) == [0, 1, 0, 1])
    #expect(appeared(resting: true) == [0, 1, 0, 1])
  }

  @Test func aViewThatDrawsOtherwiseThoughNothingWasToldIsDrawnAnew() {
    final class Silent { var isLong = false }
    struct SilentRow: View {
      let silent: Silent
      var body: some View {
        HStack {
          if silent.isLong { Text("long") }
          Button("press") {}
        }
      }
    }
    let silent = Silent()
    let screen = TestScreen { List { ForEach(0..<2) { _ in SilentRow(silent: silent) } } }
    screen.session.rest()
    silent.isLong = true
    screen.tap("press")
    #expect(screen.words.filter { $0 == "long" }.count == 1)
    #expect(screen.isAsDrawn)
    #expect(screen.tap("press"))
  }

  @Test(arguments: 1...12)
  func oldTreePlusPatchesIsTheFreshTree(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let shelf = shelf
    // What a row keeps for itself a fresh one does not know.
    let changesStates = seed.isMultiple(of: 2)
    for step in 0..<60 {
      switch Int.random(in: 0...5, using: &random) {
      case 0 where changesStates: screen.tap(Bool.random(using: &random) ? "off" : "on")
      case 1: screen.tap("open")
      default: for _ in 0...Int.random(in: 0...3, using: &random) { shelf.changeSomething(&random) }
      }
      if Bool.random(using: &random) { screen.settle() }
      screen.session.rest()
      screen.settle()
      guard screen.isAsDrawn else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)")
        return
      }
      guard !changesStates else { continue }
      let fresh = TestScreen { ShelfView(shelf: shelf) }
      guard screen.outline == fresh.outline else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)\n— fresh —\n\(fresh.outline)")
        return
      }
    }
  }

  @Test func nothingIsLeftOfASessionWithRowsAtRest() {
    weak var node: DrawingNode?
    weak var row: RestingHolder?
    do {
      let screen = TestScreen { [shelf] in ShelfView(shelf: shelf) }
      screen.session.rest()
      node = screen.session.graph.root
      row = screen.session.graph.restingRows.values.first
      // Looked at, a row is kept in mind.
      #expect(!screen.session.tree.roots.isEmpty)
      #expect(row != nil)
      screen.session.end()
    }
    #expect(node == nil)
    #expect(row == nil)
  }
}
