/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated var _kind: _ListStyleKind { get }
}

/// The look that the surroundings of a list ask for.
public nonisolated struct DefaultListStyle: ListStyle, Sendable {
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .automatic }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }

/// Rows from edge to edge with lines between.
public nonisolated struct PlainListStyle: ListStyle, Sendable {
  /// The same as `.plain`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }

/// Sections on cards; drawn as `insetGrouped` is.
public nonisolated struct GroupedListStyle: ListStyle, Sendable {
  /// The same as `.grouped`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .grouped }
}

extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }

/// Sections on cards that stand away from the edges.
public nonisolated struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The same as `.insetGrouped`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards that stand away from the edges.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// Rows that stand away from the edges.
public nonisolated struct InsetListStyle: ListStyle, Sendable {
  /// The same as `.inset`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .inset }
}

extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }

/// Rows of a bar at the side.
public nonisolated struct SidebarListStyle: ListStyle, Sendable {
  /// The same as `.sidebar`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

/// Drawn as `inset` is.
public nonisolated struct BorderedListStyle: ListStyle, Sendable {
  /// The same as `.bordered`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .inset }
}

extension ListStyle where Self == BorderedListStyle { public static var bordered: BorderedListStyle { .init() } }

/// A watch's look on Apple's systems; drawn as `plain` is.
public nonisolated struct EllipticalListStyle: ListStyle, Sendable {
  /// The same as `.elliptical`.
  public init() {}
  public nonisolated var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == EllipticalListStyle { public static var elliptical: EllipticalListStyle { .init() } }

/// A watch's look on Apple's systems; drawn as `plain` is.
public nonisolated struct CarouselListStyle: ListStyle, Sendable {
  /// The same as `.carousel`.
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

extension EnvironmentValues {
  private struct ListMeasuresKey: EnvironmentKey { static let defaultValue = ListMeasures() }

  var listMeasures: ListMeasures {
    get { self[ListMeasuresKey.self] }
    set { self[ListMeasuresKey.self] = newValue }
  }
}

/// The style in force.
struct ListStyleInForce: Equatable, Sendable {
  let kind: ListStyleKind
}

extension View {
  /// Draws the lists within as the style says.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.listStyle = ListStyleInForce(kind: style._kind) })
  }
}
