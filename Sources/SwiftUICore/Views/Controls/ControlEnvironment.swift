/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  var size: ButtonContent.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
  private struct ShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

  /// How large controls are; `regular` unless `controlSize(_:)` says otherwise.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// The key of the control directly below.
  var shortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls within are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentChange { $0.controlSize = controlSize })
  }

  /// Shows controls without their labels, which are still spoken.
  public nonisolated func labelsHidden() -> some View { modifier(EnvironmentChange { $0.hidesLabels = true }) }

  /// Disables the controls within; true holds for all below, so false within a disabled view enables nothing.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentChange { if disabled { $0.isEnabled = false } })
  }

  /// Presses the control with a key; the command key is held beside it unless other modifiers are named.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// With the way in which other keyboards are regarded, which hosts do not know.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Presses the control directly within with a shortcut; nil takes one from it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentChange { $0.shortcut = shortcut })
  }
}

/// A key by the character it types or by its name.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types, or the code of a key that types nothing.
  public var character: Character

  /// The key that types the character.
  public init(_ character: Character) { self.character = character }
  /// The key that types the character of the literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes back by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes on by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
    .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown", .tab: "Tab", .space: "Space", .return: "Enter",
  ]

  /// The name hosts use.
  var name: String { KeyEquivalent.names[self] ?? String(character) }
}

/// Keys held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits, with Apple's numbers.
  public let rawValue: Int
  /// Modifiers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The caps lock; shortcuts do not ask for it.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, called Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key; in a browser the Meta key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad; shortcuts do not ask for it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Every modifier.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key with those held beside it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys held beside it.
  public var modifiers: EventModifiers

  /// A key with those held beside it: the command key unless others are named.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// How a shortcut changes with the keyboard of a language; hosts know no keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = Localization(name: "automatic")
    /// Never.
    public static let custom = Localization(name: "custom")
    /// Only where directions matter.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
  }

  /// The return key alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// As elements carry it: modifiers in the order `control+alt+shift+meta+`, then the key.
  package var text: String {
    var text = ""
    if modifiers.contains(.control) { text += "control+" }
    if modifiers.contains(.option) { text += "alt+" }
    if modifiers.contains(.shift) { text += "shift+" }
    if modifiers.contains(.command) { text += "meta+" }
    return text + key.name
  }
}
