import Foundation

extension UIImage {
  /// How a picture is made. Hosts draw symbols in the size of the text around them, so that only names count.
  open class Configuration: NSObject {}

  /// How a symbol is made.
  public final class SymbolConfiguration: Configuration {
    /// A configuration, which hosts do not follow.
    public override init() {}
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Accepted; hosts draw symbols in the weight of their own.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(font: UIFont) { self.init() }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
    }
    /// Accepted; hosts draw symbols in the size of the text around them.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
    /// Accepted; hosts draw symbols in one colour.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// Accepted; hosts draw symbols in one colour.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// The same configuration, as none has an effect.
    public func applying(_ otherConfiguration: UIImage.Configuration) -> Self { self }
  }

  /// How thick the lines of a symbol are; hosts do not follow it.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text; hosts do not follow it.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// A symbol, as without a configuration; nil for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  /// The same picture; hosts do not follow the configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  /// The same picture; hosts do not follow the configuration.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }
}
