import UIKit

/// Hands over what the app itself has copied: texts and addresses of `UIPasteboard.general`. What other programs have copied stays theirs.
public nonisolated struct PasteButton: View {
  private let read: @MainActor () -> (() -> Void)?

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    read = {
      let pasteboard = UIPasteboard.general
      let found = [pasteboard.string as? T, pasteboard.url as? T].compactMap(\.self)
      return found.isEmpty ? nil : { onPaste(found) }
    }
  }

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { read()?() }.disabled(read() == nil)
  }
}
