import Foundation
import UIKit

extension Image: Transferable {
  /// A picture that the app holds is written as it is held, one of its bundle as the file. Symbols and drawings are not: a host
  /// alone knows how they look.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(contentType: .image) { image in
      guard let data = image.bytes else { throw CocoaError(.fileWriteUnsupportedScheme) }
      return data
    } importing: { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.coderInvalidValue) }
      return Image(uiImage: picture)
    }
  }
}
