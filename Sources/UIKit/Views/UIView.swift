import Foundation

/// What hosts draw for a view of UIKit. Only what is listed here is drawn; a subclass that draws for itself shows nothing.
package enum UIDrawing {
  case nothing
  case text(String, UIFont?, UIColor?)
  case picture(UIImage)
  case activity
  /// A translucent surface; 0 is the thinnest.
  case surface(thickness: Int)
  /// A card that opens an address outside of the app.
  case address(URL)
  /// A page of its own, shown without scripts.
  case document(html: String)
  /// What is to be handed on.
  case share([String])
  /// Text that a person edits.
  case entry(UIEntry)
}

/// Something that events may be meant for.
@MainActor
open class UIResponder: NSObject {
  public nonisolated override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
}

/// A view of UIKit, for `UIViewRepresentable` to hold. Frames and constraints are kept and not followed: the host lays it out as one part.
@MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  package final var drawing = UIDrawing.nothing { didSet { changed() } }
  /// Told when what is to be drawn has changed.
  package final var onChange: (() -> Void)?

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var tintColor: UIColor! = .tintColor { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public nonisolated override convenience init() { self.init(frame: .zero) }

  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.onChange = { [weak self] in self?.changed() }
    changed()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.changed()
    self.superview = nil
    onChange = nil
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() { changed() }
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// What stands for the whole view: its own drawing, or that of the views in it.
  package final var allDrawings: [UIDrawing] {
    if isHidden { return [] }
    if case .nothing = drawing { return subviews.flatMap(\.allDrawings) }
    return [drawing]
  }

  package final func changed() { onChange?() }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A rule of layout. Hosts lay out by themselves.
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
