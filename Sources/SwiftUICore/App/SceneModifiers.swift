import Foundation

extension Scene {
  /// Accepted; hosts do not tell scenes apart from their views: use `onChange` on a view.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Accepted; hosts do no work for an app that nobody looks at.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Accepted; hosts have no menu bar.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}

/// Work that a system does for an app in the background; no host does any.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { BackgroundTask() }
}

/// Entries of a menu bar. Hosts have none.
@MainActor @preconcurrency
public protocol Commands {}

public nonisolated struct EmptyCommands: Commands {
  public init() {}
}

public nonisolated struct CommandMenu: Commands {
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public nonisolated struct CommandGroup: Commands {
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public nonisolated struct SidebarCommands: Commands { public init() {} }
public nonisolated struct TextEditingCommands: Commands { public init() {} }
public nonisolated struct TextFormattingCommands: Commands { public init() {} }
public nonisolated struct ToolbarCommands: Commands { public init() {} }
public nonisolated struct InspectorCommands: Commands { public init() {} }
public nonisolated struct ImportFromDevicesCommands: Commands { public init() {} }

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}
