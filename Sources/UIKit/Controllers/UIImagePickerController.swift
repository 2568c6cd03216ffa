import Foundation

/// Chooses a picture or a film among the files of the person in front of the screen. There is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from; here always the person's files.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// What is told of a chosen picture or film.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture, where editing is allowed: the same as the original, since hosts do not edit.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// The address of the picture's file.
    public static let imageURL = InfoKey(rawValue: "imageURL")
    /// What it is: `"public.image"` or `"public.movie"`.
    public static let mediaType = InfoKey(rawValue: "mediaType")
    /// The address of the film's file.
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    /// The part that was cut out; it is not told.
    public static let cropRect = InfoKey(rawValue: "cropRect")
  }

  /// Kept; files are chosen whatever it says.
  open var sourceType = SourceType.photoLibrary
  /// Whether an edited picture is told beside the original one; hosts do not edit it.
  open var allowsEditing = false
  /// The kinds that may be chosen, by their names; pictures at first.
  open var mediaTypes = ["public.image"]
  /// Kept; there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Kept; there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Kept; there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept; there is no camera.
  open var cameraOverlayView: UIView?
  /// Kept; there is no camera.
  open var showsCameraControls = true
  /// Kept; films are as long as the file. In seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept; films are given as they are.
  open var videoQuality = QualityType.typeMedium
  /// Kept; pictures are given as they are.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// A camera at the back or the front.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Whether a camera's light is used.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// How good a film is.
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }
  /// In which format pictures are given.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// True for all but the camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Pictures and films; nil for the camera.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Always false.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Always false.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  /// Whether films may be chosen, and pictures.
  package var takesFilms: Bool { mediaTypes.contains { $0.contains("movie") || $0.contains("video") } }
  package var takesPictures: Bool { mediaTypes.contains { $0.contains("image") } }

  /// A person has chosen a file; nothing of what it holds is told where it cannot be read.
  package func choose(_ file: URL) {
    if let data = try? Data(contentsOf: file), let picture = UIImage(data: data) {
      var info: [InfoKey: Any] = [.originalImage: picture, .imageURL: file, .mediaType: "public.image"]
      if allowsEditing { info[.editedImage] = picture }
      listener?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else if takesFilms {
      listener?.imagePickerController(
        self, didFinishPickingMediaWithInfo: [.mediaURL: file, .mediaType: "public.movie"])
    } else {
      cancel()
    }
  }

  package func cancel() { listener?.imagePickerControllerDidCancel(self) }
}

/// Told what a person has chosen, in a dictionary by keys, or that nothing was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A person has chosen a picture or a film. The delegate closes the screen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The choice was closed without a file, or with one that cannot be read. The delegate closes the screen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
