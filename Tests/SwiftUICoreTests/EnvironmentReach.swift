import Observation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct FlavourKey: EnvironmentKey { static var defaultValue: Flavour { Flavour(id: 0, name: "plain") } }

extension EnvironmentValues {
  fileprivate var flavour: Flavour {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

/// Two are equal by their identity alone, as models of apps often are.
private struct Flavour: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

@Observable
private final class Shop {
  var name: String
  init(_ name: String) { self.name = name }
}

/// Nothing comes to it from its parent but the environment.
private struct Card: View {
  var number = 0
  @Environment(\.flavour) private var flavour
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(Shop.self) private var shop: Shop?

  var body: some View { Text("\(number) \(flavour.name) \(scheme) \(size) \(shop?.name ?? "closed")") }
}

private struct SameCard: View, Equatable {
  let number: Int

  nonisolated static func == (one: Self, other: Self) -> Bool { one.number == other.number }

  var body: some View { Card(number: number) }
}

private struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { VStack { content }.padding() }
}

/// Changes everything in the environment at once, and hands on a view that was made before.
private struct Changing<Content: View>: View {
  let content: Content
  @State private var isSweet = false
  @State private var shop = Shop("old")

  var body: some View {
    VStack {
      Button("change") { isSweet.toggle() }
      Button("rename") { shop.name = "renamed" }
      content
    }
    .environment(\.flavour, Flavour(id: 1, name: isSweet ? "sweet" : "plain"))
    .environment(\.colorScheme, isSweet ? .dark : .light)
    .environment(\.dynamicTypeSize, isSweet ? .xxLarge : .large)
    .environment(isSweet ? Shop("new") : shop)
  }
}

/// A change of the environment reaches every view that reads it, however it is contained.
@MainActor @Suite struct EnvironmentReach {
  private static let tracks = [GridItem(.adaptive(minimum: 50))]

  private static let containers: [(name: String, view: AnyView)] = [
    ("grid of columns", AnyView(LazyVGrid(columns: tracks) { ForEach(0..<3) { Card(number: $0) } })),
    ("grid of rows", AnyView(LazyHGrid(rows: tracks) { ForEach(0..<3) { Card(number: $0) } })),
    ("lazy column", AnyView(LazyVStack { ForEach(0..<3) { Card(number: $0).padding() } })),
    ("scrolled", AnyView(ScrollView { LazyVGrid(columns: tracks) { ForEach(0..<3) { Card(number: $0).id($0) } } })),
    ("list", AnyView(List { Section("s") { ForEach(0..<3) { Card(number: $0) } } })),
    ("rows", AnyView(Grid { ForEach(0..<3) { row in GridRow { Card(number: row) } } })),
    (
      "nested",
      AnyView(LazyVGrid(columns: tracks) { ForEach(0..<2) { one in ForEach(0..<2) { Card(number: one * 10 + $0) } } })
    ),
    ("grouped", AnyView(LazyVGrid(columns: tracks) { Group { ForEach(0..<3) { Card(number: $0) } } })),
    ("erased", AnyView(LazyVGrid(columns: tracks) { ForEach(0..<3) { AnyView(Card(number: $0)) } })),
    ("equatable", AnyView(LazyVGrid(columns: tracks) { ForEach(0..<3) { SameCard(number: $0).equatable() } })),
    ("equatable and changed", AnyView(LazyVStack { ForEach(0..<3) { SameCard(number: $0).padding() } })),
    ("framed", AnyView(Framed { LazyVGrid(columns: tracks) { ForEach(0..<3) { n in Framed { Card(number: n) } } } })),
    ("taken apart", AnyView(Group(subviews: ForEach(0..<3) { Card(number: $0) }) { ForEach($0) { $0 } })),
    (
      "in a page",
      AnyView(NavigationStack { ScrollView { LazyVGrid(columns: tracks) { ForEach(0..<3) { Card(number: $0) } } } })
    ),
    ("measured", AnyView(GeometryReader { _ in LazyVGrid(columns: tracks) { ForEach(0..<3) { Card(number: $0) } } })),
    ("layered", AnyView(LazyVStack { ForEach(0..<3) { n in Color.red.overlay { Card(number: n) } } })),
  ]

