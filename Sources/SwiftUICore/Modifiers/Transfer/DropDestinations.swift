import Foundation

extension View {
  /// Takes what is dropped on the view: what the app lets be dragged, and texts, addresses and files from outside of it.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let (action, isTargeted) = (Unchecked(action), Unchecked(isTargeted))
    return modifier(DropModifier { TransferDrop(action: action.value, isTargeted: isTargeted.value) })
  }

  /// Takes what is dropped of these kinds, as providers.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }

  /// With the place in points from the view's top left.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let action = Unchecked(action)
    return modifier(
      DropModifier {
        ProviderDrop(kinds: supportedContentTypes, action: action.value) { isTargeted?.wrappedValue = $0 }
      })
  }

  /// With the kinds by their names.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: Self.kinds(supportedTypes), isTargeted: isTargeted, perform: action) }

  /// With the kinds by their names and the place.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: Self.kinds(supportedTypes), isTargeted: isTargeted, perform: action) }

  /// Has a delegate hear of what is dragged of these kinds.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    let delegate = Unchecked(delegate)
    return modifier(DropModifier { ChosenDrop(kinds: supportedContentTypes, delegate: delegate.value) })
  }

  /// With the kinds by their names.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: Self.kinds(supportedTypes), delegate: delegate)
  }

  private nonisolated static func kinds(_ names: [String]) -> [UTType] { names.map { UTType(known: $0) } }
}

/// Has a view hear of what is dragged over it.
nonisolated struct DropModifier: ViewModifier {
  typealias Body = Never

  let delegate: @MainActor () -> any DropDelegate

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? DropNode ?? DropNode(inputs)
    node.delegate = view.modifier.delegate()
    let kinds: EventKinds = inputs.environment.hostKind == .terminal ? [.drop, .press] : .drop
    let listen = ListenModifier(target: node, kinds: inputs.environment.isEnabled ? kinds : [])
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(listen)))
    return node
  }
}

final class DropNode: PassingNode, EventTarget {
  var delegate: (any DropDelegate)?
  /// Whether what is over the view may be dropped on it.
  private var isTarget = false

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    let carrying = Carrying.of(graph)
    switch (kind, value) {
    case (.drop, .drop(let report)): return take(report, carrying.providers(report))
    case (.press, _):
      guard let carried = carrying.carried else { return false }
      graph.afterUpdate { carrying.end() }
      return take(DropReport(.dropped), carried)
    default: return false
    }
  }

  private func take(_ report: DropReport, _ providers: [NSItemProvider]) -> Bool {
    guard let delegate else { return false }
    let info = DropInfo(
      location: CGPoint(x: report.location.x, y: report.location.y),
      size: CGSize(width: report.size.width, height: report.size.height), providers: providers)
    switch report.phase {
    case .entered:
      isTarget = !providers.isEmpty && delegate.validateDrop(info: info)
      guard isTarget else { return false }
      delegate.dropEntered(info: info)
      _ = delegate.dropUpdated(info: info)
    case .moved:
      guard isTarget else { return false }
      _ = delegate.dropUpdated(info: info)
    case .left:
      guard isTarget else { return false }
      isTarget = false
      delegate.dropExited(info: info)
    case .dropped:
      isTarget = false
      guard !providers.isEmpty, delegate.validateDrop(info: info) else { return false }
      return delegate.performDrop(info: info)
    }
    return true
  }
}

/// Takes values of one type.
struct TransferDrop<T: Transferable>: DropDelegate {
  let action: (_ items: [T], _ location: CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func validateDrop(info: DropInfo) -> Bool { info.providers.contains { $0.holds(T.self) } }
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    TransferredValues.load(T.self, from: info.providers) { values in
      if !values.isEmpty { _ = action(values, info.location) }
    }
    return true
  }
}

/// Takes item providers of some kinds.
struct ProviderDrop: DropDelegate {
  let kinds: [UTType]
  let action: (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: kinds) }
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return action(info.itemProviders(for: kinds), info.location)
  }
}

/// An app's own delegate, which hears of some kinds alone.
struct ChosenDrop: DropDelegate {
  let kinds: [UTType]
  let delegate: any DropDelegate

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: kinds) && delegate.validateDrop(info: info) }
  func dropEntered(info: DropInfo) { delegate.dropEntered(info: info) }
  func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  func dropExited(info: DropInfo) { delegate.dropExited(info: info) }
  func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: info) }
}

/// Makes values of what was dropped or pasted: at once where the program itself put them there.
@MainActor
enum TransferredValues {
  static func load<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ use: @escaping @MainActor ([T]) -> Void
  ) {
    let fitting = providers.filter { $0.holds(T.self) }
    let known = fitting.compactMap { $0.value.value as? T }
    guard known.count < fitting.count else { return use(known) }
    Task {
      var values: [T] = []
      for provider in fitting { if let value = try? await provider.transferred(T.self) { values.append(value) } }
      use(values)
    }
  }
}
