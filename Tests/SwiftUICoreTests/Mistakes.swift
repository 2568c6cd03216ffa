import Combine
import Foundation
import MemoryGrowth
import SwiftUITesting
import Testing

@testable import SwiftUICore

private final class Model: ObservableObject, @unchecked Sendable { @Published var value = 0 }

private struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.value)") }
}

private struct ChangingItself: View {
  @State private var count = 0
  var body: some View {
    if count < 3 { count += 1 }
    return Text("\(count)")
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Lacking: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.value)") }
}

private struct Growing: View {
  @ObservedObject var model: Model
  @State private var chosen = 0
  var body: some View {
    List(model.value..<model.value + 10, id: \.self) { row in
      HStack {
        Text(row == chosen ? "chosen" : "row \(row)")
        Button("choose") { chosen = row }
      }
      .swipeActions { Button("away") {} }
    }
  }
}

/// Asks for a frame that cannot be.
private struct Negative: View {
  var body: some View { Text("narrow").frame(width: -20) }
}

#if DEBUG
  @MainActor
  @Suite(.timeLimit(.minutes(4)), .serialized)
  struct Mistakes {
    @Test func twoRowsOfOneIdentity() {
      let lists: [AnyView] = [
        AnyView(ForEach(["a", "b", "a"], id: \.self) { Text($0) }),
        AnyView(List(["a", "b", "a"], id: \.self) { Text($0) }),
      ]
      for list in lists {
        let reports = diagnostics { _ = TestScreen { list } }
        #expect(reports.contains { if case .duplicateID("a", _) = $0 { true } else { false } })
      }
      #expect(diagnostics { _ = TestScreen { ForEach(["a", "b"], id: \.self) { Text($0) } } }.isEmpty)
    }

    @Test func stateThatABodyChanges() {
      let reports = diagnostics {
        let screen = TestScreen { ChangingItself() }
        #expect(screen.words == ["3"])
      }
      #expect(reports.first == .updateDuringUpdate(at: "ChangingItself"))
    }

    @Test func anObjectThatChangesOffTheMainThread() async throws {
      let model = Model()
      let screen = TestScreen { Observing(model: model) }
      let reports = diagnostics {
        let isChanged = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          model.value = 7
          isChanged.signal()
        }
        isChanged.wait()
      }
      #expect(reports.contains(.changeOffMainActor(of: "Model")))
      try await screen.wait { screen.words == ["7"] }
    }

    @Test func viewsThatNeverComeToRest() {
      let reports = diagnostics { _ = TestScreen { Restless() } }
      #expect(reports.contains(.endlessUpdate))
    }

    @Test func aFrameThatCannotBe() {
      let reports = diagnostics { _ = TestScreen { GeometryReader { _ in Negative() } } }
      #expect(reports.contains { $0.description.hasPrefix("Negative: ") }, "\(reports)")
    }

    @Test func anObjectThatNobodyOffers() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = TestScreen { Lacking() } }
      }
    }

    @Test func everyReportSaysWhereAndWhatToDo() {
      let all: [Diagnostic] = [
        .duplicateID("1", in: "Row"), .updateDuringUpdate(at: "Row"), .changeOffMainActor(of: "Model"), .endlessUpdate,
        .missingObject("Model"),
      ]
      for report in all { #expect(report.description.count > 40 && report.description.hasSuffix(".")) }
    }
  }
#endif

@MainActor
@Suite(.timeLimit(.minutes(4)), .serialized)
struct Leaks {
  @Test func rowsThatComeAndGoLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) { await Leaks.rowsComeAndGo() }
  }

  private static func rowsComeAndGo() async {
    let model = Model()
    let screen = TestScreen { Growing(model: model) }
    func update(_ times: Int) async {
      for _ in 0..<times {
        model.value += 1
        screen.settle()
        screen.forgetPatches()
        await Task.yield()
      }
    }
    await update(300)
    var growths: [Int] = []
    for _ in 0..<4 {
      let before = OwnMemory.bytes
      await update(300)
      growths.append(OwnMemory.bytes - before)
    }
    #expect(OwnMemory.bytes > 0)
    #expect(growths.min().map { $0 < 50_000 } == true, "bytes in each round, of 2,000 a row: \(growths)")
    #expect(screen.misfits.isEmpty)
  }
}
