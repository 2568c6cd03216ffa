import Foundation
import UIKit

/// Takes pictures out of a film. The program does not decode films: asking always fails.
open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// Kept; no picture is taken.
  open var appliesPreferredTrackTransform = false
  /// Kept; no picture is taken.
  open var maximumSize = CGSize.zero
  /// Kept; no picture is taken.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Kept; no picture is taken.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// A generator for a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// Always throws: the program does not decode films.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.featureUnsupported)
  }

  /// Always throws: the program does not decode films.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.featureUnsupported)
  }
}
