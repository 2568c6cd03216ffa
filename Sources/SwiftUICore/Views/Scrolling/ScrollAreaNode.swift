import Foundation
import SwiftUIElements
import SwiftUILayout

/// What modifiers around a scroll view want to know of it, and have it do.
///
/// It belongs to the main actor, as all views do.
final class ScrollListener {
  /// Called when the geometry becomes known and when it changes.
  var geometry: (@MainActor (ScrollGeometry) -> Void)?
  var phase: (@MainActor (_ old: ScrollPhase, _ new: ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  /// Called when the reader or the app has moved it.
  /// - Parameter target: the identity of the first target in sight, where there are targets.
  var moved: (@MainActor (_ target: AnyHashable?, _ isByReader: Bool) -> Void)?
  /// Where it is to stand when it is shown first.
  var start: ScrollWish?
  /// The scroll view that listens to it.
  fileprivate(set) weak var area: ScrollAreaNode?
}

/// Where a scroll view is to stand.
enum ScrollWish: Equatable {
  /// So that a view of this identity shows; nil moves as little as that takes.
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  /// In points from the start; nil leaves an axis as it is.
  case point(x: Double?, y: Double?)
  /// The content's point at the view's same point.
  case anchor(UnitPoint)
}

/// The scroll view of a session's tree: what the host reports of it, and who wants to know.
final class ScrollAreaNode: PassingNode, EventTarget, MeasuringNode, ScrollingNode {
  private var listeners: [ScrollListener] = []
  private var margins = Insets()
  private var rebuild: ((ScrollAreaNode) -> Void)?
  /// Something below reads places, which move with the content.
  private var isWatched = false
  private var report: ScrollReport?
  private(set) var drawnFrame: LayoutRect?
  private(set) var geometry: ScrollGeometry?
  private var phase = ScrollPhase.idle
  /// Where the app wants it; the host's report takes its place.
  private var wish: ScrollWish?
  private var hasStarted = false
  /// What hosts alone scroll, as a list: the layout engine never says how it stands.
  private let isHosts: Bool

  init(_ inputs: ViewInputs, isHosts: Bool = false) {
    self.isHosts = isHosts
    super.init(inputs)
    graph.measure(self)
  }

  /// Where nobody wants to know of it, hosts report nothing: it is as it was made.
  override var mayRest: Bool { !isWatched && listeners.isEmpty && wish == nil && report == nil && geometry == nil }

  override func unmount() {
    graph.stopMeasuring(self)
    rebuild = nil
    super.unmount()
  }

  /// Hosts report when the view is scrolled; until then what the engine has it be is an estimate.
  var needsEngine: Bool {
    guard !isHosts, report == nil, listeners.contains(where: { $0.geometry != nil || $0.moved != nil }) else {
      return false
    }
    return geometry == nil || wish != nil || graph.mayTakeOtherRoom
  }

  private var tellsStart: Bool { listeners.contains { $0.phase != nil } }

  /// The kinds of events that hosts have to report.
  private var kinds: EventKinds {
    var kinds: EventKinds = []
    let isHeard = listeners.contains { $0.geometry != nil || $0.moved != nil }
    if isWatched || isHeard || tellsStart { kinds.insert(.scroll) }
    if isWatched { kinds.insert(.resize) }
    return kinds
  }

  /// Shows what `make` makes of inputs, with what listens to it.
  /// - Parameter fold: margins around the content. They may put a box around the view, which is none of those who listen.
  func show(
    _ inputs: ViewInputs, margins fold: ContentMarginsFold? = nil,
    make: @escaping @MainActor (ViewNode?, ViewInputs) -> ViewNode
  ) {
    listeners = inputs.environment.scrollListeners.all
    for listener in listeners { listener.area = self }
    if !hasStarted {
      hasStarted = true
      wish = listeners.lazy.compactMap(\.start).first
      if wish != nil { graph.afterUpdate { [weak self] in self?.carryOut() } }
    }
    margins = inputs.environment.contentInsets.insets
    var inputs = inputs
    var behavior = inputs.environment.scrollListeners.behavior
    behavior.tellsStart = tellsStart
    if inputs.environment.scrollListeners != ScrollListeners() {
      inputs.environment.scrollListeners = ScrollListeners()
    }
    rebuild = { [behavior] node in
      var below = inputs.through(node)
      if let fold { below = below.adding(fold) }
      let kinds = node.kinds
      if !kinds.isEmpty || behavior != ScrollBehavior() {
        below = below.adding(ScrollFold(owner: node, kinds: kinds, behavior: behavior))
      }
      node.setContent(make(node.content, below))
    }
    rebuild?(self)
  }

  override func evaluate() { rebuild?(self) }

  /// Something below reads where it stands.
  func watch() {
    guard !isWatched else { return }
    isWatched = true
    graph.afterUpdate { [weak self] in self?.setNeedsEvaluation() }
  }

  /// How far it is scrolled from its start, as far as that is known.
  private var offset: Point {
    if let report { return report.offset }
    return geometry.map { Point(x: $0.contentOffset.x + margins.leading, y: $0.contentOffset.y + margins.top) } ?? .zero
  }

  // MARK: What is reported

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    switch (kind, value) {
    case (.scroll, .scroll(let report)):
      let isByReader = wish == nil
      // Hosts report what has changed its size, too.
      let isMoved = !isByReader || abs(report.offset.x - offset.x) >= 1 || abs(report.offset.y - offset.y) >= 1
      self.report = report
      wish = nil
      let content = Size(
        width: max(0, report.contentSize.width - margins.leading - margins.trailing),
        height: max(0, report.contentSize.height - margins.top - margins.bottom))
      take(
        ScrollGeometry(
          offset: report.offset, contentSize: content, insets: margins, visibleSize: report.visibleSize))
      let target = report.target.flatMap { graph.drawnNode($0) }.flatMap(identity)
      if isMoved { for listener in listeners { listener.moved?(target, isByReader) } }
      enter(.idle)
      graph.afterUpdate {}
      return true
    case (.resize, .frame(let origin, let size)):
      let frame = LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      guard frame != drawnFrame else { return false }
      drawnFrame = frame
      graph.afterUpdate {}
      return true
    case (.scroll, .index(let index)):
      guard let phase = ScrollPhase(rawValue: index) else { return false }
      // What the app asks for goes to a view by degrees, and elsewhere at once.
      switch wish {
      case nil: enter(phase)
      case .view: enter(.animating)
      case .edge, .point, .anchor: break
      }
      return true
    default: return false
    }
  }

  /// As the layout engine has it, until a host reports.
  func stand(_ solved: SolvedScroll) {
    if report == nil { take(ScrollGeometry(solved)) }
  }

  private func take(_ new: ScrollGeometry) {
    guard new != geometry else { return }
    geometry = new
    for listener in listeners { listener.geometry?(new) }
  }

  private func enter(_ new: ScrollPhase) {
    guard new != phase, let geometry else { return }
    let old = phase
    phase = new
    for listener in listeners { listener.phase?(old, new, ScrollPhaseChangeContext(geometry: geometry)) }
  }

  /// The identity by which an app knows a drawn view below.
  private func identity(of drawn: DrawingNode) -> AnyHashable? {
    var child: ViewNode = drawn
    while let above = child.parent, child !== self {
      if let branch = child as? IDNode { return branch.identity }
      if let row = (above as? any RowEditor)?.identity(of: child) { return row }
      child = above
    }
    return nil
  }

  // MARK: What is wanted

  /// Has the host scroll, once this update is through. Without such a view nothing moves.
  func scroll(to wish: ScrollWish) {
    let before = (wish: self.wish, report: report)
    self.wish = wish
    report = nil
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      if case .view(let id, _) = wish, firstDrawn(of: id) == nil {
        (self.wish, report) = before
      } else {
        carryOut()
      }
    }
  }

