import Foundation
import SwiftUIElements
import SwiftUILayout

/// A place in one view that another view reads in its own coordinates, as `proxy[anchor]`.
public struct Anchor<Value> {
  /// What of a view's bounds is meant.
  public struct Source: Sendable {
    /// The value for bounds as the reader sees them.
    let value: @Sendable (LayoutRect) -> Value
  }

  /// Where the view stands.
  let place: ViewPlace
  let source: Source

  /// The value in the coordinates of a view that stands there: both as the host has drawn them, or both by the engine.
  func value(in around: ViewPlace) -> Value {
    if let drawn = place.drawn, let other = around.drawn { return source.value(drawn.relative(to: other)) }
    return source.value(place.frame.relative(to: around.frame))
  }

  /// The value from the top left of the window.
  fileprivate var inWindow: Value { source.value(place.shown) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.inWindow == rhs.inWindow }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(inWindow) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Self { Self { $0.rect } }

  /// A part of the view, in points from its top left.
  public static func rect(_ r: CGRect) -> Self {
    Self { CGRect(x: $0.x + r.minX, y: $0.y + r.minY, width: r.width, height: r.height) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its top left.
  public static func point(_ p: CGPoint) -> Self { Self { CGPoint(x: $0.x + p.x, y: $0.y + p.y) } }

  /// A point of the view, as a part of its size.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { CGPoint(x: $0.x + $0.width * p.x, y: $0.y + $0.height * p.y) }
  }

  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The anchor's value in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: place) }
}

extension View {
  /// Hands a place in the view to the views around it, as a preference.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<A, K>(source: value) { preference, anchor in preference = transform(anchor) })
  }

  /// Changes the preference of what is below by a place in the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { modifier(AnchorModifier<A, K>(source: value, transform: transform)) }
}

nonisolated struct AnchorModifier<A, K: PreferenceKey>: ViewModifier {
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  @State private var place = ViewPlace(frame: .zero)
  @State private var interest = GeometryInterest(readsPlace: true)

  init(source: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) {
    self.source = source
    self.transform = transform
  }

  @MainActor func body(content: Content) -> some View {
    let anchor = Anchor(place: place, source: source)
    content
      .modifier(GeometryModifier(interest) { [$place] in $place.wrappedValue = $0 })
      .transformPreference(K.self) { transform(&$0, anchor) }
  }
}
