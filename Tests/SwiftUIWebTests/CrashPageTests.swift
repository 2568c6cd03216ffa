import SwiftUITesting
import Testing

@testable import SwiftUI

/// What is shown of an app that has crashed.
@MainActor
@Suite(.serialized) struct CrashPageTests {
  private struct Fragile: App {
    static var made = 0

    init() { Self.made += 1 }
    var body: some Scene { WindowGroup { Text("All is well") } }
  }

  private func words(_ environment: [String: String]) throws -> [String] {
    let window = try #require(Fragile.window(environment))
    return TestScreen { window.content() }.words
  }

  @Test func anAppThatIsStartedAgainSaysWhy() throws {
    let words = try words([CrashReport.variable: "index out of range"])
    #expect(words.contains("All is well") && words.contains("index out of range"))
  }

  @Test func anAppThatCrashesWhileItIsMadeIsNotMadeToSayWhy() throws {
    let before = Fragile.made
    let words = try words([CrashReport.variable: "in init", CrashReport.endVariable: "1"])
    #expect(words.contains("in init") && Fragile.made == before)
  }

  @Test func anAppThatHasNotCrashedSaysNothing() throws { #expect(try words([:]) == ["All is well"]) }
}
