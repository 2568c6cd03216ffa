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
  /// What has come to rest has been told by then.
  private static let rest = "new Promise(done => setTimeout(() => done(true), 300))"

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

  /// Else the first move of the reader would pass for the app's.
  @Test func whatStandsWhereItIsAskedToIsTold() async throws {
    let model = Model()
    try await withApp(content: { Screen(model: model) }) { app in
      for ask in [{ model.position.scrollTo(edge: .top) }, { model.position.scrollTo(id: 0, anchor: .top) }] {
        ask()
        #expect(!model.position.isPositionedByUser)
        try await app.page.wait(until: Self.rest)
        try await app.page.evaluate("\(Self.area).scrollTop = 120; 0")
        try await app.wait("the reader has moved it") { model.position.isPositionedByUser }
        try await app.wait("the third row is the first in sight") { model.position.viewID(type: Int.self) == 2 }
        #expect(model.position.edge == nil)
        try await app.page.evaluate("\(Self.area).scrollTop = 0; 0")
        try await app.wait("it is at the top again") { model.offsets.last == 0 }
      }
    }
  }

  @Test func whatTheAppScrollsByDegreesIsNotTheReadersDoing() async throws {
    let model = Model()
    try await withApp(content: { Screen(model: model) }) { app in
      model.position.scrollTo(id: 10, anchor: .top)
      try await app.wait("it rests") { model.phases == [.animating, .idle] }
      #expect(!model.position.isPositionedByUser && model.position.viewID(type: Int.self) == 10)
      model.position.scrollTo(edge: .bottom)
      try await app.wait("the end is known") { model.offsets.last == 1600 }
      #expect(model.phases == [.animating, .idle])
      #expect(model.position.edge == .bottom && model.position.viewID == nil)
      try await app.page.wait(until: Self.rest)
      model.position.scrollTo(id: 99)
      try await app.page.evaluate("\(Self.area).scrollTop = 120; 0")
      try await app.wait("the reader has moved it") { model.position.isPositionedByUser }
    }
  }

  private final class Talk: ObservableObject {
    @Published var lines = 30
    @Published var height: CGFloat = 300
    var sizes: [CGSize] = []
  }

  private struct Chat: View {
    @ObservedObject var talk: Talk

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<talk.lines, id: \.self) { Text("Line \($0)").frame(height: 40) } }
      }
      .defaultScrollAnchor(.bottom)
      .onScrollGeometryChange(for: CGSize.self) {
        CGSize(width: $0.contentSize.height, height: $0.containerSize.height)
      } action: {
        talk.sizes.append($1)
      }
      .frame(width: 200, height: talk.height)
    }
  }

  @Test func theEndStaysInSightWhileTheReaderIsThere() async throws {
    let talk = Talk()
    try await withApp(content: { Chat(talk: talk) }) { app in
      try await app.page.wait(until: "\(Self.area).scrollTop == 900")
      try await app.wait("sizes are known") { talk.sizes.last == CGSize(width: 1200, height: 300) }
      talk.lines = 32
      try await app.page.wait(until: "\(Self.area).scrollTop == 980")
      try await app.wait("the new size is told") { talk.sizes.last == CGSize(width: 1280, height: 300) }
      talk.height = 200
      try await app.page.wait(until: "\(Self.area).scrollTop == 1080")
      try await app.wait("the height is told") { talk.sizes.last == CGSize(width: 1280, height: 200) }
      // Who reads what has been said before is left in peace.
      try await app.page.evaluate("\(Self.area).scrollTop = 400; 0")
      try await app.page.wait(until: Self.rest)
      talk.lines = 34
      try await app.wait("more is there") { talk.sizes.last == CGSize(width: 1360, height: 200) }
      #expect(try await app.page.evaluate("\(Self.area).scrollTop").double == 400)
    }
  }

  private final class Choice: ObservableObject { @Published var row: Int? }

  private struct Wheel: View {
    @ObservedObject var choice: Choice

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $choice.row, anchor: .center)
      .frame(width: 200, height: 250)
    }
  }

  @Test func theRowAtTheAnchorIsTold() async throws {
    let choice = Choice()
    try await withApp(content: { Wheel(choice: choice) }) { app in
      try await app.page.evaluate("\(Self.area).scrollTop = 100; 0")
      try await app.wait("the row in the middle is told") { choice.row == 4 }
      choice.row = 10
      try await app.page.wait(until: "\(Self.area).scrollTop == 400")
    }
  }

  @Test func whatIsSaidOfScrollingHoldsWithMargins() async throws {
    let pages = ScrollView { Color.red.frame(width: 100, height: 900) }.contentMargins(10)
      .scrollTargetBehavior(.paging).defaultScrollAnchor(.bottom)
    try await withApp(content: { pages }) { app in
      try await app.page.wait(until: "document.querySelectorAll('.sc.sc-p[data-e]').length == 1")
    }
  }

  private struct Strip: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10) { Text("Card \($0)").frame(width: 100, height: 50) } }.scrollTargetLayout()
      }
      .frame(width: 300)
      .scrollPosition($model.position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        model.offsets.append($1)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func fromTheRightTheEndIsAtTheLeft() async throws {
    let model = Model()
    try await withApp(content: { Strip(model: model) }) { app in
      model.position.scrollTo(edge: .trailing)
      try await app.page.wait(until: "\(Self.area).scrollLeft == -700")
      try await app.wait("the end is known") { model.offsets.last == 700 }
      model.position.scrollTo(x: 200)
      try await app.page.wait(until: "\(Self.area).scrollLeft == -200")
      model.position.scrollTo(id: 5, anchor: .leading)
      // Unit points count from the left.
      try await app.page.wait(until: "\(Self.area).scrollLeft == -300")
      try await app.wait("the place is known") { model.offsets.last == 300 }
      model.position.scrollTo(edge: .leading)
      try await app.page.wait(until: "\(Self.area).scrollLeft == 0")
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
