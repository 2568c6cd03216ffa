import Foundation
import SwiftUIElements

/// The files of one page: those that its reader has given to the app, until an event hands them over, and those that the app gives.
@MainActor
struct PageFiles {
  private var given: [String: HostFile] = [:]
  /// The newest last.
  private var handedOut: [SavedFile] = []
  private var room: Int

  /// As many wait, and as many can be fetched, at one time.
  private static let most = 64

  init(bytes: Int) { room = bytes }

  /// Keeps a copy of a file under the name that the reader's has.
  /// - Returns: its name in the event that hands it over.
  mutating func take(_ bytes: Data, name: String) throws -> String {
    guard bytes.count <= room, given.count < Self.most else { throw CocoaError(.fileWriteOutOfSpace) }
    let id = UUID().uuidString
    let folder = FileManager.default.temporaryDirectory.appending(path: "given-" + id)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = HostFile(url: folder.appending(path: FileName.harmless(name)), folder: folder)
    try bytes.write(to: file.url)
    room -= bytes.count
    given[id] = file
    return id
  }

  subscript(id: String) -> HostFile? { given[id] }

  /// What an event has handed over is kept by the app now.
  mutating func forget(_ files: [HostFile]) { given = given.filter { !files.contains($0.value) } }

  mutating func hand(out file: SavedFile) { handedOut = handedOut.suffix(Self.most - 1) + [file] }

  func handedOut(_ id: String) -> SavedFile? { handedOut.first { $0.id == id } }
}
