import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// A control whose new value the app refused is set back; one whose value the app took never is, however late its frame is.
@MainActor
struct SetBackTests {
  private struct Opened {
    let page: PageSession
    let session: TreeSession
    let field: NodeID
    let stream = WireTests.Recorder()

    @MainActor
    init(takes: Bool) {
      page = Make.page()
      var field = NodeID.root
      session = TreeSession(host: page) { field = $0.insert(Make.field("no")) }
      self.field = field
      if takes {
        session.onEvent = { [weak session, stream] event in
          guard case .text(let text) = event.value else { return }
          session?.update(field) { $0.role = Make.field(text).role }
          // After the session has found it full, and before the page looks at what was refused.
          DispatchQueue.main.async { MainActor.assumeIsolated { stream.isDrained = true } }
        }
      }
      _ = page.paint()
      page.attach(stream, after: 0, traits: page.traits)
    }

    @MainActor
    func type(_ text: String) throws {
      let json = "{\"t\":\"t\",\"n\":1,\"e\":[[\(field.rawValue),\(EventKind.change.rawValue),\"\(text)\"]]}"
      #expect(page.receive(try JSONDecoder().decode(EventBatch.self, from: Data(json.utf8)), now: 1) == .taken)
    }

    /// The texts that the page's field was given.
    @MainActor
    var values: [String] {
      stream.frames.flatMap { $0.dropFirst(2) }.compactMap { operation in
        guard let parts = operation as? [Any], parts.first as? Int == Int(Operation.value.rawValue) else { return nil }
        return parts.last as? String
      }
    }
  }

  /// Waits until what was planned for the end of this turn has run.
  private func endOfTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func aRefusedTextIsSetBack() async throws {
    let opened = Opened(takes: false)
    try opened.type("n")
    await endOfTurn()
    #expect(opened.values == ["no"])
  }

  @Test func aTakenTextWhoseFrameWaitedForTheStreamIsNot() async throws {
    let opened = Opened(takes: true)
    opened.stream.isDrained = false
    try opened.type("n")
    await endOfTurn()
    #expect(opened.values == ["n"])
  }
}
