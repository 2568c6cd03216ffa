import Articles
import Foundation

/// Things that somebody wants to read elsewhere, each with what is known of it: for reading programs, and for a browser without a
/// network.
package struct Book: Sendable {
  /// The same for all editions.
  package var identifier: String
  package var title: String
  /// Of what the book says itself, as a BCP 47 tag.
  package var language: String
  package var modified: Date
  /// The heading of the table of contents.
  package var contentsTitle: String
  package var chapters: [Chapter]
  /// By the addresses that the chapters' blocks name them with. What is not there is left out.
  package var pictures: [URL: Picture]

  package struct Picture: Sendable {
    package enum Format: Sendable {
      case jpeg, png

      var mediaType: String { self == .jpeg ? "image/jpeg" : "image/png" }
      var ending: String { self == .jpeg ? "jpg" : "png" }
    }

    package var data: Data
    package var format: Format

    package init(data: Data, format: Format) {
      self.data = data
      self.format = format
    }
  }

  /// One thing.
  package struct Chapter: Sendable {
    package var title: String
    /// Of its text, as its page names it; nil where nobody knows.
    package var language: String?
    package var isRightToLeft: Bool
    /// Short facts for one line, such as where it is from.
    package var facts: [String]
    package var address: URL?
    /// Of the reader's own; empty for none.
    package var note: String
    package var blocks: [ReadableDocument.Block]
    /// Why there is no text.
    package var remark: String?

    package init(
      title: String, language: String? = nil, isRightToLeft: Bool = false, facts: [String] = [], address: URL? = nil,
      note: String = "", blocks: [ReadableDocument.Block] = [], remark: String? = nil
    ) {
      self.title = title
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.facts = facts
      self.address = address
      self.note = note
      self.blocks = blocks
      self.remark = remark
    }
  }

  package init(
    identifier: String, title: String, language: String, modified: Date, contentsTitle: String, chapters: [Chapter],
    pictures: [URL: Picture] = [:]
  ) {
    self.identifier = identifier
    self.title = title
    self.language = language
    self.modified = modified
    self.contentsTitle = contentsTitle
    self.chapters = chapters
    self.pictures = pictures
  }

  /// More chapters than anybody reads: others are left out.
  package static let mostChapters = 1000
  /// In bytes, of all pictures together.
  package static let mostPictureBytes = 64 << 20
}

extension ReadableDocument.Block {
  /// What it shows of pictures, in reading order.
  package var figures: [ReadableDocument.Figure] {
    switch self {
    case .figure(let figure): [figure]
    case .quote(let blocks): blocks.flatMap(\.figures)
    case .list(let list): list.items.flatMap { $0.flatMap(\.figures) }
    case .heading, .paragraph, .code, .table, .rule: []
    }
  }
}
