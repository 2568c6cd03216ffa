import UIKit

/// Hands over what the app itself has copied: texts and addresses of `UIPasteboard.general`. What other programs have copied stays theirs.
public nonisolated struct PasteButton: View {
  /// Whether there is something to paste; where asked to, hands it over.
  private let paste: @MainActor (_ handsOver: Bool) -> Bool

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    let onPaste = Unchecked(onPaste)
    paste = { handsOver in
      let pasteboard = UIPasteboard.general
      let found = [pasteboard.string as? T, pasteboard.url as? T].compactMap(\.self)
      if handsOver, !found.isEmpty { onPaste.value(found) }
      return !found.isEmpty
    }
  }

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { _ = paste(true) }.disabled(!paste(false))
  }
}
