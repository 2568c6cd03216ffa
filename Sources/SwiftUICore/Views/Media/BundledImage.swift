import Foundation
import Locks
import UIKit

extension Image {
  /// A picture of the app by name, looked for in the bundle's resources and in its asset catalogs' folders.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle, label: name) }

  /// With words of its own for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label.plain(in: EnvironmentValues()))
  }

  /// Not spoken.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle, label: nil) }

  /// A symbol of the app's own by name; the value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A symbol of the app's own, with words for assistive technology; the value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A symbol of the app's own that is not spoken; the value has no effect.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  private init(_ name: String, bundle: Bundle?, label: String?) {
    let picture = BundledPictures.picture(name, in: bundle ?? .main)
    self.init(source: .picture(.stored(hash: picture?.hash ?? ""), naturalSize: picture?.size), label: label)
  }

  /// An encoded picture (PNG, JPEG, WebP or GIF), kept in the image store for as long as it is shown.
  public init(encoded data: Data, size: CGSize? = nil, label: String? = nil) {
    let hash = ImageStore.shared.add(data)
    self.init(
      source: .picture(
        .stored(hash: hash), naturalSize: size.map { Size(width: $0.width, height: $0.height) }),
      label: label)
  }
}

extension Image {
  /// The encoded bytes, where the app holds them.
  var bytes: Data? {
    guard case .picture(.stored(let hash), _) = source else { return nil }
    return ImageStore.shared.data(hash: hash)
  }
}

/// Pictures among apps' resources, found once and kept in the image store. Any thread.
private enum BundledPictures {
  struct Content: Sendable {
    var hash: String
    /// In points.
    var size: Size
  }

  private static let found = Locked<[String: Content]>([:])

  /// The picture of a name that lies in a bundle; nil where there is none.
  static func picture(_ name: String, in bundle: Bundle) -> Content? {
    let key = bundle.bundlePath + "/" + name
    if let known = found.withLock({ $0[key] }), ImageStore.shared.data(hash: known.hash) != nil { return known }
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil), case .encoded(let data) = image.source
    else { return nil }
    let picture = Content(
      hash: ImageStore.shared.add(data), size: Size(width: image.size.width, height: image.size.height))
    found.withLock { $0[key] = picture }
    return picture
  }
}
