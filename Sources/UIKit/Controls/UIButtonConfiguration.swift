import Foundation

extension UIButton {
  /// What a button is like.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    package enum Look: Sendable { case plain, gray, tinted, filled }

    package let look: Look
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titlePadding: CGFloat = 1
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration()

    public static func plain() -> Configuration { Configuration(look: .plain) }
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

    private init(look: Look) { self.look = look }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
