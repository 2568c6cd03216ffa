import SwiftUIElements
import SwiftUILayout

/// A node that carries one element.
///
/// A session has hundreds of these, so that the identity and the element are kept in parts, the small ones in the gaps that the
/// larger ones leave: 104 bytes in all.
class DrawingNode: ViewNode {
  private var flags: Flags
  private var acceptsBelow: UInt16
  private(set) var role: Role
  private var acceptsAbove: UInt8
  private var idBelow: UInt32
  private(set) var style: Style
  private(set) var accessibility: Accessibility
  private final var drawnChildren = Children.none
  private(set) var content: ViewNode?
  /// What only some nodes need.
  private(set) var extras: Extras?

  /// Most nodes have at most one, for which they need no list.
  private enum Children {
    case none
    case one(DrawingNode)
    case several([DrawingNode])
  }

  /// The drawn children as of the last frame.
  private(set) final var children: [DrawingNode] {
    get {
      switch drawnChildren {
      case .none: []
      case .one(let child): [child]
      case .several(let children): children
      }
    }
    set {
      switch newValue.count {
      case 0: drawnChildren = .none
      case 1: drawnChildren = .one(newValue[0])
      // Without the room that an array keeps to grow.
      default: drawnChildren = .several(newValue.withUnsafeBufferPointer(Array.init))
      }
    }
  }

  /// Whether any of the drawn children is as `isSuch` says.
  final func hasChild(where isSuch: (DrawingNode) -> Bool) -> Bool {
    switch drawnChildren {
    case .none: false
    case .one(let child): isSuch(child)
    case .several(let children): children.contains(where: isSuch)
    }
  }

  /// By which hosts know the drawn children.
  final var childIDs: [NodeID] {
    switch drawnChildren {
    case .none: []
    case .one(let child): [child.id]
    case .several(let children): children.map(\.id)
    }
  }

  /// Above what is left of the identity.
  private struct Flags: OptionSet {
    var rawValue: UInt8
    static let live = Flags(rawValue: 0x40)
    static let staleChildren = Flags(rawValue: 0x80)

    /// The identity's bits from the 33rd to the 38th.
    static let id: UInt8 = 0x3F
  }

  /// Identities have 38 bits: more than a session can use up in years.
  final var id: NodeID { NodeID(rawValue: UInt64(flags.rawValue & Flags.id) << 32 | UInt64(idBelow)) }

  /// What an element accepts has 24 bits.
  private final var accepts: EventKinds {
    get { EventKinds(rawValue: UInt32(acceptsAbove) << 16 | UInt32(acceptsBelow)) }
    set {
      acceptsAbove = UInt8(truncatingIfNeeded: newValue.rawValue >> 16)
      acceptsBelow = UInt16(truncatingIfNeeded: newValue.rawValue)
    }
  }

  final var element: Element {
    var element = Element(role, style: style, accessibility: accessibility, accepts: accepts)
    if let place = extras?.place {
      element.place = place
      element.accepts.formUnion(role.tellsWhenPlaced)
    }
    if let rules = extras?.rules {
      element.rules = ElementRules(rules)
      if rules.replacesStyle { element.style.leaveToMarks() }
    }
    return element
  }

  /// Whether something asks for the size of what it draws.
  final var hearsItsSize: Bool { accepts.contains(.resize) }

  /// Part of what the host draws.
  private(set) final var isLive: Bool {
    get { flags.contains(.live) }
    set { if newValue { flags.insert(.live) } else { flags.remove(.live) } }
  }

  private(set) final var childrenAreStale: Bool {
    get { flags.contains(.staleChildren) }
    set { if newValue { flags.insert(.staleChildren) } else { flags.remove(.staleChildren) } }
  }

  init(_ inputs: ViewInputs, element: Element = Element(.box(alignment: BoxAlignment()))) {
    let id = inputs.parent.graph.makeID().rawValue
    idBelow = UInt32(truncatingIfNeeded: id)
    flags = Flags(rawValue: UInt8(truncatingIfNeeded: id >> 32) & Flags.id)
    flags.insert(.staleChildren)
    acceptsAbove = UInt8(truncatingIfNeeded: element.accepts.rawValue >> 16)
    acceptsBelow = UInt16(truncatingIfNeeded: element.accepts.rawValue)
    (role, style, accessibility) = (element.role, element.style, element.accessibility)
    super.init(inputs)
  }

  init(root graph: Graph, element: Element) {
    idBelow = 0
    flags = [.staleChildren, .live]
    acceptsAbove = UInt8(truncatingIfNeeded: element.accepts.rawValue >> 16)
    acceptsBelow = UInt16(truncatingIfNeeded: element.accepts.rawValue)
    (role, style, accessibility) = (element.role, element.style, element.accessibility)
    super.init(root: graph)
  }

  /// Takes the identity of a node that rested in its place.
  final func identify(_ id: NodeID) {
    idBelow = UInt32(truncatingIfNeeded: id.rawValue)
    flags.subtract(Flags(rawValue: Flags.id))
    flags.formUnion(Flags(rawValue: UInt8(truncatingIfNeeded: id.rawValue >> 32) & Flags.id))
    isLive = true
  }

