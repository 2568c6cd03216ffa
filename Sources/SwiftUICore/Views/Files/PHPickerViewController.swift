import Foundation
import UIKit

/// The photos of a device. A page has none of its own: people choose files.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let only = PHPhotoLibrary()
  /// The one library there is.
  public static func shared() -> PHPhotoLibrary { only }

  /// Always denied: there is no library to read.
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always denied, whatever the access.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Answers at once that access is denied.
  public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Answers at once that access is denied, whatever the access.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Always denied, whatever the access.
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  /// Nothing is changed: answers at once that access is denied.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.fileWriteNoPermission)) }
  /// Nothing is changed: throws that access is denied.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}

/// Whether an app may read the photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What an app would do with the photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// What is asked of a choice of photos.
public struct PHPickerConfiguration: Sendable {
  /// How photos are marked in Apple's choice; the host's own choice is used here.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  /// In which form photos are handed over; here always as the file is.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

  /// Which files are offered; nil for pictures and films.
  public var filter: PHPickerFilter?
  /// 0 for any number.
  public var selectionLimit = 1
  /// How photos are marked; without effect on the host's own choice.
  public var selection = Selection.default
  /// In which form photos are handed over; here always as the file is.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// What is marked at first; without effect, since chosen files have no names that last.
  public var preselectedAssetIdentifiers: [String] = []

  /// One photo of any kind.
  public init() {}
  /// One photo of any kind, of the one library there is.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that has been chosen.
public struct PHPickerResult {
  /// The file, to be read in the form that is asked for.
  public let itemProvider: NSItemProvider
  /// Always nil: files that a person hands over have no place in a library.
  public let assetIdentifier: String?

  init(_ file: HostFile) {
    itemProvider = NSItemProvider(file: file)
    assetIdentifier = nil
  }
}

/// Chooses photos among the files of the person in front of the screen.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// What was asked for.
  public let configuration: PHPickerConfiguration
  /// Told of the choice when the person has made it.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A choice to present, which asks for what the configuration says.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A coder knows no wishes.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view with the host's choice of files.
  open override func loadView() { view = _controllerView(of: self) }

  func finish(_ results: [PHPickerResult]) { delegate?.picker(self, didFinishPicking: results) }
}

/// Is told what was chosen; an empty list where the person gave up.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called on the main thread when the person has chosen; an empty list where none was chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo to be kept. There is no library to keep it in.
public final class PHAssetChangeRequest: NSObject {
  /// Accepted; nothing is kept.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  /// Accepted; nothing is kept.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
  /// Accepted; nothing is kept.
  @discardableResult
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
}
