import Foundation

extension View {
  /// Another view over this one, of the same size.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(part: .overlay, alignment: alignment, layer: content()))
  }

  /// The overlay as a value, in the older form.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(part: .overlay, alignment: alignment, layer: overlay))
  }

  /// A style over the view, in the view's rectangle.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayerModifier(part: .overlay, alignment: .center, layer: Rectangle().fill(style)))
  }

  /// A style over the view, in a shape; the fill style has no effect.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier(part: .overlay, alignment: .center, layer: shape.fill(style)))
  }

  /// Another view behind this one, of the same size.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(part: .background, alignment: alignment, layer: content()))
  }

  /// The background as a value, in the older form.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(part: .background, alignment: alignment, layer: background))
  }

  /// A style behind the view, in a shape; the fill style has no effect.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier(part: .background, alignment: .center, layer: shape.fill(style)))
  }

  /// The usual background behind the view, in a shape.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape) }

  /// Shows the view only where `mask` is drawn: hosts cut to shapes, fade by paint, and draw paint behind words as these; other masks do nothing.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(MaskModifier(mask: mask(), alignment: alignment)) }

  /// The mask as a value, in the older form.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Cuts the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(StyleChange(.clip) { $0.clip = shape.clipOutline(in: $0.fixedSize) })
  }

  /// The view takes presses where nothing of it is drawn, too, in all of its frame.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The view takes presses where nothing of it is drawn, too, in all of its frame; of other kinds hosts take the drawn outline.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(StyleChange(.layout) { if kind.contains(.interaction) { $0.takesAllHits = true } })
  }

  /// Hosts take the outline from the view's own clip.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What takes presses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is carried.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of the view beside its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What lights up with the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology takes for the view.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Puts a second view over or behind a view.
nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let part: Accessibility.Part
  let alignment: Alignment
  let layer: Layer

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let modifier = view.modifier
    let node = old as? LayersNode ?? LayersNode(modifier.part, inputs)
    let outer = inputs.adding(LayerSeal())
    let zIndex = node.draw(alignment: modifier.alignment.box, outer)
    let below = inputs.within(node)
    node.setContent(Modified._node(for: view.content, replacing: node.content, below))
    if zIndex != node.contentZIndex { node.draw(alignment: modifier.alignment.box, outer) }
    node.layer.align(modifier.alignment.box)
    node.layer.show(modifier.layer, below)
    return node
  }
}

/// Has what comes after a background or overlay stand around both.
nonisolated struct LayerSeal: FoldingModifier, Equatable {
  @MainActor func fold(into folding: inout Folding) { folding.seal() }
}

/// A view and a layer over or behind it.
final class LayersNode: DrawingNode {
  let layer: PartNode
  private let isBehind: Bool

  init(_ part: Accessibility.Part, _ inputs: ViewInputs) {
    layer = PartNode(part, inputs)
    isBehind = part == .background
    super.init(inputs)
    layer.reparent(to: self)
  }

  override var mayRest: Bool { true }

  /// What stands behind or over a view hides nothing of what the view tells.
  override var traits: Traits? {
    guard let own = sole?.subject.traits else { return super.traits }
    return super.traits.map(own.within) ?? own
  }

  /// The view, where it is one.
  private var sole: DrawingNode? {
    var drawn: [DrawingNode] = []
    content?.flatten(into: &drawn)
    return drawn.count == 1 ? drawn[0] : nil
  }

  /// Where the view asks to stand among others, which it does together with its layer.
  var contentZIndex: Double { sole?.outermost.element.style.zIndex ?? 0 }

  /// Draws both where the view asks to stand, and returns that.
  @discardableResult
  func draw(alignment: BoxAlignment, _ inputs: ViewInputs) -> Double {
    let zIndex = contentZIndex
    var element = Element(.layers(alignment: alignment))
    if zIndex != 0 { element.style.zIndex = zIndex }
    draw(element, inputs)
    return zIndex
  }

  override func traitsChangedWithin() { traitsChanged() }

  override func collectChildren(into list: inout [DrawingNode]) {
    if isBehind { layer.flatten(into: &list) }
    super.collectChildren(into: &list)
    if !isBehind { layer.flatten(into: &list) }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    visit(layer)
  }

  override func unmount() {
    layer.unmount()
    super.unmount()
  }
}

extension ShapeStyle {
  /// The style; it mixes with what is behind it as others do.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style; hosts mix views, not what is painted with a style.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
