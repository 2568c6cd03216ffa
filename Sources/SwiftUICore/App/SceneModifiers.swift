import Foundation

extension Scene {
  /// Accepted; hosts do not tell scenes apart from their views: use `onChange` on a view.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  /// With the value before, and at once where `initial` is true on Apple's systems.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Without the values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Accepted; hosts do no work for an app that nobody looks at.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// The keys of the entries are heard wherever a person is in the window; the entries themselves nobody sees.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let view = Unchecked(Content._entries(of: content()))
    return SurroundedScene(content: self) { $0.commands.append(view.value) }
  }
  /// Accepted; hosts have one window, which takes every address.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Accepted; hosts decide the place of windows.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}

/// Work that a system does for an app in the background; no host does any.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Asking for news from time to time.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Requests that go on while the app does not run.
  public static var urlSession: BackgroundTask { BackgroundTask() }
}
