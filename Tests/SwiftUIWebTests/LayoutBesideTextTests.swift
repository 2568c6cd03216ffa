import BrowserTesting
import Eventually
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Takes all that it is offered, and puts its views on a circle.
private struct Ring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      let point = CGPoint(x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Two columns of cards, each as wide as its column and as high as it likes.
private struct Columns: Layout {
  private func column(_ proposal: ProposedViewSize) -> CGFloat { ((proposal.width ?? 300) - 10) / 2 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = ProposedViewSize(width: column(proposal), height: nil)
    let highest = subviews.map { $0.sizeThatFits(offer).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 300, height: highest)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = column(ProposedViewSize(bounds.size))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (width + 10) * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}

/// As large as what is in it, whatever it is offered.
private struct Hugging: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}

/// What the layout engine cannot place, because text stands by, and CSS must.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct LayoutBesideTextTests {
  /// Left, top, width and height of a view in the window, in points.
  private func box(_ name: String, _ app: AppPage) async throws -> [Double] {
    let found = try await app.page.evaluate(
      "(r => [r.x, r.y, r.width, r.height])(document.querySelector('[data-id=\(name)]').getBoundingClientRect())")
    return (found.list ?? []).compactMap(\.double)
  }

  @Test func aBadgeHangsOverTheCornerThatItsGuidesName() async throws {
    try await withApp(content: {
      Text("Messages").padding(20).accessibilityIdentifier("owner")
        .overlay(alignment: .topTrailing) {
          Text("3").frame(width: 20, height: 16).accessibilityIdentifier("badge")
            .alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        }
    }) { app async throws in
      // The page tells how wide its words are before the engine places by them.
      try await eventually("the badge hangs over the corner") {
        let (owner, badge) = (try await box("owner", app), try await box("badge", app))
        return abs(badge[0] + 10 - (owner[0] + owner[2])) < 1 && abs(badge[1] + 8 - owner[1]) < 1
      }
    }
  }

  /// A session in place of one that is gone knows nothing of what the page has told that one.
  @Test func aNewSessionIsToldHowAllIsDrawn() async throws {
    try await withApp(
      errors: { $0.contains("410 (Gone)") },
      content: {
        HStack {
          Text("A line of some length").padding(8).accessibilityIdentifier("line")
          GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minX)) points in") }
        }
        .overlay { Toggle("Sound", isOn: .constant(true)) }
      }
    ) { app async throws in
      let before = try await box("line", app)
      app.server.store.end(try #require(app.server.store.pages.values.first))
      try await app.wait("the page comes back") { app.server.store.pages.values.contains { $0.stage == .live } }
      try await app.settle()
      #expect(try await box("line", app) == before)
    }
  }

  @Test func guidesOfAColumnMoveTexts() async throws {
    try await withApp(content: {
      VStack(alignment: .leading) {
        Text("A line of some length").accessibilityIdentifier("line")
        Text("moved in").alignmentGuide(.leading) { _ in -20 }.accessibilityIdentifier("in")
        Text("moved out").alignmentGuide(.leading) { $0[.trailing] }.accessibilityIdentifier("out")
      }
    }) { app async throws in
      try await eventually("the texts stand by their guides") {
        let line = try await box("line", app)
        let (inner, outer) = (try await box("in", app), try await box("out", app))
        return abs(inner[0] - line[0] - 20) < 1 && abs(outer[0] + outer[2] - line[0]) < 1
      }
    }
  }

  @Test func aLayoutAroundTextsTakesTheHeightThatItIsOffered() async throws {
    try await withApp(content: {
      Ring { ForEach(0..<4) { Text("\($0)").accessibilityIdentifier("t\($0)") } }
        .frame(width: 300, height: 260).accessibilityIdentifier("ring")
    }) { app async throws in
      try await app.page.wait(
        until:
          "(r => { const t = document.querySelector('[data-id=t1]').getBoundingClientRect(); return Math.abs(t.y + t.height / 2 - r.y - 210) < 2 })(document.querySelector('[data-id=ring]').getBoundingClientRect())"
      )
      let (ring, first) = (try await box("ring", app), try await box("t0", app))
      #expect(abs(first[0] + first[2] / 2 - ring[0] - 230) < 2)
    }
  }

  @Test func textsAreBrokenInTheWidthThatALayoutOffers() async throws {
    try await withApp(content: {
      VStack(spacing: 0) {
        Columns {
          Text("A text that is too long for half of the width, so that it is broken more than once.")
            .accessibilityIdentifier("long")
          Text("short").frame(maxWidth: .infinity).accessibilityIdentifier("wide")
        }
        Text("below").accessibilityIdentifier("below")
      }
      .frame(width: 310)
    }) { app async throws in
      try await app.page.wait(
        until:
          "(b => { const l = document.querySelector('[data-id=long]').getBoundingClientRect(); return l.width < 151 && l.height > 40 && Math.abs(b.y - l.bottom) < 2 })(document.querySelector('[data-id=below]').getBoundingClientRect())"
      )
      #expect(abs(try await box("wide", app)[2] - 150) < 1)
    }
  }

  @Test func aLayoutOfOneSizeHugsItsText() async throws {
    try await withApp(content: {
      VStack(alignment: .leading) {
        Text("A line that is longer than the other")
        Hugging { Text("word").accessibilityIdentifier("word") }.accessibilityIdentifier("layout")
      }
    }) { app async throws in
      try await app.page.wait(
        until:
          "(r => r.width > 0 && Math.abs(document.querySelector('[data-id=word]').getBoundingClientRect().width - r.width) < 1)(document.querySelector('[data-id=layout]').getBoundingClientRect())"
      )
    }
  }

  @Test func aTextOffItsLineIsTallerByThat() async throws {
    try await withApp(content: {
      HStack(alignment: .firstTextBaseline) {
        Text("plain").accessibilityIdentifier("plain")
        Text("above").baselineOffset(6).accessibilityIdentifier("above")
        Text("below").baselineOffset(-4).accessibilityIdentifier("below")
      }
    }) { app async throws in
      let plain = try await box("plain", app)
      let (above, below) = (try await box("above", app), try await box("below", app))
      #expect(abs(above[3] - plain[3] - 6) < 1 && abs(below[3] - plain[3] - 4) < 1)
      #expect(abs(plain[1] - above[1] - 6) < 1 && abs(below[1] - plain[1]) < 1)
    }
  }

  @Test func secondaryTextsAreSmaller() async throws {
    try await withApp(content: {
      VStack {
        Text("one").accessibilityIdentifier("one")
        Text("other").textScale(.secondary).accessibilityIdentifier("other")
        Text("title").font(.title).textScale(.secondary).accessibilityIdentifier("title")
      }
    }) { app async throws in
      #expect(try await app.style("[data-id=one]", "font-size") == "17px")
      #expect(try await app.style("[data-id=other]", "font-size") == "13.6px")
      #expect(try await app.style("[data-id=title]", "font-size") == "22.4px")
    }
  }

  @Test func aRatioFollowsTheHeightOfItsFrame() async throws {
    try await withApp(
      width: 390, height: 844,
      content: {
        List {
          HStack {
            Color.red.aspectRatio(0.8, contentMode: .fit).accessibilityIdentifier("high").frame(height: 80)
            Text("beside")
          }
          Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("low").frame(
            maxWidth: 100, maxHeight: 50)
          Color.red.aspectRatio(16 / 9, contentMode: .fit).accessibilityIdentifier("wide")
          VStack(alignment: .leading) {
            Color.red.aspectRatio(0.8, contentMode: .fit).accessibilityIdentifier("above").frame(height: 80)
            Text("below")
          }
        }
      }
    ) { app async throws in
      let (high, low) = (try await box("high", app), try await box("low", app))
      let (wide, above) = (try await box("wide", app), try await box("above", app))
      #expect([high, above].allSatisfy { abs($0[2] - 64) < 1 && abs($0[3] - 80) < 1 }, "\(high) \(above)")
      #expect(high[0] == 32)
      #expect(abs(low[2] - 75) < 1 && abs(low[3] - 50) < 1, "\(low)")
      #expect(abs(wide[2] - 326) < 1 && abs(wide[3] - 183.4) < 1, "\(wide)")
    }
  }

  @Test func textsOfAWindowStandAsCloseAsInAColumn() async throws {
    try await withApp(content: {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
    }) { app async throws in
      let (one, two) = (try await box("one", app), try await box("two", app))
      #expect(abs(two[1] - one[1] - one[3] - 2) < 0.5)
    }
  }
}
