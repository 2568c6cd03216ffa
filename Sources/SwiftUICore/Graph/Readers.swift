/// Storage of a node that can be kept without it, as it tells whoever stands for the node of changes.
@MainActor
protocol KeptStorage: AnyObject {
  /// The nodes that have noted that they read it (``ViewNode/reads``).
  var readingNodes: [ViewNode] { get }

  /// Whether it is what its node would make anew.
  var isAsNew: Bool { get }

  /// From now on `place` alone is told, in which the node rests.
  func hand(to place: PassingNode)

  /// The node at `place` has been made again, or is about to be.
  func takeBack(from place: PassingNode)
}

/// The nodes that read one value while their bodies were evaluated. On the main thread only.
final class Readers: @unchecked Sendable {
  private struct Reader {
    weak var node: ViewNode?
  }

  private var readers: [Reader] = []
  /// Where each node stands, once there are more than a few.
  private var places: [ObjectIdentifier: Int] = [:]
  private static let few = 8

  /// Adds the node under evaluation, if there is one.
  func addCurrent() {
    guard let node = EvaluatingNode.current else { return }
    if readers.count < Self.few {
      if readers.contains(where: { $0.node === node }) { return }
    } else {
      if places.isEmpty { note() }
      let key = ObjectIdentifier(node)
      if let place = places[key], readers[place].node === node { return }
      // A list that comes and goes must not leave its rows behind.
      if readers.count & (readers.count - 1) == 0 { forgetGone() }
      places[key] = readers.count
    }
    readers.append(Reader(node: node))
    MainActor.assumeIsolated { node.noteRead() }
  }

  /// The nodes that are there still.
  var nodes: [ViewNode] { readers.compactMap(\.node) }

  /// From now on `node` alone is told.
  func hand(to node: ViewNode) {
    readers = [Reader(node: node)]
    places = [:]
  }

  /// `node` has others told in its place.
  func remove(_ node: ViewNode) {
    readers.removeAll { $0.node === node }
    places = [:]
  }

  private func forgetGone() {
    readers.removeAll { $0.node == nil }
    note()
  }

  private func note() {
    places.removeAll(keepingCapacity: true)
    for (place, reader) in readers.enumerated() {
      if let node = reader.node { places[ObjectIdentifier(node)] = place }
    }
  }

  @MainActor
  func tell() {
    readers.removeAll { $0.node?.isMounted != true }
    places = [:]
    for reader in readers { reader.node?.setNeedsEvaluation() }
  }
}
