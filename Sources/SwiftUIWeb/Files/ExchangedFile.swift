import Foundation
import FoundationExtras

/// A file that readers take with them and bring back, at addresses of its own beside the pages: it works without script.
package struct ExchangedFile: Sendable {
  /// Such as `library.json`.
  package var name: String
  /// What it is called on a page, such as "Your library".
  package var title: String.LocalizationValue
  /// The media type.
  package var type: String
  /// The address within the app that leads back.
  package var home: String
  /// The size of a file that is taken, in bytes.
  package var largest: Int
  /// Where a file lies while it is looked at.
  package var folder: URL
  /// Its bytes; what is returned is called off the main thread.
  package var contents: @MainActor @Sendable () -> @Sendable () -> Data
  /// Takes a file in. The mapped bytes may be kept; the answer is one sentence for the reader.
  package var take: @MainActor @Sendable (Data, @escaping @MainActor @Sendable (Outcome) -> Void) -> Void

  package enum Outcome: Equatable, Sendable {
    case taken(String.LocalizationValue)
    /// Nothing has changed.
    case refused(String.LocalizationValue)
  }

  package init(
    name: String, title: String.LocalizationValue, type: String, home: String, largest: Int, folder: URL,
    contents: @escaping @MainActor @Sendable () -> @Sendable () -> Data,
    take: @escaping @MainActor @Sendable (Data, @escaping @MainActor @Sendable (Outcome) -> Void) -> Void
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.home = home
    self.largest = largest
    self.folder = folder
    self.contents = contents
    self.take = take
  }

  /// Where the file is taken from: for a link.
  package var saving: String { Address.file + name }
  /// Where the page is that takes one: for a link.
  package var bringing: String { Address.bring + name }
}
