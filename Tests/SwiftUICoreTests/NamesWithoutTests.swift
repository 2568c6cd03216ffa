import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

private struct LevelKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct NumberKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var number: Binding<Int>? {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Less known names, by what they change.
@Suite @MainActor struct NamesWithoutTests {
  @Test func aContainerReadsWhatItsViewsSay() {
    let screen = TestScreen {
      Group(
        subviews: Group {
          Text("one").containerValue(\.level, 1)
          Text("two").containerValue(\.level, 2)
          Text("none")
        }
      ) { (subviews: SubviewsCollection) in
        Text("\(subviews.count) views")
        ForEach(subviews) { (subview: Subview) in
          if subview.containerValues.level != 1 { subview }
        }
        Text("levels \(subviews.map { "\($0.containerValues.level)" }.joined(separator: " "))")
      }
    }
    #expect(screen.words == ["3 views", "two", "none", "levels 1 2 0"])
  }

  @Test func aRenameButtonRunsTheActionAroundIt() {
    struct Screen: View {
      @State private var name = "old"
      var body: some View {
        Text(name)
        RenameButton().renameAction { name = "new" }
      }
    }
    let screen = TestScreen { Screen() }
    screen.tap("Rename")
    #expect(screen.words.first == "new")
    #expect(TestScreen { RenameButton() }.outline.contains("disabled"))
  }

  @Test func preferencesAreChangedOnTheWay() {
    let screen = TestScreen {
      HStack {
        Text("a").preference(key: NamesKey.self, value: ["a"])
        Text("b").preference(key: NamesKey.self, value: ["b"]).transformPreference(NamesKey.self) { $0.append("c") }
      }
      .backgroundPreferenceValue(NamesKey.self) { Text("behind \($0.joined())") }
    }
    #expect(screen.words.contains("behind abc"))
  }

  @Test func aViewIsMirroredWhereOneReadsFromTheRight() {
    func isMirrored(_ direction: LayoutDirection) -> Bool {
      let screen = TestScreen {
        Text("arrow").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, direction)
      }
      return screen.tree.nodes.values.contains { $0.element.style.scale?.width == -1 }
    }
    #expect(isMirrored(.rightToLeft) && !isMirrored(.leftToRight))
  }

  @Test func anEquatableViewIsDrawnAnewWhereItDiffers() {
    struct Tens: View, Equatable {
      let number: Int
      var body: some View { Text("tens of \(number)") }
      nonisolated static func == (one: Self, other: Self) -> Bool { one.number / 10 == other.number / 10 }
    }
    struct Screen: View {
      @State private var number = 1
      var body: some View {
        EquatableView(content: Tens(number: number))
        Button("by one") { number += 1 }
        Button("by ten") { number += 10 }
      }
    }
    let screen = TestScreen { Screen() }
    screen.tap("by one")
    #expect(screen.words.contains("tens of 1"))
    screen.tap("by ten")
    #expect(screen.words.contains("tens of 12"))
  }

  @Test func actionsOfASectionStandBelowItsRows() {
    let screen = TestScreen {
      List { Section("Head") { Text("row") }.sectionActions { Button("Add") {} } }
    }
    let outline = screen.outline
    let (row, action) = (outline.range(of: "\"row\""), outline.range(of: "\"Add\""))
    #expect(row != nil && action != nil)
    if let row, let action { #expect(row.lowerBound < action.lowerBound) }
  }

  @Test func viewsOfASplitViewStandAboveEachOther() throws {
    let screen = TestScreen {
      VSplitView {
        Text("upper").frame(width: 50, height: 20).frameName("upper")
        Text("lower").frame(width: 50, height: 20).frameName("lower")
      }
    }
    let (upper, lower) = (try #require(screen.frame(of: "upper")), try #require(screen.frame(of: "lower")))
    #expect(lower.minY == upper.maxY && lower.minX == upper.minX)
  }

  @Test func hoveringGoesOnUntilThePointerLeaves() {
    struct Screen: View {
      @State private var isOver = "never"
      var body: some View {
        Text("seen \(isOver)").accessibilityIdentifier("area").onContinuousHover {
          switch $0 {
          case .active: isOver = "over"
          case .ended: isOver = "gone"
          }
        }
      }
    }
    let screen = TestScreen { Screen() }
    screen.fire(.hover, .bool(true), at: "area")
    #expect(screen.words == ["seen over"])
    screen.fire(.hover, .bool(false), at: "area")
    #expect(screen.words == ["seen gone"])
  }

  @Test func aFocusedBindingWritesToTheViewWithTheFocus() {
    struct Field: View {
      @State private var number = 1
      @State private var text = ""
      var body: some View {
        Text("number \(number)")
        TextField("Field", text: $text).focusedValue(\.number, $number)
      }
    }
    struct Menu: View {
      @FocusedBinding(\.number) private var number
      var body: some View { Button("Next after \(number ?? 0)") { number = (number ?? 0) + 1 } }
    }
    let screen = TestScreen {
      VStack {
        Field()
        Menu()
      }
    }
    #expect(screen.outline.contains("Next after 0"))
    screen.fire(.focus, .bool(true), at: "Field")
    #expect(screen.outline.contains("Next after 1"))
    screen.tap("Next after 1")
    #expect(screen.words.contains("number 2"))
  }

  @Test func anInspectorShowsItsContentWhileItIsPresented() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Details") { isShown.toggle() }
          .inspector(isPresented: $isShown) { Text("inspected").inspectorColumnWidth(300) }
      }
    }
    let screen = TestScreen { Screen() }
    #expect(!screen.words.contains("inspected"))
    screen.tap("Details")
    #expect(screen.words.contains("inspected"))
    screen.tap("Details")
    #expect(!screen.words.contains("inspected"))
  }

  @Test func rowsTintTheirIcons() {
    let screen = TestScreen { List { Label("row", systemImage: "star").listItemTint(.red) } }
    #expect(
      screen.tree.nodes.values.contains { $0.element.style.text.tint == .color(ColorValue(.named(.red))) })
  }
}