  private func carryOut() {
    guard let wish, isMounted else { return }
    var drawn: [DrawingNode] = []
    content?.flatten(into: &drawn)
    // Margins of the content may have put a box around it.
    guard let area = drawn.first?.subject else { return }
    switch wish {
    case .view(let id, let anchor):
      guard let target = firstDrawn(of: id) else { return }
      graph.command(.scroll(to: target.id, anchor: anchor?.point))
    case .edge, .point, .anchor:
      let (x, y) = shares(of: wish)
      graph.command(.scrollArea(area.id, x: x, y: y))
    }
  }

  /// How far to scroll; nil leaves the axis as it is.
  private func shares(of wish: ScrollWish) -> (x: SwiftUIElements.ScrollTarget?, y: SwiftUIElements.ScrollTarget?) {
    switch wish {
    case .edge(.top): (nil, .share(0))
    case .edge(.bottom): (nil, .share(1))
    case .edge(.leading): (.share(0), nil)
    case .edge(.trailing): (.share(1), nil)
    case .point(let x, let y): (x.map(SwiftUIElements.ScrollTarget.points), y.map(SwiftUIElements.ScrollTarget.points))
    case .anchor(let point): (.share(point.x), .share(point.y))
    case .view: (nil, nil)
    }
  }

  /// Where the layout engine puts the content.
  /// - Parameter index: the tree's node of a drawn one.
  func place(_ index: (NodeID) -> Int?) -> ScrollLayout.Position {
    if let report { return .offset(report.offset) }
    switch wish {
    case nil: return .offset(.zero)
    case .view(let id, let anchor):
      guard let target = firstDrawn(of: id).flatMap({ index($0.id) }) else { return .offset(.zero) }
      return .target(target, anchor: anchor?.point)
    case .edge(.top), .edge(.leading): return .offset(.zero)
    case .edge(.bottom): return .anchor(Point(x: 0, y: 1))
    case .edge(.trailing): return .anchor(Point(x: 1, y: 0))
    case .anchor(let point): return .anchor(Point(x: point.x, y: point.y))
    case .point(let x, let y): return .offset(Point(x: x ?? offset.x, y: y ?? offset.y))
    }
  }

