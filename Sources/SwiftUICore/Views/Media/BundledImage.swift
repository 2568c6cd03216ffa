import Foundation

extension Image {
  /// A picture of the app by name, looked for in the bundle's resources and in its asset catalogs' folders.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle, label: name) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label.plain(in: EnvironmentValues()))
  }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle, label: nil) }

  private init(_ name: String, bundle: Bundle?, label: String?) {
    let picture = ImageStore.shared.bundled(name, in: bundle ?? .main)
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
