import Foundation
import JSON
import SwiftUICore
import SwiftUIElements
import Testing

@testable import SwiftUIWeb

@Suite(.timeLimit(.minutes(4)))
@MainActor
struct WireTests {
  /// A stream that keeps what it gets and drains when told.
  final class Recorder: LiveStream {
    private(set) var events: [String] = []
    var isDrained = true
    var drainsAtOnce = true
    private(set) var isClosed = false

    func send(_ event: [UInt8]) -> Bool {
      events.append(String(decoding: event, as: UTF8.self))
      if !drainsAtOnce { isDrained = false }
      return !isClosed
    }

    func close() { isClosed = true }

    var frames: [[Any]] {
      events.compactMap { event in
        guard event.hasPrefix("data:") else { return nil }
        return try? JSONSerialization.jsonObject(with: Data(event.dropFirst(5).utf8)) as? [Any]
      }
    }
  }

  private func makePage(_ limits: WebLimits = WebLimits()) -> (PageSession, TreeSession, NodeID) {
    let page = Make.page(limits)
    var text = NodeID.root
    let session = TreeSession(host: page) { text = $0.insert(Make.text("one")) }
    session.flushesAtOnce = true
    return (page, session, text)
  }

  private func set(_ session: TreeSession, _ id: NodeID, _ text: String) {
    session.update(id) { $0.role = .text(TextContent(text)) }
  }

  private func batch(_ json: String) throws -> EventBatch {
    try JSONDecoder().decode(EventBatch.self, from: Data(json.utf8))
  }

  @Test func nothingIsSentBeforeTheStreamAndNothingTwice() {
    let (page, session, text) = makePage()
    _ = page.paint()
    set(session, text, "two")
    set(session, text, "three")
    let stream = Recorder()
    page.attach(stream, after: 0, traits: page.traits)
    #expect(stream.events == ["data:[1,0,[0,1,\"two\"],[0,1,\"three\"]]\n\n"])
  }

