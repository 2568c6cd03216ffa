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
          text = new
          delegate?.textViewDidChange(self)
        }, submitted: {}))
  }
}
