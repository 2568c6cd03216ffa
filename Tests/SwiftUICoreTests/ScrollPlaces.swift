import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor @Observable
private final class PlaceModel {
  var position: ScrollPosition

  init(_ position: ScrollPosition) { self.position = position }
}

@MainActor @Observable
private final class GrowingPage {
  var words = "one"
  var rows = 1
  var isTall = false
}

/// Where scroll views stand, as apps read and set it; the frames are Apple's.
@MainActor
struct ScrollPlaces {
  private struct Column: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { index in Color.red.frame(width: 120, height: 20).frameName("row \(index)").id(index) }
      }
      .frameName("content")
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> TestScreen {
    TestScreen(size: CGSize(width: 300, height: 200), content: content)
  }

  @Test(arguments: [
    (15, UnitPoint?.none, -200.0 + 80), (3, .top, -60), (10, .center, -110), (0, nil, 0), (19, .top, -200),
  ])
  func aViewIsScrolledTo(row: Int, anchor: UnitPoint?, top: Double) {
    struct Screen: View {
      let row: Int
      let anchor: UnitPoint?
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Column() }.onAppear { proxy.scrollTo(row, anchor: anchor) }
        }
      }
    }
    let screen = screen { Screen(row: row, anchor: anchor) }
    #expect(screen.frame(of: "content") == CGRect(x: 90, y: top, width: 120, height: 400))
  }

  @Test func aPositionScrollsAndIsReadBack() {
    struct Screen: View {
      @Bindable var model: PlaceModel
      var body: some View { ScrollView { Column() }.scrollPosition($model.position) }
    }
    let model = PlaceModel(ScrollPosition(edge: .bottom))
    let screen = screen { Screen(model: model) }
    #expect(screen.frame(of: "content")?.minY == -200)
    #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
    model.position.scrollTo(id: 3, anchor: .top)
    #expect(screen.frame(of: "content")?.minY == -60)
    #expect(model.position.viewID(type: Int.self) == 3 && model.position.edge == nil)
    model.position.scrollTo(y: 45)
    #expect(screen.frame(of: "content")?.minY == -45)
    #expect(model.position.y == 45)
    model.position.scrollTo(edge: .top)
    #expect(screen.frame(of: "content")?.minY == 0)
  }

  @Test func marginsCountAsInsets() {
    @MainActor final class Seen { var values: [ScrollGeometry] = [] }
    let seen = Seen()
    let screen = screen {
      ScrollView { Column() }.contentMargins(.top, 30).onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        seen.values.append($1)
      }
    }
    screen.settle()
    let geometry = seen.values.last
    #expect(geometry?.contentOffset == CGPoint(x: 0, y: -30))
    #expect(geometry?.contentSize == CGSize(width: 120, height: 400))
    #expect(geometry?.containerSize == CGSize(width: 120, height: 170))
    #expect(geometry?.visibleRect == CGRect(x: 0, y: -30, width: 120, height: 200))
  }

  @Test func thePlaceIsNotWorkedOutAgainForWordsThatChange() {
    @MainActor final class Seen { var heights: [CGFloat] = [] }
    struct Screen: View {
      let page: GrowingPage
      let seen: Seen
      var body: some View {
        ScrollView {
          Text(page.words)
          ForEach(0..<page.rows, id: \.self) { _ in Color.red.frame(width: 100, height: page.isTall ? 200 : 100) }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height
        } action: {
          seen.heights.append($1)
        }
      }
    }
    let (page, seen) = (GrowingPage(), Seen())
    let screen = screen { Screen(page: page, seen: seen) }
    screen.settle()
    let height = seen.heights.last ?? 0
    let told = seen.heights.count
    page.words = Array(repeating: "many words", count: 50).joined(separator: "\n")
    screen.settle()
    #expect(seen.heights.count == told)
    page.isTall = true
    screen.settle()
    #expect(seen.heights.last ?? 0 > height + 600)
    page.rows = 2
    screen.settle()
    #expect(seen.heights.last ?? 0 > height + 800)
    #expect(screen.words.first?.hasPrefix("many words") == true)
  }

  /// Rows of lists stand where their host puts them, so that the engine has nothing to say of how a list is scrolled.
  @Test func nothingIsLaidOutForAListThatTellsHowItIsScrolled() {
    @MainActor final class Counted { var layouts = 0 }
    struct Counting: Layout {
      let counted: Counted
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counted.layouts += 1
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    struct Screen: View {
      let page: GrowingPage
      let counted: Counted
      var body: some View {
        HStack {
          Counting(counted: counted) { Text("beside") }
          List { ForEach(0..<page.rows, id: \.self) { Text("row \($0)") } }
            .onScrollGeometryChange(for: CGFloat.self) {
              $0.contentOffset.y
            } action: { _, _ in
            }
        }
      }
    }
    let (page, counted) = (GrowingPage(), Counted())
    let screen = screen { Screen(page: page, counted: counted) }
    screen.settle()
    let before = counted.layouts
    page.rows = 3
    screen.settle()
    #expect(screen.words.contains("row 2"))
    #expect(counted.layouts == before)
  }

  @Test func contentBeginsWhereItsAnchorSays() {
    let screen = screen { ScrollView { Column() }.defaultScrollAnchor(.bottom) }
    #expect(screen.frame(of: "content")?.minY == -200)
  }

  @Test func aViewIsToldWhetherItIsInSight() {
    @MainActor final class Seen { var rows: [Int: Bool] = [:] }
    let seen = Seen()
    let screen = screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { index in
            Color.red.frame(width: 100, height: 80).onScrollVisibilityChange(threshold: 0.4) { seen.rows[index] = $0 }
          }
        }
      }
    }
    screen.settle()
    #expect(seen.rows == [0: true, 1: true, 2: true])
  }

  @Test func whatIsHalfOutOfSightIsHalfChanged() {
    struct Screen: View {
      @Bindable var model: PlaceModel
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 40).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
              .accessibilityIdentifier("first")
            Color.blue.frame(width: 100, height: 400)
          }
        }
        .scrollPosition($model.position)
      }
    }
    let model = PlaceModel(ScrollPosition(y: 20))
    let screen = screen { Screen(model: model) }
    screen.settle()
    #expect(screen.tree.nodes.values.contains { $0.element.style.opacity == 0.5 })
    model.position.scrollTo(edge: .top)
    screen.settle()
    #expect(!screen.tree.nodes.values.contains { $0.element.style.opacity != 1 })
  }
}
