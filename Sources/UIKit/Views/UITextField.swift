import Foundation

/// One line of text to edit. What is typed goes to the delegate, and as `editingChanged` to targets and actions.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// The field that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UITextField { AppearanceStore.value { UITextField(frame: $0) } }
  /// The line around a field; hosts draw their own.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// Posted when a person has changed the text, with the field as the object.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  /// Never posted: hosts do not tell when a field gets the focus.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
  /// Posted when a person presses return, with the field as the object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")

  /// Asked whether a text may be changed, and told what is typed; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text in the field; setting it tells nobody.
  open var text: String? { didSet { draw() } }
  /// The text in an empty field; none where it is nil.
  open var placeholder: String? { didSet { draw() } }
  /// The font of the text; nil for the host's own.
  open var font: UIFont? { didSet { draw() } }
  /// The colour of the text; nil for the host's own.
  open var textColor: UIColor? { didSet { draw() } }
  /// Where the text stands in the field.
  open var textAlignment = NSTextAlignment.natural { didSet { draw() } }
  /// The line around the field: every style but none is drawn as a rounded one.
  open var borderStyle = BorderStyle.none { didSet { draw() } }
  /// Whether what is typed is hidden. False at first.
  open var isSecureTextEntry = false { didSet { draw() } }
  /// The keyboard that the field asks for.
  open var keyboardType = UIKeyboardType.default { didSet { draw() } }
  /// Kept; hosts decide what the key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; hosts do not ask the keyboard for it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; hosts do not ask the keyboard for it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; hosts do not tell the browser.
  open var textContentType: UITextContentType?
  /// Kept; hosts draw no button for emptying the field.
  open var clearButtonMode = ViewMode.never
  /// Kept; hosts draw nothing in the field beside the text.
  open var leftView: UIView?
  /// Kept; hosts draw nothing in the field beside the text.
  open var rightView: UIView?
  /// Kept; hosts draw nothing in the field beside the text.
  open var leftViewMode = ViewMode.never
  /// Kept; hosts draw nothing above the keyboard.
  open var inputAccessoryView: UIView?
  /// Sets the letters of the placeholder; their looks are not drawn.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// The text without looks; of what is set, the letters are kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Kept; hosts draw nothing in the field beside the text.
  open var rightViewMode = ViewMode.never
  /// Kept; hosts leave the text as it is.
  open var clearsOnBeginEditing = false
  /// Kept; hosts leave the text as it is.
  open var clearsOnInsertion = false
  /// Kept; hosts decide the size of letters.
  open var adjustsFontSizeToFitWidth = false
  /// Kept; hosts scale text by themselves.
  open var adjustsFontForContentSizeCategory = false
  /// Kept; hosts decide the size of letters. In points.
  open var minimumFontSize: CGFloat = 0
  /// Kept; hosts decide it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept; hosts decide it.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept; hosts decide it.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept; hosts decide it.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept; hosts have their own keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; hosts decide it.
  open var enablesReturnKeyAutomatically = false
  /// Kept; hosts do not make passwords up.
  open var passwordRules: UITextInputPasswordRules?
  /// Kept; hosts draw fields in their own look.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; hosts draw fields in their own look.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept; hosts draw fields in their own look.
  open var background: UIImage?
  /// Kept; hosts show their own keyboard.
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  private var keptInputView: UIView?
  /// Always false: hosts do not tell when a field has the focus.
  open var isEditing: Bool { false }
  /// Kept; hosts do not tell what is chosen in the text.
  open var selectedTextRange: UITextRange?
  /// Always nil.
  open var markedTextRange: UITextRange? { nil }
  /// Whether there is a text that is not empty.
  open var hasText: Bool { text?.isEmpty == false }
  /// The place before the first letter.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The part between two places; never nil.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  /// The place so many UTF-16 units further; nil where that is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
  }
  /// The UTF-16 units between two places; less than 0 where the second stands first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Puts a text at the end, wherever the person writes.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last letter away, wherever the person writes.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// The bounds; hosts place the text by themselves.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds; hosts place the text by themselves.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds; hosts place the text by themselves.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Always zero.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Always zero.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Always zero.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// An empty field; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { draw() }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  private func draw() {
    var entry = UIEntry(
      kind: .line, text: text ?? "", prompt: placeholder ?? "", keyboard: keyboardType,
      changed: { [weak self] in self?.typed($0) },
      submitted: { [weak self] in
        guard let self, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      })
    entry.isSecure = isSecureTextEntry
    entry.looks = UIEntry.Looks(font: font, color: textColor, alignment: textAlignment)
    entry.hasBorder = borderStyle != .none
    drawing = .entry(entry)
  }

  /// A person has typed: the whole text as it is now.
  package func typed(_ new: String) {
    guard new != text else { return }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: new) ?? true else {
      return draw()
    }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }
}

/// Told what is typed into a text field. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Hosts do not ask.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun. Hosts do not call it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended; called when a person presses return.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why; called when a person presses return. Left out it is `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether editing may end. Hosts do not ask.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Whether the field may be emptied by its button. Hosts do not ask.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// What is chosen in the text has changed; called after each change of the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether editing ends; asked when a person presses return.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Here the whole text is replaced by the whole new text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// True; hosts do not ask.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells it without the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// True; hosts do not ask.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// True; hosts do not ask.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True: the entry ends.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True: the text is changed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
