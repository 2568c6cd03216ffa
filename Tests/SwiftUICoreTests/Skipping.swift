import Combine
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A model of the old kind: nobody can tell what of it a view reads.
private final class Shop: ObservableObject {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var price: Int
    var note: Note
  }

  /// A reference within a value: changed in place, it stays the same object.
  final class Note {
    var text: String
    init(_ text: String) { self.text = text }
  }

  @Published var items: [Item] = (0..<12).map { Item(id: $0, name: "item \($0)", price: $0, note: Note("")) }
  @Published var marked: Set<Int> = []
  @Published var discount = 0
  private var next = 100

  func changeSomething(_ random: inout SeededNumbers) {
    let place = Int.random(in: 0..<max(items.count, 1), using: &random)
    switch Int.random(in: 0...9, using: &random) {
    case 0: discount = Int.random(in: 0...3, using: &random)
    case 1: marked.formSymmetricDifference([Int.random(in: 0...20, using: &random)])
    case 2: items.shuffle(using: &random)
    case 3: if items.count > 4 { items.remove(at: place) }
    case 4:
      items.insert(Item(id: next, name: "item \(next)", price: next % 7, note: Note("")), at: place)
      next += 1
    case 5:
      items[place].note.text = "note \(Int.random(in: 0...9, using: &random))"
      objectWillChange.send()
    default: items[place].price = Int.random(in: 0...9, using: &random)
    }
  }
}

private struct Card<Content: View>: View {
  let title: String
  let content: () -> Content

  init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    Text(title)
    content()
  }
}

private struct PriceTag: View {
  let price: Int
  @Environment(\.lineLimit) private var limit
  @State private var presses = 0

  var body: some View { Button("\(price) \(limit ?? 0) \(presses)") { presses += 1 } }
}

/// Two are equal by their identity alone.
private struct Season: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

private struct SeasonKey: EnvironmentKey { static var defaultValue: Season { Season(id: 0, name: "none") } }

extension EnvironmentValues {
  fileprivate var season: Season {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

private struct Seasonal: View {
  let number: Int
  @Environment(\.season) private var season

  var body: some View { Text("\(number) in \(season.name)") }
}

private struct Noted: View {
  let item: Shop.Item
  @EnvironmentObject var shop: Shop

  var body: some View { Text("\(item.note.text) \(shop.discount)") }
}

private struct ShopView: View {
  @ObservedObject var shop: Shop
  @State private var selected: Int? = 1
  @State private var isWide = false

  var body: some View {
    Button("wide") { isWide.toggle() }
    List(selection: $selected) {
      ForEach(shop.items) { item in
        HStack {
          Text(shop.marked.contains(item.id) ? "marked" : "plain")
          PriceTag(price: item.price)
          Noted(item: item)
          if let selected, selected == item.id % 4 { Text("selected") }
        }
        .lineLimit(isWide ? 2 : nil)
      }
      .onDelete { shop.items.remove(atOffsets: $0) }
    }
    Card("total \(shop.items.count)") {
      Text("sum \(shop.items.map(\.price).reduce(0, +) - shop.discount)")
      ForEach(shop.items.prefix(3)) { Text($0.name) }
    }
    LazyVStack { ForEach($shop.items) { $item in PriceTag(price: item.price) } }
      .environmentObject(shop)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
      ForEach(0..<3) { Seasonal(number: $0).padding() }
    }
    .environment(\.season, Season(id: 1, name: "\(shop.discount)"))
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct Skipping {
  /// What is skipped must never be seen: the same app, every body of which is evaluated, draws the same.
  @Test(arguments: 1...3)
  func neverShowsWhatIsStale(seed: Int) async {
    var random = SeededNumbers(seed: UInt64(seed))
    let shop = Shop()
    let traits = HostTraits(kind: .test, locale: .init(identifier: "en_US"))
    let screen = TestScreen(traits: traits) { ShopView(shop: shop).environmentObject(shop) }
    let thorough = TestScreen(traits: traits, skipsUnchanged: false) { ShopView(shop: shop).environmentObject(shop) }
    for step in 0..<60 {
      await Task.yield()
      for _ in 0...Int.random(in: 0...2, using: &random) { shop.changeSomething(&random) }
      if Int.random(in: 0...5, using: &random) == 0 {
        for each in [screen, thorough] { each.tap("wide") }
      }
      if Int.random(in: 0...3, using: &random) == 0 {
        let place = Int.random(in: 0..<6, using: &random)
        for each in [screen, thorough] {
          let buttons = each.elements(" 0 ", accepting: .press)
          if buttons.indices.contains(place) { each.send(.press, to: buttons[place]) }
        }
      }
      screen.settle()
      thorough.settle()
      guard screen.outline == thorough.outline else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)\n— thorough —\n\(thorough.outline)")
        return
      }
    }
  }

  /// Of many rows, only the body of the row that changed is evaluated.
  @Test func ofManyRowsOnlyTheChangedOneIsEvaluated() {
    final class Count { var bodies = 0 }
    struct Row: View {
      let number: Int
      let text: String
      let count: Count
      var body: some View {
        count.bodies += 1
        return Text("\(number) \(text)")
      }
    }
    struct Rows: View {
      @ObservedObject var shop: Shop
      let count: Count
      var body: some View {
        List(shop.items) { item in Row(number: item.price, text: item.name, count: count) }
      }
    }
    let (shop, count) = (Shop(), Count())
    let screen = TestScreen { Rows(shop: shop, count: count) }
    #expect(count.bodies == 12)
    shop.items[5].price = 77
    screen.settle()
    #expect(count.bodies == 13)
    #expect(screen.words.contains("77 item 5"))
  }
}
