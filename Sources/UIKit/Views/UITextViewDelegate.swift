import Foundation

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
