import Foundation

/// A picture as paint. Hosts paint areas in colours: they draw it as a faint fill.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture, 0…1 along each side.
  public var sourceRect: CGRect
  /// How large the picture is.
  public var scale: CGFloat

  /// A picture as paint, of which a part may be named.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { FillShapeStyle()._paint(in: environment) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as paint, of which a part may be named.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
