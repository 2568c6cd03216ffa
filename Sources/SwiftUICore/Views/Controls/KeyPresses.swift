import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Keys that are heard when they go down; hosts tell nothing else.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Phases from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down: the one phase that is told.
    public static let down = Phases(rawValue: 1)
    /// The key is held; it is told as `down` again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up; never told.
    public static let up = Phases(rawValue: 4)
    /// Every phase, of which `down` alone is told.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view has taken the key. Hosts ask one view only.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// Always `down`.
  public let phase: Phases
  /// The key that was pressed.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys held beside it; always empty.
  public let modifiers: EventModifiers
}

extension View {
  /// Hears a key, wherever the focus is but in a field: hosts do not ask for the focus first, as Apple's systems do.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: [key], phases: .down) { _ in action() }) }

  /// With the key press handed over; nothing is heard unless `phases` holds `down`.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: [key], phases: phases, action: action)) }

  /// For several keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: KeyPressModifier.ordered(keys), phases: phases, action: action)) }

  /// Of the characters those of ASCII are heard.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: KeyPressModifier.keys(of: characters), phases: phases, action: action))
  }

  /// For any key of a fixed set: letters and digits, arrows, return, delete and space.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(keys: KeyPressModifier.all, phases: phases, action: action)) }
}

/// Keys as buttons that nobody sees: hosts press a button by its key.
nonisolated struct KeyPressModifier: ViewModifier {
  let keys: [KeyEquivalent]
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func body(content: Content) -> some View {
    content.background {
      if phases.contains(.down) {
        ForEach(keys, id: \.self) { key in
          Button("") { _ = action(KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: [])) }
            .keyboardShortcut(key, modifiers: [])
            .buttonStyle(.plain)
            .frame(width: 0, height: 0)
            .opacity(0)
            .accessibilityHidden(true)
        }
      }
    }
  }

  static func ordered(_ keys: Set<KeyEquivalent>) -> [KeyEquivalent] { keys.sorted { $0.character < $1.character } }

  static func keys(of characters: CharacterSet) -> [KeyEquivalent] {
    (0x20...0x7E).compactMap(Unicode.Scalar.init).filter(characters.contains).map { KeyEquivalent(Character($0)) }
  }

  static var all: [KeyEquivalent] {
    [.upArrow, .downArrow, .leftArrow, .rightArrow, .return, .delete] + keys(of: .alphanumerics) + [.space]
  }
}

/// Where a person wants to go with the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  /// Hears the arrow keys; nil hears nothing.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onCommand([.upArrow, .downArrow, .leftArrow, .rightArrow], action) { action, key in
      switch key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
    }
  }

  /// Hears the delete key; nil hears nothing.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete], action) { action, _ in action() }
  }

  /// Hears the escape key; nil hears nothing.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape], action) { action, _ in action() }
  }

  private nonisolated func onCommand<Action>(
    _ keys: Set<KeyEquivalent>, _ action: Action?, perform: @escaping (Action, KeyEquivalent) -> Void
  ) -> some View {
    onKeyPress(keys: action == nil ? [] : keys) { press in
      guard let action else { return .ignored }
      perform(action, press.key)
      return .handled
    }
  }
}
