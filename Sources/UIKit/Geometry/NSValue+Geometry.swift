import Foundation

extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// A size in a box.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// A rectangle in a box.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
}
