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
  public override class func appearance() -> UISearchBar { AppearanceStore.value { UISearchBar(frame: $0) } }
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? { didSet { draw() } }
  open var placeholder: String? { didSet { draw() } }
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default { didSet { draw() } }
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsBookmarkButton = false
  open var backgroundImage: UIImage?
  open var inputAccessoryView: UIView?
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType?
  /// Hosts draw the bar as one; looks set here are kept.
  open private(set) lazy var searchTextField = UISearchTextField()
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { draw() } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Hosts draw no cancel button; emptying the field tells of the empty text.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// One line of text to edit. What is typed goes to the delegate; there are no targets and actions, as Swift on Linux has no selectors.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public override class func appearance() -> UITextField { AppearanceStore.value { UITextField(frame: $0) } }
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? { didSet { draw() } }
  open var placeholder: String? { didSet { draw() } }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false { didSet { draw() } }
  open var keyboardType = UIKeyboardType.default { didSet { draw() } }
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var inputAccessoryView: UIView?
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var rightViewMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var passwordRules: UITextInputPasswordRules?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var background: UIImage?
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  private var keptInputView: UIView?
  open var isEditing: Bool { false }
  open var selectedTextRange: UITextRange?
  open var markedTextRange: UITextRange? { nil }
  open var hasText: Bool { text?.isEmpty == false }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { draw() } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func draw() {
    var entry = UIEntry(
      kind: .line, text: text ?? "", prompt: placeholder ?? "", keyboard: keyboardType,
      changed: { [weak self] new in
        guard let self, new != text else { return }
        let old = text ?? ""
        guard
          delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: 0, length: old.utf16.count), replacementString: new)
            ?? true
        else { return draw() }
        text = new
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        sendActions(for: .editingChanged)
      },
      submitted: { [weak self] in
        guard let self, delegate?.textFieldShouldReturn(self) ?? true else { return }
        delegate?.textFieldDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      })
    entry.isSecure = isSecureTextEntry
    drawing = .entry(entry)
  }
}

@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Told what is typed into a text field. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Here the whole text is replaced by the whole new text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// Told what is typed into a text view. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Here the whole text is replaced by the whole new text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
