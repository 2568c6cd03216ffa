import Foundation

/// Text of several lines. It can be edited while `isEditable`; what is typed goes to the delegate of the text view.
@preconcurrency @MainActor
open class UITextView: _UIScrollArea {
  /// The view that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UITextView { AppearanceStore.value { UITextView(frame: $0) } }
  /// Posted when a person has changed the text, with the view as the object.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")
  /// Asked whether a text may be changed, and told that it was; held weakly.
  open weak var delegate: (any UITextViewDelegate)?
  /// The text; setting it tells nobody.
  open var text: String! = "" { didSet { draw() } }
  /// Sets the letters of the text; their looks are not drawn.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  /// The font of the text; nil for the host's own.
  open var font: UIFont? { didSet { draw() } }
  /// The colour of the text; nil for the host's own.
  open var textColor: UIColor? { didSet { draw() } }
  /// Where the lines of an edited text stand.
  open var textAlignment = NSTextAlignment.natural { didSet { draw() } }
  /// Whether a person may change the text. True at first.
  open var isEditable = true { didSet { draw() } }
  /// Kept; hosts decide it.
  open var isSelectable = true
  /// Kept; hosts do not ask the keyboard for it.
  open var keyboardType = UIKeyboardType.default
  /// Kept; hosts do not ask the keyboard for it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; hosts do not ask the keyboard for it.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Kept; hosts lay the text out by themselves. In points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Kept; hosts find nothing in the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept; hosts decide what the key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; hosts draw nothing above the keyboard.
  open var inputAccessoryView: UIView?
  /// Kept; hosts edit letters alone.
  open var allowsEditingTextAttributes = false
  /// Kept; hosts scale fonts of a style, and others not.
  open var adjustsFontForContentSizeCategory = false
  /// Kept; hosts decide it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept; hosts decide it.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept; hosts decide it.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept; hosts have their own keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; hosts decide it.
  open var enablesReturnKeyAutomatically = false
  /// Kept; hosts do not tell the browser.
  open var textContentType: UITextContentType?
  /// Kept; hosts search by themselves.
  open var isFindInteractionEnabled = false
  /// Kept; hosts scale text by themselves.
  open var usesStandardTextScaling = false
  /// Kept; hosts show what is typed.
  open var isSecureTextEntry = false
  /// Whether there is a text that is not empty.
  open var hasText: Bool { text?.isEmpty == false }
  /// Accepted; hosts do not scroll to it.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Puts a text at the end, wherever the person writes.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last letter away, wherever the person writes.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// Lines are broken by the host.
  open lazy var layoutManager = NSLayoutManager()
  /// The text as it is now; changing the copy changes nothing.
  open var textStorage: NSTextStorage { NSTextStorage(string: text ?? "") }
  /// Kept; hosts show their own keyboard.
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  private var keptInputView: UIView?
  /// An empty text that can be edited; the container is not kept, and hosts do not follow the frame.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if MainLoop.isCurrent { draw() }
  }
  /// An empty text that can be edited; hosts do not follow the frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Kept; hosts edit letters alone.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; hosts draw no links in it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept; hosts do not tell what is chosen in the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Hosts lay the text out by themselves.
  public let textContainer = NSTextContainer()

  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    guard isEditable else {
      drawing = .text(text ?? "", font, textColor)
      return
    }
    var entry = UIEntry(
      kind: .lines, text: text ?? "", prompt: "",
      changed: { [weak self] new in
        guard let self, new != text else { return }
        let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: new) ?? true else { return draw() }
        text = new
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      }, submitted: {})
    entry.looks = UIEntry.Looks(font: font, color: textColor, alignment: textAlignment)
    drawing = .entry(entry)
  }
}

/// What in a text is made a link; hosts find nothing by themselves.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text with its looks.
public typealias NSTextStorage = NSMutableAttributedString

/// The area a text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer {
  /// Kept; hosts lay the text out by themselves. In points.
  open var lineFragmentPadding: CGFloat = 5
  /// Kept; hosts draw as many lines as the text needs.
  open var maximumNumberOfLines = 0
  /// Kept; hosts break lines between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
