import Foundation

extension Scene {
  /// Runs the action when the value has changed, in each window, with the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { watching(ChangeModifier(value: value, isInitial: false) { _, new in action(new) }) }
  /// With the value before; at the start, too, where `initial` says so.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { watching(ChangeModifier(value: value, isInitial: initial, action: action)) }
  /// Without the values.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { watching(ChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }

  private nonisolated func watching<V: Equatable>(_ change: ChangeModifier<V>) -> some Scene {
    let change = Unchecked(change)
    return SceneAround(content: self) { AnyView($0.modifier(change.value)) }
  }

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

/// A scene whose window has something around its content.
nonisolated struct SceneAround<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor static func _window(of scene: Self) -> _SceneWindow? {
    guard var window = Content._window(of: scene.content) else { return nil }
    let inner = window.content
    window.content = { scene.change(inner()) }
    return window
  }
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
