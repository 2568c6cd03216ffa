import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Actions that a view takes from its environment, and bars that it shows or hides.
@Suite @MainActor struct ActionsOfTheSurroundings {
  @Test func aSheetIsLeftByTheActionOfItsContent() {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss: DismissAction
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button(isPresented ? "Leave" : "Stay") { dismiss() } }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Text(isShown ? "shown" : "hidden")
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Content() }
      }
    }
    let screen = TestScreen { Screen() }
    screen.tap("Show")
    #expect(screen.words.first == "shown")
    #expect(screen.tap("Leave"))
    #expect(screen.words.first == "hidden")
  }

  @Test func aListIsRefreshedByTheActionAroundIt() async throws {
    struct Rows: View {
      @Environment(\.refresh) private var refresh: RefreshAction?
      let count: Int
      var body: some View {
        Text("\(count) rows")
        if let refresh { Button("Again") { Task { await refresh() } } }
      }
    }
    struct Screen: View {
      @State private var count = 1
      var body: some View { Rows(count: count).refreshable { count += 1 } }
    }
    let screen = TestScreen { Screen() }
    #expect(screen.tap("Again"))
    try await screen.wait { screen.words.first == "2 rows" }
    #expect(!TestScreen { Rows(count: 1) }.outline.contains("Again"))
  }

  @Test func barsAreHiddenByName() {
    func screen(_ visibility: Visibility, _ bar: ToolbarPlacement) -> TestScreen {
      TestScreen {
        TabView {
          NavigationStack {
            Text("content").navigationTitle("Title").toolbarVisibility(visibility, for: bar)
          }
          .tabItem { Text("Tab") }
        }
      }
    }
    func isShown(_ visibility: Visibility, _ bar: ToolbarPlacement) -> (page: Bool, tabs: Bool) {
      let screen = screen(visibility, bar)
      var shown = (page: true, tabs: true)
      func visit(_ id: NodeID) {
        guard let node = screen.tree[id] else { return }
        if case .page(let page) = node.element.role, page.hidesBar { shown.page = false }
        if node.element.style.hidesTabs { shown.tabs = false }
        node.children.forEach(visit)
      }
      screen.tree.roots.forEach(visit)
      return shown
    }
    #expect(isShown(.visible, .navigationBar) == (true, true))
    #expect(isShown(.hidden, .navigationBar) == (false, true))
    #expect(isShown(.hidden, .tabBar) == (true, false))
    #expect(isShown(.hidden, .bottomBar) == (true, true))
  }

  @Test func anAnchorIsAddedToWhatIsBelow() {
    struct Edges: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    let screen = TestScreen {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Edges.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Edges.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(Edges.self) { anchors in
          GeometryReader { proxy in
            Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: " "))
          }
        }
    }
    #expect(screen.words == ["20 30"])
  }

  @Test func actionsForAssistiveTechnologyStandInAMenu() {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        Text("log \(log)").accessibilityActions {
          Button("Archive") { log += "a" }
          Button("Delete") { log += "d" }
        }
      }
    }
    let screen = TestScreen { Screen() }
    screen.tap("Archive")
    screen.tap("Delete")
    #expect(screen.words.contains("log ad"))
  }
}
