import SwiftUITesting
import Testing

@testable import SwiftUICore

private final class Builds { var names: [String] = [] }

private struct Page: View {
  let name: String
  let builds: Builds
  @State private var presses = 0

  var body: some View {
    if presses == 0 { builds.names.append(name) }
    return VStack {
      Text("page \(name)")
      Button("press \(presses)") { presses += 1 }
    }
    .onAppear { builds.names.append("appear \(name)") }
    .onDisappear { builds.names.append("disappear \(name)") }
  }
}

private struct Tabs: View {
  @State var selection: String
  let builds: Builds

  var body: some View {
    TabView(selection: $selection) {
      Page(name: "a", builds: builds).tabItem { Text("A") }.tag("a")
      Page(name: "b", builds: builds).tag("b").badge(3).tabItem { Text("B") }
      NavigationStack { Page(name: "c", builds: builds) }.tabItem { Text("C") }.tag("c")
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct TabBuilding {
  @Test func aTabIsBuiltWhenItIsFirstChosenAndKeepsItsState() throws {
    let builds = Builds()
    let screen = TestScreen { Tabs(selection: "a", builds: builds) }
    #expect(builds.names == ["a", "appear a"])
    #expect(screen.outline.contains("option \"B\" reads=\"3\""))
    let option = try #require(
      screen.tree.nodes.first {
        screen.tree.children(of: $0.key).count == 1 && $0.value.element.role == .option(index: 1, isSelected: false)
      }?.key)
    screen.tap("press 0")
    #expect(screen.words.contains("press 1"))
    #expect(screen.choose("B"))
    #expect(screen.words.contains("page b"))
    #expect(
      builds.names == ["a", "appear a", "b", "disappear a", "appear b"]
        || builds.names == ["a", "appear a", "b", "appear b", "disappear a"], "\(builds.names)")
    #expect(screen.tree[option]?.element.role == .option(index: 1, isSelected: true), "the bar's entry stays")
    #expect(screen.choose("A"))
    #expect(screen.words.contains("press 1"), "state is kept")
    #expect(!builds.names.contains("c"))
    #expect(screen.choose("C"))
    #expect(screen.words.contains("page c"))
    #expect(screen.misfits.isEmpty)
    #expect(screen.tree == screen.session.tree)
  }

  @Test func theSelectedTabIsBuiltFirst() {
    let builds = Builds()
    let screen = TestScreen { Tabs(selection: "b", builds: builds) }
    #expect(builds.names == ["b", "appear b"])
    #expect(screen.words.contains("page b"))
  }
}
