import SwiftUIElements
import SwiftUILayout

/// Draws a shape whose path depends on its size in other ways than by being stretched, once that is known; and the shapes between
/// where the values of an app's own shape move.
final class ShapeNode<Content: Shape>: DrawingNode, GeometryTarget {
  private lazy var sampler =
    graph.waking?.storage(of: self).first as? Sampler<Content.AnimatableData> ?? Sampler<Content.AnimatableData>()
  private var redraw: () -> Void = {}
  /// As the host has told.
  private var toldSize: Size?
  /// In which the path has been drawn.
  private var drawnSize: Size?
  private var followsSize = false

  private static var moves: Bool { Content.AnimatableData.self != EmptyAnimatableData.self }

  /// What a host has told would have to be told again.
  override var mayRest: Bool { toldSize == nil && !(Self.moves && sampler.isMoving) }

  override var storage: [AnyObject] { Self.moves ? [sampler] : [] }

  static func node(
    for shape: Content, replacing old: ViewNode?, _ inputs: ViewInputs,
    _ content: @escaping (Content, Outline, ViewInputs) -> ShapeContent
  ) -> ViewNode {
    let followsSize = shape._outline == nil && !shape.scales
    guard moves || followsSize else {
      return DrawingNode.leaf(
        Element(.shape(content(shape, shape.outline(), inputs))), replacing: old is ShapeNode ? nil : old, inputs)
    }
    let node = old as? ShapeNode ?? ShapeNode(inputs)
    node.followsSize = followsSize
    if followsSize {
      node.setHandler { [unowned node] kind, value in node.hear(kind, value) }
    }
    node.redraw = { [unowned node] in
      var shown = shape
      if moves { shown.animatableData = node.sampler.value(aimingAt: shape.animatableData, of: node) }
      node.draw(shown, inputs, content)
    }
    node.redraw()
    return node
  }

  private func draw(
    _ shape: Content, _ inputs: ViewInputs, _ content: (Content, Outline, ViewInputs) -> ShapeContent
  ) {
    // The frame that modifiers set is known once they have been folded.
    for _ in 0..<2 {
      let size = followsSize ? knownSize : nil
      drawnSize = size
      let asks = followsSize && extras?.place == nil && style.fixedSize == nil
      draw(
        Element(
          .shape(content(shape, shape.outline(in: size), inputs)), accepts: asks ? graph.traits.reports(.resize) : []),
        inputs)
      guard followsSize, knownSize != size else { return }
    }
  }

  /// By the layout engine, by a frame, or as the host has told.
  private var knownSize: Size? { extras?.place?.size ?? style.fixedSize ?? toldSize }

  private func hear(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .resize else { return false }
    switch value {
    case .size(let size), .frame(_, let size): return take(size)
    default: return false
    }
  }

  private func take(_ size: Size) -> Bool {
    guard size != toldSize else { return false }
    toldSize = size
    setNeedsEvaluation()
    return true
  }

  override var contentListener: (any GeometryTarget)? { followsSize ? self : nil }

  func stand(at place: ViewPlace) { _ = take(place.frame.size) }

  func standBesidePage(in spaces: [String: LayoutRect]) {}

  override func placeChanged() {
    if followsSize, knownSize != drawnSize { redraw() }
  }

  override func evaluate() { redraw() }

  override func unmount() {
    redraw = {}
    super.unmount()
  }
}
