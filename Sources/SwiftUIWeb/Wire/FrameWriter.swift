import Foundation
import JSON
import SwiftUIElements

/// Turns the patches of one turn into the operations of a frame, and keeps what a page already has: style rules, symbols,
/// and the order of children in elements that have several places for them.
@MainActor
struct FrameWriter {
  let registry: StyleRegistry
  private var knownRules = StyleRegistry.Sheet()
  private var knownSymbols: Set<String> = []
  private var flattened: [NodeID: NodeID] = [:]
  private var orders = SlotOrders()
  private var layout = LayoutAnswers()

  /// Of the page's own words.
  var locale: Locale

  init(registry: StyleRegistry, locale: Locale = PageLanguage.english) {
    self.registry = registry
    self.locale = locale
  }

  // MARK: Painting

  struct Paint {
    var body: Markup
    var symbols: Markup
    /// The style rules that the page needs.
    var rules: StyleRegistry.Sheet
  }

  /// Everything that is drawn, and from now on known to the page.
  mutating func paint(_ tree: any DrawnNodes) -> Paint {
    registry.renewIfFull()
    var writer = TreeWriter(registry: registry, locale: locale)
    writer.write(children: .root, in: tree, context: DrawingContext())
    knownRules = registry.sheet
    knownSymbols = writer.symbols
    flattened = writer.flattened
    layout = writer.layout
    orders = SlotOrders()
    orders.add(writer.severalPlaces, in: tree)
    return Paint(body: writer.markup, symbols: symbolMarkup(writer.symbols), rules: knownRules)
  }

  /// One frame that paints everything anew.
  mutating func repaint(
    _ tree: any DrawnNodes, number: UInt64, acknowledged: UInt64, commands: [Patch] = []
  ) -> [UInt8] {
    let known = knownRules
    let paint = paint(tree)
    var json = JSONWriter()
    json.array { json in
      json.number(number)
      json.number(acknowledged)
      addRules(from: known, to: &json)
      json.array { json in
        json.number(Operation.paint.rawValue)
        json.text(paint.body)
        json.text(paint.symbols)
      }
      for case .command(let command) in commands { write(command, to: &json) }
    }
    return json.bytes
  }

  private func symbolMarkup(_ names: Set<String>) -> Markup {
    var writer = HTMLWriter()
    var written: Set<String> = []
    for name in names.sorted() where written.insert(SymbolTable.identifier(name)).inserted {
      writer.add(SymbolTable.markup(name))
    }
    return writer.markup
  }

  // MARK: Changes

  /// The frame for `patches`, which led to `tree`; nil where nothing of it can be seen.
  mutating func frame(
    _ patches: [Patch], tree: any DrawnNodes, transaction: FrameTransaction, number: UInt64, acknowledged: UInt64
  ) -> [UInt8]? {
    if patches.contains(where: changesChildren) {
      return repaint(tree, number: number, acknowledged: acknowledged, commands: patches)
    }
    registry.renewIfFull()
    var operations = JSONWriter()
    var symbols: Set<String> = []
    let firstRule = knownRules
    // Elements that answer otherwise than the page shows them.
    var answersBefore = layout.update(patches, to: tree)
    var removed: [NodeID] = []
    var refreshed: Set<NodeID> = []
    var index = 0
    while index < patches.count {
      if case .remove(let id) = patches[index] {
        if let option = flattened.removeValue(forKey: id) { refreshed.insert(option) } else { removed.append(id) }
        orders.remove(id)
        index += 1
        continue
      }
      flush(&removed, to: &operations)
      switch patches[index] {
      case .insert(let id, let element, let parent, let before):
        let end = groupEnd(patches, from: index)
        if let option = flatteningOption(of: parent, tree) {
          for case .insert(let id, _, _, _) in patches[index..<end] { flattened[id] = option }
          refreshed.insert(option)
        } else {
          insert(
            id, element, parent, before, Array(patches[index..<end]), tree: tree, symbols: &symbols, to: &operations)
        }
        index = end
        continue
      case .move(let id, let before):
        if let option = flattened[id] { refreshed.insert(option) } else { move(id, before, tree, to: &operations) }
      case .update(let id, let element, let previous):
        if let option = flattened[id] {
          refreshed.insert(option)
        } else {
          let before = answersBefore.removeValue(forKey: id) ?? layout.traits(id)
          update(id, element, previous, before, tree, symbols: &symbols, to: &operations)
        }
      case .command(let command):
        write(command, to: &operations)
      case .remove:
        break
      }
      index += 1
    }
    flush(&removed, to: &operations)
    for option in refreshed.sorted() where tree.drawnElement(option) != nil {
      operations.array { json in
        json.number(Operation.text.rawValue)
        json.number(option.rawValue)
        json.text(HTMLWriter.filtered(TreeText.plain(option, in: tree)))
      }
    }
    for case .insert(let id, _, _, _) in patches { answersBefore[id] = nil }
    for (id, before) in answersBefore.sorted(by: { $0.key < $1.key }) where flattened[id] == nil {
      guard let element = tree.drawnElement(id) else { continue }
      update(id, element, element, before, tree, symbols: &symbols, to: &operations)
    }
    orders.forget(missingFrom: tree)
    guard !operations.bytes.isEmpty else { return nil }
    var json = JSONWriter()
    json.array { json in
      json.number(number)
      json.number(acknowledged)
      addRules(from: firstRule, to: &json)
      addSymbols(symbols, to: &json)
      if let animation = transaction.animation { add(animation, to: &json) }
      json.append(operations)
    }
    return json.bytes
  }

