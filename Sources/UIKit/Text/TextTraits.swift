import Foundation

// How text is typed. Browsers and terminals have their own ways of checking and of keyboards.

public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

public final class UITextInputPasswordRules: NSObject, Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// A place in a text, counted in UTF-16.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  open var isEmpty: Bool { start.offset == end.offset }
}
