import Foundation
import SwiftUIElements
import SwiftUILayout

/// How large a view would be outside of a session, by the layout engine.
@MainActor
enum ViewMeasure {
  /// The largest space that is asked about, in points.
  private static let most = 100_000.0

  /// - Parameter space: in points; what is infinite or negative is bounded.
  static func size<Content: View>(of view: Content, in space: CGSize) -> CGSize {
    func bounded(_ length: CGFloat) -> Double { length.isNaN ? 0 : min(max(Double(length), 0), most) }
    var traits = HostTraits(kind: .browser)
    traits.viewport = Size(width: bounded(space.width), height: bounded(space.height))
    let graph = Graph(traits: traits, skipsUnchanged: false)
    defer { graph.close() }
    var values = EnvironmentValues()
    values.take(traits)
    let inputs = ViewInputs(parent: graph.root, environment: values)
    graph.update { graph.root.setContent(Content._node(for: view, replacing: nil, inputs)) }
    graph.adopt()
    let frames = GraphLayout(graph).frames
    let shown = graph.root.drawnNow.compactMap { frames[$0.id] }
    guard let first = shown.first else { return .zero }
    let whole = shown.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    return whole.size
  }
}
