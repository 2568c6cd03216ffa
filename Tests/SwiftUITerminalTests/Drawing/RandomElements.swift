import Foundation
import SwiftUICore

/// Makes trees and changes them at random, in all the ways a graph may.
struct RandomElements {
  private(set) var tree = ElementTree()
  private var state: UInt64
  private var next: UInt64 = 1
  /// Without what covers the screen, for laws about single boxes.
  var allowsModals = true

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func words() -> String {
    let list = [
      "one", "two", "eleven-letter", "日本語", "🙂 smile", "\u{1b}[31mred", "\u{202E}turned",
      "averyveryverylongwordwithoutend", "",
      "a b c d e f g", "line\nbreak", "tab\there",
    ]
    return (0...random(4)).map { _ in list[random(list.count)] }.joined(separator: " ")
  }

  private mutating func alignment() -> AxisAlignment {
    [.leading, .center, .trailing, .firstTextBaseline, .lastTextBaseline][random(5)]
  }

  private mutating func style(_ style: inout Style) {
    switch random(16) {
    case 0: style.padding = Insets(top: Double(random(40)), leading: Double(random(40)), bottom: 2, trailing: 4)
    case 1: style.opacity = Double(random(10)) / 10
    case 2: style.text.foreground = .color(ColorValue(.named(ColorValue.Name.allCases[random(40)])))
    case 3: style.text.font = FontStyle(role: FontStyle.Role.allCases[random(11)])
    case 4, 5:
      var frame = Frame(alignment: BoxAlignment(horizontal: alignment(), vertical: alignment()))
      switch random(5) {
      case 0: frame.maxWidth = .infinity
      case 1: frame.width = Double(random(300))
      case 2: frame.height = Double(random(120))
      case 3: (frame.minWidth, frame.maxWidth) = (Double(random(90)), Double(random(200)))
      default: (frame.minHeight, frame.maxHeight) = (20, .infinity)
      }
      style.frame = frame
    case 6: style.isDisabled.toggle()
    case 7: style.background = .color(ColorValue(.named(.red), opacity: Double(random(3)) / 2))
    case 8: style.offset = Size(width: Double(random(80)) - 40, height: Double(random(80)) - 40)
    case 9: style.fixesWidth = true
    case 10: style.aspectRatio = AspectRatio(ratio: 1.5, fills: false)
    case 11: style.text.lineLimit = 1 + random(3)
    case 12: style.border = Stroke(paint: .color(ColorValue(.named(.blue))), width: 1)
    case 13: style.layoutPriority = Double(random(3)) - 1
    case 14: style.isHidden = random(3) == 0
    default: style.frame = nil
    }
  }

  private mutating func leaf() -> Element {
    var element: Element
    switch random(14) {
    case 0: element = Element(.symbol(SymbolContent(name: ["star", "clock", "nothing"][random(3)])))
    case 1: element = Element(.divider)
    case 2, 3: element = Element(.spacer(minLength: random(2) == 0 ? nil : Double(random(60))))
    case 4: element = Element(.progress(fraction: random(2) == 0 ? nil : 0.4, isCircular: random(2) == 0))
    case 5:
      element = Element(
        .text(TextContent([.init(words()), .init(words(), link: "https://example.org/\(random(9))"), .init(words())])))
    case 6:
      let shape = ShapeContent(
        outline: [.circle, .rectangle, .capsule][random(3)],
        fill: random(2) == 0 ? nil : .color(ColorValue(.named(.green))),
        stroke: Stroke(paint: .color(ColorValue(.named(.red))), width: 2))
      element = Element(.shape(shape))
    case 7:
      let kinds: [FieldContent.Kind] = [.text, .search, .multiline, .secure, .date]
      element = Element(
        .field(FieldContent(text: words(), prompt: words(), kind: kinds[random(5)])), accepts: [.change, .focus])
    case 8:
      let fits: [ImageContent.Fit] = [.natural, .stretch, .fit, .fill]
      element = Element(
        .image(
          ImageContent(
            source: .stored(hash: "x"), fit: fits[random(4)],
            naturalSize: random(2) == 0 ? nil : Size(width: Double(random(400)), height: Double(random(300))))))
    case 9: element = Element(.slider(value: 3, range: 0...10, step: 1), accepts: .change)
    case 10: element = Element(.more(MoreContent(shown: 3, left: 9, next: 12)), accepts: [.visible, .press])
    default: element = Element(.text(TextContent(words())))
    }
    for _ in 0..<random(3) { style(&element.style) }
    if random(12) == 0 { element.accepts.insert(.press) }
    return element
  }

