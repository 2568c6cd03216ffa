import BrowserTesting
import Combine
import Eventually
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// One case after the other as all that a window shows, in a window of the case's size: what a state changes and what a reader
/// resizes is laid out as what has stood there from the start. Each sixth, and all where `KIOSK_RANDOM_VIEWS` asks for many.
@Suite(.serialized, .timeLimit(.minutes(20)))
@MainActor
struct RootGeometryTests {
  private final class Shown: ObservableObject {
    @Published var index = 0
    @Published var read: ReadFrames?
  }

  private struct OneAtATime: View {
    let cases: [GeometryCase]
    @ObservedObject var shown: Shown

    var body: some View {
      cases[shown.index].view.environment(\.readFrames, shown.read).id(shown.index)
    }
  }

  @Test(arguments: [false, true])
  func viewsOfWholeWindowsStandWhereTheyShould(areRead: Bool) async throws {
    let many = ProcessInfo.processInfo.environment["KIOSK_RANDOM_VIEWS"].flatMap(Int.init) ?? 0
    let all = GeometryCase.all
    let cases = stride(from: 0, to: all.count, by: many >= 1000 ? 1 : 6).map { all[$0] }
    let shown = Shown()
    var wrong: [String] = []
    try await withApp(content: { OneAtATime(cases: cases, shown: shown) }) { app in
      for (index, one) in cases.enumerated() {
        let read = ReadFrames()
        shown.read = areRead ? read : nil
        shown.index = index
        try await app.page.setViewport(width: Int(one.window.width), height: Int(one.window.height))
        var found: [String] = []
        try? await eventually("\(one.name) stands right", within: .seconds(3)) {
          let frames = areRead ? read.frames : try await GeometryTests.drawn("document.documentElement", app)
          found = GeometryTests.wrong(one, within: 1) { frames[$0] }
          return found.isEmpty
        }
        if !found.isEmpty { wrong.append("\(one.name): \(found)") }
      }
    }
    #expect(wrong == [], "\(wrong.joined(separator: "\n"))")
  }
}
