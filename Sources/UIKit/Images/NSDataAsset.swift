import Foundation

/// A file of the app's asset catalog.
public final class NSDataAsset: NSObject, Sendable {
  /// The name in the catalog.
  public let name: String
  /// What is in the file.
  public let data: Data

  /// A file by its name in the app's catalog; nil where it is not there.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// A file by its name in the catalog of a bundle; nil where it is not there.
  public init?(name: String, bundle: Bundle) {
    guard let file = AssetCatalog.of(bundle).file(name), let data = try? Data(contentsOf: file) else { return nil }
    self.name = name
    self.data = data
  }
}
