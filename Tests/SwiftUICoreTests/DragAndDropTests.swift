import Foundation
import SwiftUITesting
import Testing
import UIKit

@testable import SwiftUICore

private struct Tree: Codable, Equatable, Transferable {
  var name: String
  var height = 3

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.tree"))
    ProxyRepresentation(exporting: \.name)
  }
}

@MainActor
private final class Seen {
  var words: [String] = []
  var targeted: [Bool] = []
}

/// What is carried from one view to another, without a host that draws it.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct DragAndDropTests {
  private func put(
    _ source: String, on target: String, at location: Point = Point(x: 5, y: 6), in screen: TestScreen
  ) throws {
    let place = try #require(screen.element(target, accepting: .drop))
    #expect(screen.fire(.carry, .bool(true), at: source))
    screen.send(.drop, .drop(DropReport(.entered, location: location, isOwn: true)), to: place)
    screen.send(.drop, .drop(DropReport(.dropped, location: location, isOwn: true)), to: place)
    screen.fire(.carry, .bool(false), at: source)
  }

  @Test func aValueIsHandedToTheViewThatItIsDroppedOn() throws {
    let seen = Seen()
    let screen = TestScreen {
      Text("ash").draggable(Tree(name: "Ash"))
      Text("garden").dropDestination(for: Tree.self) { trees, place in
        seen.words.append("\(trees.map(\.name)) at \(place.x) \(place.y)")
        return true
      } isTargeted: {
        seen.targeted.append($0)
      }
    }
    try put("ash", on: "garden", in: screen)
    #expect(seen.words == ["[\"Ash\"] at 5.0 6.0"])
    #expect(seen.targeted == [true, false])
    #expect(screen.misfits.isEmpty)
  }

  @Test func whatATypeIsWrittenAsCanBeDroppedToo() async throws {
    let seen = Seen()
    let screen = TestScreen {
      Text("ash").draggable(Tree(name: "Ash"))
      Text("names").dropDestination(for: String.self) { names, _ in
        seen.words += names
        return true
      }
      Text("numbers").dropDestination(for: Image.self) { _, _ in
        seen.words.append("a picture")
        return true
      } isTargeted: {
        seen.targeted.append($0)
      }
    }
    try put("ash", on: "numbers", in: screen)
    try put("ash", on: "names", in: screen)
    try await screen.wait { seen.words == ["Ash"] }
    #expect(seen.targeted.isEmpty)
  }

  @Test func textsAndAddressesComeFromOutside() async throws {
    let seen = Seen()
    let screen = TestScreen {
      Text("words").dropDestination(for: String.self) { words, _ in
        seen.words += words
        return true
      }
      Text("links").dropDestination(for: URL.self) { links, _ in
        seen.words += links.map { "<\($0.absoluteString)>" }
        return true
      }
    }
    func bring(_ item: DropReport.Item, to name: String) {
      screen.fire(.drop, .drop(DropReport(.dropped, items: [item])), at: name)
    }
    bring(.text("hello"), to: "words")
    try await screen.wait { seen.words == ["hello"] }
    bring(.address("https://example.org/a"), to: "links")
    try await screen.wait { seen.words.last == "<https://example.org/a>" }
    bring(.text("no address"), to: "links")
    bring(.address("https://example.org/b"), to: "words")
    try await screen.wait { seen.words.last == "https://example.org/b" }
    #expect(seen.words.count == 3)
  }

  @Test func filesComeAsDataAndAsAddresses() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dropped-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("note.txt")
    try Data("from a file".utf8).write(to: file)
    let seen = Seen()
    let screen = TestScreen {
      Text("data").dropDestination(for: Data.self) { found, _ in
        seen.words += found.map { String(decoding: $0, as: UTF8.self) }
        return true
      }
      Text("text").dropDestination(for: String.self) { found, _ in
        seen.words += found
        return true
      }
      Text("places").dropDestination(for: URL.self) { found, _ in
        seen.words += found.map(\.lastPathComponent)
        return true
      }
    }
    for (name, expected) in [("data", "from a file"), ("text", "from a file"), ("places", "note.txt")] {
      seen.words = []
      screen.fire(.drop, .drop(DropReport(.dropped, items: [.file(HostFile(url: file))])), at: name)
      try await screen.wait(for: 5) { seen.words == [expected] }
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// The usual way to put pictures of a grid in order: what comes over another takes its place.
  private struct Shelf: View {
    @State private var names = ["a", "b", "c"]
    @State private var carried: String?

    var body: some View {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            carried = name
            return NSItemProvider(object: name as NSString)
          }
          .onDrop(of: [.text], delegate: Place(name: name, names: $names, carried: $carried))
      }
      Text("now \(names.joined()) \(carried ?? "-")")
    }

    private struct Place: DropDelegate {
      let name: String
      @Binding var names: [String]
      @Binding var carried: String?

      func dropEntered(info: DropInfo) {
        guard let carried, carried != name, let from = names.firstIndex(of: carried),
          let to = names.firstIndex(of: name)
        else { return }
        names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
      }

      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

      func performDrop(info: DropInfo) -> Bool {
        carried = nil
        return info.hasItemsConforming(to: [.text])
      }
    }
  }

  @Test func aDelegatePutsThingsInOrderWhileTheyAreCarried() throws {
    let screen = TestScreen { Shelf() }
    let place = try #require(screen.element("c", accepting: .drop))
    screen.fire(.carry, .bool(true), at: "a")
    #expect(screen.outline.contains("now abc a"))
    screen.send(.drop, .drop(DropReport(.entered, isOwn: true)), to: place)
    #expect(screen.outline.contains("now bca a"))
    screen.send(.drop, .drop(DropReport(.dropped, isOwn: true)), to: place)
    #expect(screen.outline.contains("now bca -"))
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c", "d"]
    var isFixed = ""

    var body: some View {
      List {
        Text("head")
        ForEach(names, id: \.self) { Text($0).moveDisabled($0 == isFixed) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: String.self) { words, place in names.insert(contentsOf: words, at: place) }
      }
      Text("now \(names.joined())").draggable("x")
    }
  }

  @Test(arguments: [(0, 2, "bcad"), (0, 99, "bcda"), (3, -2, "adbc"), (3, -99, "dabc"), (1, 0, "abcd"), (1, 1, "acbd")])
  func aRowIsPutElsewhere(row: Int, distance: Int, expected: String) {
    let screen = TestScreen { Rows() }
    let rows = screen.allElements(accepting: .move)
    #expect(rows.count == 4, "not the first, which is none of the moved ones")
    screen.send(.move, .index(distance), to: rows[row])
    #expect(screen.outline.contains("now \(expected)"))
  }

  @Test func numbersFromOutsideMoveNoFurtherThanTheEnd() {
    let screen = TestScreen { Rows() }
    let rows = screen.allElements(accepting: .move)
    screen.send(.move, .index(.max), to: rows[1])
    screen.send(.move, .index(.min), to: rows[2])
    #expect(screen.outline.contains("now cadb"))
  }

  @Test func aRowThatMayNotMoveIsNotOffered() {
    #expect(TestScreen { Rows(isFixed: "b") }.allElements(accepting: .move).count == 3)
  }

  @Test func thingsAreDroppedBetweenRows() async {
    let screen = TestScreen { Rows() }
    let row = screen.allElements(accepting: .move)[1]
    func drop(at height: Double) {
      screen.fire(.carry, .bool(true), at: "now ")
      let report = DropReport(
        .dropped, location: Point(x: 1, y: height), size: Size(width: 100, height: 40), isOwn: true)
      screen.send(.drop, .drop(report), to: row)
    }
    drop(at: 30)
    #expect(screen.outline.contains("now abxcd"))
    drop(at: 3)
    #expect(screen.outline.contains("now axbxcd"))
  }

  @Test func whatIsCopiedHereIsPastedAsItIs() async throws {
    let seen = Seen()
    let screen = TestScreen {
      Text("tree").copyable([Tree(name: "Oak", height: 9)])
      Text("here").pasteDestination(for: Tree.self) { seen.words += $0.map { "\($0.name) \($0.height)" } }
      Text("words").pasteDestination(for: String.self) { seen.words += $0 }
    }
    screen.fire(.copy, .bool(false), at: "tree")
    try await screen.wait { screen.changes.contains("copy(\"Oak\")") }
    screen.fire(.paste, .drop(DropReport(.dropped, items: [.text("Oak")])), at: "here")
    try await screen.wait { seen.words == ["Oak 9"] }
    // Something else has been copied elsewhere since.
    screen.fire(.paste, .drop(DropReport(.dropped, items: [.text("Elm")])), at: "words")
    try await screen.wait { seen.words.last == "Elm" }
  }

  @Test func eachSessionHasAClipboardOfItsOwn() {
    struct Copier: View {
      let word: String
      var body: some View {
        Button("copy") { UIPasteboard.general.string = word }
        PasteButton(payloadType: String.self) { pasted = $0.joined() }
        Text("pasted \(pasted)")
      }
      @State private var pasted = "nothing"
    }
    let (one, other) = (TestScreen { Copier(word: "one") }, TestScreen { Copier(word: "other") })
    one.tap("copy")
    #expect(one.changes.contains("copy(\"one\")") && other.changes.isEmpty)
    other.tap("Paste")
    #expect(other.outline.contains("pasted nothing"))
  }
}
