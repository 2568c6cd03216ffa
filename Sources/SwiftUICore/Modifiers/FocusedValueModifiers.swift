import Combine
import Observation

extension View {
  /// Offers a value while this view, or one below, has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedOfferModifier(needsFocus: true) { $0[keyPath: keyPath] = value }) }

  /// Offers a value while this view is on the screen.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedOfferModifier(needsFocus: false) { $0[keyPath: keyPath] = value }) }

  /// Offers an object by its type while this view, or one below, has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedOfferModifier(needsFocus: true) { $0[observable: T.self] = object })
  }

  /// Offers an object by its type while this view is on the screen.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedOfferModifier(needsFocus: false) { $0[observable: T.self] = object })
  }

  /// Offers an object while this view, or one below, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedOfferModifier(needsFocus: true) { $0[object: T.self] = object })
  }

  /// Offers an object while this view is on the screen.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedOfferModifier(needsFocus: false) { $0[object: T.self] = object })
  }
}

/// Offers values to the window.
nonisolated struct FocusedOfferModifier: ViewModifier {
  typealias Body = Never

  let needsFocus: Bool
  let offer: (inout FocusedValues) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let node = old as? FocusedOfferNode ?? FocusedOfferNode(inputs)
    node.take(modifier.offer, needsFocus: modifier.needsFocus)
    var below = inputs.through(node)
    if modifier.needsFocus { below = below.adding(ListenModifier(target: node, kinds: .focus)) }
    node.setContent(Modified._node(for: view.content, replacing: node.content, below))
    return node
  }
}

/// Holds an offer while its view is there, or has the focus.
final class FocusedOfferNode: PassingNode, EventTarget {
  private let offers: FocusedOffers
  private var offer: (inout FocusedValues) -> Void = { _ in }
  private var needsFocus = false
  private var hasFocus = false
  private var offered = FocusedValues()

  override init(_ inputs: ViewInputs) {
    offers = inputs.environment.focusedOffers
    super.init(inputs)
  }

  func take(_ offer: @escaping (inout FocusedValues) -> Void, needsFocus: Bool) {
    self.offer = offer
    self.needsFocus = needsFocus
    show()
  }

  private func show() {
    if hasFocus || !needsFocus { offers.set(self, offer) } else { offers.remove(self) }
    var now = FocusedValues()
    if hasFocus || !needsFocus { offer(&now) }
    guard !now.isAlike(offered) else { return }
    offered = now
    graph.afterUpdate { [offers] in offers.tell() }
  }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .focus, case .bool(let hasFocus) = value else { return false }
    self.hasFocus = hasFocus
    show()
    return true
  }

  override func unmount() {
    offers.remove(self)
    let offers = offers
    graph.afterUpdate { offers.tell() }
    super.unmount()
  }
}
