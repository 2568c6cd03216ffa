import Foundation
import SwiftUICore

@testable import SwiftUIWeb

/// A session without views: the test changes the tree itself and sees what the page sends.
@MainActor
final class TreeSession: SessionHandle {
  private(set) var tree = ElementTree()
  private(set) var events: [HostEvent] = []
  private(set) var paths: [String] = []
  private(set) var isEnded = false
  private(set) var host: (any ElementHost)?
  private var pending: [Patch] = []
  private var next: UInt64 = 1
  var onEvent: ((HostEvent) -> Void)?
  /// How long it takes a real session until the end of its turn.
  var flushesAtOnce = false

  init(host: any ElementHost, _ build: (TreeSession) -> Void = { _ in }) {
    self.host = host
    build(self)
    tree.apply(pending)
    pending = []
    host.mount(self)
  }

  @discardableResult
  func insert(_ element: Element, in parent: NodeID = .root, before: NodeID? = nil) -> NodeID {
    let id = NodeID(rawValue: next)
    next += 1
    change(.insert(id, element, parent: parent, before: before))
    return id
  }

  func update(_ id: NodeID, _ edit: (inout Element) -> Void) {
    guard let previous = wanted[id]?.element else { return }
    var element = previous
    edit(&element)
    change(.update(id, element, previous: previous))
  }

  /// To be called before the first paint, which then lacks the element.
  func leaveOut(_ id: NodeID) { tree.apply([.remove(id)]) }

  func change(_ patch: Patch) {
    pending.append(patch)
    guard host != nil else { return }
    if flushesAtOnce { flush() } else { DispatchQueue.main.async { MainActor.assumeIsolated { self.flush() } } }
  }

  /// The tree with all changes, also those the host has not taken.
  var wanted: ElementTree {
    var tree = tree
    tree.apply(pending)
    return tree
  }

  func flush() { flush(FrameTransaction()) }

  func flush(_ transaction: FrameTransaction) {
    guard !pending.isEmpty, !isEnded, let host, host.isReady else { return }
    let patches = pending
    pending = []
    tree.apply(patches)
    host.apply(patches, transaction: transaction)
  }

  func send(_ event: HostEvent) -> Bool {
    guard let element = tree[event.node]?.element, element.accepts.contains(event.kind), !element.style.isDisabled
    else {
      return false
    }
    events.append(event)
    onEvent?(event)
    return true
  }

  func traitsChanged() {}
  func hostIsReady() { flush() }
  func navigate(to path: String) { paths.append(path) }

  func end() {
    isEnded = true
    host?.unmount()
    host = nil
  }
}

/// Short forms for pages and elements in tests.
enum Make {
  @MainActor
  static func page(_ limits: WebLimits = WebLimits()) -> PageSession {
    PageSession(
      token: "t", client: "b", remoteAddress: "", path: "/", title: "", traits: HostTraits(kind: .browser),
      limits: limits, registry: StyleRegistry(), now: 0)
  }

  static func text(_ text: String, _ edit: (inout Element) -> Void = { _ in }) -> Element {
    var element = Element(.text(TextContent(text)))
    edit(&element)
    return element
  }

  static func button(_ content: ButtonContent = ButtonContent()) -> Element {
    Element(.button(content), accepts: .press)
  }
  static func row() -> Element { Element(.row(RowContent())) }
  static func stack(_ axis: Axis, _ alignment: AxisAlignment = .leading, spacing: Double? = nil) -> Element {
    Element(.stack(StackContent(axis: axis, alignment: alignment, spacing: spacing)))
  }
  static func field(_ text: String = "", prompt: String = "Name", kind: FieldContent.Kind = .text) -> Element {
    Element(.field(FieldContent(text: text, prompt: prompt, kind: kind)), accepts: [.change, .submit, .focus])
  }
  static func part(_ part: Accessibility.Part, _ element: Element) -> Element {
    var element = element
    element.accessibility.part = part
    return element
  }
}

@MainActor
enum Draw {
  /// The markup of `tree` as a page has it.
  static func html(_ tree: ElementTree, registry: StyleRegistry = StyleRegistry()) -> String {
    var writer = TreeWriter(registry: registry)
    writer.write(children: .root, in: tree, context: DrawingContext())
    return writer.markup.string
  }

  static func html(_ element: Element) -> String {
    var tree = ElementTree()
    tree.apply(.insert(NodeID(rawValue: 1), element, parent: .root, before: nil))
    return html(tree)
  }
}
