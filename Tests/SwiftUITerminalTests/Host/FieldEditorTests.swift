import CombineTesting
import Testing
@testable import SwiftUITerminal

@Suite struct FieldEditorTests {
  private static func editor(_ text: String, multiline: Bool = false) -> FieldEditor {
    let caret = text.firstIndex(of: "|").map { text.distance(from: text.startIndex, to: $0) } ?? text.count
    return FieldEditor(
      ScreenState.Editing(text: text.replacing("|", with: ""), caret: caret), isMultiline: multiline)
  }

  private static func shown(_ editor: FieldEditor) -> String {
    var characters = editor.characters
    characters.insert("|", at: editor.caret)
    return String(characters)
  }

  @Test(
    arguments: [
      ("ab|", .character("c"), [], "abc|"), ("a|b", .space, [], "a |b"), ("a|b", .backspace, [], "|b"),
      ("|ab", .backspace, [], "|ab"), ("a|b", .delete, [], "a|"), ("ab|", .left, [], "a|b"), ("|ab", .left, [], "|ab"),
      ("one two|", .left, .control, "one |two"), ("|one two", .right, .alt, "one| two"), ("a|b", .home, [], "|ab"),
      ("a|b", .end, [], "ab|"), ("one two|", .character("w"), .control, "one |"),
      ("one| two", .character("k"), .control, "one|"),
      ("one| two", .character("u"), .control, "| two"), ("ab|", .character("a"), .control, "|ab"),
      ("one two|", .backspace, .alt, "one |"), ("one |two", .character("d"), .alt, "one |"),
      ("e|x", .character("\u{301}"), [], "e\u{301}|x"),
      ("👩‍👩‍👧|", .backspace, [], "|"),
    ] as [(String, TerminalInput.Key, TerminalInput.Modifiers, String)])
  func aKeyDoesWhatItDoesEverywhere(
    text: String, key: TerminalInput.Key, modifiers: TerminalInput.Modifiers, result: String
  ) {
    var editor = Self.editor(text)
    #expect(editor.press(key, modifiers) != .ignored)
    #expect(Self.shown(editor) == result)
  }

  @Test func linesArePartOfALongText() {
    var editor = Self.editor("one\ntwo|", multiline: true)
    #expect(editor.press(.up, []) == .moved)
    #expect(Self.shown(editor) == "one|\ntwo")
    #expect(editor.press(.enter, []) == .changed)
    #expect(Self.shown(editor) == "one\n|\ntwo")
    #expect(editor.press(.enter, .control) == .submitted)
    var line = Self.editor("a|")
    #expect(line.insert("b\nc") == .changed)
    #expect(Self.shown(line) == "ab c|")
    #expect(line.press(.enter, []) == .submitted)
    #expect(line.press(.up, []) == .ignored)
  }

  @Test func noKeysLeaveTheCaretOutside() {
    var random = SeededGenerator(seed: 4)
    let keys: [TerminalInput.Key] = [
      .left, .right, .home, .end, .up, .down, .backspace, .delete, .enter, .space, .character("x"),
      .character("\u{301}"), .character("👧"), .character("\u{200D}"), .character("w"), .character("k"), .character("日"),
    ]
    for isMultiline in [true, false] {
      var editor = Self.editor("", multiline: isMultiline)
      for _ in 0..<300 {
        let modifiers = TerminalInput.Modifiers(rawValue: [0, 0, 0, 2, 4][Int(random.next() % 5)])
        _ = editor.press(keys[Int(random.next() % UInt64(keys.count))], modifiers)
        #expect((0...editor.characters.count).contains(editor.caret))
        #expect(Array(editor.editing.text) == editor.characters)
      }
    }
  }
}
