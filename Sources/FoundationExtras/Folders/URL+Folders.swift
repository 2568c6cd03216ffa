import Foundation

// The folders of a person by Apple's names, where Linux keeps them. What Linux does not have lies in the home folder.

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// The folder of the person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, or: "Documents") }
  /// The folder of what programs keep; `~/.local/share` where the system names none.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, or: ".local/share") }
  /// The folder of what programs can make again; `~/.cache` where the system names none.
  public static var cachesDirectory: URL { folder(.cachesDirectory, or: ".cache") }
  /// The folder of what the person has downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, or: "Downloads") }
  /// The folder of what lies on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, or: "Desktop") }
  /// The folder of the person's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, or: "Pictures") }
  /// The folder of the person's music.
  public static var musicDirectory: URL { folder(.musicDirectory, or: "Music") }
  /// The folder of the person's films; `~/Videos` where the system names none.
  public static var moviesDirectory: URL { folder(.moviesDirectory, or: "Videos") }
  /// There is none on Linux: what belongs there lies with what programs keep.
  public static var libraryDirectory: URL { applicationSupportDirectory }
}

extension URL {
  /// True: no file is kept from a program here but by its mode.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Accepted; there is nothing to give back.
  public func stopAccessingSecurityScopedResource() {}
}
