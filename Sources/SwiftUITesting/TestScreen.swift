import Foundation
import SwiftUICore

/// A screen without pixels: the second host. Shows a view, reads what it draws, presses and types by label, and records every patch.
///
///     let screen = TestScreen { CounterView() }
///     screen.tap("Add")
///     #expect(screen.outline.contains("text \"1\""))
///
/// It keeps its own tree by applying patches only, so a view tested here is also a test of the patches.
@MainActor
public final class TestScreen: SwiftUICore.Host {
  /// What is drawn, as the patches so far have made it.
  public private(set) var tree = ElementTree()
  /// Everything received since the start or since `forgetPatches()`.
  public private(set) var patches: [Patch] = []
  /// How the last frame moves.
  public private(set) var transaction = FrameTransaction()
  /// While false, the session lets changes coalesce. Setting it to true lets them through.
  public var isReady = true { didSet { if isReady, !oldValue { session.hostIsReady() } } }
  /// The surroundings; setting them tells the session.
  public var traits: HostTraits { didSet { session?.traitsChanged() } }
  public private(set) var isMounted = false
  public private(set) var session: Session!
  /// Seconds by which the screen's clock is ahead of the real one.
  private var clockOffset: TimeInterval = 0

  /// - Parameter path: the address within the app the screen is opened at.
  public init<Content: View>(
    traits: HostTraits = HostTraits(
      kind: .test, locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current),
    path: String? = nil, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.traits = traits
    session = Session(host: self, path: path, environment: environment, content: content)
    settle()
  }

  public func mount(_ session: any SessionHandle) {
    tree = session.tree
    isMounted = true
  }

  public func apply(_ patches: [Patch], transaction: FrameTransaction) {
    self.patches += patches
    self.transaction = transaction
    for patch in patches where !tree.apply(patch) { misfits.append(patch) }
  }

  public func unmount() { isMounted = false }

  /// Patches that did not fit the tree; always empty unless the graph is wrong.
  public private(set) var misfits: [Patch] = []

  public func forgetPatches() { patches = [] }

  /// Lets every change of state reach the tree. What waits for other threads or timers is not waited for; see `wait(until:)`.
  public func settle() {
    var rounds = 0
    while isReady, session.hasPendingChanges, rounds < 100 {
      rounds += 1
      session.flush()
    }
  }

  /// Gives the main loop turns until `condition` holds. Returns false where it does not within the time.
  @discardableResult
  public func wait(
    for seconds: TimeInterval = 5, until condition: @MainActor () -> Bool
  ) async -> Bool {
    let end = Date() + seconds
    while true {
      settle()
      if condition() { return true }
      if Date() > end { return false }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  /// Moves the screen's clock, by which relative dates count, without waiting.
  public func advance(by seconds: TimeInterval) { clockOffset += seconds }

  /// The time on the screen's clock.
  public var now: Date { Date() + clockOffset }
}
