import SwiftUIElements
import SwiftUILayout

extension View {
  /// Draws the view with the size and place of the view of this identity that is the source. Its parent sees its own size and place.
  /// In a browser a view that comes with an animation begins with the size and place of one of this identity that goes. Size and place of
  /// the source are heard where the layout engine places the views.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: MatchedGeometryModifier.Name(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// What of a view is that of another.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated struct MatchedGeometryModifier: StyleModifier, Equatable {
  struct Name: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  let id: Name
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func fold(into folding: inout Folding) {
    folding.openBox()
    let match = MatchedGeometry(
      id: AnyHashable(id), isSource: isSource, matchesPosition: properties.contains(.position),
      matchesSize: properties.contains(.size), anchor: anchor.point)
    folding.style.match = UInt32(truncatingIfNeeded: id.hashValue)
    folding.mark(LayoutMark(stage: .content, kind: .matchedGeometry(match)))
  }
}