  @Test func aSecretThatIsTypedIsNeverSentBackAndTheFieldIsEmptiedAfterIt() throws {
    let (page, session, _) = makePage()
    let field = session.insert(Make.field("", kind: .secure))
    func set(_ text: String) {
      session.update(field) { $0.role = Make.field(text, kind: .secure).role }
    }
    _ = page.paint()
    let stream = Recorder()
    page.attach(stream, after: 0, traits: page.traits)
    _ = page.receive(try batch(#"{"t":"t","s":0,"n":1,"e":[[\#(field.rawValue),3,"tell-nobody"]]}"#), now: 0)
    set("tell-nobody")
    #expect(!page.paint().body.string.contains("tell-nobody"))
    set("")
    #expect(!stream.events.joined().contains("tell-nobody"))
    #expect(stream.events.last?.contains("\(field.rawValue),\"\"]") == true, "\(stream.events)")
  }

  @Test func oneChangedScoreIsSmall() {
    let (page, session, text) = makePage()
    _ = page.paint()
    let stream = Recorder()
    page.attach(stream, after: 0, traits: page.traits)
    set(session, text, "124 points")
    #expect(stream.events == ["data:[1,0,[0,1,\"124 points\"]]\n\n"])
    #expect(stream.events[0].utf8.count <= 40)
  }

  @Test func aStreamThatIsNotDrainedGetsNoFrames() {
    let (page, session, text) = makePage()
    _ = page.paint()
    let stream = Recorder()
    stream.drainsAtOnce = false
    page.attach(stream, after: 0, traits: page.traits)
    set(session, text, "a")
    set(session, text, "b")
    set(session, text, "c")
    #expect(stream.events.count == 1)
    stream.isDrained = true
    page.drained(stream)
    #expect(stream.events.count == 2)
    #expect(stream.events.last?.contains("\"c\"") == true)
  }

  @Test func aNewStreamGetsWhatWasMissed() {
    let (page, session, text) = makePage()
    _ = page.paint()
    let first = Recorder()
    page.attach(first, after: 0, traits: page.traits)
    for value in ["a", "b", "c"] { set(session, text, value) }
    page.closed(first)
    #expect(page.stage == .detached)
    set(session, text, "d")
    let second = Recorder()
    page.attach(second, after: 1, traits: page.traits)
    #expect(second.frames.map { $0[0] as? Int } == [2, 3, 4])
  }

  @Test func aPageThatMissedTooMuchIsPaintedAnew() {
    var limits = WebLimits()
    limits.replayBytes = 30
    let (page, session, text) = makePage(limits)
    _ = page.paint()
    let first = Recorder()
    page.attach(first, after: 0, traits: page.traits)
    for value in ["a", "b", "c", "d", "e"] { set(session, text, value) }
    let second = Recorder()
    page.attach(second, after: 1, traits: page.traits)
    #expect(first.isClosed)
    #expect(second.frames.count == 1)
    let operation = second.frames.first?.last as? [Any]
    #expect(operation?.first as? Int == Operation.paint.rawValue)
    #expect((operation?[1] as? String)?.contains(">e</p>") == true)
    set(session, text, "f")
    #expect(second.frames.last?[0] as? Int == 7)
  }

  @Test func aPageThatClaimsFramesFromTheFutureIsPaintedAnew() {
    let (page, _, _) = makePage()
    _ = page.paint()
    let stream = Recorder()
    page.attach(stream, after: 900, traits: page.traits)
    #expect(stream.frames.first?[0] as? Int == 901)
  }

  @Test func eventsCountOnceAndInOrder() throws {
    let page = Make.page()
    let session = TreeSession(host: page) { $0.insert(Make.button()) }
    _ = page.paint()
    #expect(page.receive(try batch(#"{"t":"t","s":0,"n":1,"e":[[1,0],[1,0]]}"#), now: 1) == .taken)
    #expect(page.receive(try batch(#"{"t":"t","s":0,"n":1,"e":[[1,0],[1,0],[1,0]]}"#), now: 1) == .taken)
    #expect(session.events.count == 3)
  }

  @Test(arguments: [
    "[99,0]", "[1,3,true]", "[1,7]", "[1,0,5]", "[2,3,\"x\"]", "[2,3,5]", "[3,3,7.5]", "[1,6,\"x\"]", "[1,9,[1]]",
  ])
  func forgedEventsHaveNoEffect(event: String) throws {
    let page = Make.page()
    let session = TreeSession(host: page) { session in
      session.insert(Make.button())
      session.insert(Element(.toggle(isOn: false), accepts: .change))
      session.insert(
        Element(.picker(PickerContent(kind: .menu, title: "", showsTitle: false, selection: 0)), accepts: .change))
    }
    _ = page.paint()
    _ = page.receive(try batch("{\"t\":\"t\",\"n\":1,\"e\":[\(event)]}"), now: 1)
    #expect(session.events == [])
    #expect(page.refusedEvents == 1)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"t\":1,\"n\":1,\"e\":[]}", "{\"t\":\"t\",\"n\":-1,\"e\":[]}",
    "{\"t\":\"t\",\"n\":1,\"e\":[[]]}",
    "{\"t\":\"t\",\"n\":1,\"e\":[[1]]}", "{\"t\":\"t\",\"n\":1,\"e\":[[1,99]]}", "{\"t\":\"t\",\"n\":1,\"e\":[[1,-1]]}",
    "{\"t\":\"t\",\"n\":1,\"e\":[[0,\"what\"]]}", "{\"t\":\"t\",\"n\":1e999,\"e\":[]}",
    "{\"t\":\"t\",\"n\":1,\"e\":[[-5,0]]}",
  ])
  func malformedEventsAreRefusedAsAWhole(body: String) {
    #expect(throws: (any Error).self) { try batch(body) }
  }

  @Test func randomBytesNeverDecodeIntoTrouble() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let good = Array(
      #"{"t":"t","s":4,"n":18446744073709551615,"e":[[1,0],[2,3,"x"],[0,"go","/a"],[0,"env",{"w":1}],[3,11,[1,2,3,4,true]]]}"#
        .utf8)
    let (page, _, _) = makePage()
    _ = page.paint()
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if random(3) == 0 { bytes.removeLast(random(bytes.count)) }
      if let batch = try? JSONDecoder().decode(EventBatch.self, from: Data(bytes)) {
        _ = page.receive(batch, now: 1_000_000)
      }
    }
    #expect(page.stage == .painted)
  }

  @Test func tooManyEventsAreRefusedAndLaterTakenAgain() throws {
    var limits = WebLimits()
    limits.eventBurst = 2
    limits.eventsPerSecond = 1
    let (page, _, _) = makePage(limits)
    _ = page.paint()
    #expect(page.receive(try batch(#"{"t":"t","n":1,"e":[[1,0],[1,0]]}"#), now: 0) == .taken)
    #expect(page.receive(try batch(#"{"t":"t","n":3,"e":[[1,0]]}"#), now: 0.5) == .tooMany)
    #expect(page.receive(try batch(#"{"t":"t","n":3,"e":[[1,0]]}"#), now: 1.6) == .taken)
  }

  @Test func manySizesCountAsFewEvents() throws {
    var limits = WebLimits()
    limits.eventBurst = 4
    limits.eventsPerSecond = 1
    let (page, _, _) = makePage(limits)
    _ = page.paint()
    let sizes = (1...130).map { "[\($0),\(EventKind.resize.rawValue),[1,2]]" }.joined(separator: ",")
    #expect(page.receive(try batch(#"{"t":"t","n":1,"e":[\#(sizes)]}"#), now: 0) == .taken)
    #expect(page.receive(try batch(#"{"t":"t","n":131,"e":[[1,0]]}"#), now: 0) == .taken)
    #expect(page.receive(try batch(#"{"t":"t","n":132,"e":[[1,0]]}"#), now: 0) == .tooMany)
  }

  @Test func wordsAndPlacesAreTakenWhereTheyMakeSense() throws {
    func value(_ kind: EventKind, _ text: String, _ role: Role = .text(TextContent("a b"))) throws -> EventValue? {
      try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).eventValue(kind, role)
    }
    #expect(
      try value(.load, "[22,16,4.5,10,11]")
        == .words(WordMeasures(line: 22, ascent: 16, space: 4.5, widths: [10, 11])))
    for wrong in ["[]", "[22,16,4]", "[0,16,4,1]", "[22,16,4,-1]", "[22,16,4,\"a\"]", "[22,16,4,1e300]"] {
      #expect(try value(.load, wrong) == nil, "\(wrong)")
    }
    let toggle = Role.toggle(isOn: true)
    #expect(try value(.load, "[66,30.5]", toggle) == .size(Size(width: 66, height: 30.5)))
    for wrong in ["[66,-1]", "[1e300,30]", "[66,\"a\"]", "[66]"] { #expect(try value(.load, wrong, toggle) == nil) }
    let many = "[" + Array(repeating: "1", count: WordMeasures.mostWords + 4).joined(separator: ",") + "]"
    #expect(try value(.load, many) == nil)
    #expect(
      try value(.resize, "[10,20,-5,7]") == .frame(origin: Point(x: -5, y: 7), size: Size(width: 10, height: 20)))
    #expect(try value(.resize, "[10,-20,5,7]") == nil)
    #expect(try value(.resize, "[10,20,5]") == nil)
  }

  @Test func anEndedSessionTakesNothing() throws {
    let (page, session, _) = makePage()
    _ = page.paint()
    let stream = Recorder()
    page.attach(stream, after: 0, traits: page.traits)
    page.end()
    #expect(session.isEnded)
    #expect(stream.isClosed)
    #expect(page.receive(try batch(#"{"t":"t","n":1,"e":[[1,0]]}"#), now: 0) == .gone)
  }

  @Test func sessionsAreLimitedAndOldOnesGiveWay() {
    var limits = WebLimits()
    limits.sessions = 3
    limits.unclaimedPerAddress = 2
    let store = SessionStore(limits: limits)
    func open(_ number: Int, _ address: String) -> Bool {
      guard store.makeRoom(client: nil, remoteAddress: address) else { return false }
      let page = PageSession(
        token: "\(number)", client: "b", remoteAddress: address, path: "/", title: "",
        traits: HostTraits(kind: .browser),
        limits: limits, registry: StyleRegistry(), now: Double(number))
      _ = TreeSession(host: page)
      _ = page.paint()
      store.add(page)
      return true
    }
    for number in 1...1000 { #expect(open(number, "a")) }
    #expect(store.count == 2)
    #expect(open(1001, "b"))
    #expect(open(1002, "c"))
    #expect(store.count == 3)
    store.sweep(now: 1002 + limits.unclaimedSeconds + 1)
    #expect(store.count == 0)
  }

  @Test func aFullServerOfLivePagesSaysSo() {
    var limits = WebLimits()
    limits.sessions = 1
    let store = SessionStore(limits: limits)
    let (page, _, _) = makePage(limits)
    _ = page.paint()
    page.attach(Recorder(), after: 0, traits: page.traits)
    store.add(page)
    #expect(!store.makeRoom(client: nil, remoteAddress: "b"))
  }

  @Test func childrenOfSeveralPlacesKeepTheirOrder() {
    var writer = FrameWriter(registry: StyleRegistry())
    var tree = ElementTree()
    let ids = (1...5).map { NodeID(rawValue: UInt64($0)) }
    tree.apply(.insert(ids[0], Element(.section), parent: .root, before: nil))
    tree.apply(.insert(ids[1], Make.part(.header, Make.text("head")), parent: ids[0], before: nil))
    tree.apply(.insert(ids[2], Make.part(.footer, Make.text("foot")), parent: ids[0], before: nil))
    _ = writer.paint(tree)
    // The tree puts the row before the footer; in its own place of the page it is the last.
    let patch = Patch.insert(ids[3], Make.row(), parent: ids[0], before: ids[2])
    tree.apply(patch)
    let frame = writer.frame([patch], tree: tree, transaction: FrameTransaction(), number: 1, acknowledged: 0)
    #expect(frame.map { String(decoding: $0, as: UTF8.self).hasPrefix("[1,0,[2,1,0,0,\"<li ") } == true)
  }
}
