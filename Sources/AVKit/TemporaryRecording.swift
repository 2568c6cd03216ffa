import Foundation

/// The bytes of a recording as a file, as long as somebody holds this.
final class TemporaryRecording: Sendable {
  let url: URL

  /// - Throws: what Foundation says where the file cannot be written.
  init(_ bytes: Data) throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "played-\(UUID().uuidString).\(Self.ending(of: bytes))")
    try bytes.write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// By the first bytes, as the kinds of files begin.
  private static func ending(of bytes: Data) -> String {
    let head = bytes.prefix(12)
    for (start, offset, ending) in [
      ("RIFF", 0, "wav"), ("OggS", 0, "ogg"), ("fLaC", 0, "flac"), ("ftyp", 4, "m4a"),
    ] where head.dropFirst(offset).starts(with: start.utf8) {
      return ending
    }
    return "mp3"
  }
}
