import Foundation
import SwiftUIElements

/// Where a scroll view stands, and where an app wants it: set it to scroll, read it to know.
public struct ScrollPosition: Equatable, Sendable {
  enum Request: Equatable, Sendable {
    case none
    case view(ScrollIdentity, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  /// What the app wants, and how often it has wanted something: the same again scrolls again.
  private(set) var request = Request.none
  private(set) var count = 0
  private var seen: ScrollIdentity?
  /// Whether the reader has scrolled since the app did.
  public private(set) var isPositionedByUser = false

  /// No place yet: it scrolls nowhere until it is set.
  public init(idType: any (Hashable & Sendable).Type = Never.self) {}
  /// At the view of this identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// At an edge.
  public init(idType: any (Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// At a place, in points from the content's start.
  public init(idType: any (Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// At a place along both axes, in points from the content's start.
  public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  /// At a place along the horizontal axis, in points from the content's start.
  public init(idType: any (Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// At a place along the vertical axis, in points from the content's start.
  public init(idType: any (Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// So that the view of this identity shows: with an anchor its point meets the view's same point, without one as little as possible moves.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.view(ScrollIdentity(AnyHashable(id)), anchor: anchor))
  }
  /// So that the edge shows.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// So that the place is at the start of what is seen, in points from the content's start.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  /// In points from the content's start; the other axis stays.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  /// In points from the content's start; the other axis stays.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }
  /// In points from the content's start.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

  private mutating func ask(_ new: Request) {
    request = new
    count &+= 1
    isPositionedByUser = false
    seen = nil
  }

  /// The edge the app has scrolled to, while the reader has not moved it.
  public var edge: Edge? {
    if case .edge(let edge) = request, !isPositionedByUser { edge } else { nil }
  }

  /// The place the app has scrolled to, while the reader has not moved it, in points.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = request, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }
  /// The place along the horizontal axis that the app has scrolled to, while the reader has not moved it.
  public var x: CGFloat? {
    if case .point(let x?, _) = request, !isPositionedByUser { CGFloat(x) } else { nil }
  }
  /// The place along the vertical axis that the app has scrolled to, while the reader has not moved it.
  public var y: CGFloat? {
    if case .point(_, let y?) = request, !isPositionedByUser { CGFloat(y) } else { nil }
  }

  /// The identity of the target at the anchor, or of the first in sight (`scrollTargetLayout`), or of the view the app has scrolled to.
  public var viewID: (any Hashable)? { known?.value.base as? any Hashable }

  /// As `viewID`, where it is of this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { known?.value.base as? T }

  private var known: ScrollIdentity? {
    if let seen { return seen }
    if case .view(let id, _) = request, !isPositionedByUser { return id }
    return nil
  }

  /// The view has come to rest elsewhere.
  mutating func take(_ target: AnyHashable?, isByReader: Bool) {
    guard isByReader else { return }
    isPositionedByUser = true
    seen = target.map(ScrollIdentity.init)
  }

  var wish: ScrollWish? {
    switch request {
    case .none: nil
    case .view(let id, let anchor): .view(id.value, anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}

/// The identity of a view, of whatever type. It is read where the view is.
struct ScrollIdentity: Equatable, @unchecked Sendable {
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }
}

extension View {
  /// Where the scroll view stands: it scrolls when the position is set, and the position says so when the reader has scrolled.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollPositionModifier(position: position, anchor: anchor)) }

  /// The identity of the target at the anchor, or of the first in sight (`scrollTargetLayout`); setting it scrolls there.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { modifier(ScrollIDModifier(id: id, anchor: anchor)) }
}

nonisolated struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var listener = ScrollListener()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  @MainActor func body(content: Content) -> some View {
    let (position, listener) = (position, listener)
    listener.start = wish
    listener.moved = { target, isByReader in
      var new = position.wrappedValue
      new.take(target, isByReader: isByReader)
      if new != position.wrappedValue { position.wrappedValue = new }
    }
    return content.listening(listener, at: anchor).onChange(of: position.wrappedValue.count) {
      if let wish { listener.area?.scroll(to: wish) }
    }
  }

  private var wish: ScrollWish? {
    guard let wish = position.wrappedValue.wish else { return nil }
    if case .view(let id, nil) = wish { return .view(id, anchor: anchor) }
    return wish
  }
}

nonisolated struct ScrollIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var listener = ScrollListener()
  @State private var told = ToldValue<ID>()

  init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  @MainActor func body(content: Content) -> some View {
    let (id, anchor, listener, told) = (id, anchor, listener, told)
    listener.start = id.wrappedValue.map { .view(AnyHashable($0), anchor: anchor) }
    listener.moved = { target, _ in
      guard let new = target?.base as? ID, new != id.wrappedValue else { return }
      told.value = new
      id.wrappedValue = new
    }
    return content.listening(listener, at: anchor).onChange(of: id.wrappedValue) { _, new in
      // What the reader has scrolled to is where it stands.
      defer { told.value = nil }
      guard let new, new != told.value else { return }
      listener.area?.scroll(to: .view(AnyHashable(new), anchor: anchor))
    }
  }
}

extension View {
  /// Where what scrolls stands at first, in the older form of `defaultScrollAnchor(_:)`.
  public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }
}
