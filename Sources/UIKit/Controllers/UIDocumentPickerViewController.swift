import Foundation

/// Chooses documents. Hosts show nothing to choose from: it stays empty until the person goes back.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { super.init() }
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init() }
  /// For modules that know kinds of content.
  package init(_chooser: Void) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
