/// A program made of scenes. Mark the conforming struct `@main`; the module `SwiftUI` starts it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// A part of an app with a life of its own: on Linux, what one browser page or terminal shows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// The content of the first window, for hosts: each session calls it once. nil for a scene without one.
  static func _window(of scene: Self) -> _SceneWindow?
}

extension Scene {
  public static func _window(of scene: Self) -> _SceneWindow? { Body._window(of: scene.body) }
}

extension Never: Scene {}

/// What a host shows of a scene.
@MainActor
public struct _SceneWindow {
  /// The title of the window, where the app names one.
  public var title: String?
  /// Makes the root view of a new session.
  public var content: @MainActor () -> AnyView
  /// What the app changes of the usual look.
  public var theme: _Theme

  public init(title: String? = nil, theme: _Theme = _Theme(), content: @escaping @MainActor () -> AnyView) {
    self.title = title
    self.theme = theme
    self.content = content
  }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension App {
  /// The content of the app's first window, for hosts.
  public static func _window(of app: Self) -> _SceneWindow? { Body._window(of: app.body) }
}

/// Several scenes; hosts show the first that has a window.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Scene {
    var scenes: [@MainActor () -> _SceneWindow?] = [window(of: first)]
    repeat scenes.append(SceneBuilder.window(of: each rest))
    return SceneList(windows: scenes)
  }

  private static func window<Content: Scene>(of scene: Content) -> @MainActor () -> _SceneWindow? {
    let scene = Unchecked(scene)
    return { Content._window(of: scene.value) }
  }
}

/// Scenes in order.
nonisolated struct SceneList: Scene {
  typealias Body = Never

  let windows: [@MainActor () -> _SceneWindow?]

  @MainActor static func _window(of scene: Self) -> _SceneWindow? {
    for window in scene.windows {
      if let found = window() { return found }
    }
    return nil
  }
}

/// Windows that all show the same kind of content, each with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let title: Text?
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.init(text: nil, content) }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(text: nil, content) }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(titleKey), content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(title), content)
  }

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: title, content)
  }

  private init(text: Text?, _ content: @escaping () -> Content) {
    title = text
    self.content = content
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    _SceneWindow(title: scene.title?.plain(in: EnvironmentValues())) { AnyView(scene.content()) }
  }
}

/// The settings window of a desktop app: hosts have none, so it is not shown.
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}
