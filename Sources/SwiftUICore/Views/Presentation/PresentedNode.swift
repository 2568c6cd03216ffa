/// Something shown over the page: a sheet or a dialog. Its own node stands where the modifier stands; what is shown hangs under the root.
final class PresentingNode: PassingNode {
  private(set) var presented: PresentedNode?
  /// What a choice or a dismissal does to the app's state.
  var close: () -> Void = {}
  /// The place of the view here that what is presented points at; nil where it does not point.
  var arrow: PopoverArrow?
  /// Makes what is presented anew, after something that it reads has changed.
  var refresh: ((PresentingNode) -> Void)?

  override func evaluate() { refresh?(self) }

  /// Shows `view` in an element of its own, or updates it.
  func present<Content: View>(
    _ element: Element, _ view: Content, _ inputs: ViewInputs, closesOnPress: Bool
  ) {
    let isNew = presented == nil
    let node = presented ?? PresentedNode(ViewInputs(parent: self, environment: inputs.environment))
    presented = node
    var element = element
    // What is presented stands under the root, where nobody has told it the accent, nor the direction of reading.
    if let tint = inputs.environment.tintPaint { element.style.text.tint = tint }
    let isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    let isTurned = isRightToLeft != graph.traits.isRightToLeft
    if isTurned { element.style.isRightToLeft = isRightToLeft }
    node.take(pointed(element))
    node.setHandler { [unowned self] kind, value in
      if kind == .change, case .index(let index) = value { return presented?.choose(index) ?? false }
      guard kind == .dismiss else { return false }
      close()
      return true
    }
    var below = ViewInputs(parent: node, environment: inputs.environment)
    below.environment.leavePresenter()
    below.environment.dismissAction = DismissAction(owner: node) { [weak self] in self?.close() }
    if isTurned { below = below.adding(DirectionFold(isRightToLeft: isRightToLeft)) }
    if closesOnPress {
      below.environment.pressAction = { [weak self] act in
        self?.close()
        act()
      }
    }
    node.setContent(Content._node(for: view, replacing: node.content, below))
    if isNew { graph.root.present(node) }
  }

  /// The element with the view that it points at.
  private func pointed(_ element: Element) -> Element {
    guard let arrow, case .sheet(var sheet) = element.role else { return element }
    var drawn: [DrawingNode] = []
    flatten(into: &drawn)
    var element = element
    sheet.anchor = drawn.first.map { SheetContent.Anchor(node: $0.anchor.id, edge: arrow.edge, area: arrow.area) }
    element.role = .sheet(sheet)
    return element
  }

  func withdraw() {
    guard let node = presented else { return }
    presented = nil
    refresh = nil
    graph.root.withdraw(node)
    node.unmount()
  }

  override func structureChanged() {
    super.structureChanged()
    if presented != nil { graph.root.structureChanged() }
  }

  override func unmount() {
    withdraw()
    super.unmount()
  }
}

/// The element of something presented.
final class PresentedNode: DrawingNode {
  private var isLocked = false
  private var detents = SheetDetents()
  /// The height that the reader has chosen, where the app keeps none.
  private var chosen: PresentationDetent?
  /// Whether a popover becomes a sheet in a narrow window.
  var adaptsToSheet = true {
    didSet { if adaptsToSheet != oldValue { take(element) } }
  }
  /// Whether the app shows or hides the mark by which a sheet is pulled.
  var showsGrabber: Bool? {
    didSet { if showsGrabber != oldValue { take(element) } }
  }

  /// What the app wants the sheet to look like.
  private var looks = Reports<SheetLook>()

  init(_ inputs: ViewInputs) { super.init(inputs) }

  /// What a view within wants the sheet to look like; nil takes it back.
  func set(look: SheetLook?, of owner: ViewNode) {
    looks.set(look, of: owner)
    take(element)
  }

  /// Takes an element that may be dismissed, unless something within forbids it.
  func take(_ new: Element) {
    var element = new
    if case .sheet(var sheet) = element.role {
      sheet.isDismissable = !isLocked
      sheet.detents = detents.all.map(\.detent)
      sheet.detent = (detents.selected ?? chosen).flatMap(detents.all.firstIndex) ?? 0
      sheet.showsGrabber = showsGrabber
      sheet.adaptsToSheet = adaptsToSheet
      // The word of the outermost holds.
      sheet.cornerRadius = looks.all.lazy.compactMap(\.value.cornerRadius).last
      element.style.background = looks.all.lazy.compactMap(\.value.ground).last
      element.role = .sheet(sheet)
    }
    element.accepts = isLocked ? [] : .dismiss
    if detents.all.count > 1 { element.accepts.insert(.change) }
    setElement(element)
  }

  func take(detents: SheetDetents) {
    self.detents = detents
    take(element)
  }

  /// The reader has pulled the sheet to another height.
  /// - Returns: whether there is one of this index.
  func choose(_ index: Int) -> Bool {
    guard detents.all.indices.contains(index) else { return false }
    chosen = detents.all[index]
    detents.select(detents.all[index])
    take(element)
    return true
  }

  func setLocked(_ isLocked: Bool) {
    self.isLocked = isLocked
    take(element)
  }
}

extension EnvironmentValues {
  /// What is presented starts afresh: styles of the presenter's controls and its refresh do not reach into it.
  mutating func leavePresenter() {
    takeRefresh()
    if shortcut != nil { shortcut = nil }
    if !isEnabled { isEnabled = true }
    if buttonStyle != .automatic { buttonStyle = .automatic }
    if pressedForeground != nil { pressedForeground = nil }
    if foregroundLevels != nil { foregroundLevels = nil }
    if tintsLabelIcons { tintsLabelIcons = false }
    if lineLimit != nil { lineLimit = nil }
    if redactionReasons != [] { redactionReasons = [] }
  }
}

/// Presents a view while a condition holds.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier {
  typealias Body = Never

  let element: Element?
  let closesOnPress: Bool
  let close: () -> Void
  let onDismiss: (() -> Void)?
  let presented: () -> Presented
  /// The place of the modified view that the presented one points at; nil where it does not point.
  var arrow: PopoverArrow?

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let node = old as? PresentingNode ?? PresentingNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.close = modifier.close
    node.arrow = modifier.arrow
    if let element = modifier.element {
      node.refresh = { node in
        let view = node.tracking { modifier.presented() }
        node.present(element, view, inputs, closesOnPress: modifier.closesOnPress)
      }
      node.evaluate()
    } else if node.presented != nil {
      node.withdraw()
      if let onDismiss = modifier.onDismiss { node.graph.afterUpdate { onDismiss() } }
    }
    return node
  }
}
