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
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
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
  open var attributedPlaceholder: NSAttributedString?
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

/// Told what is typed into a text field. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
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
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// Told what is typed into a text view. All of it is optional, as on Apple's systems.
@preconcurrency @MainActor
public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Here the whole text is replaced by the whole new text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
