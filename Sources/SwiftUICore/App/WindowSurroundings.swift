/// What an app has besides the window that a host shows.
@MainActor
struct WindowSurroundings {
  /// A window that the app opens by its name or for a value.
  struct OtherWindow {
    let id: String?
    /// The content for a value; nil for one of another kind.
    let content: (AnyHashable?) -> AnyView?
  }

  /// An entry of a desktop's menu bar.
  struct BarEntry {
    let label: AnyView
    let content: AnyView
    let isInserted: Binding<Bool>?
    var opensWindow = false
  }

  var commands: [AnyView] = []
  var settings: (() -> AnyView)?
  var windows: [OtherWindow] = []
  var barEntries: [BarEntry] = []

  var isEmpty: Bool { commands.isEmpty && settings == nil && windows.isEmpty && barEntries.isEmpty }

  mutating func add(_ others: WindowSurroundings) {
    commands += others.commands
    settings = settings ?? others.settings
    windows += others.windows
    barEntries += others.barEntries
  }
}

/// Which window beside the first is open. Only the main actor makes one and looks into it: an app's value may be of any type.
enum OpenedWindow: Hashable, Identifiable, @unchecked Sendable {
  case settings
  case window(id: String?, value: AnyHashable?)

  var id: Self { self }
}

/// A window with what its app has besides it: other windows as sheets, the keys of commands, and a bar where there are entries for one.
struct SurroundedWindow: View {
  let content: AnyView
  let surroundings: WindowSurroundings
  @State private var opened: OpenedWindow?

  var body: some View {
    framed
      .background { keys }
      .sheet(item: $opened) { window in view(of: window) }
      .environment(\.windows, OtherWindows(opened: $opened, hasSettings: surroundings.settings != nil))
  }

  @ViewBuilder private var framed: some View {
    if surroundings.barEntries.isEmpty {
      content
    } else {
      VStack(spacing: 0) {
        HStack(spacing: 16) {
          Spacer()
          ForEach(surroundings.barEntries.indices, id: \.self) { BarEntryView(entry: surroundings.barEntries[$0]) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// Nobody sees them: hosts press a button by its keys.
  private var keys: some View {
    Group {
      ForEach(surroundings.commands.indices, id: \.self) { surroundings.commands[$0] }
      if surroundings.settings != nil { Button("Settings…") { opened = .settings }.keyboardShortcut(",") }
    }
    .buttonStyle(.plain)
    .frame(width: 0, height: 0)
    .opacity(0)
    .accessibilityHidden(true)
  }

  private func view(of window: OpenedWindow) -> AnyView {
    switch window {
    case .settings: return surroundings.settings?() ?? AnyView(EmptyView())
    case .window(let id, let value):
      for window in surroundings.windows where id == nil || window.id == id {
        if let content = window.content(value) { return content }
      }
      return AnyView(EmptyView())
    }
  }
}

private struct BarEntryView: View {
  let entry: WindowSurroundings.BarEntry
  @State private var isOpen = false

  var body: some View {
    if entry.isInserted?.wrappedValue ?? true {
      if entry.opensWindow {
        Button {
          isOpen.toggle()
        } label: {
          entry.label
        }
        .popover(isPresented: $isOpen) { entry.content }
      } else {
        Menu {
          entry.content
        } label: {
          entry.label
        }
      }
    }
  }
}

/// Scenes with something added to what stands beside their window.
nonisolated struct SurroundedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout WindowSurroundings) -> Void

  @MainActor static func _window(of scene: Self) -> _SceneWindow? {
    guard var window = Content._window(of: scene.content) else { return nil }
    scene.change(&window.surroundings)
    return window
  }
}
