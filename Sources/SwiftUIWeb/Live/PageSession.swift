import Foundation
import HTTPServer
import JSON
import SwiftUIElements

/// One page and its graph: the host of a session in a browser.
///
/// The first paint comes from the graph before there is a stream; the stream then adopts the same graph, so nothing is sent
/// twice. Without a stream, or while the last frame has not left, the session is not asked for frames and its changes add up.
@MainActor
final class PageSession: ElementHost {
  /// Where a page is in its life.
  enum Stage: Equatable { case building, painted, live, detached, ended }

  let token: String
  /// The browser it belongs to.
  let client: String
  /// Whether it was opened by somebody who came in with the secret.
  var isGuests = false
  let remoteAddress: String
  private(set) var traits: HostTraits
  private(set) var stage = Stage.building
  private(set) var title: String
  /// The address of what is shown, as far as the app has said.
  private(set) var path: String
  /// When it was last in use, in seconds of the store's clock.
  var lastUse: Double
  private(set) var session: (any SessionHandle)?
  /// Events that named a node or kind the session refused.
  private(set) var refusedEvents = 0
  /// Frames that the page could not show.
  private(set) var unreadableFrames = 0

  private var writer: FrameWriter
  private var stream: (any LiveStream)?
  private var lastFrame: UInt64 = 0
  private var lastEvent: UInt64 = 0
  private var replay: ReplayBuffer
  private var rate: RateLimit
  private var claims: [NodeID: EventValue] = [:]
  private var isSettling = false
  /// Hears of each frame.
  private let meter: ChangeMeter?
  /// Whether the reader did something since the last frame.
  private var isAsked = false
  private var whenLoaded: (@MainActor () -> Void)?
  /// What its reader and the app give each other.
  private(set) var files: PageFiles

  init(
    token: String, client: String, remoteAddress: String, path: String, title: String, traits: HostTraits,
    limits: WebLimits, registry: StyleRegistry, now: Double, meter: ChangeMeter? = nil
  ) {
    self.token = token
    self.client = client
    self.remoteAddress = remoteAddress
    self.path = path
    self.title = title
    self.traits = traits
    lastUse = now
    self.meter = meter
    writer = FrameWriter(registry: registry, locale: traits.locale)
    replay = ReplayBuffer(limit: limits.replayBytes)
    files = PageFiles(bytes: limits.filesBytes)
    rate = RateLimit(perSecond: limits.eventsPerSecond, burst: limits.eventBurst, now: now)
  }

  // MARK: Host

  var isReady: Bool {
    switch stage {
    case .building: true
    case .live: stream?.isDrained == true
    case .painted, .detached, .ended: false
    }
  }

  func mount(_ session: any SessionHandle) { self.session = session }

  func apply(_ patches: [Patch], transaction: FrameTransaction) {
    for case .command(let command) in patches { note(command) }
    guard stage != .building else {
      if !isLoading { finishLoading() }
      return
    }
    guard stage != .ended, let session else { return }
    let frame = writer.frame(
      patches, tree: SessionNodes(session: session), transaction: transaction, number: lastFrame + 1,
      acknowledged: lastEvent)
    if let frame { send(frame) }
    session.rest()
    settleSoon()
  }

  func unmount() { session = nil }

  private func note(_ command: Command) {
    switch command {
    case .title(let title): self.title = title
    case .save(let file): files.hand(out: file)
    case .address(let path, _): if let path = AddressPolicy.inside(path) { self.path = path }
    default: break
    }
  }

  // MARK: First paint

  /// Whether the page would show nothing but that it is loading.
  var isLoading: Bool {
    session?.draws { if case .progress(nil, _) = $0 { true } else { false } } ?? false
  }

