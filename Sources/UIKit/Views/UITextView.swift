import Foundation

/// Text of several lines. It can be edited while `isEditable`; what is typed goes to the delegate of the text view.
@preconcurrency @MainActor
open class UITextView: _UIScrollArea {
  public override class func appearance() -> UITextView { AppearanceStore.value { UITextView(frame: $0) } }
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! = "" { didSet { draw() } }
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  open var font: UIFont? { didSet { draw() } }
  open var textColor: UIColor? { didSet { draw() } }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true { didSet { draw() } }
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var returnKeyType = UIReturnKeyType.default
  open var inputAccessoryView: UIView?
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType?
  open var isFindInteractionEnabled = false
  open var usesStandardTextScaling = false
  open var isSecureTextEntry = false
  open var hasText: Bool { text?.isEmpty == false }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// The text as it is now; changing the copy changes nothing.
  open var textStorage: NSTextStorage { NSTextStorage(string: text ?? "") }
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  private var keptInputView: UIView?
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Hosts lay the text out by themselves.
  public let textContainer = NSTextContainer()

  private func draw() {
    guard isEditable else {
      drawing = .text(text ?? "", font, textColor)
      return
    }
    drawing = .entry(
      UIEntry(
        kind: .lines, text: text ?? "", prompt: "",
        changed: { [weak self] new in
          guard let self, new != text else { return }
          let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
          guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: new) ?? true else { return draw() }
          text = new
          delegate?.textViewDidChange(self)
        }, submitted: {}))
  }
}

/// What in a text is made a link; hosts find nothing by themselves.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text with its looks.
public typealias NSTextStorage = NSMutableAttributedString

/// The area a text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
