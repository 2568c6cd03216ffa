import Foundation

/// Text.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override class func appearance() -> UILabel { AppearanceStore.value { UILabel(frame: $0) } }
  open var text: String? { didSet { draw() } }
  open var font: UIFont! { didSet { draw() } }
  open var textColor: UIColor! { didSet { draw() } }
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  /// What a subclass draws is not drawn: hosts draw the text.
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }

  private func draw() { drawing = .text(text ?? "", font, textColor) }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
