import Foundation
import SwiftUIElements
import SwiftUILayout
import Synchronization

/// Gives its content the size and place it has on the screen: by the layout engine at first, then as the host reports.
public nonisolated struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Takes the room it is offered; the closure runs again when the size changes, or the place where that is read.
  /// The content stands at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @State private var place: ViewPlace?
  @State private var interest = GeometryInterest()
  @Environment(\.viewportSize) private var viewport

  @MainActor public var body: some View {
    let proxy = GeometryProxy(
      place ?? ViewPlace(frame: LayoutRect(x: 0, y: 0, width: viewport.width, height: viewport.height)), interest)
    ZStack(alignment: .topLeading) { content(proxy) }
      .frame(
        minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity,
        alignment: .topLeading
      )
      .modifier(GeometryModifier(interest) { [$place] in $place.wrappedValue = $0 })
  }
}

/// Where a view stands on the screen.
public struct GeometryProxy: Sendable {
  private let known: ViewPlace
  private let interest: GeometryInterest

  init(_ place: ViewPlace, _ interest: GeometryInterest) {
    known = place
    self.interest = interest
  }

  var place: ViewPlace {
    interest.readsPlace.store(true, ordering: .relaxed)
    return known
  }

  /// In points.
  public var size: CGSize { CGSize(width: known.frame.width, height: known.frame.height) }

  /// What of the safe area reaches into the view, in points.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: place.safeArea.top, leading: place.safeArea.leading, bottom: place.safeArea.bottom,
      trailing: place.safeArea.trailing)
  }

  /// The view's frame in a space: its own, the window's, or that of a view around it by name. Where no view around has the name, the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: place.shown.rect
    case .named(let name): frame(within: "\(name)")
    }
  }

  /// The view's frame in a named space; where no view around has the name, in the window's.
  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: place.shown.rect
    default: frame(within: coordinateSpace.name)
    }
  }

  /// The bounds of a space around the view, from the view's own top left; nil where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    place.pair(within: coordinateSpace.name).map { $0.space.relative(to: $0.frame).rect }
  }

  private func frame(within name: String) -> CGRect {
    guard let (frame, space) = place.pair(within: name) else { return place.shown.rect }
    return frame.relative(to: space).rect
  }
}

/// Whether more than a size has been read: hosts report sizes by themselves.
final class GeometryInterest: Sendable {
  let readsPlace: Atomic<Bool>

  init(readsPlace: Bool = false) { self.readsPlace = Atomic(readsPlace) }
}

extension LayoutRect {
  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// A space by name.
public struct NamedCoordinateSpace: Equatable, Sendable {
  let name: String
  /// The window.
  public static let global = NamedCoordinateSpace(name: "global")
  /// The view itself.
  public static let local = NamedCoordinateSpace(name: "local")
  /// The visible area of the nearest scroll view; without one, the window.
  public static let scrollView = NamedCoordinateSpace(name: ViewPlace.scrollView)
  /// The nearest scroll view, whichever way it scrolls.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
  /// The space that a view around names with `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: "\(name)") }
}

extension EnvironmentValues {
  var viewportSize: CGSize { CGSize(width: viewport.width, height: viewport.height) }
}

extension View {
  /// Has frames below be read from this view's top left, by the name.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: "\(name)"))
  }

  /// Has frames below be read from this view's top left, by the name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Calls `action` with a value made of the view's place on the screen, first when it is known, then when the value changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
  }

  /// With the value before and the new one; both are the same the first time.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
  @State private var last: Value?
  @State private var interest: GeometryInterest

  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void) {
    self.transform = transform
    self.action = action
    interest = GeometryInterest()
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      GeometryModifier(interest) { [$last, interest, transform, action] place in
        let new = transform(GeometryProxy(place, interest))
        let old = $last.wrappedValue
        guard new != old else { return }
        $last.wrappedValue = new
        action(old ?? new, new)
      })
  }
}

