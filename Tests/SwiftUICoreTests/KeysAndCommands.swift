import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

/// What views do on keys and on the commands that keys stand for.
@Suite @MainActor struct KeysAndCommands {
  private struct Maze: View {
    @State private var place = (x: 0, y: 0)
    @State private var isOpen = true
    @State private var typed = ""

    private func move(_ direction: MoveCommandDirection) {
      switch direction {
      case .up: place.y -= 1
      case .down: place.y += 1
      case .left: place.x -= 1
      case .right: place.x += 1
      }
    }

    var body: some View {
      Text("at \(place.x) \(place.y) typed \(typed) \(isOpen ? "open" : "closed")")
        .onMoveCommand { move($0) }
        .onExitCommand { isOpen = false }
        .onDeleteCommand { typed = String(typed.dropLast()) }
        .onKeyPress(characters: .letters) { (press: KeyPress) in
          typed += press.characters
          return .handled
        }
    }
  }

  @Test func keysMoveTypeDeleteAndLeave() {
    let screen = TestScreen { Maze() }
    for key in [KeyEquivalent.rightArrow, .rightArrow, .downArrow, .leftArrow, .upArrow, .upArrow] {
      #expect(screen.press(key))
    }
    #expect(screen.words.last == "at 1 -1 typed  open")
    for key in ["a", "b"] as [KeyEquivalent] { #expect(screen.press(key)) }
    #expect(screen.press(.delete) && screen.press(.escape))
    #expect(screen.words.last == "at 1 -1 typed a closed")
    #expect(!screen.press("7"))
  }

  @Test func aCommandWithoutAnActionHearsNothing() {
    let screen = TestScreen { Text("still").onMoveCommand(perform: nil).onExitCommand(perform: nil) }
    screen.press(.upArrow)
    screen.press(.escape)
    #expect(screen.words == ["still"])
  }

  @Test func aShortcutIsPressedByItsKeysAlone() {
    struct Counter: View {
      @State private var count = 0
      let modifiers: EventModifiers
      var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }.keyboardShortcut("a", modifiers: modifiers)
      }
    }
    let screen = TestScreen { Counter(modifiers: [.command, .shift]) }
    #expect(!screen.press("a") && !screen.press("a", modifiers: .command))
    #expect(screen.press("a", modifiers: [.shift, .command]))
    #expect(screen.words.first == "1")
  }

  @Test func whatIsCutIsTakenAwayAndPastedElsewhere() async throws {
    struct Shelf: View {
      @State private var names = ["Oak", "Elm"]
      @State private var pasted: [String] = []
      var body: some View {
        Text("shelf \(names.joined(separator: " "))").cuttable(for: String.self) {
          defer { names.removeFirst() }
          return [names[0]]
        }
        Text("pasted \(pasted.joined(separator: " "))").pasteDestination(for: String.self) {
          pasted += $0
        } validator: {
          $0.filter { $0.count == 3 }
        }
      }
    }
    let screen = TestScreen { Shelf() }
    screen.fire(.copy, .bool(true), at: "shelf ")
    try await screen.wait { screen.changes.contains("copy(\"Oak\")") }
    #expect(screen.words.first == "shelf Elm")
    // Copying takes nothing away.
    screen.fire(.copy, .bool(false), at: "shelf ")
    #expect(screen.words.first == "shelf Elm")
    screen.fire(.paste, .drop(DropReport(.dropped, items: [.text("Oak"), .text("Willow")])), at: "pasted ")
    try await screen.wait { screen.words.last == "pasted Oak" }
  }

  @Test func commandsOfTheClipboardGiveAndTakeProviders() async throws {
    struct Desk: View {
      @State private var log: [String] = []
      var body: some View {
        Text("log \(log.joined(separator: " "))")
          .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
          .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
          .onPasteCommand(of: [.plainText]) { providers in log.append("\(providers.count)") }
      }
    }
    let screen = TestScreen { Desk() }
    screen.fire(.copy, .bool(false), at: "log ")
    try await screen.wait { screen.changes.contains("copy(\"copied\")") }
    screen.fire(.copy, .bool(true), at: "log ")
    try await screen.wait { screen.changes.contains("copy(\"cut\")") }
    screen.fire(.paste, .drop(DropReport(.dropped, items: [.text("a"), .text("b")])), at: "log ")
    try await screen.wait { screen.words.first == "log 2" }
  }
}