  /// Calls `action` as soon as the page has more to show than that it is loading, at the latest after `patience` seconds.
  func whenLoaded(patience: Double, _ action: @escaping @MainActor () -> Void) {
    guard isLoading, patience > 0 else { return action() }
    whenLoaded = action
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated { self?.finishLoading() }
    }
  }

  private func finishLoading() {
    let action = whenLoaded
    whenLoaded = nil
    action?()
  }

  /// The first paint. From here on changes wait for the stream.
  func paint() -> FrameWriter.Paint {
    if stage == .building { stage = .painted }
    guard let session else { return writer.paint(ElementTree()) }
    defer { session.rest() }
    return writer.paint(SessionNodes(session: session))
  }

  /// Whether nobody has made it live yet.
  var isUnclaimed: Bool { stage == .painted || stage == .building }

  /// The number that the page's first frame follows.
  var paintedFrame: UInt64 { lastFrame }

  // MARK: Stream

  /// A stream takes over; an older one is closed. `frame` is the last one the page has. Where it could not read the next one,
  /// `unreadable` says why: that frame is never sent again, everything is painted anew.
  func attach(_ stream: any LiveStream, after frame: UInt64, traits: HostTraits, unreadable: String? = nil) {
    guard stage != .ended, let session else { return stream.close() }
    if let unreadable {
      unreadableFrames += 1
      // A page that complains without end does not fill the log.
      if unreadableFrames <= 5 {
        ServerLog.write(.warning, "a page could not show frame \(frame &+ 1) and gets a fresh paint: \(unreadable)")
      }
      replay.removeAll()
      lastFrame = max(lastFrame, min(frame, Self.lastBelievable) + 1)
    }
    isAsked = true
    let isFirst = stage == .painted
    self.stream?.close()
    self.stream = stream
    stage = .live
    if let missed = replay.frames(after: frame, upTo: lastFrame) {
      for bytes in missed { _ = stream.send(Self.event(bytes)) }
    } else {
      // What the page has can no longer be completed: everything once, over what is there.
      replay.removeAll()
      lastFrame = max(lastFrame, min(frame, Self.lastBelievable)) + 1
      _ = stream.send(
        Self.event(writer.repaint(SessionNodes(session: session), number: lastFrame, acknowledged: lastEvent)))
    }
    setTraits(traits)
    if isFirst || isReady { session.hostIsReady() }
  }

  /// A page that claims to have a later frame than this is not believed; beyond it JavaScript cannot count.
  private static let lastBelievable: UInt64 = 1 << 52

  var currentStream: (any LiveStream)? { stream }

  func setTraits(_ traits: HostTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    writer.locale = traits.locale
    session?.traitsChanged()
  }

  /// The client has taken everything sent on `stream`.
  func drained(_ stream: any LiveStream) {
    guard stream === self.stream, stage == .live else { return }
    session?.hostIsReady()
    settleSoon()
  }

  func closed(_ stream: any LiveStream) {
    guard stream === self.stream else { return }
    self.stream = nil
    if stage == .live { stage = .detached }
  }

  /// Sends a comment, so that both sides notice a dead connection.
  func beat() {
    _ = stream?.send(Array(":\n\n".utf8))
    session?.rest()
  }

  private func send(_ frame: [UInt8]) {
    lastFrame += 1
    meter?.sent(isAsked: isAsked)
    isAsked = false
    replay.add(lastFrame, frame)
    if stream?.send(Self.event(frame)) == false, let stream { closed(stream) }
  }

  private static func event(_ frame: [UInt8]) -> [UInt8] { Array("data:".utf8) + frame + Array("\n\n".utf8) }

  // MARK: Events

  enum Reception: Equatable { case taken, tooMany, gone }

  /// Takes events in order; those the session already has are skipped.
  func receive(_ batch: EventBatch, now: Double) -> Reception {
    guard let session, stage != .ended else { return .gone }
    guard rate.take(batch.weight, now: now) else { return .tooMany }
    lastUse = now
    isAsked = true
    replay.acknowledge(batch.frame)
    for (offset, event) in batch.events.enumerated() {
      let (number, isTooLarge) = batch.first.addingReportingOverflow(UInt64(offset))
      guard !isTooLarge, number > lastEvent else { continue }
      lastEvent = number
      switch event {
      case .host(.root, .load, .integer(let number)): session.spoke(number)
      case .host(.root, .load, .array(let parts)): hear(parts, session)
      case .host(let id, let kind, let value): deliver(id, kind, value, to: session)
      case .navigation(let path): if let path = AddressPolicy.inside(path) { session.navigate(to: path) }
      case .traits(let traits): setTraits(traits.applied(to: self.traits))
      }
    }
    settleSoon()
    return .taken
  }

  private func deliver(_ id: NodeID, _ kind: EventKind, _ value: JSONValue, to session: any SessionHandle) {
    guard let element = session.drawnElement(id), element.hears(kind),
      let value = value.eventValue(kind, element.role, files: { files[$0] }),
      session.send(HostEvent(node: id, kind: kind, value: value))
    else {
      refusedEvents += 1
      return
    }
    if kind == .change { claims[id] = value }
    files.forget(value.files)
  }

  /// Takes how a recording stands in the page.
  private func hear(_ parts: [JSONValue], _ session: any SessionHandle) {
    guard case .integer(let number) = parts.first, let report = Playback.Report(parts.dropFirst()) else {
      refusedEvents += 1
      return
    }
    session.heard(report, of: number)
  }

  /// Takes a file for an element that may be given one.
  /// - Returns: its name in the event that hands it over.
  func take(_ bytes: Data, name: String, for id: NodeID) throws(UploadProblem) -> String {
    guard let element = session?.drawnElement(id), !element.accepts.isDisjoint(with: [.files, .drop, .paste]) else {
      throw .noFile
    }
    do {
      return try files.take(bytes, name: name)
    } catch CocoaError.fileWriteOutOfSpace {
      throw .tooMany
    } catch {
      throw .notKept(reason: error.localizedDescription)
    }
  }

  // MARK: Controls that show what the app did not take

  /// After the turn's flush: a control whose new value the app refused is set back.
  private func settleSoon() {
    guard !claims.isEmpty, !isSettling else { return }
    isSettling = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.settle() }
    }
  }

  private func settle() {
    isSettling = false
    // The stream may have drained after the turn's flush found it full: then what the app took is not drawn yet.
    session?.flush()
    guard isReady, let session else { return }
    var corrections = JSONWriter()
    for (id, claim) in claims.sorted(by: { $0.key < $1.key }) {
      guard let element = session.drawnElement(id) else { continue }
      Correction.write(id, element, claim, session, to: &corrections)
    }
    claims = [:]
    guard !corrections.bytes.isEmpty else { return }
    var json = JSONWriter()
    json.array { json in
      json.number(lastFrame + 1)
      json.number(lastEvent)
      json.append(corrections)
    }
    send(json.bytes)
  }

  // MARK: End

  func end() {
    guard stage != .ended else { return }
    stage = .ended
    finishLoading()
    stream?.close()
    stream = nil
    replay.removeAll()
    session?.end()
    session = nil
  }
}
