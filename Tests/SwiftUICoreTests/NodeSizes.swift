import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The bytes that an allocation has, from the C library.
@_silgen_name("malloc_usable_size")
private func usableSize(_ allocation: UnsafeMutableRawPointer) -> Int

/// A session has hundreds of nodes; what one takes, a server of a thousand sessions takes hundreds of thousands of times.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct NodeSizes {
  @Test func aDrawnNodeFillsWhatTheAllocatorGivesFor104Bytes() throws {
    let screen = TestScreen { ForEach(0..<100) { Text("row \($0)") } }
    let nodes = screen.session.drawnChildren(.root).compactMap { screen.session.graph.drawnNode($0) }
    // A piece of memory that is used again may be a little larger than what was asked for; not all of them are.
    let sizes = nodes.map { usableSize(Unmanaged.passUnretained($0).toOpaque()) }
    #expect(try #require(sizes.min()) <= 104)
  }

  @Test func identitiesBeyond32BitsAreKept() {
    let screen = TestScreen { Text("one") }
    let graph = screen.session.graph
    graph.lastID = 0x3F_FFFF_FF00
    #expect(DrawingNode(ViewInputs(parent: graph.root, environment: EnvironmentValues())).id.rawValue == 0x3F_FFFF_FF01)
  }
}
