import Foundation
import UIKit

extension Image {
  /// A picture that the app holds. Hosts get its bytes by their hash.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .symbol(let name): self.init(systemName: name)
    case .encoded(let data):
      self.init(encoded: data, size: uiImage.size)
      if uiImage.renderingMode != .automatic { isTemplate = uiImage.renderingMode == .alwaysTemplate }
    case .empty: self.init(source: .picture(.stored(hash: ""), naturalSize: nil), label: nil)
    }
  }
}

extension Image {
  /// How a picture was turned or mirrored when it was taken.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// A picture that the app holds; it is drawn upright.
  /// - Parameter scale: how many of its pixels make a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    let picture = Image(decorative: cgImage, scale: scale, orientation: orientation)
    self.init(source: picture.source, label: label.plain(in: EnvironmentValues()))
  }

  /// A picture that says nothing; it is drawn upright.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }
}
