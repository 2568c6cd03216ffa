import Foundation

extension View {
  /// Tells the app that the host was opened at an address within it, or went to one.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedAddressModifier(action: action))
  }
}

/// Hears of addresses while a view is on the screen.
final class OpenedAddressNode: PassingNode {
  private weak var addresses: AddressBook?
  var action: (URL) -> Void = { _ in }

  init(_ inputs: ViewInputs, addresses: AddressBook?) {
    self.addresses = addresses
    super.init(inputs)
    addresses?.listen(self) { [weak self] path in if let url = URL(string: path) { self?.action(url) } }
  }

  override func unmount() {
    addresses?.forget(self)
    super.unmount()
  }
}

nonisolated struct OpenedAddressModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? OpenedAddressNode ?? OpenedAddressNode(inputs, addresses: inputs.environment.addresses)
    node.action = view.modifier.action
    if old == nil, let url = inputs.environment.addresses?.opened {
      let action = view.modifier.action
      node.graph.afterUpdate { action(url) }
    }
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    return node
  }
}