  /// What is drawn within, where that rests.
  var resting: RestingRow? { nil }

  /// This row, whose content may rest; nil for all else.
  var asRestingHolder: RestingHolder? { nil }

  override var mayRest: Bool { type(of: self) == DrawingNode.self }

  // MARK: Element

  final func setElement(_ new: Element) {
    let isSameStyle = new.style == style
    let isSameName = new.accessibility == accessibility
    if isSameStyle, isSameName, new.accepts == accepts, new.role == role { return }
    if isLive { graph.note(changed: self, previous: element) }
    role = new.role
    accepts = new.accepts
    if !isSameStyle { style = StylePool.shared(new.style) }
    if !isSameName { accessibility = StylePool.shared(new.accessibility) }
  }

  /// Takes its place by the layout engine; nil leaves that to the host.
  final func setPlace(_ place: ElementPlace?) {
    guard place != extras?.place else { return }
    if isLive { graph.note(changed: self, previous: element) }
    withExtras { $0.place = place }
    placeChanged()
  }

  /// The layout engine has put the node elsewhere, or does so no longer.
  func placeChanged() {}

  /// Takes an element and the modifiers that wait for it.
  final func draw(_ base: Element, _ inputs: ViewInputs) {
    guard let modifiers = inputs.modifiers else {
      if extras != nil { commit(Folding(base), inputs) } else { setElement(base) }
      return
    }
    var folding = Folding(base)
    var next: ModifierCell? = modifiers
    while let cell = next {
      cell.fold(into: &folding)
      next = cell.outer
    }
    commit(folding, inputs)
  }

  private func commit(_ folding: Folding, _ inputs: ViewInputs) {
    let innermost = folding.inner.first ?? folding.current
    setElement(innermost.element)
    setTargets(innermost.targets)
    setMarks(innermost.marks)
    if folding.traits != nil || extras?.traits != nil {
      withExtras { $0.traits = folding.traits }
      traitsChanged()
    }
    tellRules()
    guard !folding.inner.isEmpty || !(extras?.wrappers.isEmpty ?? true) else { return }
    let boxes = folding.inner.dropFirst() + (folding.inner.isEmpty ? [] : [folding.current])
    if extras?.wrappers.count != boxes.count { rewrap(count: boxes.count, inputs) }
    for (wrapper, layer) in zip(extras?.wrappers ?? [], boxes) {
      wrapper.setElement(layer.element)
      wrapper.setTargets(layer.targets)
      wrapper.setMarks(layer.marks)
      wrapper.tellRules()
    }
  }

  private func rewrap(count: Int, _ inputs: ViewInputs) {
    withExtras { extras in
      for old in extras.wrappers { old.unmount() }
      extras.wrappers = []
      var inner: DrawingNode = self
      for _ in 0..<count {
        let box = BoxNode(inputs, around: inner)
        extras.wrappers.append(box)
        inner = box
      }
    }
    extras?.holder?.structureChanged()
    parent?.structureChanged()
  }

  /// What the view tells the container around it.
  var traits: Traits? { extras?.traits }

  /// The container may have drawn something from the traits.
  final func traitsChanged() {
    if let holder = extras?.holder as? HolderNode { holder.subjectChanged(self) }
    ancestor(DrawingNode.self)?.traitsChangedWithin()
  }

  /// The traits of something in it have changed.
  func traitsChangedWithin() {}

  final func withExtras(_ change: (Extras) -> Void) {
    let extras = self.extras ?? Extras()
    self.extras = extras
    change(extras)
  }

  private func setTargets(_ targets: [any EventTarget]) {
    if targets.isEmpty, extras == nil { return }
    withExtras { $0.targets = targets }
  }

  private func setMarks(_ marks: [LayoutMark]) {
    if marks.isEmpty, extras?.marks.isEmpty ?? true { return }
    withExtras { $0.marks = marks }
  }

  /// How what is in it stands, for a host that lays out.
  var engineInside: LayoutRules.Inside { .drawn }

  /// Hears where its content stands, from a host that lays out.
  var contentListener: (any GeometryTarget)? { nil }

  final func setHandler(_ handler: @escaping (EventKind, EventValue) -> Bool) {
    withExtras { $0.handler = handler }
  }

  // MARK: Children

  /// What the parent sees: the outermost box, or the node itself.
  final var outermost: DrawingNode { extras?.wrappers.last ?? self }

  /// The node that modifiers have put this box around; any other node itself.
  var subject: DrawingNode { self }

  override func flatten(into list: inout [DrawingNode]) { list.append(outermost) }

  /// Appends the drawn children as they should be now.
  func collectChildren(into list: inout [DrawingNode]) { content?.flatten(into: &list) }

  /// The drawn children as they are now, whether or not a frame has been made since.
  final var drawnNow: [DrawingNode] {
    guard childrenAreStale else { return children }
    if let known = graph.collected(for: self) { return known }
    var list: [DrawingNode] = []
    collectChildren(into: &list)
    graph.note(collected: list, for: self)
    return list
  }

