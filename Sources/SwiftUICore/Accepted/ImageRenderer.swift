import Combine
import Foundation
import UIKit

/// Draws a view into a picture. Hosts draw, not the program, so there is never a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What would be drawn.
  public var content: Content
  /// What the content would be offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels to a point; kept, without effect.
  public var scale: CGFloat = 1
  /// Whether the ground would be opaque; kept, without effect.
  public var isOpaque = false
  /// How colours would be mixed; kept, without effect.
  public var colorMode = ColorRenderingMode.nonLinear

  /// A renderer of a view, which never makes a picture.
  public init(content: Content) { self.content = content }

  /// Always nil.
  public var uiImage: UIImage? { nil }
  /// Always nil.
  public var cgImage: CGImage? { nil }
  /// Kept, without effect.
  public var isObservationEnabled = false
  /// Does nothing: the closure is not run.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}
