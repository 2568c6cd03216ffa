/// What a host may ask of and tell its session. The session is the retained graph of one scene.
@MainActor
package protocol SessionHandle: AnyObject {
  /// What is drawn now. Made anew at each call: to look at a few nodes use the three functions below.
  var tree: ElementTree { get }

  /// The element of a node that is drawn now.
  func drawnElement(_ id: NodeID) -> Element?

  /// The parent of a node that is drawn now, `.root` for the top-level nodes.
  func drawnParent(_ id: NodeID) -> NodeID?

  /// The children of a node that is drawn now, in order; those of `.root` are the top-level nodes.
  func drawnChildren(_ id: NodeID) -> [NodeID]

  /// Whether anything is drawn now whose role is as `isSuch` says.
  func draws(_ isSuch: (Role) -> Bool) -> Bool

  /// The nodes that left with the frame that is being applied, all below those that it removes too; nil where that is not known.
  var departed: [NodeID]? { get }

  /// Delivers an event. Returns false, without effect, where the node is gone, disabled or does not accept it.
  @discardableResult
  func send(_ event: HostEvent) -> Bool

  /// Runs `tell`, by which a host that lays out itself says to views where they stand, and sends at once what follows from that. False
  /// where nothing does.
  func place(_ tell: () -> Void) -> Bool

  /// A host that lays out itself could not do so as the views asked.
  ///
  /// - Parameters:
  ///   - view: what the view is called; nil where the session is to find a name.
  ///   - node: where that was.
  func warn(of problem: LayoutProblem, in view: String?, at node: NodeID)

  /// The host's surroundings changed (appearance, size, locale…).
  func traitsChanged()

  /// The host's voice is done with the text of this number.
  func spoke(_ number: Int)

  /// How the recording of this number stands at the host.
  func heard(_ report: Playback.Report, of number: Int)

  /// The host took the last frame; a waiting flush may go out.
  func hostIsReady()

  /// Sends what has changed now instead of at the end of the turn; for hosts that draw at a moment of their own. Nothing where the host is not ready.
  func flush()

  /// The person went to an address of the app by the host's own means (address bar, back, forward).
  func navigate(to path: String)

  /// Nothing happens at the moment: what can be made again when it is needed may go.
  func rest()

  /// Ends the session: views disappear, tasks are cancelled, subscriptions released.
  func end()
}

extension SessionHandle {
  package func drawnElement(_ id: NodeID) -> Element? { tree[id]?.element }
  package func drawnParent(_ id: NodeID) -> NodeID? { tree[id]?.parent }
  package func drawnChildren(_ id: NodeID) -> [NodeID] { tree.children(of: id) }
  package var departed: [NodeID]? { nil }
  package func place(_ tell: () -> Void) -> Bool { false }
  package func warn(of problem: LayoutProblem, in view: String?, at node: NodeID) {}
  package func spoke(_ number: Int) {}
  package func heard(_ report: Playback.Report, of number: Int) {}
  package func rest() {}

  package func draws(_ isSuch: (Role) -> Bool) -> Bool {
    func isFound(below id: NodeID) -> Bool {
      drawnChildren(id).contains { drawnElement($0).map { isSuch($0.role) } == true || isFound(below: $0) }
    }
    return isFound(below: .root)
  }
}

/// Starts a session for a host: builds the views of an app and mounts the host with them. `path` is where the host was opened within the app.
///
/// Hosts know no views: whoever wires an app to a host gives this to it.
package typealias MakeSession = @MainActor (_ host: any ElementHost, _ path: String) -> any SessionHandle
