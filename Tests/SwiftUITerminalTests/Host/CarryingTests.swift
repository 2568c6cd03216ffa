import Foundation
import SwiftUI
import Testing

@testable import SwiftUITerminal

/// Without a pointer, what can be carried is taken up by a press and put down by another.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct CarryingTests {
  private struct Beds: View {
    @State private var planted: [String] = []

    var body: some View {
      VStack {
        Text("ash").draggable("ash")
        Text("elm").draggable("elm")
        Text("bed").dropDestination(for: String.self) { words, _ in
          planted += words
          return true
        }
        Text("planted: \(planted.joined(separator: " "))")
      }
    }
  }

  @Test func whatIsTakenUpIsPutDownByKeys() {
    let screen = ShownScreen(columns: 40, rows: 12) { Beds() }
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("planted: ash"))
    // Nothing is carried any more.
    screen.press(.enter)
    #expect(screen.text.contains("planted: ash") && !screen.text.contains("ash ash"))
  }
}
