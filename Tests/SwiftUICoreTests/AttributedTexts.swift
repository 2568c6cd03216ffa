import Foundation
import FoundationExtras
import Testing

@testable import SwiftUICore

@Suite struct AttributedTextTests {
  @Test func emphasisOfMarkdownIsTheLookOfItsRuns() throws {
    let runs = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://example.org)").textRuns
    #expect(runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs.filter { $0.style.isBold == true }.map(\.text) == ["b"])
    #expect(runs.filter { $0.style.isItalic == true }.map(\.text) == ["c"])
    #expect(runs.filter { $0.style.isMonospaced == true }.map(\.text) == ["d"])
    #expect(runs.filter { $0.style.isStruckThrough == true }.map(\.text) == ["e"])
    #expect(runs.last?.link == "https://example.org")
  }

  @Test func looksOfAttributedTextAreDrawn() throws {
    var text = AttributedString("plain loud")
    text.font = .body.bold()
    text.foregroundColor = .red
    let loud = try #require(text.range(of: "loud"))
    text[loud].underlineStyle = .single
    text[loud].kern = 2
    text[loud].foregroundColor = .blue
    let runs = text.textRuns
    #expect(runs.map(\.text) == ["plain ", "loud"])
    #expect(runs[0].style.foreground == .color(Color.red.value) && runs[0].style.isUnderlined == nil)
    #expect(runs[1].style.isUnderlined == true && runs[1].style.kerning == 2)
    #expect(runs[1].style.foreground == .color(Color.blue.value))
    #expect(runs[0].style.font == Font.body.bold().style)
  }
}
