import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Sections in lazy containers, as a browser draws them around text.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct LazySectionTests {
  private struct Letters: View {
    let pinned: PinnedScrollableViews

    var body: some View {
      VStack(spacing: 0) {
        Text("Names").frame(height: 40)
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
            ForEach(["A", "B", "C"], id: \.self) { letter in
              Section {
                ForEach(0..<20) { Text("\(letter)\($0)").frame(height: 30) }
                Color.teal.frame(height: 10).accessibilityIdentifier("bar\(letter)")
              } header: {
                Text(letter).frame(maxWidth: .infinity, alignment: .leading).frame(height: 24).background(.yellow)
                  .accessibilityIdentifier("header\(letter)")
              } footer: {
                Text("End of \(letter)").frame(height: 20).accessibilityIdentifier("footer\(letter)")
              }
            }
          }
        }.frame(height: 400).accessibilityIdentifier("scroll")
      }
    }
  }

  private struct Cells: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { part in
            Section {
              ForEach(0..<30) { Text("\(part).\($0)").frame(height: 30).accessibilityIdentifier("cell\(part)-\($0)") }
            } header: {
              Text("Part \(part)").frame(maxWidth: .infinity).frame(height: 24).accessibilityIdentifier("header\(part)")
            }
          }
        }
      }.frame(height: 300).accessibilityIdentifier("scroll")
    }
  }

  private func frame(_ name: String, in app: AppPage) async throws -> [Double] {
    let text = try await app.page.evaluate(
      """
      (() => { const b = document.querySelector('[data-id=\(name)]').getBoundingClientRect()
      const a = document.querySelector('[data-id=scroll]').getBoundingClientRect()
      return [b.x - a.x, b.y - a.y, b.width, b.height].map(n => Math.round(n)).join(' ') })()
      """
    ).string
    return (text ?? "").split(separator: " ").compactMap { Double($0) }
  }

  private func scroll(to offset: Int, in app: AppPage) async throws {
    try await app.page.wait(
      until: """
        (() => { const s = [...document.querySelectorAll('[data-id=scroll],[data-id=scroll] *')]
          .find(e => e.scrollHeight > e.clientHeight && getComputedStyle(e).overflowY != 'visible') || document.scrollingElement
        s.scrollTop = \(offset); return s.scrollTop == \(offset) })()
        """)
  }

  /// Scrolls until an element stands so far below the top; rows that come into sight are measured on the way.
  private func bring(_ name: String, to place: Int, in app: AppPage) async throws {
    try await app.page.wait(
      until: """
        (() => { const s = document.querySelector('[data-id=scroll]')
          const d = document.querySelector('[data-id=\(name)]').getBoundingClientRect().y - s.getBoundingClientRect().y - \(place)
          const e = [s, ...s.querySelectorAll('*')]
            .find(e => e.scrollHeight > e.clientHeight && getComputedStyle(e).overflowY != 'visible')
          e.scrollTop += d; return Math.abs(d) < 1 })()
        """)
  }

  @Test func membersOfSectionsAreAsWideAsTheContainer() async throws {
    try await withApp(content: { Letters(pinned: []) }) { app in
      try await app.page.setViewport(width: 390, height: 844)
      for name in ["headerA", "barA", "headerB"] {
        let frame = try await frame(name, in: app)
        #expect(frame[0] == 0 && frame[2] == 390, "\(name): \(frame)")
      }
      let start = try await frame("headerA", in: app)[1]
      try await scroll(to: 100, in: app)
      let scrolled = try await frame("headerA", in: app)[1]
      #expect(scrolled == start - 100)
    }
  }

  @Test func pinnedHeadersAndFootersStayWithTheirSections() async throws {
    try await withApp(content: { Letters(pinned: [.sectionHeaders, .sectionFooters]) }) { app in
      try await app.page.setViewport(width: 390, height: 844)
      let start = try await frame("headerA", in: app)
      #expect(start[0] == 0 && start[2] == 390, "\(start)")
      let footer = try await frame("footerA", in: app)
      #expect(footer[1] + footer[3] == 400, "\(footer)")
      try await scroll(to: 100, in: app)
      let pinned = try await frame("headerA", in: app)
      #expect(pinned == start)
      // At its end a section takes its header along.
      try await bring("headerB", to: 14, in: app)
      let (pushed, next) = (try await frame("headerA", in: app)[1], try await frame("headerB", in: app)[1])
      #expect(next - pushed == 24, "\(pushed), \(next)")
      try await scroll(to: 1000, in: app)
      let second = try await frame("headerB", in: app)
      #expect(second == start)
    }
  }

  @Test func pinnedHeadersOfGridsTakeWholeLines() async throws {
    try await withApp(content: { Cells() }) { app in
      try await app.page.setViewport(width: 408, height: 844)
      #expect(try await frame("header0", in: app) == [0, 0, 408, 24])
      let (first, second, third) = (
        try await frame("cell0-0", in: app), try await frame("cell0-1", in: app), try await frame("cell0-2", in: app)
      )
      #expect(first[1] == 24 && second[1] == 24 && third[1] == 54, "\(first) \(second) \(third)")
      #expect(second[0] > 204 && third[0] < 204)
      try await scroll(to: 60, in: app)
      #expect(try await frame("header0", in: app)[1] == 0)
    }
  }
}
