import Foundation

/// A key that is held. Hosts report keys to SwiftUI's `onKeyPress`.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Always nil: hosts report keys to `onKeyPress`.
  open var key: UIKey? { nil }
}

/// Keys that are pressed. Hosts make none.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}

/// A key. Hosts make none.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Always empty.
  open var characters: String { "" }
  /// Always empty.
  open var charactersIgnoringModifiers: String { "" }
  /// Always none: hosts report keys to `onKeyPress`.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
  /// Always none.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys that are held beside another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Keys that stand for a command.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key with an arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The letter, or the name of a special key.
  open var input: String?
  /// The keys held beside it.
  open var modifierFlags: UIKeyModifierFlags = []
  /// Kept; hosts do not list commands.
  open var discoverabilityTitle: String?

  /// Keys for a message, which is not kept: hosts do not report keys to UIKit.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Keys by their place on a keyboard, as the USB tables number them. Hosts report none.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
