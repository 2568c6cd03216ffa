import Foundation

extension UIImage {
  /// How a picture is made. Hosts draw symbols in the size of the text around them, so that only names count.
  open class Configuration: NSObject {}

  /// How a symbol is made.
  public final class SymbolConfiguration: Configuration {
    public override init() {}
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public func applying(_ otherConfiguration: UIImage.Configuration) -> Self { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }
}