  /// Whether an element becomes one in which its children are drawn otherwise, as when a stack turns or a group of radio
  /// buttons becomes a pop-up menu. Rare, so that everything is painted anew; the page keeps its elements all the same.
  private func changesChildren(_ patch: Patch) -> Bool {
    guard case .update(let id, let element, let previous) = patch else { return false }
    let context = DrawingContext()
    let (new, old) = (context.inside(id, element), context.inside(id, previous))
    if new.isPhrasing != old.isPhrasing || new.isPressable != old.isPressable || new.isInStop != old.isInStop
      || new.isNamed != old.isNamed
    {
      return true
    }
    switch (element.role, previous.role) {
    case (.stack(let one), .stack(let other)): return one.axis != other.axis
    case (.picker(let one), .picker(let other)): return one.isMenu != other.isMenu
    case (.stack, _), (_, .stack), (.picker, _), (_, .picker), (.tabs, _), (_, .tabs), (.dialog, _), (_, .dialog),
      (.list, _), (_, .list), (.section, _), (_, .section), (.page, _), (_, .page), (.menu, _), (_, .menu):
      return Slot.areSeveral(in: element.role) != Slot.areSeveral(in: previous.role)
        || !Self.isSameKind(element, previous)
    default: return false
    }
  }

  private static func isSameKind(_ one: Element, _ other: Element) -> Bool {
    switch (one.role, other.role) {
    case (.stack, .stack), (.picker, .picker), (.tabs, .tabs), (.dialog, .dialog), (.list, .list), (.section, .section),
      (.page, .page), (.menu, .menu):
      true
    default: false
    }
  }

  private mutating func addRules(from known: StyleRegistry.Sheet, to json: inout JSONWriter) {
    knownRules = registry.sheet
    let new = registry.rules.dropFirst(known.generation == registry.generation ? known.count : 0)
    guard !new.isEmpty else { return }
    json.array { json in
      json.number(Operation.rules.rawValue)
      for rule in new { json.text(rule) }
    }
  }

  private mutating func addSymbols(_ names: Set<String>, to json: inout JSONWriter) {
    let new = names.subtracting(knownSymbols)
    guard !new.isEmpty else { return }
    knownSymbols.formUnion(new)
    let markup = symbolMarkup(new)
    json.array { json in
      json.number(Operation.symbols.rawValue)
      json.text(markup)
    }
  }

  private func add(_ animation: AnimationStyle, to json: inout JSONWriter) {
    json.array { json in
      json.number(Operation.motion.rawValue)
      json.number(animation.duration * 1000)
      json.text(MotionText.curve(animation.curve))
      json.number(animation.delay * 1000)
      if animation.repeats != 1 || animation.autoreverses {
        json.number(UInt64(max(animation.repeats ?? 0, 0)))
        json.number(UInt64(animation.autoreverses ? 1 : 0))
      }
    }
  }

  private func flush(_ removed: inout [NodeID], to json: inout JSONWriter) {
    guard !removed.isEmpty else { return }
    let ids = removed
    json.array { json in
      json.number(Operation.remove.rawValue)
      for id in ids { json.number(id.rawValue) }
    }
    removed = []
  }

  /// The option of a pop-up menu that draws everything under `parent` as its own text.
  private func flatteningOption(of parent: NodeID, _ tree: any DrawnNodes) -> NodeID? {
    if let option = flattened[parent] { return option }
    guard case .option? = tree.drawnElement(parent)?.role,
      case .picker(let picker)? = tree.drawnParent(parent).flatMap(tree.drawnElement)?.role, picker.isMenu
    else { return nil }
    return parent
  }

  /// The end of the run of patches that build one subtree.
  private func groupEnd(_ patches: [Patch], from start: Int) -> Int {
    guard case .insert(let top, _, _, _) = patches[start] else { return start + 1 }
    var members: Set<NodeID> = [top]
    var end = start + 1
    while end < patches.count, case .insert(let id, _, let parent, _) = patches[end], members.contains(parent) {
      members.insert(id)
      end += 1
    }
    return end
  }