  private func firstDrawn(of id: AnyHashable) -> DrawingNode? {
    guard let node = node(with: id) else { return nil }
    var drawn: [DrawingNode] = []
    node.flatten(into: &drawn)
    return drawn.first
  }
}

/// Has the host report how a scroll view stands.
struct ScrollFold: FoldingModifier {
  unowned let owner: ScrollAreaNode
  let kinds: EventKinds
  let behavior: ScrollBehavior

  func fold(into folding: inout Folding) {
    if behavior != ScrollBehavior() { folding.style.scrolling = behavior }
    if !kinds.isEmpty { folding.listen(owner, for: kinds) }
  }

  func isSame(as other: ScrollFold) -> Bool {
    owner === other.owner && kinds == other.kinds && behavior == other.behavior
  }
}

extension EnvironmentValues {
  private struct ScrollListenersKey: EnvironmentKey { static let defaultValue = ScrollListeners() }

  /// Of the next scroll view below.
  var scrollListeners: ScrollListeners {
    get { self[ScrollListenersKey.self] }
    set { self[ScrollListenersKey.self] = newValue }
  }
}

/// What the modifiers around a scroll view say of it; listeners are told apart by identity.
struct ScrollListeners: Equatable, @unchecked Sendable {
  var all: [ScrollListener] = []
  var behavior = ScrollBehavior()

  static func == (lhs: ScrollListeners, rhs: ScrollListeners) -> Bool {
    lhs.all.map(ObjectIdentifier.init) == rhs.all.map(ObjectIdentifier.init) && lhs.behavior == rhs.behavior
  }
}
