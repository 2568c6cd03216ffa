import SwiftUIElements
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct AccessibilityDetailTests {
  private func details(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> [String] {
    let screen = TestScreen(content: content)
    return screen.element("A").flatMap { screen.tree[$0]?.element.accessibility.details } ?? ["no element"]
  }

  @Test func whatIsImportantComesFirst() {
    #expect(
      details {
        Text("A").accessibilityCustomContent("Votes", "120")
          .accessibilityCustomContent(Text("Mean"), Text("4"), importance: .high)
      } == ["Mean: 4", "Votes: 120"])
  }

  @Test func whatIsSaidUnderAKeyIsSaidOtherwiseFurtherOut() {
    let key = AccessibilityCustomContentKey("Size")
    #expect(
      details { Text("A").accessibilityCustomContent(key, "3 MB").accessibilityCustomContent(key, "4 MB") }
        == ["Size: 4 MB"])
    #expect(details { Text("A").accessibilityCustomContent(key, "5 MB").accessibilityCustomContent(key, nil) } == [])
  }
}
