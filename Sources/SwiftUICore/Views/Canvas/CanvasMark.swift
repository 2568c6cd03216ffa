import UIKit

/// One thing that was drawn, with the state of the context in which it was.
struct CanvasMark {
  enum Content {
    case outline(Path, fill: Paint?, isEvenOdd: Bool, stroke: Stroke?)
    /// A view at a place: `anchor` of the view lies on `transform`'s origin.
    case view(AnyView, anchor: UnitPoint, transform: CGAffineTransform)
    case layer([CanvasMark])
  }

  var content: Content
  var opacity: Double
  var blendMode: GraphicsContext.BlendMode
  var clips: [Path]
  var filters: [GraphicsContext.Filter]
}

/// Where a context and its copies draw.
final class CanvasRecorder {
  var marks: [CanvasMark] = []
}

/// What was drawn, as views over each other.
nonisolated struct CanvasMarks: View {
  let marks: [CanvasMark]
  let size: CGSize

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(marks.indices, id: \.self) { CanvasMarkView(mark: marks[$0], size: size) }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

private nonisolated struct CanvasMarkView: View {
  let mark: CanvasMark
  let size: CGSize

  @MainActor var body: some View {
    let look = mark.filters.reduce(AnyView(content)) { $1.applied(to: $0) }
    mark.clips.reduce(look) { view, clip in AnyView(view.clipShape(CanvasOutline(path: clip, size: size))) }
      .opacity(mark.opacity)
      .blendMode(mark.blendMode.mode)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch mark.content {
    case .outline(let path, let fill, let isEvenOdd, let stroke):
      CanvasShape(path: path, size: size, fill: fill, isEvenOdd: isEvenOdd, stroke: stroke)
        .frame(width: size.width, height: size.height)
    case .view(let view, let anchor, let transform):
      view.modifier(CanvasPlace(anchor: anchor, transform: transform))
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    case .layer(let marks):
      CanvasMarks(marks: marks, size: size).compositingGroup()
    }
  }
}

/// Puts a view's anchor onto a point of the canvas, turned and scaled about it.
private nonisolated struct CanvasPlace: ViewModifier {
  let anchor: UnitPoint
  let transform: CGAffineTransform

  private var alignment: Alignment {
    func third<Value>(_ part: CGFloat, _ values: (Value, Value, Value)) -> Value {
      part < 1 / 3 ? values.0 : part > 2 / 3 ? values.2 : values.1
    }
    return Alignment(
      horizontal: third(anchor.x, (HorizontalAlignment.leading, .center, .trailing)),
      vertical: third(anchor.y, (VerticalAlignment.top, .center, .bottom)))
  }

  @MainActor func body(content: Content) -> some View {
    let width = hypot(transform.a, transform.b)
    let height = width == 0 ? 0 : (transform.a * transform.d - transform.b * transform.c) / width
    let angle = Angle(radians: atan2(transform.b, transform.a))
    content.fixedSize().frame(width: 0, height: 0, alignment: alignment)
      .scaleEffect(x: width, y: height)
      .rotationEffect(angle)
      .offset(x: transform.tx, y: transform.ty)
  }
}

/// An outline in the coordinates of its canvas.
nonisolated struct CanvasOutline: Shape {
  typealias Body = Never

  let path: Path
  let size: CGSize

  func path(in rect: CGRect) -> Path { path }
  var _outline: _Outline? { .path(path.commands, size: Size(width: max(size.width, 1), height: max(size.height, 1))) }
}

private nonisolated struct CanvasShape: View {
  typealias Body = Never

  let path: Path
  let size: CGSize
  let fill: Paint?
  let isEvenOdd: Bool
  let stroke: Stroke?

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let content = ShapeContent(
      outline: CanvasOutline(path: view.path, size: view.size).outline(), fill: view.fill, isEvenOdd: view.isEvenOdd,
      stroke: view.stroke)
    return DrawingNode.leaf(Element(.shape(content)), replacing: old, inputs)
  }
}
