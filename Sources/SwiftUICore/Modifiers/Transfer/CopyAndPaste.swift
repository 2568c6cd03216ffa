import Foundation

extension View {
  /// Gives the clipboard a value when the person copies with the focus in the view.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    copies { isCut in isCut ? nil : payload().map { NSItemProvider(transferable: $0) } }
  }

  /// As `copyable(_:)`, when the person cuts.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { copies { isCut in isCut ? action().map { NSItemProvider(transferable: $0) } : nil } }

  /// Gives the clipboard providers when the person copies; nil leaves it as it is.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copies { isCut in isCut ? nil : payloadAction?() }
  }

  /// Gives the clipboard providers when the person cuts; nil leaves it as it is.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copies { isCut in isCut ? payloadAction?() : nil }
  }

  /// Takes what the person pastes with the focus in the view, or with no focus at all.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    let (action, validator) = (Unchecked(action), Unchecked(validator))
    return pastes { providers in
      TransferredValues.load(T.self, from: providers) { values in
        let valid = validator.value(values)
        if !valid.isEmpty { action.value(valid) }
      }
    }
  }

  /// Takes providers of these kinds when the person pastes.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let action = Unchecked(payloadAction)
    return pastes { providers in
      let fitting = providers.filter { $0.holds(supportedContentTypes) }
      if !fitting.isEmpty { action.value(fitting) }
    }
  }

  private nonisolated func copies(_ payload: @escaping (Bool) -> [NSItemProvider]?) -> some View {
    let payload = Unchecked(payload)
    return modifier(
      ClipboardModifier(kinds: .copy) { graph, kind, value in
        guard kind == .copy, case .bool(let isCut) = value, let payload = payload.value(isCut) else { return false }
        Carrying.of(graph).copy(payload)
        return true
      })
  }

  private nonisolated func pastes(_ use: @escaping @MainActor ([NSItemProvider]) -> Void) -> some View {
    modifier(
      ClipboardModifier(kinds: .paste) { graph, kind, value in
        guard kind == .paste, case .drop(let report) = value else { return false }
        let carrying = Carrying.of(graph)
        Task { use(await carrying.pasted(report)) }
        return true
      })
  }
}

/// Has a view hear of the clipboard.
nonisolated struct ClipboardModifier: ViewModifier {
  typealias Body = Never
  typealias Hear = @MainActor (Graph, EventKind, EventValue) -> Bool

  let kinds: EventKinds
  let hear: Hear

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? ClipboardNode ?? ClipboardNode(inputs)
    node.hear = view.modifier.hear
    let listen = ListenModifier(target: node, kinds: inputs.environment.isEnabled ? view.modifier.kinds : [])
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(listen)))
    return node
  }
}

final class ClipboardNode: PassingNode, EventTarget {
  var hear: ClipboardModifier.Hear?

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool { hear?(graph, kind, value) ?? false }
}
