import SwiftUIElements
import SwiftUILayout

// What a node is among its relatives.
extension CellNode {
  /// The children that take space: neither what opens over the page nor what is reached through a menu.
  var flow: [CellNode] { children.filter(\.isInFlow) }

  var isInFlow: Bool { !isModal && part != .contextMenu && part?.isSwipe != true }

  /// The children that are laid out with it.
  var content: [CellNode] {
    switch element.role {
    case .menu: child(.label).map { [$0] } ?? []
    case .picker(let picker): picker.look == .choices ? options : []
    default: flow
    }
  }

  /// Lies behind or over what gives a box its size.
  var isLayer: Bool { part == .background || part == .overlay || part == .badge }

  private var primaries: [CellNode] { flow.filter { !$0.isLayer } }

  /// Its content is arranged by the terminal, not by the layout engine.
  var isContainer: Bool {
    switch element.role {
    case .list, .page, .tabs, .scroll: true
    case .picker(let picker): picker.look == .segments
    default: false
    }
  }

  /// The axis along which a spacer grows.
  var spacerAxis: Axis { parent?.isLine == true ? .horizontal : .vertical }

  /// Something wants to know where it stands, or how far it is scrolled.
  var asks: Bool { rules?.isHeard == true || element.accepts.contains(.scroll) && scrollAxes != nil }

  /// The ways in which it shows a part of what is in it.
  var scrollAxes: Axis.Set? {
    switch element.role {
    case .list: .vertical
    case .scroll(let axes, _): axes
    default: nil
    }
  }

  var isModal: Bool {
    switch element.role {
    case .sheet, .dialog: true
    default: false
    }
  }

  var isDivider: Bool { element.role == .divider }

  var isSpacer: Bool {
    if case .spacer = element.role { true } else { false }
  }

  /// Whether its children stand side by side.
  var isLine: Bool {
    if case .stack(let stack) = element.role { isLine(stack) } else { false }
  }

  /// In a bar a symbol and its name stand side by side, although there would be room for more on a phone.
  func isLine(_ stack: StackContent) -> Bool { stack.axis == .horizontal || isBarIcon }

  private var isBarIcon: Bool {
    guard children.count == 2, case .symbol = children[0].element.role, case .text = children[1].element.role else {
      return false
    }
    var node = parent
    while let current = node {
      if current.part?.isBottomBar == true { return true }
      if current.element.role.isOption { return true }
      if current.part != nil { return false }
      node = current.parent
    }
    return false
  }

  /// Whether its children stand above each other.
  var isColumn: Bool {
    switch element.role {
    case .stack(let stack): !isLine(stack)
    case .section, .row, .list, .grid, .scroll, .page, .sheet, .dialog: true
    case .box: parent?.isColumn ?? true
    default: false
    }
  }

  /// The content of a list's row, with nothing beside it.
  var isRowContent: Bool {
    guard case .row? = parent?.element.role else { return false }
    return true
  }

  var isInRow: Bool {
    var node = parent
    while let current = node {
      switch current.element.role {
      case .row: return true
      case .list, .page, .sheet, .scroll: return false
      default: node = current.parent
      }
    }
    return false
  }

  var hasChevron: Bool {
    if case .navigationLink = element.role { isRowContent } else { false }
  }

  var options: [CellNode] {
    children.filter(\.element.role.isOption)
  }

  /// A choice whose title stands at one end of its row and its value at the other.
  func fillsRow(_ picker: PickerContent) -> Bool { isRowContent && picker.showsTitle }

  var selectedOption: CellNode? {
    options.first { if case .option(_, true) = $0.element.role { true } else { false } }
  }

  /// One line of small letters, which may share its line with others.
  var isSmallPrint: Bool {
    guard let role = element.style.text.font?.role else { return false }
    switch role {
    case .footnote, .caption, .caption2, .subheadline: break
    default: return false
    }
    switch element.role {
    case .text: return element.style.text.lineLimit == 1
    case .stack: return isLine
    default: return false
    }
  }

  /// Where the first letters of a box are prose, so that a distance to what is before it says something.
  var isProse: Bool {
    switch element.role {
    case .text: return true
    case .box, .layers: return primaries.count == 1 && primaries[0].isProse
    case .stack: return isColumn && flow.first?.isProse == true
    case .scroll: return flow.first?.isProse == true
    default: return false
    }
  }

  /// A picture, or what stands for it until it comes.
  var isPicture: Bool {
    guard element.accepts.isEmpty || element.accepts == .load, rules?.isHeard != true else { return false }
    switch element.role {
    case .image, .shape, .symbol, .text, .progress: return true
    case .box, .layers: return !primaries.isEmpty && primaries.allSatisfy(\.isPicture)
    default: return false
    }
  }

  /// Nothing but shapes, whose size says something: bars of a chart, parts of a drawing.
  var isOfShapes: Bool {
    switch element.role {
    case .shape: true
    case .box, .layers: !primaries.isEmpty && primaries.allSatisfy(\.isOfShapes)
    default: false
    }
  }

  /// A picture from outside, with what frames it.
  var holdsPicture: Bool {
    switch element.role {
    case .image: true
    case .box, .layers: isPicture && children.contains(where: \.holdsPicture)
    default: false
    }
  }

  /// A button that is drawn between brackets, as all answers to a question are.
  func isFramed(_ button: ButtonContent) -> Bool {
    if button.prominence == .bordered || button.prominence == .borderedProminent { return true }
    guard button.prominence == .automatic else { return false }
    let above = parent?.part == .actions ? parent?.parent : parent
    if case .dialog? = above?.element.role { return true }
    return false
  }

  /// A ring with a text in it: a small gauge.
  var ring: RingContent? {
    guard case .layers = element.role, let frame = element.style.frame, let width = frame.width, width <= 80,
      frame.height == width
    else { return nil }
    var ring: RingContent?
    var text: String?
    for child in flow {
      switch child.element.role {
      case .shape(let shape) where shape.outline == .circle && shape.stroke != nil:
        ring = RingContent(
          fraction: shape.trim.upperBound - shape.trim.lowerBound, paint: shape.stroke?.paint, text: "")
      case .text: text = child.plainText
      default: return nil
      }
    }
    ring?.text = text ?? ""
    return ring
  }
}

/// A ring that is drawn as far as a value goes, with the value written in it.
struct RingContent {
  /// 0…1.
  var fraction: Double
  var paint: Paint?
  var text: String

  var columns: Int { 2 + text.count }
}

extension FieldContent {
  var isDate: Bool { kind == .date || kind == .time || kind == .dateAndTime }
}

extension PickerContent {
  enum Look { case segments, choices, menu }

  var look: Look {
    switch kind {
    case .segmented, .palette: .segments
    case .inline: .choices
    case .automatic, .menu, .wheel, .navigationLink: .menu
    }
  }
}
