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
