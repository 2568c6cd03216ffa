import Foundation
import UIKit

/// Hands over what the clipboard holds, where the browser lets a page read it; else what the app itself has copied.
public nonisolated struct PasteButton: View {
  private let holds: @MainActor (NSItemProvider) -> Bool
  private let use: @MainActor ([NSItemProvider]) -> Void

  /// Hands over the values of the type that the clipboard holds; the closure does not run where there is none.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    let onPaste = Unchecked(onPaste)
    holds = { $0.holds(T.self) }
    use = { providers in
      TransferredValues.load(T.self, from: providers) { values in if !values.isEmpty { onPaste.value(values) } }
    }
  }

  /// Hands over what the clipboard holds of the given kinds.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    let action = Unchecked(payloadAction)
    holds = { $0.holds(supportedContentTypes) }
    use = { action.value($0) }
  }

  @MainActor public var body: some View { PasteControl(holds: holds, use: use) }
}

/// The button, in its host.
struct PasteControl: View {
  let holds: @MainActor (NSItemProvider) -> Bool
  let use: @MainActor ([NSItemProvider]) -> Void

  @Environment(\.hostKind) private var hostKind

  private var own: [NSItemProvider] {
    let pasteboard = UIPasteboard.general
    let texts = pasteboard.string.map { NSItemProvider(text: $0) }
    let addresses = pasteboard.url.map { NSItemProvider(address: $0) }
    let pictures = pasteboard.image.map { NSItemProvider(object: $0) }
    return [texts, addresses, pictures].compactMap(\.self).filter(holds)
  }

  var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { if !own.isEmpty { use(own) } }
      .modifier(
        ClipboardModifier(kinds: hostKind == .browser ? .paste : []) { graph, kind, value in
          guard kind == .paste, case .drop(let report) = value else { return false }
          let carrying = Carrying.of(graph)
          Task {
            let found = await carrying.pasted(report).filter(holds)
            if !found.isEmpty { use(found) }
          }
          return true
        }
      )
      .disabled(hostKind != .browser && own.isEmpty)
  }
}
