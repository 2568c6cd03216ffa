import Combine
import Foundation
import MemoryGrowth
import Observation
import SwiftUITesting
import Synchronization
import Testing

@testable import SwiftUICore

@Observable
private final class Watched {
  var shown = 0
  var unread = 0
}

/// Stores a value long after it has said that it will, as a thread does that loses its processor in between.
private final class Late: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var stored = 0
  var shown: Int {
    registrar.access(self, keyPath: \.shown)
    return stored
  }

  func show(_ value: Int, after wait: () -> Void) {
    registrar.willSet(self, keyPath: \.shown)
    wait()
    stored = value
    registrar.didSet(self, keyPath: \.shown)
  }
}

private struct LateView: View {
  let model: Late
  let counts: Counts
  var body: some View {
    counts.bodies += 1
    return Text("\(model.shown)")
  }
}

private final class Counts: @unchecked Sendable {
  var bodies = 0
  var lines: [String] = []
}

private struct WatchedView: View {
  var model: Watched
  let counts: Counts
  var body: some View {
    counts.bodies += 1
    return Text("\(model.shown)")
  }
}

private struct Child: View {
  let name: String
  @Binding var value: Int
  let counts: Counts
  var body: some View {
    counts.bodies += 1
    return Button("\(name) \(value)") { value += 1 }
  }
}

private struct Owner: View {
  @State private var value = 0
  @State private var other = 0
  let counts: Counts
  var body: some View {
    Child(name: "child", value: $value, counts: counts)
    Button("other \(other)") { other += 1 }
  }
}

private struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(theme) }
}

private struct Bracketed: ViewModifier {
  @State private var presses = 0
  func body(content: Content) -> some View {
    HStack {
      Button("[\(presses)") { presses += 1 }
      content
    }
  }
}

private struct Life: View {
  @State private var isShown = true
  @State private var id = 1
  let counts: Counts

  var body: some View {
    Button("Toggle") { isShown.toggle() }
    Button("Next") { id += 1 }
    if isShown {
      Text("shown")
        .onAppear { counts.lines.append("appear") }
        .onDisappear { counts.lines.append("disappear") }
        .task(id: id) {
          counts.lines.append("task \(id)")
          while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
          counts.lines.append("cancelled")
        }
        .onChange(of: id, initial: true) { old, new in counts.lines.append("change \(old) \(new)") }
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)), .serialized)
struct StateAndLife {
  @Test func bodiesAreEvaluatedOnlyWhereTheyReadWhatChanged() {
    let counts = Counts()
    let screen = TestScreen { Owner(counts: counts) }
    #expect(counts.bodies == 1)
    screen.tap("other 0")
    #expect(counts.bodies == 1, "the child reads nothing that changed")
    screen.tap("child 0")
    #expect(counts.bodies == 2)
    #expect(screen.words == ["child 1", "other 1"])
  }

  @Test func observableObjectsAreTrackedByProperty() {
    let (model, counts) = (Watched(), Counts())
    let screen = TestScreen { WatchedView(model: model, counts: counts) }
    model.unread += 1
    screen.settle()
    #expect(counts.bodies == 1)
    model.shown = 5
    screen.settle()
    #expect(screen.words == ["5"])
    model.shown = 6
    screen.settle()
    #expect(screen.words == ["6"])
    #expect(counts.bodies == 3)
  }

  @Test func changesOffTheMainThreadArriveOnIt() async throws {
    let (model, counts) = (Watched(), Counts())
    let screen = TestScreen { WatchedView(model: model, counts: counts) }
    let box = Unchecked(model)
    await Task.detached { box.value.shown = 9 }.value
    try await screen.wait { screen.words == ["9"] }
  }

  @Test func aChangeThatIsStoredAfterItsViewHasLookedArrives() async throws {
    let (model, counts) = (Late(), Counts())
    let screen = TestScreen { LateView(model: model, counts: counts) }
    #expect(counts.bodies == 1)
    let storing = Task.detached {
      model.show(9) { while counts.bodies < 2 { Thread.sleep(forTimeInterval: 0.001) } }
    }
    try await screen.wait { screen.words == ["9"] }
    await storing.value
  }

  @Test func tasksFollowTheirIdentityAndEndWithTheView() async throws {
    let counts = Counts()
    let screen = TestScreen { Life(counts: counts) }
    #expect(counts.lines.sorted() == ["appear", "change 1 1"])
    try await screen.wait { counts.lines.contains("task 1") }
    screen.tap("Next")
    try await screen.wait { counts.lines.contains("task 2") && counts.lines.contains("cancelled") }
    #expect(counts.lines.contains("change 1 2"))
    screen.tap("Toggle")
    #expect(counts.lines.contains("disappear"))
    try await screen.wait { counts.lines.filter { $0 == "cancelled" }.count == 2 }
  }

  @Test func theEnvironmentAndPreferencesCrossTheTree() {
    let counts = Counts()
    let screen = TestScreen {
      VStack {
        Themed().environment(\.theme, "dark")
        Themed()
        Text("x").preference(key: TitleKey.self, value: ["a"])
        Text("y").preference(key: TitleKey.self, value: ["b"])
      }
      .onPreferenceChange(TitleKey.self) { counts.lines = $0 }
      .modifier(Bracketed())
    }
    #expect(screen.words == ["[0", "dark", "plain", "x", "y"])
    #expect(counts.lines == ["a", "b"])
    screen.tap("[0")
    #expect(screen.words.first == "[1")
  }

  @Test func rowsAppearWhenTheyComeIntoSight() {
    let counts = Counts()
    let screen = TestScreen { List(0..<3) { row in Text("\(row)").onAppear { counts.lines.append("\(row)") } } }
    #expect(counts.lines.isEmpty)
    screen.showAll()
    #expect(counts.lines == ["0", "1", "2"])
  }

  @Test func propertiesAreFoundByOffsetAndComparedByField() {
    struct Plain: View {
      let text: String
      let number: Int
      let act: () -> Void
      @State var state = 1
      var body: some View { EmptyView() }
    }
    let act = {}
    let one = Plain(text: "a", number: 1, act: act)
    let layout = TypeLayout.of(one)
    #expect(layout.links.count == 1)
    #expect(layout.areAlike(one, one))
    #expect(!layout.areAlike(one, Plain(text: "b", number: 1, act: act)))
    #expect(!layout.areAlike(one, Plain(text: "a", number: 2, act: act)))
  }

  @Test func aHundredThousandUpdatesLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) { await StateAndLife.manyUpdates() }
  }

  private static func manyUpdates() async {
    let model = Watched()
    let screen = TestScreen { WatchedView(model: model, counts: Counts()) }
    func update(_ times: Int) async {
      for turn in 0..<times {
        model.shown += 1
        screen.settle()
        screen.forgetPatches()
        // The main loop gets its turns, in which planned flushes find nothing to do.
        if turn % 100 == 0 { await Task.yield() }
      }
    }
    await update(2000)
    var growths: [Int] = []
    for _ in 0..<10 {
      let before = OwnMemory.bytes
      await update(10_000)
      growths.append(OwnMemory.bytes - before)
    }
    #expect(OwnMemory.bytes > 0)
    #expect(growths.min().map { $0 < 100_000 } == true, "bytes in each round of 10,000: \(growths)")
  }
}
