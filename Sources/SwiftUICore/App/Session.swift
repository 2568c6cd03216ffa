import Foundation
import SwiftUIElements
import SwiftUILayout
import UIKit

/// One live scene: a retained tree of views for one host.
///
/// The host owns the session and the session refers to it weakly. All on the main actor. Changes of state are gathered until the end of the
/// main loop's turn and go out as one frame; while the host is not ready they wait, and only their sum is sent.
@MainActor
package final class Session: SessionHandle {
  let graph: Graph
  private weak var host: (any ElementHost)?
  private let rebuild: @MainActor (Session) -> Void
  private let addresses = AddressBook()
  private let screen: UIScreen
  /// What of this session the names of UIKit act on.
  private lazy var device = SessionDevice(
    screen: screen, open: { [weak self] in self?.open($0) ?? false },
    feedback: { [weak self] in self?.command(.sound($0)) },
    announce: { [weak self] in self?.command(.announce($0)) },
    copy: { [weak self] in self?.command(.copy($0)) },
    voice: HostVoice { [weak self] in self?.command(.speech($0)) },
    playback: HostPlayback { [weak self] in self?.command(.playback($0)) })
  private var isFlushPlanned = false
  private var isEnded = false

  /// Builds the views and mounts the host with the complete tree, after what happens on appearing has run once.
  /// - Parameters:
  ///   - path: the address within the app that the host was opened at; offered to the app's navigation.
  ///   - environment: values set above the content.
  ///   - skipsUnchanged: false to evaluate every body that is passed by; what is drawn must be the same.
  package init<Content: View>(
    host: any ElementHost, path: String? = nil, environment: EnvironmentValues = EnvironmentValues(),
    skipsUnchanged: Bool = true, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.host = host
    if host.traits.kind == .terminal { Diagnostics.waitForExit() }
    graph = Graph(traits: host.traits, skipsUnchanged: skipsUnchanged)
    screen = UIScreen(size: CGSize(width: host.traits.viewport.width, height: host.traits.viewport.height))
    let addresses = addresses
    let opened = path == "/" ? nil : path.flatMap { URL(string: $0) }
    let (offers, undo) = (FocusedOffers(), UndoManager())
    let editMode = Binding(location: StoredLocation(EditMode.inactive))
    // A change of the surroundings alone makes no new view: models that the view has made for itself live on.
    var made: Content?
    var keeps = false
    rebuild = { session in
      let graph = session.graph
      var values = environment
      values.take(graph.traits)
      values.openedAddress = opened
      values.session = SessionLink(graph)
      values.addresses = addresses
      values.focusedOffers = offers
      values.undoManager = undo
      values.keepEditMode(editMode)
      let inputs = ViewInputs(parent: graph.root, environment: values)
      keeps = made != nil && graph.root.content?.isDirty == false
      defer { keeps = false }
      let window = Deferred {
        if keeps, let made { return made }
        let view = content()
        made = view
        return view
      }
      graph.root.setContent(Deferred._node(for: window, replacing: graph.root.content, inputs))
    }
    graph.onChange = { [weak self] in self?.planFlush() }
    addresses.requested = path
    addresses.opened = opened
    device.run {
      graph.update { rebuild(self) }
      graph.adopt()
    }
    addresses.opened = nil
    isFlushPlanned = false
    host.mount(self)
    if graph.hasWork { planFlush() }
  }

  package var tree: ElementTree { graph.tree }

  package func drawnElement(_ id: NodeID) -> Element? { graph.drawnElement(id) }
  package func drawnParent(_ id: NodeID) -> NodeID? { graph.drawnParent(id) }

  package func drawnChildren(_ id: NodeID) -> [NodeID] { graph.drawnChildren(id) }
  package func draws(_ isSuch: (Role) -> Bool) -> Bool { graph.draws(isSuch) }

  package var departed: [NodeID]? { graph.departed }

  /// The frames of all that is drawn, by the layout engine, from the top left of the window in points.
  package var layoutFrames: [NodeID: LayoutRect] { GraphLayout(graph).frames }

  /// What the layout engine could not do as the views asked.
  package var layoutWarnings: [LayoutWarning] { GraphLayout(graph).warnings }

  /// True where a frame is due.
  package var hasPendingChanges: Bool { graph.hasWork }

  @discardableResult
  package func send(_ event: HostEvent) -> Bool {
    guard !isEnded, let node = graph.drawnNode(event.node) else { return false }
    // How it is drawn is told of a disabled control too.
    let isDeed = event.kind != .load
    guard node.element.hears(event.kind), !isDeed || !node.element.style.isDisabled else { return false }
    return device.run {
      ViewAtWork.acting(in: node.nearestViewName) { graph.deliver(event.kind, event.value, to: node) }
    }
  }

  package func place(_ tell: () -> Void) -> Bool {
    guard !isEnded, host?.isReady == true else { return false }
    device.run { tell() }
    guard graph.hasWork else { return false }
    flush()
    return true
  }

  package func warn(of problem: LayoutProblem, in view: String?, at node: NodeID) {
    Diagnostics.report(.layout(problem, in: view ?? graph.drawnNode(node)?.nearestViewName))
  }

  package func traitsChanged() {
    guard !isEnded, let host, host.traits != graph.traits else { return }
    graph.traits = host.traits
    screen.resize(to: CGSize(width: host.traits.viewport.width, height: host.traits.viewport.height))
    device.run { graph.update { rebuild(self) } }
    planFlush()
  }

  package func spoke(_ number: Int) {
    guard !isEnded else { return }
    device.run { device.voice.finished(number) }
  }

  package func heard(_ report: Playback.Report, of number: Int) {
    guard !isEnded else { return }
    device.run { device.playback.heard(report, of: number) }
  }

  package func hostIsReady() {
    if graph.hasWork { planFlush() }
  }

  package func navigate(to path: String) {
    guard !isEnded else { return }
    device.run { addresses.open(path) }
  }

  package func rest() {
    if !isEnded { graph.rest() }
  }

  package func end() {
    guard !isEnded else { return }
    isEnded = true
    graph.close()
    host?.unmount()
  }

  isolated deinit { graph.close() }

  package func flush() {
    isFlushPlanned = false
    guard !isEnded, let host, host.isReady else { return }
    let frame = device.run { graph.takeFrame() }
    if graph.hasWork { planFlush() }
    guard !frame.patches.isEmpty else { return }
    host.apply(frame.patches, transaction: frame.transaction)
  }

  func command(_ command: Command) { graph.command(command) }

  /// Opens an http, https or mailto address at the host; false for any other.
  private func open(_ url: URL) -> Bool {
    guard !isEnded, let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) else {
      return false
    }
    command(.open(url.absoluteString))
    return true
  }

  private func planFlush() {
    guard !isFlushPlanned, !isEnded else { return }
    isFlushPlanned = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
  }
}