  private mutating func container() -> Element {
    var element: Element
    switch random(allowsModals ? 24 : 22) {
    case 0...3:
      element = Element(.stack(StackContent(axis: .vertical, alignment: alignment(), spacing: Double(random(30)))))
    case 4...7: element = Element(.stack(StackContent(axis: .horizontal, alignment: alignment())))
    case 8: element = Element(.list([.plain, .grouped, .form][random(3)]))
    case 9: element = Element(.section)
    case 10: element = Element(.row(RowContent(isSelected: random(3) == 0)), accepts: random(2) == 0 ? .press : [])
    case 11:
      element = Element(
        .button(ButtonContent(prominence: [.plain, .bordered, .automatic][random(3)])), accepts: .press)
    case 12: element = Element(.toggle(isOn: random(2) == 0), accepts: .change)
    case 13: element = Element(.menu())
    case 14:
      element = Element(
        .page(PageContent(title: words(), backTitle: random(2) == 0 ? words() : nil)), accepts: .dismiss)
    case 15: element = Element(.link(destination: ["https://example.org", "/place/1", "javascript:1"][random(3)]))
    case 16: element = Element(.box(alignment: BoxAlignment(horizontal: alignment(), vertical: alignment())))
    case 17: element = Element(.tabs(selection: 0), accepts: .change)
    case 18:
      let kinds: [PickerContent.Kind] = [.menu, .segmented, .inline]
      element = Element(
        .picker(PickerContent(kind: kinds[random(3)], title: words(), showsTitle: random(2) == 0, selection: 0)),
        accepts: .change)
    case 19:
      element = Element(
        .scroll(axes: [.vertical, .horizontal, [.vertical, .horizontal]][random(3)], showsIndicators: true))
    case 20:
      var grid = GridContent(
        axis: random(3) == 0 ? .horizontal : .vertical,
        tracks: [
          [.adaptive(minimum: 60, maximum: .infinity)], [.flexible(minimum: 10, maximum: .infinity), .fixed(40)],
        ][random(2)])
      grid.isTable = random(3) == 0
      element = Element(.grid(grid))
    case 22:
      element = Element(.sheet(SheetContent(kind: [.sheet, .fullScreen, .popover][random(3)])), accepts: .dismiss)
    case 23: element = Element(.dialog(DialogContent(kind: .alert, title: words())), accepts: .dismiss)
    default: element = Element(.layers(alignment: BoxAlignment()))
    }
    if random(2) == 0 { style(&element.style) }
    return element
  }

  private static let parts: [Accessibility.Part] = [
    .header, .footer, .label, .leadingBar, .trailingBar, .actions, .background, .overlay, .bottomBar, .keyboardBar,
    .contextMenu,
    .swipeTrailing, .searchField, .badge,
  ]

  /// Adds a subtree and gives its patches.
  mutating func grow(in parent: NodeID? = nil) -> [Patch] {
    let places = tree.nodes.filter { Self.holdsChildren($0.value.element.role) }.map(\.key).sorted() + [.root]
    let parent = parent ?? places[random(places.count)]
    let siblings = tree.children(of: parent)
    let before = siblings.isEmpty || random(3) == 0 ? nil : siblings[random(siblings.count)]
    var patches: [Patch] = []
    insert(in: parent, before: before, depth: 0, &patches)
    return patches
  }

  mutating func add(_ element: Element, in parent: NodeID = .root) -> NodeID {
    let id = NodeID(rawValue: next)
    next += 1
    tree.apply(.insert(id, element, parent: parent, before: nil))
    return id
  }

  private mutating func insert(in parent: NodeID, before: NodeID?, depth: Int, _ patches: inout [Patch]) {
    var element: Element
    if case .picker? = tree[parent]?.element.role {
      element = Element(.option(index: random(5), isSelected: random(3) == 0))
    } else {
      element = depth < 4 && random(2) == 0 ? container() : leaf()
      if random(6) == 0 { element.accessibility.part = Self.parts[random(Self.parts.count)] }
    }
    let id = NodeID(rawValue: next)
    next += 1
    let patch = Patch.insert(id, element, parent: parent, before: before)
    tree.apply(patch)
    patches.append(patch)
    guard Self.holdsChildren(element.role) else { return }
    for _ in 0..<random(5) { insert(in: id, before: nil, depth: depth + 1, &patches) }
  }

  private static func holdsChildren(_ role: Role) -> Bool {
    switch role {
    case .text, .image, .symbol, .field, .divider, .spacer, .shape, .more: false
    default: true
    }
  }

  /// One change and its patches.
  mutating func step() -> [Patch] {
    let ids = tree.nodes.keys.sorted()
    guard ids.count > 6, ids.count < 200 || random(3) == 0 else { return grow() }
    let id = ids[random(ids.count)]
    switch random(6) {
    case 0, 1: return grow()
    case 2: return change(.remove(id))
    case 3:
      let siblings = tree.children(of: tree[id]?.parent ?? .root).filter { $0 != id }
      guard !siblings.isEmpty else { return [] }
      return change(.move(id, before: random(4) == 0 ? nil : siblings[random(siblings.count)]))
    default:
      guard let previous = tree[id]?.element else { return [] }
      var element = previous
      switch element.role {
      case .text: element.role = .text(TextContent(words()))
      case .toggle(let isOn): element.role = .toggle(isOn: !isOn)
      default: style(&element.style)
      }
      return change(.update(id, element, previous: previous))
    }
  }

  private mutating func change(_ patch: Patch) -> [Patch] {
    tree.apply(patch)
    return [patch]
  }
}
