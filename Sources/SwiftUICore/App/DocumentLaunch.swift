import Foundation

/// What an app of documents shows first. Hosts show a new document instead, so it is not shown.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public typealias Body = Never

  /// Under a title, with actions of the app's own, which are not shown.
  public init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {}

  /// Under a title as a string key, with actions of the app's own, which are not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { nil }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
  /// Under a title, with the usual actions, which are not shown.
  public init(_ title: Text? = nil) {}
}

/// The usual actions of what an app of documents shows first; hosts show a new document instead.
public nonisolated struct DefaultDocumentGroupLaunchActions: View {
  /// Nothing is shown.
  public init() {}
  @MainActor public var body: some View { EmptyView() }
}

/// A button for a new document, which each session has already: hosts do nothing when it is pressed.
public nonisolated struct NewDocumentButton<Label: View>: View {
  let label: Label

  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
  /// With a text as the label.
  public init(_ label: Text) where Label == Text { self.label = label }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
