import Foundation

/// Gives its content the size it has on the screen, as the host reports it; before the first report, the viewport's.
public nonisolated struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @State private var size: CGSize?
  @Environment(\.viewportSize) private var viewport

  @MainActor public var body: some View {
    let proxy = GeometryProxy(size: size ?? viewport)
    ZStack(alignment: .topLeading) { content(proxy) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .modifier(
        EventModifier(kinds: .resize) { [$size] _, value in
          guard case .size(let new) = value, new.width.isFinite, new.height.isFinite else { return }
          $size.wrappedValue = CGSize(width: new.width, height: new.height)
        })
  }
}

/// The size of a view on the screen. Places are not reported: frames start at zero in every space.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
  @_disfavoredOverload
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A space by name.
public struct NamedCoordinateSpace: Equatable, Sendable {
  let name: String
  public static let global = NamedCoordinateSpace(name: "global")
  public static let local = NamedCoordinateSpace(name: "local")
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: "\(name)") }
}

extension EnvironmentValues {
  var viewportSize: CGSize { CGSize(width: viewport.width, height: viewport.height) }
}

extension View {
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Calls `action` when a value made of the view's size on the screen changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value) -> Void
  @State private var last: Value?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      EventModifier(kinds: .resize) { [$last, transform, action] _, value in
        guard case .size(let size) = value, size.width.isFinite, size.height.isFinite else { return }
        let new = transform(GeometryProxy(size: CGSize(width: size.width, height: size.height)))
        guard new != $last.wrappedValue else { return }
        $last.wrappedValue = new
        action(new)
      })
  }
}

/// The first of several views; hosts do not measure.
public nonisolated struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? FirstNode ?? FirstNode(inputs)
    node.setContent(Content._node(for: view.content, replacing: node.content, inputs.through(node)))
    return node
  }
}

/// Draws only the first of what is below.
final class FirstNode: PassingNode {
  override func flatten(into list: inout [DrawingNode]) {
    var all: [DrawingNode] = []
    super.flatten(into: &all)
    if let first = all.first { list.append(first) }
  }
}
