import Foundation
import FoundationExtras

/// What lies at an address that somebody linked to.
package enum LinkedContent: Hashable, Sendable, Codable {
  case document(ReadableDocument)
  /// No text to be read here: it must be opened by what can show it.
  case file(LinkedFile)

  package var document: ReadableDocument? { if case .document(let document) = self { document } else { nil } }
}

/// Something that is not a page.
package struct LinkedFile: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case pdf, picture, audio, video, archive, data
  }

  package var kind: Kind
  package var address: URL
  /// As the server names it, such as `application/pdf`.
  package var mediaType: String?

  package init(_ kind: Kind, address: URL, mediaType: String? = nil) {
    self.kind = kind
    self.address = address
    self.mediaType = mediaType
  }

  /// One sentence for people.
  package var sentence: String { words.text }

  private var words: String.LocalizationValue {
    switch kind {
    case .pdf: "This is a PDF. Open it to read it."
    case .picture: "This is a picture. Open it to see it."
    case .audio: "This is a recording. Open it to listen."
    case .video: "This is a video. Open it to watch it."
    case .archive: "This is a file. Open it to download it."
    case .data: "This page has no article. Open it to see what it is."
    }
  }

  /// Told by what a server says; nil for pages and text.
  init?(mediaType: String, address: URL) {
    let kind: Kind
    switch mediaType {
    case "application/pdf", "application/x-pdf": kind = .pdf
    case "image/svg+xml": kind = .picture
    case _ where mediaType.hasPrefix("image/"): kind = .picture
    case _ where mediaType.hasPrefix("audio/"): kind = .audio
    case _ where mediaType.hasPrefix("video/"): kind = .video
    case "application/zip", "application/gzip", "application/x-tar", "application/octet-stream", "application/x-xz":
      kind = .archive
    case "text/html", "application/xhtml+xml", "text/plain", "text/markdown", "text/x-markdown": return nil
    default: kind = .data
    }
    self.init(kind, address: address, mediaType: mediaType)
  }

  /// Told by the first bytes; nil for what may be text.
  package init?(firstBytes bytes: some Collection<UInt8>, address: URL) {
    let start = Array(bytes.prefix(8))
    func begins(_ magic: [UInt8]) -> Bool { start.starts(with: magic) }
    let kind: Kind
    if begins(Array("%PDF-".utf8)) {
      kind = .pdf
    } else if begins([0x89, 0x50, 0x4E, 0x47]) || begins([0xFF, 0xD8, 0xFF]) || begins(Array("GIF8".utf8)) {
      kind = .picture
    } else if begins([0x50, 0x4B, 3, 4]) || begins([0x1F, 0x8B]) {
      kind = .archive
    } else {
      return nil
    }
    self.init(kind, address: address)
  }
}
