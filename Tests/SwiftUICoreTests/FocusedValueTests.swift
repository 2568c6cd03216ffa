import SwiftUICore
import SwiftUITesting
import Testing

private struct SelectedKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var selected: String? {
    get { self[SelectedKey.self] }
    set { self[SelectedKey.self] = newValue }
  }
}

private struct Reader: View {
  @FocusedValue(\.selected) private var selected
  var body: some View { Text("sees \(selected ?? "nothing")") }
}

private struct Window: View {
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Reader()
      if isShown { Text("Source").focusedSceneValue(\.selected, "no. \(count)") }
      Button("Next") { count += 1 }
      Button("Hide") { isShown = false }
    }
  }
}

@MainActor @Suite struct FocusedValueTests {
  @Test func aSceneOffersAValueToTheWholeWindow() throws {
    let screen = TestScreen { Window() }
    #expect(screen.outline.contains("sees no. 0"))
    screen.tap("Next")
    #expect(screen.outline.contains("sees no. 1"))
    screen.tap("Hide")
    #expect(screen.outline.contains("sees nothing"))
  }

  @Test func windowsDoNotSeeEachOthersValues() {
    let other = TestScreen { Reader() }
    _ = TestScreen { Window() }
    other.settle()
    #expect(other.outline.contains("sees nothing"))
  }
}
