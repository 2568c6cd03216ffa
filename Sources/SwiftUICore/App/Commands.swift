/// Entries of a menu bar, which nobody sees: their keys are heard wherever a person is in the window.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }
  /// The entries as views.
  nonisolated static func _entries(of commands: Self) -> AnyView
}

extension Commands {
  public nonisolated static func _entries(of commands: Self) -> AnyView {
    AnyView(CommandsBodyView(commands: commands))
  }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Evaluates an app's own commands.
nonisolated struct CommandsBodyView<Content: Commands>: View {
  let commands: Content
  @MainActor var body: some View { Content.Body._entries(of: commands.body) }
}

/// No entries of a menu bar.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  /// No entries.
  public init() {}
  public nonisolated static func _entries(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A menu of a menu bar, which nobody sees: the keys of its entries are heard.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  let content: Content

  /// With a string key as the name, which nobody sees.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// With a text as the name, which nobody sees.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// With a string as the name, which nobody sees.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated static func _entries(of menu: Self) -> AnyView { AnyView(menu.content) }
}

/// Entries beside those that a menu bar has by itself, which nobody sees: their keys are heard.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  let content: Content

  /// Entries in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Entries after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  /// Entries before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  public nonisolated static func _entries(of group: Self) -> AnyView { AnyView(group.content) }
}

/// The entries for a sidebar. Hosts have none.
public nonisolated struct SidebarCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The entries for editing text. Hosts have none.
public nonisolated struct TextEditingCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The entries for the look of text. Hosts have none.
public nonisolated struct TextFormattingCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The entries for bars. Hosts have none.
public nonisolated struct ToolbarCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The entries for an inspector. Hosts have none.
public nonisolated struct InspectorCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The entries for pictures from other devices. Hosts have none.
public nonisolated struct ImportFromDevicesCommands: Commands {
  /// Entries that are never shown.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A place in a menu bar: entries are the same wherever they stand.
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

/// Entries that may be left out.
extension Optional: Commands where Wrapped: Commands {
  public nonisolated static func _entries(of commands: Wrapped?) -> AnyView {
    commands.map { Wrapped._entries(of: $0) } ?? AnyView(EmptyView())
  }
}

/// Entries in order.
public nonisolated struct _CommandList: Commands {
  public typealias Body = Never

  let views: [AnyView]

  public nonisolated static func _entries(of list: Self) -> AnyView {
    AnyView(ForEach(list.views.indices, id: \.self) { list.views[$0] })
  }
}

/// Puts entries of a menu bar together.
@resultBuilder
public enum CommandsBuilder {
  /// One entry, or several.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No entries.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// The entries of the block, in order.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
    var views: [AnyView] = []
    func add<Entry: Commands>(_ entry: Entry) { views.append(Entry._entries(of: entry)) }
    repeat add(each content)
    return _CommandList(views: views)
  }
  /// Entries under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  /// The entries of the first branch.
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList { buildBlock(first) }
  /// The entries of the second branch.
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList { buildBlock(second) }
  /// Entries of a system's version.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
    buildBlock(content)
  }
}
