import Foundation

/// Chooses documents among the files of the person in front of the screen. What an app wants to export is not written.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Told which files a person has chosen; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen. False at first.
  open var allowsMultipleSelection = false
  /// Kept; the browser's own dialog decides it.
  open var shouldShowFileExtensions = false
  /// Kept; the browser's own dialog decides it.
  open var directoryURL: URL?

  /// The kinds of content that may be chosen, by their names; none where files are to be written.
  package let kinds: [String]?

  /// Chooses files of kinds of content, by their names; the mode is not used, files are copies.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    kinds = allowedUTIs
    super.init(nibName: nil, bundle: nil)
  }
  /// Accepted; hosts do not write the files, and show an empty screen.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    kinds = nil
    super.init(nibName: nil, bundle: nil)
  }
  /// For modules that know kinds of content.
  package init(_kinds: [String]) {
    kinds = _kinds
    super.init(nibName: nil, bundle: nil)
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    kinds = []
    super.init(coder: coder)
  }

  /// Makes a view for the host's own choice of files.
  open override func loadView() { view = ControllerView(self) }

  package func choose(_ files: [URL]) { delegate?.documentPicker(self, didPickDocumentsAt: files) }
  package func cancel() { delegate?.documentPickerWasCancelled(self) }
}

/// Told which files a person has chosen, as copies that stay for as long as the session.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// A person has chosen files; they are copies that stay for as long as the session.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The choice was closed without a file.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
