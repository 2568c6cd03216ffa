import Foundation

extension FileManager {
  /// A folder that apps of a group share: here one beside the app's own files.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "_")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = URL.applicationSupportDirectory.appendingPathComponent("Groups").appendingPathComponent(name)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// There is no cloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Always nil: there is no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
