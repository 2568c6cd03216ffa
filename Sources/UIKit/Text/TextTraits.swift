import Foundation

// How text is typed. Browsers and terminals have their own ways of checking and of keyboards.

/// Whether a field marks words that are not known.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether a field curls quotation marks.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether a field lengthens dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether a field puts spaces right when words are moved.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard is light or dark; hosts have their own.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The same as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
/// What a person does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// What a password that is made up must be like; hosts make none up.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules as a text.
  public let passwordRulesDescriptor: String
  /// Rules as a text, which is not read.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// A place in a text, counted in UTF-16.
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  /// Where the part begins.
  public let start: UITextPosition
  /// Where the part ends, behind its last unit.
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  /// Whether the part begins where it ends.
  open var isEmpty: Bool { start.offset == end.offset }
}
