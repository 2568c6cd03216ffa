import Combine
import Foundation
import Testing

@testable import SwiftUICore

private struct Mixed: View {
  let flag: Bool
  let name: String
  let number: Int32
  let ratio: Double?
  let list: [Int]
  let pair: (UInt8, Int64)
  @State private var state = 7
  @Environment(\.locale) private var locale
  @Binding var bound: String
  let act: () -> Void
  let transform: (Int) throws -> String
  let last: UInt8
  var body: some View { EmptyView() }
}

private struct Wrapper<Content: View>: View {
  @FocusState private var hasFocus: Bool
  let title: Text
  let content: Content
  let style: Font?
  var body: some View { content }
}

private final class Model: ObservableObject { @Published var value = 1 }

private struct Observing: View {
  @ObservedObject var model: Model
  @StateObject private var own = Model()
  @EnvironmentObject private var shared: Model
  @AppStorage("field-offsets") private var stored = 3
  @GestureState private var drag = CGSize.zero
  @Namespace private var space
  let choice: HorizontalAlignment
  var body: some View { EmptyView() }
}

private protocol Erased {}
private struct Small: Erased { let number: Int8 }
private struct Hiding: View {
  let erased: any Erased
  @State var state = 1
  var body: some View { EmptyView() }
}

/// Answers mirrors with something else than it holds.
private nonisolated struct Pretending: CustomReflectable {
  let one: Int
  let two: Int
  var customMirror: Mirror { Mirror(self, children: ["two": two, "one": one], displayStyle: .struct) }
}

@MainActor
@Suite struct FieldOffsets {
  private func expectSame<Value>(_ value: Value) {
    let fast = TypeLayout.fields(of: Value.self)
    #expect(!fast.isEmpty)
    #expect(MirroredFields.of(value) == fast, "\(Value.self)")
  }

  @Test func aMirrorFindsTheSameFieldsAsTheStandardLibrary() {
    expectSame(
      Mixed(
        flag: true, name: "a name that does not fit into a word", number: 3, ratio: 0.5, list: [1, 2], pair: (1, 2),
        bound: .constant("x"), act: {}, transform: { "\($0)" }, last: 9))
    expectSame(
      Wrapper(
        title: Text("title"), content: HStack { Text("one").bold().padding() }, style: .headline))
    expectSame(Wrapper(title: Text("title"), content: Spacer(minLength: nil), style: nil))
    expectSame(Observing(model: Model(), choice: .leading))
    expectSame(Hiding(erased: Small(number: 1)))
    expectSame(Text("text"))
    expectSame((Text("a"), 3 as UInt8, Spacer()))
  }

  @Test func whatAMirrorCannotTellIsNotGuessed() {
    #expect(MirroredFields.of(Pretending(one: 1, two: 2)) == nil)
    #expect(MirroredFields.of(3) == nil)
    #expect(MirroredFields.of(Model()) == nil)
  }

  @Test func aLayoutFromAMirrorLinksTheSameProperties() throws {
    let view = Observing(model: Model(), choice: .center)
    let fields = try #require(MirroredFields.of(view))
    let mirrored = TypeLayout(Observing.self, fields)
    let fast = TypeLayout(Observing.self, TypeLayout.fields(of: Observing.self))
    #expect(mirrored.links.map(\.offset) == fast.links.map(\.offset))
    #expect(mirrored.links.count == 6)
    #expect(mirrored.areAlike(view, view))
    #expect(!mirrored.areAlike(view, Observing(model: Model(), choice: .center)))
  }

  @Test func optionalsOfWhatIsNotEquatableAreComparedByTheirValues() {
    struct Plain { let text: String }
    struct Holder { let plain: Plain?; let act: (() -> Void)? }
    let act = {}
    #expect(ValueComparison.areAlike(Holder(plain: nil, act: nil), Holder(plain: nil, act: nil)))
    #expect(
      ValueComparison.areAlike(Holder(plain: Plain(text: "a"), act: nil), Holder(plain: Plain(text: "a"), act: nil)))
    #expect(
      !ValueComparison.areAlike(Holder(plain: Plain(text: "a"), act: nil), Holder(plain: Plain(text: "b"), act: nil)))
    #expect(!ValueComparison.areAlike(Holder(plain: nil, act: nil), Holder(plain: Plain(text: "b"), act: nil)))
    #expect(!ValueComparison.areAlike(Holder(plain: nil, act: act), Holder(plain: nil, act: nil)))
    struct Erasing { let error: (any Error)?; let type: (any Error.Type)?; let several: (any Equatable & Sendable)? }
    let none = Erasing(error: nil, type: nil, several: nil)
    #expect(ValueComparison.areAlike(none, none))
    #expect(!ValueComparison.areAlike(Erasing(error: CancellationError(), type: nil, several: nil), none))
    let some = Erasing(error: CancellationError(), type: CancellationError.self, several: 1)
    #expect(!ValueComparison.areAlike(some, some), "what is in a protocol's type is not compared")
  }
}

@MainActor
@Suite struct DrawnTables {
  @Test func findsWhatIsInItAfterAnyChanges() {
    let graph = Graph(traits: HostTraits(kind: .test), skipsUnchanged: true)
    var random = SeededNumbers(seed: 4)
    var table = DrawnTable()
    var known: [NodeID: (node: DrawingNode, parent: NodeID)] = [:]
    for _ in 0..<6000 {
      if known.isEmpty || Int.random(in: 0...9, using: &random) < 5 {
        // Identities are counted up, with holes.
        for _ in 0..<Int.random(in: 0...3, using: &random) { _ = graph.makeID() }
        let node = DrawingNode(ViewInputs(parent: graph.root, environment: EnvironmentValues()))
        let parent = NodeID(rawValue: UInt64.random(in: 0...99, using: &random))
        known[node.id] = (node, parent)
        table.insert(node, parent: parent)
      } else if let id = known.keys.sorted().randomElement(using: &random) {
        known[id] = nil
        table.remove(id)
        table.remove(id)
      }
    }
    #expect(table.count == known.count)
    for (id, entry) in known {
      #expect(table.node(id) === entry.node)
      #expect(table.parent(id) == entry.parent)
    }
    for raw in 0..<20_000 where known[NodeID(rawValue: UInt64(raw))] == nil {
      #expect(table.node(NodeID(rawValue: UInt64(raw))) == nil)
    }
  }
}

@Suite struct TypeModules {
  private struct Inner<Content> { struct Deep {} }

  /// The beginning of the name that the standard library writes out is the other way to know it.
  @Test(
    arguments: [
      (Int.self, "Swift"), (String?.self, "Swift"), ([Observing].self, "Swift"), (Observing.self, "SwiftUICoreTests"),
      (Inner<Int>.Deep.self, "SwiftUICoreTests"), (ModifiedContent<Text, Observing>.self, "SwiftUICore"),
      (Text.self, "SwiftUICore"), (Date.self, "FoundationEssentials"), (CGFloat.self, "Foundation"),
    ] as [(Any.Type, String)])
  func aTypesModuleIsTheBeginningOfItsName(type: Any.Type, module: String) {
    #expect(TypeModule.name(of: type) == module && _typeName(type).hasPrefix(module + "."))
  }

  @Test func whatIsNeitherStructNorEnumHasNone() {
    for type: Any.Type in [(Int, Int).self, (() -> Void).self, (any Error).self, Model.self, Int.Type.self] {
      #expect(TypeModule.name(of: type) == nil)
    }
  }
}
