import Combine
import Observation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A model of which rows written inline read what the graph cannot follow.
private final class Shelf: ObservableObject {
  /// Equal to another with the same number, whatever else it says.
  struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var isRead = false
    var remark = Remark()

    static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Changed in place, it stays the same object.
  final class Remark { var text = "" }

  @Published var books = (0..<8).map { Book(id: $0, title: "book \($0)") }
  @Published var marked: Set<Int> = []
  @Published var discount = 0
  /// Announced by nobody.
  var footnote = 0
  var opened: [String] = []

  func changeSomething(_ random: inout SeededNumbers) {
    let place = Int.random(in: 0..<books.count, using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: discount += 1
    case 1: marked.formSymmetricDifference([place])
    case 2: books.shuffle(using: &random)
    case 3: books[place].isRead.toggle()
    case 4:
      books[place].remark.text = "remark \(Int.random(in: 0...9, using: &random))"
      objectWillChange.send()
    case 5:
      footnote += 1
      objectWillChange.send()
    default: books[place].title = "title \(Int.random(in: 0...99, using: &random))"
    }
  }
}

@Observable
private final class Lamp {
  var isOn = false
}

/// Rows of every kind of part, read from every kind of place.
private struct ShelfView: View {
  @ObservedObject var shelf: Shelf
  let lamp: Lamp
  @State private var chosen = 0
  @State private var isWide = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let first = shelf.books.first?.id ?? 0
    let limit = isWide ? 2 : nil
    Button("choose") { chosen = (chosen + 1) % 8 }
    Button("wide") { isWide.toggle() }
    NavigationStack {
      List {
        ForEach(shelf.books) { book in
          NavigationLink {
            Text("page of \(book.title) at \(shelf.discount)")
          } label: {
            HStack(spacing: book.isRead ? 4 : nil) {
              Button("open") { shelf.opened.append(book.title) }
              Text("\(book.title) \(shelf.marked.contains(book.id) ? "marked" : "plain")").font(.headline)
              Text(verbatim: "\(book.remark.text) \(shelf.footnote)").lineLimit(limit)
              if book.id == chosen { Text("chosen").bold() } else { Image(systemName: "circle") }
              if lamp.isOn { Text(isEnabled ? "lit" : "dim") }
              Text("first").opacity(book.id == first ? 1 : 0.5)
            }
          }
          .tag(book)
        }
        ForEach($shelf.books) { $book in Toggle("read", isOn: $book.isRead) }
        ForEach(shelf.books) { book in
          NavigationLink(value: book) { Text(book.title) }.environment(\.lineLimit, shelf.discount)
        }
        ForEach(0..<2) { _ in GeometryReader { _ in Text("discount \(shelf.discount)") } }
      }
      .navigationDestination(for: Shelf.Book.self) { Text("value \($0.title)") }
    }
    .lineLimit(limit)
  }
}

private struct Frame<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

extension EnvironmentValues {
  fileprivate struct PassingsKey: EnvironmentKey { static var defaultValue: Passings? { nil } }

  /// Set whenever a row is brought up to date, so that it can be counted.
  fileprivate var passings: Passings? {
    get { self[PassingsKey.self] }
    set {
      newValue?.count += 1
      self[PassingsKey.self] = newValue
    }
  }
}

