import Foundation

/// Text that a person edits in a view of UIKit, and whom to tell.
@MainActor
package struct UIEntry {
  package enum Kind { case line, search, lines }

  package var kind: Kind
  package var text: String
  package var prompt: String
  package var isSecure = false
  package var keyboard = UIKeyboardType.default
  /// The person has typed: the whole text as it is now.
  package var changed: @MainActor (String) -> Void
  /// The person has pressed the key that ends the entry.
  package var submitted: @MainActor () -> Void
}

/// One line of text that is searched for. What is typed goes to the delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The bar that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UISearchBar { AppearanceStore.value { UISearchBar(frame: $0) } }
  /// How much a bar stands out; hosts draw all alike.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Told what is typed, and when return is pressed; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text in the field; setting it tells nobody.
  open var text: String? { didSet { draw() } }
  /// The text in an empty field; none where it is nil.
  open var placeholder: String? { didSet { draw() } }
  /// Kept; hosts draw no text above the field.
  open var prompt: String?
  /// Kept; hosts draw the bar in their own look.
  open var searchBarStyle = Style.default
  /// Kept; hosts draw no cancel button.
  open var showsCancelButton = false
  /// Kept; hosts do not ask the keyboard for it.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Kept; hosts do not ask the keyboard for it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The keyboard that the field asks for.
  open var keyboardType = UIKeyboardType.default { didSet { draw() } }
  /// Kept; hosts decide what the key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept; hosts decide it.
  open var enablesReturnKeyAutomatically = true
  /// Kept; hosts draw the bar in their own look.
  open var barTintColor: UIColor?
  /// Kept; hosts draw the bar in their own look.
  open var isTranslucent = true
  /// Kept; hosts draw no choice below the field.
  open var showsScopeBar = false
  /// Kept; hosts draw no choice below the field.
  open var scopeButtonTitles: [String]?
  /// Kept; hosts draw no choice below the field.
  open var selectedScopeButtonIndex = 0
  /// Kept; hosts draw no such button.
  open var showsBookmarkButton = false
  /// Kept; hosts draw the bar in their own look.
  open var backgroundImage: UIImage?
  /// Kept; hosts draw nothing above the keyboard.
  open var inputAccessoryView: UIView?
  /// Kept; hosts have their own keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; hosts do not tell the browser.
  open var textContentType: UITextContentType?
  /// Hosts draw the bar as one; looks set here are kept.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// Accepted; hosts draw the bar in their own look.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// An empty field; hosts do not follow the frame.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { draw() } }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// Sets `showsCancelButton`, which hosts do not follow.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func draw() {
    let entry = UIEntry(
      kind: .search, text: text ?? "", prompt: placeholder ?? "", keyboard: keyboardType,
      changed: { [weak self] new in
        guard let self, new != text else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
      },
      submitted: { [weak self] in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      })
    drawing = .entry(entry)
  }
}

/// Told what is typed into a search bar. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// A person has changed the text; the whole text as it is now.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// A person has pressed return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Hosts draw no cancel button; emptying the field tells of the empty text.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Whether editing may begin. Hosts do not ask.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun. Hosts do not call it.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended. Hosts do not call it.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether editing may end. Hosts do not ask.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Another choice below the field was made. Hosts do not call it.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing; hosts do not call it.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// True; hosts do not ask.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing; hosts do not call it.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True; hosts do not ask.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// One line of text to edit. What is typed goes to the delegate, and as `editingChanged` to targets and actions.
@preconcurrency @MainActor
open class UITextField: UIControl {
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
  /// Kept; hosts draw fields in their own font.
  open var font: UIFont?
  /// Kept; hosts draw fields in their own colours.
  open var textColor: UIColor?
  /// Kept; hosts write fields from where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Kept; hosts draw their own line around fields.
  open var borderStyle = BorderStyle.none
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
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { draw() } }
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
        delegate?.textFieldDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      })
    entry.isSecure = isSecureTextEntry
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

/// A field that is searched with. Hosts draw it as any other.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Told what is typed into a text field. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Hosts do not ask.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun. Hosts do not call it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended; called when a person presses return.
  func textFieldDidEndEditing(_ textField: UITextField)
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

/// Told what is typed into a text view. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may end. Hosts do not ask.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// What is chosen in the text has changed. Hosts do not call it.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link of the text may be opened. Hosts do not ask.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun. Hosts do not call it.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended. Hosts do not call it.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether editing may begin. Hosts do not ask.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Here the whole text is replaced by the whole new text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// True; hosts do not ask.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True; hosts do not ask.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing; hosts do not call it.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing; hosts do not call it.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True; hosts do not ask.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True: the text is changed.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
