import Foundation

/// A key that is held. Hosts report keys to SwiftUI's `onKeyPress`.
@preconcurrency @MainActor
open class UIPress: NSObject {
  open var key: UIKey? { nil }
}

@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}

@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Keys that stand for a command.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  open var input: String?
  open var modifierFlags: UIKeyModifierFlags = []
  open var discoverabilityTitle: String?

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
