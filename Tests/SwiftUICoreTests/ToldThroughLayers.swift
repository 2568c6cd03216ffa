import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// What a view tells its container is told through what stands behind and over it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ToldThroughLayers {
  private struct Rows: View {
    @Binding var inset: CGFloat?

    var body: some View {
      List {
        ForEach(0..<2, id: \.self) { number in
          Text("Row")
            .listRowInsets(inset.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })
            .listRowSeparator(.hidden)
            .swipeActions { Button("Pin") {} }
            .deleteDisabled(number == 1)
            .background { Circle() }
            .badge(3)
            .overlay { Text("over") }
        }
        .onDelete { _ in }
      }
    }
  }

  private func rows(_ screen: TestScreen) -> [Element] {
    screen.tree.nodes.values.map(\.element).filter { if case .row = $0.role { true } else { false } }
  }

  @Test func rowsHearThroughBackgroundsAndOverlays() throws {
    var inset: CGFloat? = 3
    let screen = TestScreen {
      Rows(
        inset: Binding {
          inset
        } set: {
          inset = $0
        })
    }
    let rows = rows(screen)
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.style.padding == Insets(top: 3, leading: 3, bottom: 3, trailing: 3))
      guard case .row(let content) = row.role else { continue }
      #expect(content.hidesTopSeparator && content.hidesBottomSeparator)
    }
    let outline = screen.outline
    #expect(outline.components(separatedBy: "Pin").count == 3, "\(outline)")
    #expect(outline.components(separatedBy: "Delete").count == 2, "\(outline)")
  }

  @Test func aViewStandsBeforeOthersWithAllThatIsAroundIt() {
    struct Cards: View {
      @State private var first = true
      var body: some View {
        ZStack {
          Text("Card").zIndex(first ? 1 : 0).overlay { Text("Mark") }.background { Circle() }.offset(x: 4)
            .padding(8).offset(y: 2)
          Button("Swap") { first = false }
        }
      }
    }
    let screen = TestScreen { Cards() }
    /// Of the two that stand in the stack.
    func order() -> [Double] {
      for root in screen.tree.roots {
        guard let stack = screen.tree.nodes[root], stack.children.count == 2 else { continue }
        return stack.children.compactMap { screen.tree.nodes[$0]?.element.style.zIndex }
      }
      return []
    }
    #expect(order() == [1, 0])
    #expect(screen.tap("Swap"))
    #expect(order() == [0, 0])
  }

  @Test func optionsAreKnownThroughBackgrounds() {
    struct Choice: View {
      @State private var chosen = 2
      var body: some View {
        Picker("Kind", selection: $chosen) {
          Text("One").tag(1).background { Circle() }
          Text("Two").tag(2).background { Circle() }
        }
      }
    }
    let screen = TestScreen { Choice() }
    let chosen = screen.tree.nodes.values.compactMap { node -> Int? in
      if case .option(let index, true) = node.element.role { index } else { nil }
    }
    #expect(chosen == [1])
  }

  @Test func rowsHearWhatChangesWithinABackground() {
    struct Changing: View {
      @State private var isWide = true
      var body: some View {
        List {
          Text("Row").listRowInsets(isWide ? EdgeInsets() : nil).background { Circle() }
          Button("Change") { isWide.toggle() }
        }
      }
    }
    let screen = TestScreen { Changing() }
    #expect(rows(screen).compactMap(\.style.padding).count == 1)
    screen.tap("Change")
    #expect(rows(screen).compactMap(\.style.padding).isEmpty)
  }
}
