import Foundation

/// HTML by content hash, for hosts to serve to frames. Shared by all sessions; the least recently used goes when it is full. Any thread.
package final class DocumentStore: Sendable {
  package static let shared = DocumentStore()

  private let store = ImageStore(limit: 16 << 20)

  /// Keeps a document and gives its hash.
  package func add(_ html: String) -> String { store.add(Data(html.utf8)) }

  /// The document with a hash, nil where it is unknown or gone.
  package func data(hash: String) -> Data? { store.data(hash: hash) }
}
