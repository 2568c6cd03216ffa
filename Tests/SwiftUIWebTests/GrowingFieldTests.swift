import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A field that grows with its text, and what stands around it.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct GrowingFieldTests {
  private struct Note: View {
    @State var text = ""

    var body: some View {
      VStack(spacing: 10) {
        Color.teal.frame(width: 100, height: 40).tagged("above")
        TextField("Note", text: $text, axis: .vertical).textFieldStyle(.roundedBorder).tagged("field")
        Button("Done") {}.tagged("below")
      }
      .padding(20)
    }
  }

  private static let long = Array(repeating: "some words", count: 20).joined(separator: " ")

  @Test func theEngineGivesItTheLinesOfItsText() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480)) { Note(text: Self.long) }
    let (above, field) = (try #require(screen.frame(of: "above")), try #require(screen.frame(of: "field")))
    #expect(field.minX == 20 && field.width == 280)
    #expect(field.height > 100 && field.height < 200)
    #expect(field.minY == above.maxY + 10)
    let short = try #require(TestScreen(size: CGSize(width: 320, height: 480)) { Note() }.frame(of: "field"))
    #expect(short.height == 34)
  }

  @Test func oneWithoutATitleGrowsToo() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480)) {
      TextField("", text: .constant("one line"), axis: .vertical).textFieldStyle(.roundedBorder).tagged("field")
    }
    #expect(try #require(screen.frame(of: "field")).height == 34)
  }

  @Test func itGrowsWhileItIsWritten() async throws {
    let read = ReadFrames()
    try await withApp(width: 320, height: 480, content: { Note().environment(\.readFrames, read) }) { app in
      @MainActor func frames() async throws -> [[Double]] {
        let script = """
          ['above', 'field', 'below'].map(name => document.querySelector(`[data-id=${name}]`).getBoundingClientRect())
          .map(box => [box.top, box.height])
          """
        return (try await app.page.evaluate(script).list ?? []).map { ($0.list ?? []).compactMap(\.double) }
      }
      @MainActor func stand(lines: Int) async throws {
        try await eventually("\(lines) lines") {
          let found = try await frames()
          let height = 34 + Double(lines - 1) * 22
          let top = (480 - 60 - height - found[2][1]) / 2
          let wanted = [[top, 40], [top + 50, height], [top + 60 + height, found[2][1]]]
          let isThere = zip(wanted, found).allSatisfy { abs($0[0] - $1[0]) <= 1 && abs($0[1] - $1[1]) <= 1 }
          let field = read.frames["field"] ?? .zero
          return isThere && abs(Double(field.minY) - found[1][0]) <= 1 && abs(Double(field.height) - height) <= 1
        }
      }
      try await stand(lines: 1)
      try await app.page.evaluate("document.querySelector('textarea').isTheFirst = true")
      try await app.page.focus("textarea")
      try await app.page.type("one\rtwo\rthree")
      try await stand(lines: 3)
      let caret = try await app.page.evaluate(
        "(area => area.isTheFirst ? area.selectionStart : -1)(document.activeElement)")
      #expect(caret.int == 13)
      for _ in 0..<6 { try await app.page.press("Backspace") }
      try await stand(lines: 2)
    }
  }
}
