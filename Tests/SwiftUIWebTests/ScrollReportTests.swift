import BrowserTesting
import Eventually
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// What a page tells of scrolling, and how it is scrolled.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ScrollReportTests {
  private final class Model: ObservableObject {
    @Published var position = ScrollPosition(idType: Int.self)
    var offsets: [CGFloat] = []
    var phases: [ScrollPhase] = []
    var tops: [CGFloat] = []
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in
            Text("Row \(index)").frame(width: 200, height: 50)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
              } action: { top in
                if index == 0 { model.tops.append(top) }
              }
          }
        }
        .scrollTargetLayout()
      }
      .frame(width: 300, height: 400).accessibilityIdentifier("area")
      .scrollPosition($model.position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        model.offsets.append($1)
      }
      .onScrollPhaseChange { model.phases.append($1) }
    }
  }

  private static let area = "document.querySelector('.sc')"

  @Test func whatScrollsIsReadOnceItHasComeToRestAndIsScrolledByTheApp() async throws {
    let model = Model()
    try await withApp(content: { Screen(model: model) }) { app in
      let top = model.tops.last ?? -1
      try await app.page.evaluate("\(Self.area).scrollTop = 120; 0")
      try await app.wait("the offset is known") { model.offsets.last == 120 }
      #expect(model.position.isPositionedByUser)
      #expect(model.position.viewID(type: Int.self) == 2)
      try await app.wait("the row has moved") { model.tops.last == top - 120 }
      try await app.wait("it rests") { model.phases == [.interacting, .idle] }

      model.position.scrollTo(edge: .bottom)
      try await app.page.wait(until: "\(Self.area).scrollTop == 1600")
      try await app.wait("the end is known") { model.offsets.last == 1600 }
      #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
      model.position.scrollTo(y: 250)
      try await app.page.wait(until: "\(Self.area).scrollTop == 250")
      model.position.scrollTo(id: 10, anchor: .top)
      try await app.page.wait(until: "\(Self.area).scrollTop == 500")
    }
  }

  @Test func aPageThatNobodyListensToSaysNothing() async throws {
    try await withApp(content: { ScrollView { ForEach(0..<99) { Text("Row \($0)") } } }) { app in
      app.page.forgetLog()
      try await app.page.evaluate("scrollTo(0, 500); 0")
      try await app.page.wait(until: "new Promise(done => setTimeout(() => done(scrollY == 500), 300))")
      #expect(!app.page.requests.contains { $0.hasPrefix("POST") })
    }
  }
}
