import Foundation
import SwiftUIElements

/// The drawn tree as nodes that remember their measures.
final class CellTree {
  private(set) var nodes: [NodeID: CellNode] = [:]
  /// Texts that change with the clock.
  private var ticking: [NodeID: CellNode] = [:]
  /// What asks where it stands.
  private(set) var asking: [NodeID: CellNode] = [:]
  /// Holds the top-level nodes.
  private(set) var root = CellNode(.root, Element(.layers(alignment: BoxAlignment())))

  func mount(_ tree: ElementTree) {
    nodes = [:]
    ticking = [:]
    asking = [:]
    root = CellNode(.root, Element(.layers(alignment: BoxAlignment())))
    for id in tree.roots { add(id, of: tree, to: root) }
  }

  private func add(_ id: NodeID, of tree: ElementTree, to parent: CellNode) {
    guard let drawn = tree[id] else { return }
    let node = CellNode(id, drawn.element)
    take(node)
    parent.append(node)
    for child in drawn.children { add(child, of: tree, to: node) }
  }

  func apply(_ patch: Patch) {
    switch patch {
    case .insert(let id, let element, let parent, let before):
      guard nodes[id] == nil, id != .root, let parent = parent == .root ? root : nodes[parent] else { return }
      guard before == nil || before.flatMap({ nodes[$0] })?.parent === parent else { return }
      let node = CellNode(id, element)
      take(node)
      parent.insert(node, before: before.flatMap { nodes[$0] })
    case .remove(let id):
      guard let node = nodes[id] else { return }
      node.parent?.remove(node)
      drop(node)
    case .move(let id, let before):
      guard let node = nodes[id], let parent = node.parent, before != id,
        before == nil || before.flatMap({ nodes[$0] })?.parent === parent
      else { return }
      parent.remove(node)
      parent.insert(node, before: before.flatMap { nodes[$0] })
    case .update(let id, let element, _):
      guard let node = nodes[id] else { return }
      node.element = element
      take(node)
    case .command:
      break
    }
  }

  private func take(_ node: CellNode) {
    nodes[node.id] = node
    asking[node.id] = node.asks ? node : nil
    if case .text(let content) = node.element.role, content.ticking != nil { ticking[node.id] = node }
  }

  /// Brings the texts that follow the clock up to date. Returns how often they change, in seconds.
  func tick(_ now: Date, in locale: Locale) -> Double? {
    var every: Double?
    for node in ticking.values {
      guard case .text(let content) = node.element.role, let kind = content.ticking else { continue }
      let (text, pace) = Self.text(kind, now, locale)
      node.tickingText = text
      every = min(every ?? pace, pace)
    }
    return every
  }

  private static func text(_ ticking: TextContent.Ticking, _ now: Date, _ locale: Locale) -> (String, Double) {
    switch ticking {
    case .relative(let date):
      (Spans.twoUnits(from: date, to: now, in: locale), abs(now.timeIntervalSince(date)) < 3600 ? 1 : 60)
    case .timer(let date): (Spans.timer(from: date, to: now), 1)
    case .offset(let date):
      (Spans.offset(from: date, to: now, in: locale), abs(now.timeIntervalSince(date)) < 60 ? 1 : 60)
    }
  }

  /// Forgets all measures, as when the rules of measuring change.
  func forgetMeasures() {
    root.forget()
    for node in nodes.values { node.forgetAlone() }
  }

  private func drop(_ node: CellNode) {
    nodes[node.id] = nil
    ticking[node.id] = nil
    asking[node.id] = nil
    node.children.forEach(drop)
  }
}
