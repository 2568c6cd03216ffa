import Foundation
import SwiftUICore

/// A source of random numbers that gives the same ones for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Changes a session's tree at random, in all the ways a graph may.
@MainActor
struct RandomTree {
  let session: TreeSession
  var numbers: SeededNumbers

  init(_ session: TreeSession, seed: UInt64) {
    self.session = session
    numbers = SeededNumbers(seed: seed)
  }

  private mutating func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

  private mutating func words() -> String {
    let list = [
      "one", "two <b>", "three & four", "five\"six\"", "sieben", "acht-neun", "'x'", "\u{1b}[0m", "日本語", "emoji 🙂",
    ]
    return (0...random(3)).map { _ in list[random(list.count)] }.joined(separator: " ")
  }

  private mutating func style(_ style: inout Style) {
    switch random(8) {
    case 0: style.padding = Insets(top: Double(random(9)), leading: 4, bottom: 2, trailing: 4)
    case 1: style.opacity = Double(random(10)) / 10
    case 2: style.text.foreground = .color(ColorValue(.named(ColorValue.Name.allCases[random(20)])))
    case 3: style.text.font = FontStyle(role: FontStyle.Role.allCases[random(11)])
    case 4:
      var frame = Frame(alignment: BoxAlignment(horizontal: .leading, vertical: .center))
      if random(2) == 0 { frame.maxWidth = .infinity } else { frame.width = Double(10 + random(90)) }
      style.frame = frame
    case 5: style.isDisabled.toggle()
    case 6: style.frame = nil
    default: style.padding = nil
    }
  }

  private mutating func leaf() -> Element {
    var element: Element =
      switch random(10) {
      case 0: Element(.symbol(SymbolContent(name: ["star", "star.fill", "clock", "bell.slash"][random(4)])))
      case 1: Element(.divider)
      case 2: Element(.spacer(minLength: nil))
      case 3: Element(.progress(fraction: random(2) == 0 ? nil : 0.5, isCircular: random(2) == 0))
      case 4:
        Element(
          .text(
            TextContent([TextContent.Run(words()), TextContent.Run(words(), link: "https://example.org/\(random(9))")]))
        )
      case 5: Element(.shape(ShapeContent(outline: .circle, fill: .color(ColorValue(.named(.red))))))
      case 6: Make.field(words(), prompt: words(), kind: [.text, .search, .multiline][random(3)])
      default: Make.text(words())
      }
    if random(2) == 0 { style(&element.style) }
    if random(5) == 0 { element.accessibility.label = words() }
    return element
  }

  private mutating func container() -> Element {
    switch random(14) {
    case 0: Make.stack(.vertical)
    case 1: Make.stack(.horizontal)
    case 2: Element(.list([.plain, .grouped][random(2)]), accepts: random(3) == 0 ? .refresh : [])
    case 3: Element(.section)
    case 4: Make.row()
    case 5: Make.button(ButtonContent(prominence: .bordered))
    case 6: Element(.toggle(isOn: random(2) == 0), accepts: .change)
    case 7: Element(.menu())
    case 8: Element(.page(PageContent(title: words(), backTitle: random(2) == 0 ? words() : nil)))
    case 9: Element(.navigationLink(path: "/\(random(9))"), accepts: .press)
    case 10: Element(.box(alignment: BoxAlignment(horizontal: .trailing, vertical: .leading)))
    case 11: Element(.tabs(selection: 0), accepts: .change)
    case 12:
      Element(
        .picker(PickerContent(kind: [.menu, .segmented][random(2)], title: words(), showsTitle: true, selection: 0)),
        accepts: .change)
    default: Element(.layers(alignment: BoxAlignment()))
    }
  }

  private static let parts: [Accessibility.Part] = [
    .header, .footer, .label, .leadingBar, .trailingBar, .actions, .background, .bottomBar, .keyboardBar,
  ]

  mutating func insertSomething() {
    let tree = session.wanted
    var places = tree.nodes.filter { Self.holdsChildren($0.value.element.role) }.map(\.key).sorted()
    places.append(.root)
    let parent = places[random(places.count)]
    let siblings = tree.children(of: parent)
    let before = siblings.isEmpty || random(3) == 0 ? nil : siblings[random(siblings.count)]
    insert(in: parent, before: before, depth: 0)
  }

  private mutating func insert(in parent: NodeID, before: NodeID?, depth: Int) {
    var element: Element
    if case .picker? = session.wanted[parent]?.element.role {
      element = Element(.option(index: random(5), isSelected: false))
    } else {
      element = depth < 3 && random(2) == 0 ? container() : leaf()
      if random(4) == 0 { element.accessibility.part = Self.parts[random(Self.parts.count)] }
    }
    let id = session.insert(element, in: parent, before: before)
    guard Self.holdsChildren(element.role) else { return }
    for _ in 0..<random(4) { insert(in: id, before: nil, depth: depth + 1) }
  }

  private static func holdsChildren(_ role: Role) -> Bool {
    switch role {
    case .text, .image, .symbol, .field, .divider, .spacer, .shape: false
    default: true
    }
  }

  mutating func step() {
    let tree = session.wanted
    let ids = tree.nodes.keys.sorted()
    guard ids.count > 6, ids.count < 160 || random(3) == 0 else { return insertSomething() }
    let id = ids[random(ids.count)]
    switch random(6) {
    case 0, 1:
      insertSomething()
    case 2:
      session.change(.remove(id))
    case 3:
      let siblings = tree.children(of: tree[id]?.parent ?? .root).filter { $0 != id }
      guard !siblings.isEmpty else { return }
      session.change(.move(id, before: random(4) == 0 ? nil : siblings[random(siblings.count)]))
    default:
      update(id)
    }
  }

  private mutating func update(_ id: NodeID) {
    guard var element = session.wanted[id]?.element else { return }
    switch element.role {
    case .text where random(2) == 0: element.role = .text(TextContent(words()))
    case .toggle(let isOn) where random(2) == 0: element.role = .toggle(isOn: !isOn)
    case .option(let index, let isSelected) where random(2) == 0:
      element.role = .option(index: index, isSelected: !isSelected)
    case .stack(var content) where random(3) == 0:
      content.axis = content.axis == .vertical ? .horizontal : .vertical
      element.role = .stack(content)
    case .picker(var content) where random(3) == 0:
      content.kind = content.kind == .menu ? .segmented : .menu
      element.role = .picker(content)
    case .page(var content) where random(2) == 0:
      content.title = words()
      element.role = .page(content)
    case .field(var content) where random(2) == 0:
      content.text = words()
      element.role = .field(content)
    case .symbol(var content) where random(2) == 0:
      content.name = ["gear", "flame", "house.fill"][random(3)]
      element.role = .symbol(content)
    default:
      if random(6) == 0 {
        element.accessibility.part = random(2) == 0 ? nil : Self.parts[random(Self.parts.count)]
      } else {
        style(&element.style)
      }
    }
    session.update(id) { $0 = element }
  }
}