/// Hears where a view stands.
final class GeometryNode: PlacedNode, GeometryTarget, EventTarget, MeasuringNode {
  var interest: GeometryInterest
  var action: (ViewPlace) -> Void = { _ in }
  private var place: ViewPlace?
  override var isPlaced: Bool { place != nil }
  /// As the host has drawn it; it knows better than the engine.
  private var reported: Size?
  /// From the top left of the window; nil where the host does not tell.
  private var reportedOrigin: Point?
  private var rebuild: ((GeometryNode) -> Void)?
  private var tellsPlace = false

  init(_ inputs: ViewInputs, _ interest: GeometryInterest) {
    self.interest = interest
    super.init(inputs)
    graph.measure(self)
  }

  private var readsPlace: Bool { interest.readsPlace.load(ordering: .relaxed) }

  var needsEngine: Bool { reported == nil || readsPlace || place?.shifted != nil }

  /// What hosts have to report.
  var kinds: EventKinds { graph.traits.reports(tellsPlace ? [.resize, .scroll] : .resize) }

  override func unmount() {
    graph.stopMeasuring(self)
    rebuild = nil
    super.unmount()
  }

  /// Makes what is below, now and when more has to be reported.
  func show(_ make: @escaping (GeometryNode) -> Void) {
    rebuild = make
    make(self)
  }

  override func evaluate() { rebuild?(self) }

  func stand(at place: ViewPlace) {
    var place = place
    if let reported {
      // A host tells how large a view is drawn; that is not the view's size where effects scale or turn it.
      if place.shifted == nil { (place.frame.width, place.frame.height) = (reported.width, reported.height) }
      // Where the engine places what is drawn, it knows that before the host.
      if let origin = reportedOrigin, place.drawnSpaces != nil {
        place.drawn = LayoutRect(x: origin.x, y: origin.y, width: reported.width, height: reported.height)
      }
    }
    guard place != self.place else { return }
    self.place = place
    action(place)
    askForPlace()
  }

  func standBesidePage(in spaces: [String: LayoutRect]) {
    guard let reported else { return }
    let origin = reportedOrigin ?? .zero
    var place = ViewPlace(frame: LayoutRect(x: origin.x, y: origin.y, width: reported.width, height: reported.height))
    place.drawnSpaces = spaces
    stand(at: place)
    askForPlace()
  }

  /// Has the host tell more than a size, where that is read.
  private func askForPlace() {
    guard readsPlace, !graph.traits.laysOut else { return }
    ancestor(ScrollAreaNode.self)?.watch()
    guard !tellsPlace else { return }
    tellsPlace = true
    graph.afterUpdate { [weak self] in
      if let self, isMounted { setNeedsEvaluation() }
    }
  }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    switch (kind, value) {
    case (.resize, .size(let size)):
      reported = size
    case (.resize, .frame(let origin, let size)):
      (reported, reportedOrigin) = (size, origin)
    default: return false
    }
    guard let reported, reported.width.isFinite, reported.height.isFinite else { return false }
    stand(at: place ?? ViewPlace(frame: LayoutRect(x: 0, y: 0, width: reported.width, height: reported.height)))
    return true
  }
}

/// A coordinate space with a name.
final class SpaceNode: PassingNode, EventTarget, DrawnSpace {
  private(set) var drawnFrame: LayoutRect?

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .resize, case .frame(let origin, let size) = value else { return false }
    let frame = LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    guard frame != drawnFrame else { return false }
    drawnFrame = frame
    graph.afterUpdate {}
    return true
  }
}

nonisolated struct GeometryModifier: ViewModifier {
  typealias Body = Never

  let interest: GeometryInterest
  let action: (ViewPlace) -> Void

  init(_ interest: GeometryInterest, _ action: @escaping (ViewPlace) -> Void) {
    self.interest = interest
    self.action = action
  }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? GeometryNode ?? GeometryNode(inputs, view.modifier.interest)
    node.interest = view.modifier.interest
    node.action = view.modifier.action
    node.show { node in
      let fold = LayoutFold(owner: node, kind: { .plain }, target: node, kinds: node.kinds)
      node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
    }
    return node
  }
}

/// A view whose frame others are measured from.
nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  let name: String

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? SpaceNode ?? SpaceNode(inputs)
    let fold = LayoutFold(
      owner: node, kind: { .plain }, space: view.modifier.name,
      kinds: inputs.parent.graph.traits.reports([.resize, .scroll]))
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
    return node
  }
}
