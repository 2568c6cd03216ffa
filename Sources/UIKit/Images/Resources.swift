import Foundation

/// What an asset catalog holds under a name.
struct CatalogEntry: Hashable, Sendable {
  let name: String
  private let place: URL

  init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundleURL
  }

  var bundle: Bundle { place == Bundle.main.bundleURL ? .main : Bundle(url: place) ?? .main }
}

/// A picture of an asset catalog, by the name that Xcode makes of it.
public struct ImageResource: Hashable, Sendable {
  private let entry: CatalogEntry
  package var name: String { entry.name }
  package var bundle: Bundle { entry.bundle }

  /// A picture by its name in the catalog of a bundle.
  public init(name: String, bundle: Bundle) { entry = CatalogEntry(name: name, bundle: bundle) }
}

/// A colour of an asset catalog, by the name that Xcode makes of it.
public struct ColorResource: Hashable, Sendable {
  private let entry: CatalogEntry
  package var name: String { entry.name }
  package var bundle: Bundle { entry.bundle }

  /// A colour by its name in the catalog of a bundle.
  public init(name: String, bundle: Bundle) { entry = CatalogEntry(name: name, bundle: bundle) }
}

extension UIImage {
  /// A picture of an asset catalog; empty where it is not there.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage()
    self.init(found.source, size: found.size, scale: found.scale, renderingMode: found.renderingMode)
  }
}

extension UIColor {
  /// A colour of an asset catalog; black where it is not there.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .black
    self.init(found.value)
  }
}
