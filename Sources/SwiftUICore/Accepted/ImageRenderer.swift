import Combine
import Foundation
import UIKit

/// Draws a view into a picture. Hosts draw, not the program, so there is never a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
  public var isObservationEnabled = false
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}
