import UIKit

extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(_chooser: ())
  }
}
