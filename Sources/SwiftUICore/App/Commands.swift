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

/// No entries of a menu bar. Hosts have none.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  /// No entries.
  public init() {}
}

/// A menu of a menu bar. Hosts have none.
public nonisolated struct CommandMenu: Commands {
  public typealias Body = Never
  /// With a string key as the name; the content is never made.
  public init<Content: View>(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// With a text as the name; the content is never made.
  public init<Content: View>(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// With a string as the name; the content is never made.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries beside those that a menu bar has by itself. Hosts have none.
public nonisolated struct CommandGroup: Commands {
  public typealias Body = Never
  /// Entries in place of others; the content is never made.
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries after others; the content is never made.
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Entries before others; the content is never made.
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The entries for a sidebar. Hosts have none.
public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// The entries for editing text. Hosts have none.
public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// The entries for the look of text. Hosts have none.
public nonisolated struct TextFormattingCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// The entries for bars. Hosts have none.
public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// The entries for an inspector. Hosts have none.
public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// The entries for pictures from other devices. Hosts have none.
public nonisolated struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  /// Entries that are never shown.
  public init() {}
}

/// A place in a menu bar. Hosts have none.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// A system's services.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// Making something new.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Bringing in and handing out.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Taking back and doing again.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting, copying and inserting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The bars.
  public static let toolbar = CommandGroupPlacement()
  /// The size of the window.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The windows that there is one of.
  public static let singleWindowList = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// Puts entries of a menu bar together. Hosts have none.
@resultBuilder
public enum CommandsBuilder {
  /// One entry, or several.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No entries.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// The entries of the block, which are left out.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// Entries under a condition, which are left out.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  /// The entries of the first branch, which are left out.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  /// The entries of the second branch, which are left out.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  /// Entries of a system's version, which are left out.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}
