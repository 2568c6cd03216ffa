import Foundation

/// A picture of an asset catalog, by the name that Xcode makes of it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  private let place: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }

  package var bundle: Bundle { place == Bundle.main.bundleURL ? .main : Bundle(url: place) ?? .main }
}

/// A colour of an asset catalog, by the name that Xcode makes of it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  private let place: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }

  package var bundle: Bundle { place == Bundle.main.bundleURL ? .main : Bundle(url: place) ?? .main }
}

extension UIImage {
  /// A picture of an asset catalog; empty where it is not there.
  public convenience init(resource: ImageResource) {
    guard let picture = AssetCatalog.of(resource.bundle).picture(resource.name),
      let data = try? Data(contentsOf: picture.file), let found = UIImage(data: data, scale: picture.scale)
    else {
      self.init()
      return
    }
    self.init(
      encoded: data, size: CGSize(width: found.size.width * found.scale, height: found.size.height * found.scale),
      scale: found.scale)
  }
}

extension UIColor {
  /// A colour of an asset catalog; black where it is not there.
  public convenience init(resource: ColorResource) {
    self.init(
      AssetCatalog.of(resource.bundle).color(resource.name)
        ?? .components(Components(red: 0, green: 0, blue: 0, alpha: 1)))
  }
}