private final class Passings: @unchecked Sendable {
  var count = 0
}

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct InlineRows {
  /// The same app, every part of which is brought up to date each time, draws the same.
  @Test(arguments: 1...4)
  func neverShowWhatIsStale(seed: Int) async {
    var random = SeededNumbers(seed: UInt64(seed))
    let (shelf, lamp) = (Shelf(), Lamp())
    let traits = HostTraits(kind: .test, locale: .init(identifier: "en_US"))
    let screen = TestScreen(traits: traits) { ShelfView(shelf: shelf, lamp: lamp) }
    let thorough = TestScreen(traits: traits, skipsUnchanged: false) { ShelfView(shelf: shelf, lamp: lamp) }
    for step in 0..<60 {
      await Task.yield()
      for _ in 0...Int.random(in: 0...2, using: &random) { shelf.changeSomething(&random) }
      if Int.random(in: 0...4, using: &random) == 0 { lamp.isOn.toggle() }
      let button = ["choose", "wide", ""][Int.random(in: 0...2, using: &random)]
      if !button.isEmpty { for each in [screen, thorough] { each.tap(button) } }
      screen.settle()
      thorough.settle()
      guard screen.outline == thorough.outline, screen.misfits.isEmpty else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)\n— thorough —\n\(thorough.outline)")
        return
      }
      // What a row does is what its book is now, not what it was when the row was last drawn anew.
      let place = Int.random(in: 0..<8, using: &random)
      shelf.opened = []
      for each in [screen, thorough] { each.send(.press, to: each.elements("open", accepting: .press)[place]) }
      #expect(shelf.opened == [String](repeating: shelf.books[place].title, count: 2), "seed \(seed), step \(step)")
    }
  }

  /// Rows of parts that are alike are left alone; the one that changed is not.
  @Test func ofManyRowsOnlyTheChangedOneIsBroughtUpToDate() {
    struct Rows: View {
      @ObservedObject var shelf: Shelf
      let passings: Passings

      var body: some View {
        NavigationStack {
          List(shelf.books) { book in
            NavigationLink(destination: Text("page \(book.id)")) {
              HStack {
                Text("\(book.title) of \(book.id)").font(.headline).foregroundColor(.red).lineLimit(2)
                Image(systemName: "star.fill").padding(4)
                if book.isRead { Text("read") }
              }
            }
            .environment(\.passings, passings)
          }
        }
      }
    }
    let (shelf, passings) = (Shelf(), Passings())
    let screen = TestScreen { Rows(shelf: shelf, passings: passings) }
    shelf.books[1].title = "first change"
    screen.settle()
    passings.count = 0
    shelf.books[3].title = "changed"
    shelf.books[5].isRead = true
    screen.settle()
    #expect(passings.count == 2)
    #expect(screen.words.contains("changed of 3"))
    #expect(screen.words.contains("read"))
    shelf.objectWillChange.send()
    screen.settle()
    #expect(passings.count == 2)
  }

  /// A closure that has taken nothing along but a model is one word, and the same word each time.
  @Test func closuresOfOneModelAreNotTakenForUnchanged() {
    struct Framed: View {
      @ObservedObject var shelf: Shelf
      var body: some View {
        Frame { Text("framed \(shelf.discount) \(shelf.footnote)") }
        ForEach(0..<2) { row in Text("row \(row) \(shelf.footnote)") }
        ForEach(0..<2) { _ in Frame { Text("inner \(shelf.footnote)") } }
      }
    }
    let shelf = Shelf()
    let screen = TestScreen { Framed(shelf: shelf) }
    for round in 1...3 {
      shelf.footnote = round
      shelf.discount = round * 10
      screen.settle()
      #expect(
        screen.words == [
          "framed \(round * 10) \(round)", "row 0 \(round)", "row 1 \(round)", "inner \(round)", "inner \(round)",
        ])
    }
  }

  /// A page that a row's link has opened follows what its destination reads.
  @Test func anOpenedPageFollowsItsRow() {
    struct Linked: View {
      @ObservedObject var shelf: Shelf
      var body: some View {
        NavigationStack {
          List(0..<3) { row in
            NavigationLink {
              Text("page \(row) \(shelf.footnote)")
            } label: {
              Text("row \(row)")
            }
          }
        }
      }
    }
    let shelf = Shelf()
    let screen = TestScreen { Linked(shelf: shelf) }
    for round in 1...2 {
      shelf.footnote = round
      shelf.objectWillChange.send()
      screen.settle()
    }
    screen.tap("row 1")
    #expect(screen.words.contains("page 1 2"))
    for round in 3...5 {
      shelf.footnote = round
      shelf.objectWillChange.send()
      screen.settle()
      #expect(screen.words.contains("page 1 \(round)"), "\(screen.words)")
    }
  }

  /// A value that calls itself equal may still lead elsewhere.
  @Test func aLinkLeadsToTheBookAsItIsNow() {
    struct Linked: View {
      @ObservedObject var shelf: Shelf
      var body: some View {
        NavigationStack {
          List(shelf.books) { book in NavigationLink(value: book) { Text("number \(book.id)") } }
            .navigationDestination(for: Shelf.Book.self) { Text("value \($0.title)") }
        }
      }
    }
    let shelf = Shelf()
    let screen = TestScreen { Linked(shelf: shelf) }
    for title in ["once", "twice", "thrice"] {
      shelf.books[2].title = title
      screen.settle()
    }
    screen.tap("number 2")
    #expect(screen.words.contains("value thrice"), "\(screen.words)")
  }
}
