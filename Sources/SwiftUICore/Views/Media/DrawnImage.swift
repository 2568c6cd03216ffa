import Foundation

extension Image {
  /// A picture that code draws, of a size in points. It is drawn where it stands, as a `Canvas` is; within text it is left out.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawn(Drawing(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)),
      label: label?.plain(in: EnvironmentValues()))
  }

  /// What a renderer draws. Two are alike only if they are the same.
  final class Drawing: Equatable, Sendable {
    let size: CGSize
    private let canvas: Unchecked<Canvas<EmptyView>>

    init(
      size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode, renderer: @escaping (inout GraphicsContext) -> Void
    ) {
      self.size = size
      canvas = Unchecked(
        Canvas(opaque: isOpaque, colorMode: colorMode) { context, drawn in
          context.scaleBy(x: drawn.width / max(size.width, 1), y: drawn.height / max(size.height, 1))
          renderer(&context)
        })
    }

    /// The drawing in its own size, or in that of its frame where it is resizable.
    @MainActor func view(fit: ImageContent.Fit) -> some View {
      canvas.value.frame(width: fit == .natural ? size.width : nil, height: fit == .natural ? size.height : nil)
    }

    static func == (lhs: Drawing, rhs: Drawing) -> Bool { lhs === rhs }
  }
}
