import Foundation
import ImageCodecs
import SwiftUIElements

/// Shows one session on a terminal: draws when something has changed, at most sixty times a second, and turns what the person
/// does into events of the session.
///
/// What only belongs to the screen — focus, scrolling, texts that are being typed, an open menu — it keeps in a ``ScreenState``.
@MainActor
package final class TerminalHost: ElementHost {
  package private(set) var traits: HostTraits
  package let isReady = true
  /// What was drawn last.
  package private(set) var screen: DrawnScreen?
  package internal(set) var state = ScreenState()
  package private(set) var title: String

  let device: any TerminalDevice
  let effects: Effects
  private(set) var session: (any SessionHandle)?
  let drawing: ScreenDrawing
  private lazy var pictures = PictureLoader(fetch: effects.fetchPicture) { [weak self] in self?.pictureChanged($0) }
  private var seen = SeenElements()
  /// How the areas stood whose views want to know.
  private var toldScrolls: [NodeID: ScrollReport] = [:]
  private var anchors = ScrollAnchors()
  var focus = FocusMemory()
  private var scrollWish: (node: NodeID, anchor: Point?)?
  private var areaWish: (node: NodeID, x: ScrollTarget?, y: ScrollTarget?)?
  /// What stands for the rest of a list, where it was asked for last.
  var askedRest: NodeID?
  /// The list to whose last row the cursor is on its way, while the views make its rows.
  var journey: NodeID?
  /// Images that want to know whether they were loaded.
  private var probes: [NodeID: ImageContent.Source] = [:]
  /// Whether the person's language is written from right to left.
  private var isReadFromRight: Bool

  private(set) var isDrawPlanned = false
  /// What the person did while the views were working on what they did before.
  private var inputs: [TerminalInput] = []
  /// The keys that one of the person's own stands for.
  private var strokes: [KeyStroke] = []
  private var isWaitingForViews = false
  /// Whether a change has come since the last event.
  private var haveViewsAnswered = false
  /// What fields were told to hold while keys came: an app that shows one of these has not seen the last key yet.
  var told: [NodeID: Set<String>] = [:]
  let ownKeys: [KeyStroke: [KeyStroke]]
  private var lastDraw = -Double.infinity
  private var ticks = 0

  private static let frameSeconds = 1.0 / 60

  /// - Parameters:
  ///   - title: of the window, until the app says otherwise.
  ///   - personsLocale: what the machine is set to, whatever the app speaks; nil for `locale`.
  package init(
    device: any TerminalDevice, title: String = "", locale: Locale = .current, personsLocale: Locale? = nil,
    effects: Effects = Effects(), options: TerminalOptions = TerminalOptions()
  ) {
    ownKeys = options.keys
    state.palette = options.palette
    state.showsPictures = options.showsPictures
    self.device = device
    self.effects = effects
    drawing = ScreenDrawing(say: effects.say)
    self.title = title
    traits = HostTraits(
      kind: .terminal, locale: locale, prefersReducedMotion: true, personsLocale: personsLocale)
    isReadFromRight = traits.isRightToLeft
    readTraits()
  }

  /// Takes the terminal. To be called before the session is made.
  package func start() { device.start { [weak self] in self?.receive($0) } }

  // MARK: Host

  package func mount(_ session: any SessionHandle) {
    self.session = session
    let tree = session.tree
    drawing.mount(tree)
    for (id, node) in tree.nodes { noteProbe(id, node.element) }
    draw()
    // What was known before comes right after the first frame: nobody waits for it as long as one sees a frame.
    lastDraw = -.infinity
  }

  package func apply(_ patches: [Patch], transaction: FrameTransaction) {
    if let screen { anchors.keep(screen, state.focus) { drawing.position(of: $0) } }
    drawing.apply(patches)
    haveViewsAnswered = true
    for patch in patches {
      switch patch {
      case .insert(let id, let element, _, _), .update(let id, let element, _): noteProbe(id, element)
      case .remove(let id): probes[id] = nil
      case .move: break
      case .command(let command): carryOut(command)
      }
    }
    setNeedsDraw()
  }

  package func unmount() { session = nil }

  /// Ends the session and gives the terminal back.
  package func end() {
    let session = session
    self.session = nil
    session?.end()
    device.close()
  }

  private func carryOut(_ command: Command) {
    switch command {
    case .title(let title): self.title = title
    case .focus(let node): focus.wish = node.map { .node($0) } ?? .nothing
    case .scroll(let node, let anchor): scrollWish = (node, anchor)
    case .sound: device.ring()
    case .open(let address): open(address)
    // A terminal has neither an address bar nor a history of its own.
    case .address, .back, .announce: break
    case .copy(let text): device.copy(text)
    // Apps ask for a path there themselves.
    case .save: break
    // A terminal has no voice and plays nothing: apps that want it run a program.
    case .speech, .playback: break
    case .scrollArea(let node, let x, let y): areaWish = (node, x, y)
    }
  }

  func open(_ address: String) {
    if let address = WrittenLink.safe(address) { effects.open(address) }
  }

  // MARK: Surroundings

  private func readTraits() {
    state.traits = device.traits
    state.isDark = device.traits.isDark ?? true
    // A terminal that orders letters by itself would turn lines round once more.
    state.locale = traits.locale
    state.isRightToLeft = isReadFromRight && !device.traits.ordersText
    traits.isRightToLeft = state.isRightToLeft
    traits.appearance = state.isDark ? .dark : .light
    traits.viewport = CellMetrics.points(device.size)
  }

  /// Speaks another language from now on.
  package func use(_ locale: Locale) {
    let new = HostTraits(kind: .terminal, locale: locale)
    guard locale != traits.locale else { return }
    traits.locale = locale
    isReadFromRight = new.isRightToLeft
    readTraits()
    session?.traitsChanged()
    setNeedsDraw()
  }

  func surroundingsChanged() {
    let old = traits
    readTraits()
    if traits != old { session?.traitsChanged() }
    setNeedsDraw()
  }

  // MARK: Drawing

  /// Draws before the main loop's next turn is over, or later where the last frame is not old enough.
  func setNeedsDraw() {
    guard !isDrawPlanned, session != nil else { return }
    isDrawPlanned = true
    let wait = lastDraw + Self.frameSeconds - Self.uptime()
    let work: @Sendable () -> Void = { [weak self] in MainActor.assumeIsolated { self?.drawIfPlanned() } }
    if wait <= 0 {
      DispatchQueue.main.async(execute: work)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + wait, execute: work)
    }
  }

  private static func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func drawIfPlanned() {
    if isDrawPlanned { drawFrame() }
  }

  // MARK: One thing after the other

  /// Takes what the person does: each key meets the screen that the one before it has made.
  func enqueue(_ input: TerminalInput) {
    guard inputs.count < 10_000 else { return }
    inputs.append(input)
    takeInputs()
  }

  /// Puts keys before all that the person does meanwhile.
  func insert(_ more: [KeyStroke]) { strokes += more }

  private func takeInputs() {
    while !isWaitingForViews, session != nil, !strokes.isEmpty || !inputs.isEmpty {
      if !isTyping {
        drawIfPlanned()
        if isWaitingForViews { return }
      }
      if strokes.isEmpty {
        take(inputs.removeFirst())
      } else {
        let stroke = strokes.removeFirst()
        press(stroke.key, stroke.modifiers)
      }
    }
  }

  /// Delivers an event; what the person does next waits until the views have worked on it.
  @discardableResult
  func tell(_ event: HostEvent) -> Bool {
    guard let session, session.send(event) else { return false }
    guard !isWaitingForViews else { return true }
    isWaitingForViews = true
    haveViewsAnswered = false
    waitForViews(turns: Self.mostTurns)
    return true
  }

  /// Turns of the main queue in which views answer an event: its model changes, tells that it has, and is drawn.
  private static let mostTurns = 3

  private func waitForViews(turns: Int) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isWaitingForViews else { return }
        if turns <= 1 {
          self.viewsAreDone()
        } else if self.haveViewsAnswered, !self.inputs.isEmpty || !self.strokes.isEmpty {
          self.goOn()
        } else {
          self.waitForViews(turns: turns - 1)
        }
      }
    }
  }

  /// The next key, though the views may still be at work on the last one.
  private func goOn() {
    isWaitingForViews = false
    settleFields(isAtRest: false)
    takeInputs()
  }

  private func viewsAreDone() {
    guard isWaitingForViews else { return }
    isWaitingForViews = false
    settleFields(isAtRest: inputs.isEmpty && strokes.isEmpty)
    takeInputs()
  }

  /// Draws now what the views have come to.
  package func draw() {
    drawFrame()
    viewsAreDone()
  }

  func drawFrame() {
    isDrawPlanned = false
    guard let session else { return }
    lastDraw = Self.uptime()
    state.now = effects.now()
    var drawn = frame()
    // Where the reader stands is known only when everything has its place; where views stand, when the reader's place is known.
    var told = 0
    for _ in 0..<2 * Self.mostRounds {
      let before = (state.scrolls, state.focus, state.edits, state.opening)
      settle(drawn, session)
      if before == (state.scrolls, state.focus, state.edits, state.opening) {
        guard told < Self.mostRounds, tellPlaces(session) else { break }
        told += 1
      }
      drawn = frame()
    }
    isDrawPlanned = false
    drawn.frame.title = title
    PromptDrawing(state: state, count: state.filter.map(drawing.count), say: effects.say).draw(over: &drawn)
    screen = drawn
    device.show(state.isRightToLeft ? drawn.frame.mirrored : drawn.frame)
    drawing.tellProblems(to: session)
    report(drawn, session)
    planTick(drawn)
    goOnToRest()
  }

  /// In one frame, of what follows from where things stand.
  private static let mostRounds = 4

  /// Says to views where they stand. True where something follows from it.
  private func tellPlaces(_ session: any SessionHandle) -> Bool {
    guard drawing.asksForPlaces else { return false }
    let before = haveViewsAnswered
    defer { haveViewsAnswered = before }
    return session.place {
      for event in drawing.tellPlaces(state, since: &toldScrolls) { session.send(event) }
    }
  }

  private func frame() -> DrawnScreen {
    let drawn = drawing.frame(state, size: device.size) { [pictures] in pictures.pixels($0) }
    for area in drawn.scrolls { state.scrolls[area.node] = area.offset }
    return drawn
  }

  /// Puts the state right for what was drawn: the reader's place, wishes of the app, focus.
  private func settle(_ drawn: DrawnScreen, _ session: any SessionHandle) {
    for (area, rows) in anchors.take({ drawing.position(of: $0) }) {
      guard let drawnArea = drawn.scrolls.first(where: { $0.node == area }) else { continue }
      state.scrolls[area] = ScrollStep.offset(drawnArea, by: 0, rows)
      return
    }
    if let wish = scrollWish {
      scrollWish = nil
      if scroll(to: wish.node, wish.anchor, drawn) { return }
    }
    if let wish = areaWish {
      areaWish = nil
      if let area = drawn.scrolls.first(where: { $0.node == wish.node }) {
        toldScrolls[area.node] = nil
        if scroll(area, to: ScrollStep.reaching(wish.x, wish.y, in: area)) { return }
      }
    }
    if let opening = state.opening, session.drawnElement(opening.node) == nil { state.opening = nil }
    if case .node(let node)? = focus.wish, !drawn.places.contains(where: { isWithin($0.key.node, node) }),
      let (area, frame) = drawing.position(of: node), let area = drawn.scrolls.first(where: { $0.node == area })
    {
      // What is asked for lies out of reach: first there, then on it.
      if scroll(area, to: ScrollStep.revealing(frame, in: area)) { return }
    }
    let change = focus.settle(drawn, current: state.focus, session)
    if change.isChanged { setFocus(change.key, in: drawn, reveals: change.reveals, types: change.types) }
    if let filter = state.filter, session.drawnElement(filter.list) == nil { state.filter = nil }
    for id in state.edits.keys where session.drawnElement(id) == nil { state.edits[id] = nil }
    if state.scrolls.count > 200 { state.scrolls = state.scrolls.filter { session.drawnElement($0.key) != nil } }
  }

  /// Scrolls to a node. An app that does that has a mark of its own: a focus elsewhere goes.
  private func scroll(to node: NodeID, _ anchor: Point?, _ drawn: DrawnScreen) -> Bool {
    guard let (area, frame) = drawing.position(of: node), let area = drawn.scrolls.first(where: { $0.node == area })
    else { return false }
    focus.mark = node
    toldScrolls[area.node] = nil
    let follows = focus.wish.map { if case .node = $0 { true } else { false } } ?? false
    if let key = state.focus, state.edits[key.node] == nil, !isWithin(key.node, node), !follows {
      setFocus(nil, in: drawn)
    }
    return scroll(
      area, to: anchor.map { ScrollStep.placing(frame, at: $0, in: area) } ?? ScrollStep.revealing(frame, in: area))
  }

  /// False where it stands there already.
  private func scroll(_ area: DrawnScreen.ScrollArea, to offset: CellPoint) -> Bool {
    guard offset != area.offset else { return false }
    state.scrolls[area.node] = offset
    return true
  }

  /// Whether a node is another or stands below it.
  func isWithin(_ node: NodeID, _ ancestor: NodeID) -> Bool {
    var id: NodeID? = node
    while let current = id {
      if current == ancestor { return true }
      id = current == .root ? nil : session?.drawnParent(current)
    }
    return false
  }

  private func report(_ drawn: DrawnScreen, _ session: any SessionHandle) {
    for event in seen.events(for: drawn, isThere: { session.drawnElement($0) != nil }) { session.send(event) }
    let box = PixelSize(
      width: min(1200, device.size.columns * (device.traits.pictures == .cells ? 2 : device.traits.cellWidth)),
      height: min(1200, device.size.rows * (device.traits.pictures == .cells ? 4 : device.traits.cellHeight)))
    for content in drawn.missingPictures { pictures.load(content.source, fitting: box) }
    for source in probes.values { pictures.load(source, fitting: box) }
    for (id, source) in probes {
      guard let isLoaded = pictures.isLoaded(source) else { continue }
      probes[id] = nil
      session.send(HostEvent(node: id, kind: .load, value: .bool(isLoaded)))
    }
  }

  private func pictureChanged(_ source: ImageContent.Source) { setNeedsDraw() }

  private func noteProbe(_ id: NodeID, _ element: Element) {
    guard element.accepts.contains(.load), case .image(let content) = element.role else { return }
    probes[id] = content.source
  }

  /// Draws again when a text on the screen changes by itself.
  private func planTick(_ drawn: DrawnScreen) {
    ticks += 1
    guard let seconds = drawn.ticksEvery, seconds > 0 else { return }
    let tick = ticks
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.1, seconds)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.ticks == tick else { return }
        self.setNeedsDraw()
      }
    }
  }
}
