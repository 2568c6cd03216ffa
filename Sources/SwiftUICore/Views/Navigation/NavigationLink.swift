/// A way to another page of the app.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  let target: LinkTarget
  let isActive: Binding<Bool>?
  let label: Label

  /// Pushes the view, which is made when the link is followed.
  /// Outside of a navigation container a link is disabled.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(DeferredViewBox(destination))
    isActive = nil
    self.label = label()
  }

  /// Follows the link while the binding is true, too.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(DeferredViewBox(destination))
    self.isActive = isActive
    self.label = label()
  }

  /// Follows the link while the binding holds the tag, too; leaving the page sets it to nil.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(DeferredViewBox(destination))
    isActive = Binding(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    self.label = label()
  }

  /// The destination as a value, in the older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(TypedViewBox(destination))
    isActive = nil
    self.label = label()
  }

  /// The destination as a value, followed while the binding is true, too.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .view(TypedViewBox(destination))
    self.isActive = isActive
    self.label = label()
  }

  /// The destination as a value, followed while the binding holds the tag, too.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// What it shows depends on state only where it has a binding; most links do without a node for that.
  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard view.isActive == nil else {
      return ActiveNavigationLink._node(for: ActiveNavigationLink(link: view), replacing: old, inputs)
    }
    return NavigationLinkBody._node(
      for: NavigationLinkBody(target: view.target, isActive: nil, setActive: { _ in }, label: view.label),
      replacing: old, inputs)
  }

  @MainActor fileprivate var boundBody: some View {
    NavigationLinkBody(
      target: target, isActive: isActive?.wrappedValue, setActive: { isActive?.wrappedValue = $0 }, label: label)
  }
}

/// A link that a binding opens and closes.
nonisolated struct ActiveNavigationLink<Label: View, Destination: View>: View {
  let link: NavigationLink<Label, Destination>

  @MainActor var body: some View { link.boundBody }
}

/// Where a link leads.
nonisolated enum LinkTarget {
  case view(AnyViewBox)
  case value(AnyHashable?)
}

extension LinkTarget: ComparedByParts {
  /// A page that is shown is brought up to date with its link; see `NavigationLinkNode.push`.
  @MainActor static var comparison: ValueComparison? {
    ValueComparison { lhs, rhs in
      switch (lhs.assumingMemoryBound(to: Self.self).pointee, rhs.assumingMemoryBound(to: Self.self).pointee) {
      case (.view(let one), .view(let other)): one.isAlike(other)
      case (.value(let one), .value(let other)): ValueComparison.areAlike(one, other)
      default: false
      }
    }
  }
}

/// A destination that its link's closure makes once it is shown.
nonisolated final class DeferredViewBox<Content: View>: AnyViewBox {
  private let view: Deferred<Content>

  init(_ make: @escaping () -> Content) { view = Deferred(make) }

  @MainActor
  override func node(replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    Deferred._node(for: view, replacing: old, inputs)
  }

  /// Nothing is read before the destination is shown, so that the same closure leads to the same place.
  @MainActor
  override func isAlike(_ other: AnyViewBox) -> Bool {
    guard type(of: other) == DeferredViewBox.self else { return false }
    let other = unsafeDowncast(other, to: DeferredViewBox.self)
    return withUnsafeBytes(of: view) { one in
      withUnsafeBytes(of: other.view) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return false }
        return ClosureFields.areAlike(one, other, isAction: true)
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes a value, for which `navigationDestination(for:destination:)` gives the page; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    isActive = nil
    self.label = label()
  }

  /// Pushes a value, with a string key as the label.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Pushes a value, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Pushes the view, with a string key as the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes the view, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// The destination as a value, with a string key as the label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The destination as a value, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// The destination as a value, with a string key as the label, followed while the binding is true, too.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// The destination as a value, with a string as the label, followed while the binding is true, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// With a string key as the label, followed while the binding is true, too.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

  /// With a string as the label, followed while the binding is true, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// With a string key as the label, followed while the binding holds the tag, too.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) } }

  /// With a string as the label, followed while the binding holds the tag, too.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// The destination as a value, with a string key as the label, followed while the binding holds the tag, too.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

  /// The destination as a value, with a string as the label, followed while the binding holds the tag, too.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension NavigationLink {
  /// Hosts decide by the width of the window where a link's destination is shown.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A link with what it shows now.
nonisolated struct NavigationLinkBody<Label: View>: View {
  typealias Body = Never

  let target: LinkTarget
  let isActive: Bool?
  let setActive: (Bool) -> Void
  let label: Label

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? NavigationLinkNode ?? NavigationLinkNode(inputs)
    // In a row the link is the row.
    let style = inputs.place.contains(.rows) ? .automatic : inputs.environment.buttonStyle
    node.setContent(
      style.node(of: view.label, press: node.press, replacing: node.content, inputs.within(node)))
    node.show(view.target, isActive: view.isActive, setActive: view.setActive, inputs)
    return node
  }
}

