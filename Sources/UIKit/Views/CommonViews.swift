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
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }

  private func draw() { drawing = .text(text ?? "", font, textColor) }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override class func appearance() -> UIImageView { AppearanceStore.value { UIImageView(frame: $0) } }
  open var image: UIImage? { didSet { drawing = image.map(UIDrawing.picture) ?? .nothing } }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    drawing = image.map(UIDrawing.picture) ?? .nothing
  }
}

/// Work under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public nonisolated override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  open var style: Style
  open var color: UIColor!
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    drawing = .activity
  }

  open func stopAnimating() {
    isAnimating = false
    drawing = .nothing
  }
}

/// A look over what is behind.
public class UIVisualEffect: NSObject, @unchecked Sendable {
  var thickness: Int { 2 }
}

public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial
  }

  public let style: Style

  public init(style: Style) { self.style = style }

  override var thickness: Int {
    switch style {
    case .systemUltraThinMaterial: 0
    case .systemThinMaterial, .light, .extraLight: 1
    case .systemThickMaterial, .prominent: 3
    case .systemChromeMaterial: 4
    default: 2
    }
  }
}

public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { draw() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    draw()
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func draw() { drawing = effect.map { .surface(thickness: $0.thickness) } ?? .nothing }
}

/// An area that scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override class func appearance() -> UIScrollView { AppearanceStore.value { UIScrollView(frame: $0) } }
  open var isScrollEnabled = true
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}

/// Text of several lines. It can be edited while `isEditable`; what is typed goes to the delegate of the text view.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
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