  final func setContent(_ node: ViewNode) {
    guard node !== content else { return }
    let old = content
    content = node
    old?.unmount()
    structureChanged()
  }

  override func structureChanged() {
    guard !childrenAreStale else { return }
    childrenAreStale = true
    if isLive { graph.note(restructured: self) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for attachment in extras?.traits?.attachments ?? [] { visit(attachment.node) }
  }

  override func unmount() {
    content?.unmount()
    extras?.holder?.unmount()
    extras?.holder = nil
    for wrapper in extras?.wrappers ?? [] { wrapper.unmount() }
    content = nil
    extras?.handler = nil
    extras?.targets = []
    extras?.marks = []
    extras?.traits = nil
    super.unmount()
  }

  /// Brings `children` up to date and returns the former ones, or nil where nothing was stale.
  final func refreshChildren() -> [DrawingNode]? {
    guard childrenAreStale else { return nil }
    childrenAreStale = false
    var list = graph.collected(for: self) ?? []
    if list.isEmpty {
      list.reserveCapacity(children.count)
      collectChildren(into: &list)
    }
    let old = children
    children = list
    return old
  }

  /// Marks this node and all below as drawn and calls `visit` on each, parents first.
  final func enter(parent: DrawingNode, _ visit: (DrawingNode, DrawingNode) -> Void) {
    isLive = true
    graph.entered(self, parent: parent)
    visit(self, parent)
    _ = refreshChildren()
    for child in children { child.enter(parent: self, visit) }
  }

  /// Marks this node and all that was drawn below as no longer drawn.
  func leave() {
    isLive = false
    graph.left(id)
    for child in children { child.leave() }
    // A row and what it is drawn around refer to each other; where they come back, they are collected anew.
    forgetChildren()
  }

  /// Draws these children from now on, as hosts know.
  final func keepChildren(_ drawn: [DrawingNode]) {
    children = drawn
    childrenAreStale = false
  }

  /// Has the drawn children collected anew where somebody wants to see them.
  final func forgetChildren() {
    children = []
    childrenAreStale = true
  }

  // MARK: Events

  /// Delivers an event that the element accepts.
  final func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    if extras != nil {
      if case .words(let measures) = value { return take(measures) }
      if kind == .load, case .size(let size) = value { return take(part: size) }
      if kind == .resize, role.showsContent, !hearsItsSize { return takeArea(value) }
    }
    var hadEffect = act(on: kind, value)
    for target in extras?.targets ?? [] where target.receive(kind, value) { hadEffect = true }
    return hadEffect
  }

  /// Does what the element itself is for; false where that is nothing.
  func act(on kind: EventKind, _ value: EventValue) -> Bool { extras?.handler?(kind, value) ?? false }

  /// Delivers an event to those alone whose gestures of the kind have a precedence.
  final func receive(_ kind: EventKind, _ value: EventValue, _ precedence: GesturePrecedence) -> Bool {
    var hadEffect = false
    for target in extras?.targets ?? [] where target.precedence(for: kind) == precedence {
      if target.receive(kind, value) { hadEffect = true }
    }
    return hadEffect
  }

  final func hears(_ kind: EventKind, _ precedence: GesturePrecedence) -> Bool {
    extras?.targets.contains { $0.precedence(for: kind) == precedence } ?? false
  }
}

extension DrawingNode {
  /// Takes how the host draws the words of a text, so that the layout engine knows them when it places them next.
  private func take(_ measures: WordMeasures) -> Bool {
    guard case .text(let content) = role else { return false }
    let drawn = DrawnWords(content: content, measures: measures)
    guard drawn != extras?.words else { return false }
    if isLive { graph.note(changed: self, previous: element) }
    withExtras { $0.words = drawn }
    return true
  }
}

extension DrawingNode {
  /// Takes how large the host draws its part of a control.
  private func take(part: Size) -> Bool {
    guard role.hasDrawnPart, part != extras?.part else { return false }
    if isLive { graph.note(changed: self, previous: element) }
    withExtras { $0.part = part }
    return true
  }
}

extension DrawingNode {
  /// Takes where the host shows the content of a page or of tabs.
  private func takeArea(_ value: EventValue) -> Bool {
    guard case .frame(let origin, let size) = value else { return false }
    let told = ToldArea(frame: LayoutRect(origin: origin, size: size), window: graph.traits.viewport)
    guard told != extras?.area else { return false }
    if isLive { graph.note(changed: self, previous: element) }
    withExtras { $0.area = told }
    return true
  }
}

extension Role {
  /// Shows one thing at a time in an area of its own.
  fileprivate var showsContent: Bool {
    switch self {
    case .page, .tabs: true
    default: false
    }
  }

  /// What hosts tell of it where it has a place, or its content has.
  fileprivate var tellsWhenPlaced: EventKinds {
    switch self {
    case .text: .load
    case .page, .tabs: [.resize, .scroll]
    default: hasDrawnPart ? .load : []
    }
  }
}
