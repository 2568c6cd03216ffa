import Foundation

extension UIButton {
  /// What a button is like.
  public struct Configuration: Sendable {
    /// How round corners are; hosts draw all but a capsule with a radius of 8 points.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How large a button is; hosts do not follow it.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    package enum Look: Sendable { case plain, gray, tinted, filled }

    package let look: Look
    /// The title; that of the button's state where it is nil.
    public var title: String?
    /// A smaller text below the title; none where it is nil.
    public var subtitle: String?
    /// Sets the letters of the title; their looks are not kept.
    public var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    /// The picture; that of the button's state where it is nil.
    public var image: UIImage?
    /// The distance between picture and title in points, 0 at first.
    public var imagePadding: CGFloat = 0
    /// Kept; hosts draw the picture before the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between title and subtitle in points, 1 at first.
    public var titlePadding: CGFloat = 1
    /// The colour behind the button; nil for that of its look.
    public var baseBackgroundColor: UIColor?
    /// The colour of title and picture; nil for white on a filled button and the accent colour on others.
    public var baseForegroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Kept; hosts do not follow it.
    public var buttonSize = Size.medium
    /// The distances around title and picture in points, 7 above and below and 12 at the sides at first.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Whether a sign of activity stands before the picture. False at first.
    public var showsActivityIndicator = false
    /// Kept; hosts draw `baseBackgroundColor`.
    public var background = UIBackgroundConfiguration()

    /// A button with nothing behind it.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// A button with nothing behind it; the same as `plain()`.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// A button on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A button on grey; the same as `gray()`.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// A button on a faint accent colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on a faint accent colour; the same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on the accent colour, with white letters.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A button on the accent colour, with white letters; the same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    private init(look: Look) { self.look = look }
  }

  /// A button with a look, and the action's title; a press runs the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}

/// Edges of a rectangle, by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
