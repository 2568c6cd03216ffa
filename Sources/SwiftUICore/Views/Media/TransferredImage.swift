import Foundation
import UIKit

extension Image: Transferable {
  /// A picture is read; it is not written, because a host alone knows how it is drawn.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
      return Image(uiImage: picture)
    }
  }
}