  @Test(arguments: [HostTraits.Kind.test, .browser])
  func aChangeReachesEveryCard(kind: HostTraits.Kind) {
    for (name, view) in Self.containers {
      let screen = TestScreen(traits: HostTraits(kind: kind, locale: .init(identifier: "en_US"))) {
        Changing(content: view)
      }
      let cards = { screen.words.filter { $0.contains(" large ") || $0.contains(" xxLarge ") } }
      #expect(cards().count >= 3, "\(name)")
      for _ in 0..<2 {
        #expect(cards().allSatisfy { $0.hasSuffix(" plain light large old") }, "\(name): \(cards())")
        screen.tap("change")
        #expect(cards().allSatisfy { $0.hasSuffix(" sweet dark xxLarge new") }, "\(name): \(cards())")
        screen.tap("change")
      }
      screen.tap("rename")
      #expect(cards().allSatisfy { $0.hasSuffix(" plain light large renamed") }, "\(name): \(cards())")
      #expect(screen.misfits.isEmpty)
    }
  }

  @Test func aSchemeOfTheDeviceReachesEveryCard() {
    let screen = TestScreen { LazyVGrid(columns: Self.tracks) { ForEach(0..<3) { Card(number: $0) } } }
    screen.traits.appearance = .dark
    screen.settle()
    #expect(screen.words.count == 3)
    #expect(screen.words.allSatisfy { $0.contains(" dark ") })
  }

  /// A state whose new value is equal to the old one by the app's `==` is drawn as it is now.
  @Test func aStateThatIsEqualByItsIdentityIsDrawnAnew() {
    struct Taster: View {
      @State private var flavour = Flavour(id: 1, name: "plain")

      var body: some View {
        Button("sweeten") { flavour.name = "sweet" }
        Text(flavour.name)
      }
    }
    let screen = TestScreen { Taster() }
    screen.tap("sweeten")
    #expect(screen.words == ["sweeten", "sweet"])
  }

  /// A binding to a constant is another one where its value is.
  @Test func aConstantThatIsEqualByItsIdentityIsDrawnAnew() {
    struct Reader: View {
      @Binding var flavour: Flavour
      var body: some View { Text(flavour.name) }
    }
    struct Root: View {
      @State private var isSweet = false
      var body: some View {
        Button("sweeten") { isSweet = true }
        Reader(flavour: .constant(Flavour(id: 1, name: isSweet ? "sweet" : "plain")))
      }
    }
    let screen = TestScreen { Root() }
    screen.tap("sweeten")
    #expect(screen.words == ["sweeten", "sweet"])
  }

  @Test func noObjectHidesTheOneAbove() {
    struct Root: View {
      @State private var isClosed = false

      var body: some View {
        Button("close") { isClosed = true }
        LazyVGrid(columns: EnvironmentReach.tracks) { ForEach(0..<2) { Card(number: $0) } }
          .environment(isClosed ? nil : Shop("inner"))
          .environment(Shop("outer"))
      }
    }
    let screen = TestScreen { Root() }
    #expect(screen.words.last?.hasSuffix("inner") == true)
    screen.tap("close")
    #expect(screen.words.last?.hasSuffix("closed") == true)
  }

  /// What is made of the same is the same, whatever holds it: nothing below is evaluated again.
  @Test func theSameValueOfAProtocolsTypeChangesNothingBelow() {
    let environment = { (name: String) in
      var values = EnvironmentValues()
      values.taste = Taste(name: name, notes: ["\(name)"])
      return values
    }
    #expect(environment("sweet").isSame(as: environment("sweet")))
    #expect(!environment("sweet").isSame(as: environment("sour")))
  }
}

private protocol Tasting: Sendable {}

private struct Taste: Tasting, Equatable {
  var name: String
  var notes: [String]
}

private struct TasteKey: EnvironmentKey { static var defaultValue: (any Tasting)? { nil } }

extension EnvironmentValues {
  fileprivate var taste: (any Tasting)? {
    get { self[TasteKey.self] }
    set { self[TasteKey.self] = newValue }
  }
}
