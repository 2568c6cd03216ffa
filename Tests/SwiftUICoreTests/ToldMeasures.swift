import Combine
import Foundation
import SwiftUIElements
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What a page tells of how it draws, and when.
@MainActor
struct ToldMeasures {
  private final class Shown: ObservableObject {
    @Published var hasList = false
  }

  private struct Window: View {
    @ObservedObject var shown: Shown

    var body: some View {
      VStack {
        Text("Words").accessibilityIdentifier("text")
        if shown.hasList { List { Text("Row") } }
      }
    }
  }

  /// The page tells it once; between its telling and its arrival the text may have been left to the style sheet.
  @Test func whatIsToldLateIsKept() throws {
    let shown = Shown()
    let screen = TestScreen(traits: HostTraits(kind: .browser, viewport: Size(width: 300, height: 200))) {
      Window(shown: shown)
    }
    let found = screen.tree.nodes.first { $0.value.element.accessibility.identifier == "text" }
    let text = try #require(found?.key)
    func place() -> ElementPlace? { screen.tree.nodes[text]?.element.place }
    #expect(place() != nil)
    shown.hasList = true
    screen.settle()
    #expect(place() == nil)
    let measures = WordMeasures(line: 22, ascent: 16, space: 4, widths: [123])
    screen.session.send(HostEvent(node: text, kind: .load, value: .words(measures)))
    shown.hasList = false
    screen.settle()
    #expect(place()?.size.width == 123)
  }
}
