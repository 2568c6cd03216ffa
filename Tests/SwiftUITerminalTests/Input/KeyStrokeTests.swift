import Testing

@testable import SwiftUITerminal

@Suite struct KeyStrokeTests {
  @Test func keysAreReadAsTheyAreWritten() {
    #expect(KeyStroke("J") == KeyStroke(.character("J")))
    #expect(KeyStroke("ctrl+n") == KeyStroke(.character("n"), .control))
    #expect(KeyStroke("Alt+Enter") == KeyStroke(.enter, .alt))
    #expect(KeyStroke("F5") == KeyStroke(.function(5)))
    #expect(KeyStroke("f") == KeyStroke(.character("f")))
    #expect(KeyStroke("pagedown") == KeyStroke(.pageDown))
    #expect(KeyStroke("+") == KeyStroke(.character("+")))
    for wrong in ["", " ", "ctrl+", "F13", "jj", "hyper+x"] { #expect(KeyStroke(wrong) == nil, "\(wrong)") }
  }

  @Test func aKeyHasOneNameInSettingsAndInShortcuts() {
    let keys: [TerminalInput.Key] = [
      .enter, .escape, .tab, .backspace, .delete, .space, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .insert, .function(12), .character("J"),
    ]
    for key in keys {
      let name = KeyNames.name(of: key)
      #expect(name.flatMap { KeyStroke($0) } == KeyStroke(key))
    }
    #expect(ShortcutKeys.names(.up, .control) == ["control+arrowup", "meta+arrowup"])
    #expect(ShortcutKeys.names(.escape, []) == ["escape"])
  }

  @Test func aMacroIsKeysWithSpacesBetweenThem() {
    #expect(KeyStroke.keys("j  Enter") == [KeyStroke(.character("j")), KeyStroke(.enter)])
    #expect(KeyStroke.keys("j nonsense") == nil)
    #expect(KeyStroke.keys("  ") == nil)
  }

  @Test func aCopiedTextCannotEndItsSequence() {
    let bytes = TerminalSequences.copy("a\u{7}\u{1B}\\b")
    #expect(bytes == "\u{1B}]52;c;YQcbXGI=\u{1B}\\")
  }

  @Test func coloursOfOnesOwnAreTheTerminals() {
    var palette = TerminalPalette()
    let isSet = palette.set("accent", to: "magenta")
    let isOther = palette.set("accent", to: "mauve") || palette.set("frame", to: "red")
    #expect(isSet && !isOther)
    var inkwell = Inkwell(colors: .sixteen, palette: palette, isDark: true, drawsLinks: false)
    var ink = Ink()
    ink.foreground = Ink.accent
    #expect(inkwell.look(ink).foreground == .named(5))
    inkwell.colors = .none
    #expect(inkwell.look(ink).foreground == .standard)
  }
}
