import SwiftUIElements

extension Scene {
  /// Changes the usual look of all windows of the scene: shades of named colours and a few measures. A terminal, which has no
  /// such measures, keeps its own.
  public nonisolated func _theme(_ theme: _Theme) -> some Scene { ThemedScene(content: self, theme: theme) }
}

nonisolated struct ThemedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let theme: _Theme

  @MainActor static func _window(of scene: Self) -> _SceneWindow? {
    var window = Content._window(of: scene.content)
    window?.theme = scene.theme
    return window
  }
}
