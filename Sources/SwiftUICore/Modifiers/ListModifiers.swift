import Foundation

extension View {
  /// The room around a row's content, in points; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(value: insets) { if $0.rowInsets == nil { $0.rowInsets = $1 } })
  }

  /// The room at the named edges of a row's content, in points; nil is the list's own. Hosts leave none at the other edges.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let insets = length.map { length in
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
    return listRowInsets(insets)
  }

  /// Hosts paint rows with colours and gradients; other views are drawn as none.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(view: view))
  }

  /// Shows or hides the lines at the edges of a row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      TraitModifier(value: visibility == .hidden ? edges : []) {
        if $1.contains(.top) { $0.row.hidesTopSeparator = true }
        if $1.contains(.bottom) { $0.row.hidesBottomSeparator = true }
      })
  }

  /// The colour of the lines of a row; nil is the usual one.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier(value: color) { $0.row.separatorTint = $1?.value })
  }

  /// Keeps a row from being deleted; true set anywhere around it holds.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(value: isDisabled) { if $1 { $0.mayDelete = false } })
  }

  /// Keeps a row from being moved; true set anywhere around it holds.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(value: isDisabled) { if $1 { $0.mayMove = false } })
  }

  /// The colour of icons in a row.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// The colour of icons in a row; nil is the usual one.
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Lines around sections follow the list's style.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Lines around sections follow the list's style.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Whether the lists and forms below have a ground of their own behind their rows.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentChange { $0.listMeasures.hidesGround = visibility == .hidden })
  }

  /// The distance between the rows of the lists below; nil follows their style.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentChange { $0.listMeasures.rowSpacing = spacing.map { Double($0) } })
  }

  /// The distance between the sections of the lists below.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentChange { $0.listMeasures.sectionSpacing = spacing.points.map { Double($0) } })
  }

  /// The distance between the sections of the lists below, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// A word or number at the end of a row or on a tab.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(TraitModifier(value: count == 0 ? nil : "\(count)") { $0.badge = $1 })
  }

  /// With a text; nil has none.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(TraitModifier(value: label?.plain(in: EnvironmentValues())) { $0.badge = $1 })
  }

  /// With a string key; nil has none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// A string on the row or the tab; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text(verbatim: String($0)) })
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Distances between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?
  /// As the style has it.
  public static let `default` = ListSectionSpacing(points: nil)
  /// 8 points.
  public static let compact = ListSectionSpacing(points: 8)
  /// A distance in points.
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

/// The colour of icons in a row.
public struct ListItemTint: Sendable {
  let color: Color

  /// This colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Hosts have no tint that goes before it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of text.
  public static let monochrome = ListItemTint(color: .primary)
}
