import BrowserTesting
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Popovers stand beside the view that opens them where a window is wide, and are sheets on a phone.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct PopoverPageTests {
  private struct Asking: View {
    var edge = Edge.top
    var stays = false
    var alignment = Alignment.center
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @State private var shows = false

    var body: some View {
      Button("Ask") { shows = true }
        .popover(isPresented: $shows, attachmentAnchor: anchor, arrowEdge: edge) {
          Text("Here it is").padding().presentationCompactAdaptation(stays ? .popover : .automatic)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private struct Box {
    let left, top, right, bottom: Double
    var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }
  }

  private func box(_ page: BrowserPage, _ selector: String) async throws -> Box {
    let text = try await page.evaluate(
      "(() => { const b = document.querySelector('\(selector)').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom].join(' ') })()"
    ).string
    let numbers = (text ?? "").split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 4)
    return Box(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
  }

  private func opened(
    _ view: Asking, width: Int = 1024, _ look: (BrowserPage, Box, Box) async throws -> Void
  ) async throws {
    try await withApp(width: width, height: 768, content: { view }) { app in
      try await app.press("Ask")
      try await app.page.wait(until: "document.querySelector('dialog:modal')?.innerText.includes('Here it is') == true")
      try await app.page.wait(until: "document.querySelector('dialog').style.positionAnchor != ''")
      try await look(app.page, try await box(app.page, "dialog"), try await box(app.page, "main button"))
    }
  }

  @Test func aPopoverStandsAtTheEdgeOfItsView() async throws {
    try await opened(Asking()) { page, popover, button in
      #expect((8...20).contains(button.top - popover.bottom), "\(popover) above \(button)")
      #expect(abs(popover.middle.x - button.middle.x) < 1)
      try await page.press("Escape")
      try await page.wait(until: "document.querySelector('dialog') == null")
    }
    try await opened(Asking(edge: .bottom)) { _, popover, button in
      #expect((8...20).contains(popover.top - button.bottom), "\(popover) below \(button)")
    }
    try await opened(Asking(edge: .trailing)) { _, popover, button in
      #expect((8...20).contains(popover.left - button.right), "\(popover) behind \(button)")
      #expect(abs(popover.middle.y - button.middle.y) < 1)
    }
  }

  @Test func itPointsAtThePointOrThePartThatIsNamed() async throws {
    try await opened(Asking(edge: .bottom, anchor: .point(.bottomTrailing))) { page, popover, button in
      #expect((8...20).contains(popover.top - button.bottom), "\(popover) below \(button)")
      #expect(abs(popover.middle.x - button.right) < 1, "\(popover) at the end of \(button)")
      try await page.press("Escape")
      try await page.wait(until: "document.querySelector('dialog,.mark') == null")
    }
    try await opened(Asking(anchor: .point(.center))) { _, popover, button in
      #expect((8...20).contains(button.middle.y - popover.bottom), "\(popover) above the middle of \(button)")
    }
    try await opened(Asking(edge: .bottom, anchor: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 5))))) {
      _, popover, button in
      #expect(abs(popover.middle.x - button.left - 5) < 1 && (8...20).contains(popover.top - button.top - 5))
    }
  }

  @Test func whereThereIsNoRoomItStandsAtTheOppositeEdge() async throws {
    try await opened(Asking(alignment: .top)) { page, popover, button in
      #expect((8...20).contains(popover.top - button.bottom), "\(popover) below \(button)")
      // The arrow is turned with it: its point is its third corner.
      let arrow = try await page.evaluate("getComputedStyle(document.querySelector('dialog'), '::before').clipPath")
        .string
      #expect(arrow?.hasSuffix("50% 0px)") == true || arrow?.hasSuffix("50% 0%)") == true, "\(arrow ?? "")")
    }
  }

  @Test func besideTheEdgeOfTheWindowItStaysWithinIt() async throws {
    try await opened(Asking(edge: .bottom, alignment: .topTrailing)) { _, popover, button in
      #expect(popover.right <= 1024 && popover.left < button.left)
    }
  }

  @Test func onAPhoneItIsASheetUnlessTheAppSaysOtherwise() async throws {
    try await opened(Asking(), width: 390) { _, sheet, _ in
      #expect(sheet.left == 0 && sheet.right == 390 && sheet.bottom == 768, "\(sheet)")
    }
    try await opened(Asking(stays: true), width: 390) { _, popover, button in
      #expect((8...20).contains(button.top - popover.bottom) && popover.right - popover.left < 250, "\(popover)")
    }
  }

  @Test func aPressBesideItClosesIt() async throws {
    try await opened(Asking()) { page, _, _ in
      try await page.click(x: 20, y: 700)
      try await page.wait(until: "document.querySelector('dialog') == null")
    }
  }
}
