/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated var _kind: _ListStyleKind { get }
}

public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .automatic }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }

public nonisolated struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }

public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .grouped }
}

extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }

public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

public nonisolated struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .inset }
}

extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }

public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

public nonisolated struct BorderedListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .inset }
}

extension ListStyle where Self == BorderedListStyle { public static var bordered: BorderedListStyle { .init() } }

public nonisolated struct EllipticalListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == EllipticalListStyle { public static var elliptical: EllipticalListStyle { .init() } }

public nonisolated struct CarouselListStyle: ListStyle, Sendable {
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == CarouselListStyle { public static var carousel: CarouselListStyle { .init() } }

extension EnvironmentValues {
  private struct ListStyleKey: EnvironmentKey { static let defaultValue = ListStyleInForce(kind: .automatic) }

  var listStyle: ListStyleInForce {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

/// The style in force.
struct ListStyleInForce: Equatable, Sendable {
  let kind: ListStyleKind
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.listStyle = ListStyleInForce(kind: style._kind) })
  }
}
