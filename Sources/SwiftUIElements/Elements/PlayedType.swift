import Foundation

/// The media types of the files that browsers play, by their names' endings.
package enum PlayedType {
  private static let types = [
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "m4b": "audio/mp4", "aac": "audio/aac", "wav": "audio/wav",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "flac": "audio/flac", "mp4": "video/mp4",
    "m4v": "video/mp4", "mov": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
  ]

  /// Nil where browsers do not play such a file.
  package static func of(_ file: URL) -> String? { types[file.pathExtension.lowercased()] }
}
