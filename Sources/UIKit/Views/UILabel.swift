import Foundation

/// Text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The label that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UILabel { AppearanceStore.value { UILabel(frame: $0) } }
  /// The text; nil for none.
  open var text: String? { didSet { draw() } }
  /// The font; nil for the host's own.
  open var font: UIFont! { didSet { draw() } }
  /// The colour of letters; nil for the host's own.
  open var textColor: UIColor! { didSet { draw() } }
  /// The most lines, 1 at first; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Where lines stand in the label; justified ones stand where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Kept; hosts scale fonts of a style, and others not.
  open var adjustsFontForContentSizeCategory = false
  /// Kept; hosts break lines by the room there is. In points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Kept; hosts draw no shadow of the letters.
  open var shadowColor: UIColor?
  /// Kept; hosts draw no shadow of the letters.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Kept; hosts draw `textColor`.
  open var highlightedTextColor: UIColor?
  /// Kept; hosts draw `textColor`.
  open var isHighlighted = false
  /// Kept; hosts draw the text alike.
  open var isEnabled = true
  /// Kept; hosts draw letters in the size of their font.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Kept; hosts decide it.
  open var allowsDefaultTighteningForTruncation = false
  /// What a subclass draws is not drawn: hosts draw the text.
  open func drawText(in rect: CGRect) {}
  /// The bounds; hosts lay the text out by themselves.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  /// Whether a text in one line is drawn smaller where it would be cut.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The least share of its size at which it is drawn; 0 for as small as it has to be.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Kept; hosts break lines between words.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Sets the letters of the text; their looks are not drawn.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }

  private func draw() { drawing = .text(text ?? "", font, textColor) }
}

/// Where smaller letters stand in their line.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Where lines of text stand in their room.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a text that is too long is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
