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
}
