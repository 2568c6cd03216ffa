import Foundation
import SwiftUICore
import SwiftUIElements

/// A screen without pixels: the second host. Shows a view, reads what it draws, presses and types by label, and records every patch.
///
///     let screen = TestScreen { CounterView() }
///     screen.tap("Add")
///     #expect(screen.outline.contains("text \"1\""))
///
/// It keeps its own tree by applying patches only, so a view tested here is also a test of the patches.
@MainActor
public final class TestScreen {
  /// What is drawn, as the patches so far have made it.
  package private(set) var tree = ElementTree()
  /// Everything received since the start or since `forgetPatches()`.
  package private(set) var patches: [Patch] = []
  /// How the last frame moves.
  package private(set) var transaction = FrameTransaction()
  /// While false, the session lets changes coalesce. Setting it to true lets them through.
  package var isReady = true { didSet { if isReady, !oldValue { session.hostIsReady() } } }
  /// The surroundings; setting them tells the session.
  package var traits: HostTraits { didSet { session?.traitsChanged() } }
  public private(set) var isMounted = false
  package private(set) var session: Session!
  /// Seconds by which the screen's clock is ahead of the real one.
  private var clockOffset: TimeInterval = 0

  /// - Parameters:
  ///   - path: the address within the app the screen is opened at.
  ///   - size: the visible area in points.
  ///   - environment: values set above the content.
  public convenience init<Content: View>(
    path: String? = nil, size: CGSize = CGSize(width: 1024, height: 768), colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      traits: HostTraits(
        kind: .test, appearance: colorScheme == .dark ? .dark : .light,
        viewport: Size(width: size.width, height: size.height), locale: locale, timeZone: timeZone),
      path: path, environment: environment, content: content)
  }

  package init<Content: View>(
    traits: HostTraits, path: String? = nil, environment: EnvironmentValues = EnvironmentValues(),
    skipsUnchanged: Bool = true, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.traits = traits
    session = Session(
      host: self, path: path, environment: environment, skipsUnchanged: skipsUnchanged, content: content)
    settle()
  }

  package func mount(_ session: any SessionHandle) {
    tree = session.tree
    isMounted = true
  }

  package func apply(_ patches: [Patch], transaction: FrameTransaction) {
    self.patches += patches
    self.transaction = transaction
    for patch in patches where !tree.apply(patch) { misfits.append(patch) }
  }

  package func unmount() { isMounted = false }

  /// Patches that did not fit the tree; always empty unless the graph is wrong.
  package private(set) var misfits: [Patch] = []

  public func forgetPatches() { patches = [] }

  /// Lets every change of state reach the tree. What waits for other threads or timers is not waited for; see `wait(until:)`.
  public func settle() {
    var rounds = 0
    while isReady, session.hasPendingChanges, rounds < 100 {
      rounds += 1
      session.flush()
    }
  }

  /// Gives the main loop turns until `condition` holds, and at least a hundred however long they take.
  /// - Throws: ``NeverHappened`` with what the screen shows instead.
  public func wait(
    for seconds: TimeInterval = 30, file: String = #fileID, line: Int = #line, until condition: @MainActor () -> Bool
  ) async throws {
    let end = Date() + seconds
    var turns = 0
    while true {
      settle()
      if condition() { return }
      turns += 1
      guard Date() < end || turns < 100 else {
        throw NeverHappened(description: "not within \(seconds) s (\(file):\(line)); the screen shows\n\(outline)")
      }
      try await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  /// What a screen was waited for in vain, and what it shows instead.
  public struct NeverHappened: Error, CustomStringConvertible {
    public let description: String
  }

  /// Moves the screen's clock, by which relative dates count, without waiting.
  public func advance(by seconds: TimeInterval) { clockOffset += seconds }

  /// The time on the screen's clock.
  public var now: Date { Date() + clockOffset }
}

extension TestScreen: ElementHost {}
