import Foundation
import SwiftUILayout
import Synchronization

/// Gives its content the size and place it has on the screen: by the layout engine at first, then as the host reports.
public nonisolated struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

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
    case .global: place.frame.rect
    case .named(let name): frame(within: "\(name)")
    }
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: place.frame.rect
    default: frame(within: coordinateSpace.name)
    }
  }

  /// The bounds of a space around the view, from the view's own top left; nil where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    place.spaces[coordinateSpace.name]?.relative(to: place.frame).rect
  }

  private func frame(within name: String) -> CGRect {
    guard let space = place.spaces[name] else { return place.frame.rect }
    return place.frame.relative(to: space).rect
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
  public static let global = NamedCoordinateSpace(name: "global")
  public static let local = NamedCoordinateSpace(name: "local")
  /// The visible area of the nearest scroll view; without one, the window.
  public static let scrollView = NamedCoordinateSpace(name: ViewPlace.scrollView)
  /// The nearest scroll view, whichever way it scrolls.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
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
final class GeometryNode: PassingNode, GeometryTarget, EventTarget, MeasuringNode {
  var interest: GeometryInterest
  var action: (ViewPlace) -> Void = { _ in }
  private var place: ViewPlace?
  /// As the host has drawn it; it knows better than the engine.
  private var reported: Size?

  init(_ inputs: ViewInputs, _ interest: GeometryInterest) {
    self.interest = interest
    super.init(inputs)
    graph.measure(self)
  }

  var needsEngine: Bool { reported == nil || interest.readsPlace.load(ordering: .relaxed) }

  override func unmount() {
    graph.stopMeasuring(self)
    super.unmount()
  }

  func stand(at place: ViewPlace) {
    var place = place
    if let reported { (place.frame.width, place.frame.height) = (reported.width, reported.height) }
    guard place != self.place else { return }
    self.place = place
    action(place)
    if interest.readsPlace.load(ordering: .relaxed) { ancestor(ScrollAreaNode.self)?.watch() }
  }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .resize, case .size(let size) = value, size.width.isFinite, size.height.isFinite else { return false }
    reported = size
    stand(at: place ?? ViewPlace(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height)))
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
    let fold = LayoutFold(
      owner: node, kind: { .plain }, target: node, kinds: inputs.environment.isEnabled ? .resize : [])
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
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
    let node = old as? PassingNode ?? PassingNode(inputs)
    let fold = LayoutFold(owner: node, kind: { .plain }, space: view.modifier.name)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(fold)))
    return node
  }
}
