import Foundation

extension View {
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(value: insets) { if $0.rowInsets == nil { $0.rowInsets = $1 } })
  }

  /// Hosts paint rows with colours and gradients; other views are drawn as none.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(view: view))
  }

  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      TraitModifier(value: visibility == .hidden ? edges : []) {
        if $1.contains(.top) { $0.row.hidesTopSeparator = true }
        if $1.contains(.bottom) { $0.row.hidesBottomSeparator = true }
      })
  }

  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier(value: color) { $0.row.separatorTint = $1?.value })
  }

  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(value: isDisabled) { if $1 { $0.mayDelete = false } })
  }

  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(value: isDisabled) { if $1 { $0.mayMove = false } })
  }

  /// The colour of icons in a row.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Lines around sections follow the list's style.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Distances between rows and sections follow the list's style.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// A word or number at the end of a row or on a tab.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(TraitModifier(value: count == 0 ? nil : "\(count)") { $0.badge = $1 })
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(TraitModifier(value: label?.plain(in: EnvironmentValues())) { $0.badge = $1 })
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Distances between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 8)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(points: spacing) }
}

/// Tells the container something of the view.
nonisolated struct TraitModifier<Value: Equatable>: StyleModifier, TellingModifier {
  let value: Value
  let set: (inout Traits, Value) -> Void

  init(value: Value, _ set: @escaping (inout Traits, Value) -> Void) {
    self.value = value
    self.set = set
  }

  @MainActor func fold(into folding: inout Folding) { folding.withTraits { set(&$0, value) } }

  func isSame(as other: TraitModifier) -> Bool { value == other.value }
}

nonisolated struct RowBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never

  let view: Background?

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let background = view.modifier.view
    var paint: Paint?
    if let style = background as? any ShapeStyle { paint = style._paint(in: inputs.environment) }
    if let background, paint == nil { paint = PaintFinder.paint(of: background, inputs) }
    let trait = TraitModifier(value: paint) { if $0.rowBackground == nil { $0.rowBackground = $1 } }
    return Modified._node(for: view.content, replacing: old, inputs.adding(trait))
  }
}

/// Finds the paint of a view that is drawn as one filled shape.
@MainActor
enum PaintFinder {
  static func paint(of view: some View, _ inputs: ViewInputs) -> Paint? {
    func node<V: View>(_ view: V) -> ViewNode { V._node(for: view, replacing: nil, inputs.within(inputs.parent)) }
    let node = node(view)
    defer { node.unmount() }
    var drawn: [DrawingNode] = []
    node.flatten(into: &drawn)
    guard case .shape(let shape)? = drawn.first?.subject.element.role else {
      return drawn.first?.element.style.background
    }
    return shape.fill
  }
}

/// The colour of icons in a row.
public struct ListItemTint: Sendable {
  let color: Color

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Hosts have no tint that goes before it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}