  private mutating func insert(
    _ id: NodeID, _ element: Element, _ parent: NodeID, _ before: NodeID?, _ group: [Patch], tree: any DrawnNodes,
    symbols: inout Set<String>, to json: inout JSONWriter
  ) {
    var part = ElementTree()
    for patch in group {
      if case .insert(id, _, _, _) = patch {
        part.apply(.insert(id, element, parent: .root, before: nil))
      } else {
        part.apply(patch)
      }
    }
    let parentRole = tree.drawnElement(parent)?.role
    let slot = Slot.of(element, in: parentRole)
    let place = orders.insert(id, slot, into: parent, parentRole, before: before)
    var context = DrawingContext.of(parent, in: tree)
    if let element = tree.drawnElement(parent) { context = context.inside(parent, element) }
    var writer = TreeWriter(registry: registry, layout: layout, locale: locale)
    writer.write(id, in: part, context: context)
    orders.add(writer.severalPlaces, in: part)
    symbols.formUnion(writer.symbols)
    flattened.merge(writer.flattened) { $1 }
    json.array { json in
      json.number(Operation.insert.rawValue)
      json.number(parent.rawValue)
      json.number(slot.rawValue)
      json.number(place?.rawValue ?? 0)
      json.text(writer.markup)
    }
  }

  private mutating func move(_ id: NodeID, _ before: NodeID?, _ tree: any DrawnNodes, to json: inout JSONWriter) {
    let place = orders.move(id, before: before, tree)
    json.array { json in
      json.number(Operation.move.rawValue)
      json.number(id.rawValue)
      json.number(place?.rawValue ?? 0)
    }
  }

  private mutating func update(
    _ id: NodeID, _ element: Element, _ previous: Element, _ before: LayoutTraits, _ tree: any DrawnNodes,
    symbols: inout Set<String>, to json: inout JSONWriter
  ) {
    let context = DrawingContext.of(id, in: tree)
    let old = ElementDrawing.draw(id, previous, in: context, layout: before, registry: registry, locale: locale)
    let new = ElementDrawing.draw(
      id, element, in: context, layout: layout.traits(id), registry: registry, locale: locale)
    var difference = DrawingDifference(id: id, old: old, new: new)
    if Slot.areSeveral(in: element.role) != Slot.areSeveral(in: previous.role) { orders.rebuild(id, tree) }
    let parentRole = tree.drawnParent(id).flatMap(tree.drawnElement)?.role
    if Slot.of(element, in: parentRole) != Slot.of(previous, in: parentRole) { difference.movesSlot = true }
    var writer = TreeWriter(registry: registry, locale: locale)
    writer.note(element)
    symbols.formUnion(writer.symbols)
    difference.write(to: &json, registry: registry)
    if difference.movesSlot, let parent = tree.drawnParent(id) {
      let slot = Slot.of(element, in: parentRole)
      let place = orders.change(id, to: slot, in: parent)
      json.array { json in
        json.number(Operation.move.rawValue)
        json.number(id.rawValue)
        json.number(place?.rawValue ?? 0)
        json.number(slot.rawValue)
        json.number(parent.rawValue)
      }
    }
  }

  // MARK: Commands

  private func write(_ command: Command, to json: inout JSONWriter) {
    json.array { json in
      switch command {
      case .title(let title):
        json.number(Operation.title.rawValue)
        json.text(title)
      case .address(let path, let replaces):
        json.number(Operation.address.rawValue)
        json.text(AddressPolicy.inside(path) ?? "/")
        json.number(replaces ? 1 : 0)
      case .back(let path):
        json.number(Operation.back.rawValue)
        json.text(AddressPolicy.inside(path) ?? "/")
      case .focus(let id):
        json.number(Operation.focus.rawValue)
        json.number(id?.rawValue ?? 0)
      case .scroll(let id, let anchor):
        json.number(Operation.scroll.rawValue)
        json.number(id.rawValue)
        if let anchor {
          json.number(anchor.x)
          json.number(anchor.y)
        }
      case .scrollArea(let id, let x, let y):
        json.number(Operation.scrollArea.rawValue)
        json.number(id.rawValue)
        for target in [x, y] {
          switch target {
          case nil:
            json.number(0)
            json.number(0)
          case .share(let share):
            json.number(1)
            json.number(share.isFinite ? min(max(share, 0), 1) : 0)
          case .points(let points):
            json.number(2)
            json.number(points.isFinite ? min(max(points, 0), 100_000_000) : 0)
          }
        }
      case .announce(let text):
        json.number(Operation.announce.rawValue)
        json.text(text)
      case .sound(let name):
        json.number(Operation.sound.rawValue)
        json.text(name)
      case .open(let address):
        json.number(Operation.open.rawValue)
        json.text(AddressPolicy.outside(address) ?? "")
      case .copy(let text):
        json.number(Operation.copy.rawValue)
        json.text(text)
      case .save(let file):
        json.number(Operation.save.rawValue)
        json.text(Address.give + file.id)
      case .speech(let speech):
        json.number(Operation.speech.rawValue)
        speech.write(to: &json)
      case .playback(let playback):
        json.number(Operation.playback.rawValue)
        playback.write(to: &json)
      }
    }
  }
}
