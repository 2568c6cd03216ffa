import SwiftUIElements

/// The measures of controls, in points, as a phone draws them.
extension ElementLayout {
  private enum Measure {
    static let row = 44.0
    static let toggle = Size(width: 66, height: 30)
    static let stepper = Size(width: 94, height: 32)
    static let slider = 31.0
    static let player = 54.0
    static let segments = 31.0
    static let menu = Size(width: 120, height: 34)
    static let borderedField = 34.0
    static let field = 26.0
    static let spinner = 20.0
    static let bar = 4.0
    static let button = Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }

  mutating func addControl(_ role: Role, _ members: [Child], _ name: String?) -> Int {
    let nodes = members.map(\.nodes.outer)
    switch role {
    case .button(let button):
      let label = line(nodes, name)
      guard button.prominence == .bordered || button.prominence == .borderedProminent else { return label }
      return tree.add(.padding(Measure.button), [label], name: name)
    case .toggle: return labelled(nodes, control: rigid(Measure.toggle), name)
    case .stepper: return labelled(nodes, control: rigid(Measure.stepper), name)
    case .slider: return wide(height: Measure.slider, name)
    case .media: return wide(height: Measure.player, name)
    case .field(let field):
      if field.kind == .multiline { return tree.add(.fill, name: name) }
      return wide(height: field.isBordered ? Measure.borderedField : Measure.field, name)
    case .picker(let picker):
      switch picker.kind {
      case .segmented, .palette: return wide(height: Measure.segments, name)
      case .inline, .wheel: return tree.add(.stack(StackLayout(.vertical, alignment: .leading)), nodes, name: name)
      default: return rigid(Measure.menu, name)
      }
    case .progress(_, let isCircular):
      if isCircular { return rigid(Size(width: Measure.spinner, height: Measure.spinner), name) }
      let bar = wide(height: Measure.bar, name)
      return nodes.isEmpty
        ? bar : tree.add(.stack(StackLayout(.vertical, alignment: .leading)), nodes + [bar], name: name)
    case .list, .section:
      let rows = tree.add(.lazyStack(LazyStackLayout(StackLayout(.vertical, alignment: .leading, spacing: 0))), nodes)
      if case .section = role { return rows }
      return tree.add(.scroll(ScrollLayout(.vertical)), [rows], name: name)
    case .row:
      return tree.add(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(most: .infinity), height: .init(least: Measure.row),
            alignment: BoxAlignment(horizontal: .leading, vertical: .center))), [line(nodes, name)], name: name)
    case .page, .tabs:
      let shown = members.filter { if case .option = $0.element.role { false } else { true } }.map(\.nodes.outer)
      let content = shown.count == 1 ? shown[0] : tree.add(.layers(alignment: BoxAlignment()), shown, name: name)
      return tree.add(
        .flexibleFrame(
          FlexibleFrame(width: .init(least: 0, most: .infinity), height: .init(least: 0, most: .infinity))),
        [content], name: name)
    case .more: return tree.add(.empty, name: name)
    default: return line(nodes, name)
    }
  }

  private mutating func line(_ nodes: [Int], _ name: String?) -> Int {
    nodes.count == 1
      ? tree.add(.plain, nodes, name: name) : tree.add(.stack(StackLayout(.horizontal)), nodes, name: name)
  }

  private mutating func rigid(_ size: Size, _ name: String? = nil) -> Int {
    tree.add(.control(ControlSize(size)), name: name)
  }

  /// As wide as its offer.
  private mutating func wide(height: Double, _ name: String?) -> Int {
    tree.add(
      .control(
        ControlSize(
          least: Size(width: 0, height: height), ideal: Size(width: 200, height: height),
          greatest: Size(width: .infinity, height: height))), name: name)
  }

  /// A label at the leading edge, the control at the trailing one.
  private mutating func labelled(_ nodes: [Int], control: Int, _ name: String?) -> Int {
    guard !nodes.isEmpty else { return control }
    let space = tree.add(.spacer(minLength: nil))
    return tree.add(.stack(StackLayout(.horizontal)), nodes + [space, control], name: name)
  }
}
