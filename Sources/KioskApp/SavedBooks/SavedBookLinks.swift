import Foundation
import Library

/// Addresses of the host where saved things are given out as books, and what their questions mean.
package struct SavedBookLinks: Sendable {
  private let address: @Sendable (_ name: String, _ values: [(name: String, value: String)]) -> String

  /// - Parameter address: of a file that the host makes.
  package init(_ address: @escaping @Sendable (_ name: String, _ values: [(name: String, value: String)]) -> String) {
    self.address = address
  }

  package static func name(of form: SavedBook.Form) -> String { "kiosk-saved.\(form.rawValue)" }

  /// A book of what is chosen.
  package func book(of selection: KeptSelection, as form: SavedBook.Form) -> URL? {
    let values = [("kind", selection.kind?.rawValue), ("label", selection.label), ("words", selection.text)]
    return url(form, values.compactMap { name, value in value.flatMap { $0.isEmpty ? nil : (name, $0) } })
  }

  /// A book of one thing.
  package func book(of key: ItemKey, as form: SavedBook.Form) -> URL? { url(form, [("key", key.description)]) }

  private func url(_ form: SavedBook.Form, _ values: [(name: String, value: String)]) -> URL? {
    URL(string: address(Self.name(of: form), values))
  }

  /// The saved things that a question means; none for words that mean nothing.
  /// - Parameter pages: the names of the kept pages that hold the question's ``words(of:)``.
  package static func items(
    of values: [String: String], in contents: LibraryContents, pages: Set<String> = []
  ) -> [KeptItem] {
    if let key = values["key"] { return ItemKey(key).flatMap { contents.saved[$0] }.map { [$0] } ?? [] }
    let kind = values["kind"].map { KeptKind(rawValue: $0) }
    if let kind, kind == nil { return [] }
    let selection = KeptSelection(kind: kind ?? nil, label: values["label"], text: values["words"] ?? "")
    return selection.items(contents.savedItems, pages: pages)
  }

  /// What the saved things of a question hold; nil where it names none.
  package static func words(of values: [String: String]) -> String? {
    values["words"].flatMap { $0.isEmpty || values["key"] != nil ? nil : $0 }
  }
}
