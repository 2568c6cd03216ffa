/// Entries of a menu bar. Hosts have none.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct CommandMenu: Commands {
  public typealias Body = Never
  public init<Content: View>(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init<Content: View>(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public nonisolated struct CommandGroup: Commands {
  public typealias Body = Never
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  public init() {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}
