import UIKit

/// A drawing made by code: outlines, texts, pictures and symbols, in the order in which they are drawn.
///
/// The renderer runs on the main thread, once its size is known and again with each change of what it has caught. Hosts draw
/// every mark by itself, so that a drawing of some hundreds of marks is the right size for it. What leaves the frame is cut.
public nonisolated struct Canvas<Symbols: View>: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that the renderer finds by their tags.
  public var symbols: Symbols
  /// Whether the ground is black.
  public var isOpaque: Bool
  /// How colours are mixed; kept, without effect on what is drawn.
  public var colorMode: ColorRenderingMode
  /// Kept, without effect: the renderer runs on the main thread.
  public var rendersAsynchronously: Bool

  @Environment(\.self) private var environment

  /// - Parameter symbols: views with a tag each, which the renderer finds by it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public var body: some View {
    GeometryReader { proxy in
      CanvasMarks(marks: marks(size: proxy.size), size: proxy.size).accessibilityHidden(true)
    }
    .background(isOpaque ? Color.black : Color.clear)
    .clipped()
  }

  @MainActor private func marks(size: CGSize) -> [CanvasMark] {
    let recorder = CanvasRecorder()
    var context = GraphicsContext(
      recorder: recorder, size: size, environment: environment,
      symbol: Symbols.self == EmptyView.self
        ? nil : { [symbols] id in AnyView(ZStack { TaggedView(content: symbols, tag: id) }) })
    renderer(&context, size)
    return recorder.marks
  }
}

extension Canvas where Symbols == EmptyView {
  /// Without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// Of several views only the one with a tag.
private nonisolated struct TaggedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let tag: AnyHashable

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? TaggedNode ?? TaggedNode(inputs)
    node.tag = view.tag
    var inner = inputs.through(node)
    inner.place = .tagged
    node.setContent(Content._node(for: view.content, replacing: node.content, inner))
    return node
  }
}

private final class TaggedNode: PassingNode {
  var tag: AnyHashable?

  override func flatten(into list: inout [DrawingNode]) {
    var all: [DrawingNode] = []
    super.flatten(into: &all)
    list += all.filter { ($0.traits?.tag ?? $0.traits?.implicitTag) == tag }
  }
}
