import UIKit

extension UIDocumentPickerViewController {
  /// A choice of files of these kinds; `asCopy` has no effect.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(_kinds: contentTypes.map(\.identifier))
  }
}
