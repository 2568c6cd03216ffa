/// A program made of scenes. Mark the conforming struct `@main`; the module `SwiftUI` starts it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// Makes the app, once when the program starts.
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
  var surroundings = WindowSurroundings()
  /// It is not shown by itself: settings, or an entry of a menu bar.
  var isAside = false
  /// The name by which the app opens it.
  var id: String?
  /// Makes the content for a value; nil for one of another kind.
  var contentForValue: (@MainActor (AnyHashable) -> AnyView?)?

  /// A window with what makes its content; nil has no title of its own.
  public init(title: String? = nil, theme: _Theme = _Theme(), content: @escaping @MainActor () -> AnyView) {
    self.title = title
    self.theme = theme
    self.content = content
  }

  /// The content, with what is around it.
  func view() -> AnyView {
    surroundings.isEmpty
      ? content() : AnyView(SurroundedWindow(content: content(), surroundings: surroundings))
  }

  /// As a window that is opened from another.
  fileprivate var opened: WindowSurroundings.OtherWindow {
    WindowSurroundings.OtherWindow(id: id) { value in
      guard let value else { return content() }
      return contentForValue?(value)
    }
  }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension App {
  /// The content of the app's first window, for hosts.
  public static func _window(of app: Self) -> _SceneWindow? {
    var window = Body._window(of: app.body)
    window?.content = { AnyView(AppContent(app: app)) }
    return window
  }
}

/// What an app shows in its first window. The app's own properties, such as a `@StateObject`, are a session's own; the body of the app is
/// read again when one of them changes.
nonisolated struct AppContent<Program: App>: View {
  typealias Body = Never

  let app: Program

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? AppNode<Program> else { return AppNode(view.app, inputs) }
    node.update(view.app, inputs)
    return node
  }
}

final class AppNode<Program: App>: LinkedNode<Program> {
  override init(_ value: Program, _ inputs: ViewInputs) {
    super.init(value, inputs)
    evaluate()
  }

  /// What the app's body has made. A window that changes its size or its colours does not make it anew: the models in it would be
  /// others.
  private var shown: AnyView?

  /// Something that the body has read has changed.
  override var isDirty: Bool { didSet { if isDirty { shown = nil } } }

  override func evaluate() {
    if readsEnvironment { shown = nil }
    let content = shown ?? reading { Program.Body._window(of: $0.body)?.view() } ?? AnyView(EmptyView())
    shown = content
    setContent(AnyView._node(for: content, replacing: self.content, inputs.through(self)))
  }

  /// Whether the app has properties such as `@Environment(\.scenePhase)`.
  private lazy var readsEnvironment = Mirror(reflecting: value).children.contains {
    $0.value is any EnvironmentReader
  }

  override var name: String { String(describing: Program.self) }
}

/// Several scenes; hosts show the first that has a window.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A scene alone in a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Scenes in order, of which the first that has a window is shown.
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

  /// The first that is shown by itself, with all others around it.
  @MainActor static func _window(of scene: Self) -> _SceneWindow? {
    let all = scene.windows.compactMap { $0() }
    guard var shown = all.first(where: { !$0.isAside }) ?? all.first else { return nil }
    let surroundings = all.map(\.surroundings)
    shown.surroundings = WindowSurroundings()
    for other in surroundings { shown.surroundings.add(other) }
    let opened = all.filter { $0.id != nil || $0.contentForValue != nil }.map(\.opened)
    if all.count > 1 { shown.surroundings.windows = opened + shown.surroundings.windows }
    return shown
  }
}

/// Windows that all show the same kind of content, each with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let title: Text?
  let id: String?
  let content: () -> Content
  let contentForValue: (@MainActor (AnyHashable) -> AnyView?)?

  /// Windows without a name of their own.
  /// The closure runs once for each session.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(text: nil, content) }

  /// With a name, by which the app opens another as a sheet.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(text: nil, id: id, content) }

  /// With a string key as the title of the windows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(titleKey), content)
  }

  /// With a string as the title of the windows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: Text(title), content)
  }

  /// With a text as the title of the windows and a name.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(text: title, id: id, content)
  }

  private init(
    text: Text?, id: String? = nil, contentForValue: (@MainActor (AnyHashable) -> AnyView?)? = nil,
    _ content: @escaping () -> Content
  ) {
    title = text
    self.id = id
    self.content = content
    self.contentForValue = contentForValue
  }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    var window = _SceneWindow(title: scene.title?.plain(in: EnvironmentValues())) { AnyView(scene.content()) }
    window.id = scene.id
    window.contentForValue = scene.contentForValue
    return window
  }
}

/// The app's settings: a sheet, opened by Command and the comma, a `SettingsLink` or `openSettings`.
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: () -> Content

  /// Settings; the closure runs whenever they are opened.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? {
    var window = _SceneWindow { AnyView(scene.content()) }
    window.isAside = true
    window.surroundings.settings = { AnyView(scene.content()) }
    return window
  }
}

/// The content of a window that is opened for a value. The window that an app begins with has none.
public nonisolated struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(value: Data? = nil, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  /// Makes the content for a value, where it is one of its kind.
  static func maker(_ content: @escaping (Binding<Data?>) -> Content) -> @MainActor (AnyHashable) -> AnyView? {
    let content = Unchecked(content)
    return { value in
      (value.base as? Data).map { AnyView(PresentedWindowContent(value: $0, content: content.value)) }
    }
  }

  @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
  private init<D: Hashable & Codable, C: View>(
    text: Text? = nil, id: String? = nil, valued content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(text: text, id: id, contentForValue: Content.maker(content)) { PresentedWindowContent(content: content) }
  }

  /// A window for a value; nil in the window that is shown.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valued: content)
  }

  /// A window for a value, with a name; the value is nil in the window that is shown.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, valued: content)
  }

  /// A window for a value, with a string key as the title.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(text: Text(titleKey), id: id, valued: content)
  }

  /// A window for a value; the closure gives the value of the window that is shown.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(valued: { content($0.value(or: defaultValue)) })
  }

  /// A window for a value, with a name; the closure gives the value of the window that is shown.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, valued: { content($0.value(or: defaultValue)) })
  }

  /// A window for a value, with a string key as the title; the closure gives the value of the window.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(text: Text(titleKey), id: id, valued: { content($0.value(or: defaultValue)) })
  }
}

extension Binding {
  fileprivate nonisolated func value<Wrapped>(or standard: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? standard() }, set: { wrappedValue = $0 })
  }
}