/// A link within the app. Outside of a navigation container it is disabled.
final class NavigationLinkNode: DrawingNode {
  private weak var navigation: NavigationNode?
  private var target = LinkTarget.value(nil)
  private var segment: String?
  private var environment = EnvironmentValues()
  private weak var page: PageNode?
  let press = ButtonPress()
  private var setActive: (Bool) -> Void = { _ in }

  private var identity: String?
  /// Whether a binding opens and closes it.
  private var isBound = false

  init(_ inputs: ViewInputs) {
    super.init(inputs)
    navigation = ancestor(NavigationNode.self)
    identity = findIdentity()
    setHandler { [unowned self] kind, value in
      switch (kind, value) {
      case (.press, _): follow()
      case (.pressing, .bool(let isPressed)): press.isPressed = isPressed
      default: return false
      }
      return true
    }
  }

  /// A link to a value is found by that alone, and has no page of its own.
  override var mayRest: Bool {
    guard case .value = target else { return false }
    return !isBound && !press.isRead
  }

  func show(_ target: LinkTarget, isActive: Bool?, setActive: @escaping (Bool) -> Void, _ inputs: ViewInputs) {
    self.target = target
    self.setActive = setActive
    isBound = isActive != nil
    environment = inputs.environment
    let new = currentSegment
    if new != segment {
      forget()
      segment = new
      if case .view = target { navigation?.register(link: new) { [weak self] in self?.follow() } }
    }
    var isUsable = navigation != nil && inputs.environment.isEnabled
    if case .value(nil) = target { isUsable = false }
    let path = navigation?.address(with: new) ?? "/"
    let look = inputs.place.contains(.rows) ? ButtonLook() : inputs.environment.buttonLook
    var element = Element(
      .navigationLink(path: path, look: look), accepts: press.isRead ? [.press, .pressing] : .press
    )
    .enabled(isUsable)
    if !inputs.place.contains(.rows) { element = element.pressed(in: inputs.environment) }
    draw(element, inputs)
    if let page, case .view(let view) = target { navigation?.update(page, AnyView(box: view), environment) }
    if isActive == true, page == nil { graph.afterUpdate { [weak self] in self?.push() } }
    if isActive == false, let page { graph.afterUpdate { [weak self] in self?.navigation?.pop(page) } }
  }

  private var currentSegment: String {
    if case .value(let value?) = target {
      return Address.segment(of: value, typeName: Address.name(of: type(of: value.base)))
    }
    return identity ?? Address.slug(longestText)
  }

  /// The identity of the row the link stands in, which stays when its words change.
  private func findIdentity() -> String? {
    var child: ViewNode = self
    while let next = child.parent, !(next is NavigationNode) {
      if let editor = next as? any RowEditor { return editor.identity(of: child).flatMap(Address.plainSegment(of:)) }
      child = next
    }
    return nil
  }

  private func follow() {
    setActive(true)
    push()
  }

  private func push() {
    guard page == nil, isMounted else { return }
    switch target {
    case .view(let view):
      let setActive = setActive
      page = navigation?.push(AnyView(box: view), segment: segment ?? "page", environment: environment) {
        setActive(false)
      }
      // From now on what the link is made of reads when the row is passed by.
      var next = parent
      while let node = next {
        (node as? RowPlaceNode)?.alwaysUpdates = true
        next = node.parent
      }
    case .value(let value?):
      // A row's value is also what its list is asked to choose.
      ancestor(ListNode.self)?.choose(value)
      navigation?.push(value: value)
    case .value(nil): break
    }
  }

  private func forget() {
    if case .view = target, let segment { navigation?.forget(link: segment) }
  }

  override func unmount() {
    forget()
    super.unmount()
  }
}
