import Foundation

// The folders of a person by Apple's names, where Linux keeps them. What Linux does not have lies in the home folder.

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  public static var documentsDirectory: URL { folder(.documentDirectory, or: "Documents") }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, or: ".local/share") }
  public static var cachesDirectory: URL { folder(.cachesDirectory, or: ".cache") }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, or: "Downloads") }
  public static var desktopDirectory: URL { folder(.desktopDirectory, or: "Desktop") }
  public static var picturesDirectory: URL { folder(.picturesDirectory, or: "Pictures") }
  public static var musicDirectory: URL { folder(.musicDirectory, or: "Music") }
  public static var moviesDirectory: URL { folder(.moviesDirectory, or: "Videos") }
  /// There is none on Linux: what belongs there lies with what programs keep.
  public static var libraryDirectory: URL { applicationSupportDirectory }
}

extension URL {
  /// True: no file is kept from a program here but by its mode.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
