import Foundation
import Library
import OutsideText
import SwiftUI

extension KeptItem {
  /// Any page, saved by its address. Its title is known once it has been read.
  package init(page address: URL, title: String? = nil, date: Date) {
    self.init(
      key: ItemKey(.news, address.absoluteString), kind: .page, title: title ?? Self.words(of: address),
      origin: address.host() ?? "", url: address, date: date)
  }

  /// What stands for the title of a page that nobody has read yet.
  static func words(of address: URL) -> String {
    let words = (address.host() ?? "") + address.path(percentEncoded: false)
    return words.hasSuffix("/") ? String(words.dropLast()) : words
  }
}

extension Library {
  /// The title of a page that was saved before anybody had read it.
  func learn(_ title: String, of address: URL) {
    let key = ItemKey(.news, address.absoluteString)
    guard let item = contents.saved[key], item.title == KeptItem.words(of: address) else { return }
    rename(key, to: title)
  }
}

/// Saves a page by its address, and shows it.
struct SavePageField: View {
  let window: WindowContext
  @State private var text = ""

  var body: some View {
    HStack(spacing: 8) {
      TextField("Address of a page", text: $text)
        .autocorrectionDisabled()
        .onSubmit(save)
      Button("Save", action: save)
        .buttonStyle(.bordered)
        .disabled(SafeLink.typed(text) == nil)
    }
  }

  private func save() {
    guard let address = SafeLink.typed(text) else { return }
    let item = KeptItem(page: address, date: window.library.now)
    if !window.library.isSaved(item.key) { window.library.toggleSaved(item) }
    text = ""
    window.open(.article(address))
  }
}
