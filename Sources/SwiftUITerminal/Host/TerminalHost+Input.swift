import Foundation
import SwiftUICore

extension TerminalHost {
  /// Something the person did.
  func receive(_ input: TerminalInput) {
    guard session != nil else {
      if input == .end { effects.quit() }
      return
    }
    switch input {
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let mouse): take(mouse)
    case .paste(let text): paste(text)
    case .resize, .traits: surroundingsChanged()
    case .focus: break
    case .end: effects.quit()
    }
  }

  var search: PlaceSearch { PlaceSearch(places: screen?.places ?? []) }

  var focusedPlace: Place? { search.place(state.focus) }

  // MARK: Keys

  private func press(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    if key == .character("c"), modifiers == .control { return effects.quit() }
    if state.opening != nil { return pressInMenu(key) }
    if let place = focusedPlace, case .edit(let content) = place.action, edit(place, content, key, modifiers) { return }
    // What has the focus takes the keys that press it before any shortcut does.
    if key == .enter || key == .space, modifiers.isEmpty, let place = focusedPlace { return perform(place) }
    // The space bar first reads on, as in a browser.
    if key == .space, modifiers.isEmpty, canScrollOn { return scrollPages(1) }
    if pressShortcut(key, modifiers) { return }
    if modifiers.isDisjoint(with: [.control, .alt]) { pressPlain(key, modifiers) } else { pressHeld(key, modifiers) }
  }

  private func pressShortcut(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) -> Bool {
    guard let screen, let session else { return false }
    for name in ShortcutKeys.names(key, modifiers) {
      for shortcut in screen.shortcuts where shortcut.text.lowercased() == name {
        if let modal = screen.modal, !isWithin(shortcut.node, modal.node) { continue }
        if session.send(HostEvent(node: shortcut.node, kind: .press)) { return true }
      }
    }
    return false
  }

  private func pressPlain(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch key {
    case .up, .character("k"): moveFocus(.up)
    case .down, .character("j"): moveFocus(.down)
    case .left, .character("h"): moveSideways(.left)
    case .right, .character("l"): moveSideways(.right)
    case .tab: step(forward: !modifiers.contains(.shift))
    case .pageDown: scrollPages(1)
    case .pageUp: scrollPages(-1)
    case .home, .character("g"): scrollToEnd(first: true)
    case .end, .character("G"): scrollToEnd(first: false)
    case .character("+"), .character("="): change(by: 1)
    case .character("-"): change(by: -1)
    case .escape: if !goBack() { setFocus(nil) }
    case .backspace: _ = goBack()
    case .character("q"): if !goBack() { effects.quit() }
    default: break
    }
  }

  private func pressHeld(_ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers) {
    switch (key, modifiers) {
    case (.character("d"), .control): scrollPages(0.5)
    case (.character("u"), .control): scrollPages(-0.5)
    case (.character("f"), .control): scrollPages(1)
    case (.character("b"), .control): scrollPages(-1)
    case (.character("n"), .control): moveFocus(.down)
    case (.character("p"), .control): moveFocus(.up)
    case (.left, .alt): _ = goBack()
    case (.enter, .alt): openContextMenu()
    default: break
    }
  }

  private func pressInMenu(_ key: TerminalInput.Key) {
    let places = screen?.places ?? []
    switch key {
    case .up, .character("k"): highlight(-1, places)
    case .down, .character("j"), .tab: highlight(1, places)
    case .home, .character("g"), .pageUp: highlight(-places.count, places)
    case .end, .character("G"), .pageDown: highlight(places.count, places)
    case .enter, .space, .right, .character("l"):
      guard let opening = state.opening, places.indices.contains(opening.highlighted) else { return }
      perform(places[opening.highlighted])
    case .escape, .left, .character("q"), .character("h"), .backspace: closeMenu()
    default: break
    }
  }

  private func highlight(_ distance: Int, _ places: [Place]) {
    guard let opening = state.opening, !places.isEmpty else { return }
    var index = min(max(0, opening.highlighted + distance), places.count - 1)
    let step = distance < 0 ? -1 : 1
    while places.indices.contains(index), !places[index].isEnabled { index += step }
    guard places.indices.contains(index) else { return }
    state.opening?.highlighted = index
    setNeedsDraw()
  }

  private func closeMenu() {
    state.opening = nil
    setNeedsDraw()
  }

  /// Away with a sheet, then back by a page. False where there is nothing to go back from.
  private func goBack() -> Bool {
    guard let screen, let session else { return false }
    if let modal = screen.modal {
      return modal.isDismissable && session.send(HostEvent(node: modal.node, kind: .dismiss))
    }
    guard let place = screen.places.last(where: { $0.action == .dismiss && $0.isEnabled }) else { return false }
    perform(place)
    return true
  }

  private func openContextMenu() {
    guard let node = focusedPlace?.contextMenu else { return }
    state.opening = ScreenState.Opening(node: node)
    setNeedsDraw()
  }

  // MARK: Mouse

  private func take(_ mouse: TerminalInput.Mouse) {
    switch mouse.kind {
    case .scrollUp: scroll(at: mouse.place, rows: -3)
    case .scrollDown: scroll(at: mouse.place, rows: 3)
    case .drag:
      if let place = focusedPlace, case .slide = place.action { slide(place, to: mouse.place) }
    case .release: break
    case .press:
      guard let place = search.place(at: mouse.place), place.isEnabled else {
        if state.opening != nil { closeMenu() }
        return
      }
      if state.opening == nil { setFocus(place.key) }
      if case .slide = place.action { slide(place, to: mouse.place) } else { perform(place) }
    }
  }

  private func slide(_ place: Place, to point: CellPoint) {
    guard case .slide(_, let range, let step) = place.action, place.area.size.columns > 1 else { return }
    let part = Double(point.column - place.area.origin.column) / Double(place.area.size.columns - 1)
    send(SliderStep.value(at: part, in: range, step: step), to: place)
  }

  // MARK: What places do

  func perform(_ place: Place) {
    guard let session, place.isEnabled else { return }
    let node = place.key.node
    let isMenu = state.opening != nil
    switch place.action {
    case .press:
      if place.accepts.contains(.pressing) { session.send(HostEvent(node: node, kind: .pressing, value: .bool(true))) }
      session.send(HostEvent(node: node, kind: .press))
      if place.accepts.contains(.pressing) { session.send(HostEvent(node: node, kind: .pressing, value: .bool(false))) }
    case .link(let address):
      if place.accepts.contains(.press) { session.send(HostEvent(node: node, kind: .press)) }
      if address.hasPrefix("/") { session.navigate(to: address) } else { open(address) }
    case .toggle(let isOn): session.send(HostEvent(node: node, kind: .change, value: .bool(!isOn)))
    case .choose(let index, let owner): session.send(HostEvent(node: owner, kind: .change, value: .index(index)))
    case .step(let by): session.send(HostEvent(node: node, kind: .change, value: .index(by)))
    case .slide: break
    case .edit: setFocus(place.key)
    case .open:
      var chosen = 0
      if case .picker(let content)? = session.drawnElement(node)?.role { chosen = content.selection ?? 0 }
      state.opening = ScreenState.Opening(node: node, highlighted: chosen)
      setNeedsDraw()
      return
    case .dismiss: session.send(HostEvent(node: node, kind: .dismiss))
    case .refresh: session.send(HostEvent(node: node, kind: .refresh))
    case .more: session.send(HostEvent(node: node, kind: .visible, value: .bool(true)))
    }
    if isMenu { closeMenu() }
    setNeedsDraw()
  }

  /// Plus and minus: steppers, sliders, pickers.
  private func change(by direction: Int) {
    guard let place = focusedPlace, let session else { return }
    switch place.action {
    case .step: session.send(HostEvent(node: place.key.node, kind: .change, value: .index(direction)))
    case .slide(let value, let range, let step):
      send(SliderStep.value(value, moved: direction, in: range, step: step), to: place)
    case .open: choose(by: direction, in: place)
    default: break
    }
  }

  private func send(_ value: Double, to place: Place) {
    session?.send(HostEvent(node: place.key.node, kind: .change, value: .number(value)))
  }

  /// The next choice of a picker that is closed. False for what is none.
  @discardableResult
  private func choose(by direction: Int, in place: Place) -> Bool {
    guard let session, case .open = place.action,
      case .picker(let content)? = session.drawnElement(place.key.node)?.role
    else { return false }
    let options = session.drawnChildren(place.key.node).compactMap { id -> Int? in
      guard case .option(let index, _)? = session.drawnElement(id)?.role else { return nil }
      return index
    }
    let current = content.selection.flatMap(options.firstIndex) ?? (direction > 0 ? -1 : options.count)
    guard options.indices.contains(current + direction) else { return true }
    session.send(HostEvent(node: place.key.node, kind: .change, value: .index(options[current + direction])))
    return true
  }

  // MARK: Focus

  /// Moves the keyboard. The session is told, and a field begins or ends to be typed in.
  func setFocus(_ key: Place.Key?, reveals: Bool = false) {
    guard let screen else { return }
    setFocus(key, in: screen, reveals: reveals)
  }

  func setFocus(_ key: Place.Key?, in drawn: DrawnScreen, reveals: Bool = false) {
    guard let session else { return }
    let place = PlaceSearch(places: drawn.places).place(key)
    if state.focus != key {
      state.focus = key
      if let key { focus.remember(key) }
      state.edits = [:]
      if case .edit(let content)? = place?.action, let key {
        state.edits[key.node] = ScreenState.Editing(text: content.text, caret: content.text.count)
      }
      let node = place?.accepts.contains(.focus) == true ? key?.node : nil
      if let old = focus.reported, old != node {
        session.send(HostEvent(node: old, kind: .focus, value: .bool(false)))
      }
      if let node, node != focus.reported { session.send(HostEvent(node: node, kind: .focus, value: .bool(true))) }
      focus.reported = node
      setNeedsDraw()
    }
    if reveals, let place { reveal(place, in: drawn) }
  }

  /// Scrolls so that a place can be seen.
  private func reveal(_ place: Place, in drawn: DrawnScreen) {
    var frame = place.frame
    for node in place.scrolls.reversed() {
      guard let area = drawn.scrolls.first(where: { $0.node == node }) else { continue }
      let inside = CellRect(
        origin: CellPoint(
          column: frame.origin.column - area.area.origin.column + area.offset.column,
          row: frame.origin.row - area.area.origin.row + area.offset.row), size: frame.size)
      let offset = ScrollStep.revealing(inside, in: area)
      guard offset != area.offset else { continue }
      state.scrolls[node] = offset
      frame.origin.column -= offset.column - area.offset.column
      frame.origin.row -= offset.row - area.offset.row
      setNeedsDraw()
    }
  }

  private func step(forward: Bool) {
    guard let place = search.next(after: startOfMove(forward ? .down : .up)?.key ?? state.focus, forward: forward)
    else {
      return
    }
    setFocus(place.key, reveals: true)
  }

  /// Where a move begins that has no focus: what the app has marked.
  private func startOfMove(_ direction: PlaceSearch.Direction) -> Place? {
    if let place = focusedPlace { return place.area.size.rows > 0 ? place : nil }
    guard let mark = focus.mark else { return nil }
    let marked = search.places.filter { isWithin($0.key.node, mark) && $0.isEnabled }
    return direction == .up ? marked.first : marked.last
  }

  private func moveFocus(_ direction: PlaceSearch.Direction) {
    guard let screen else { return }
    guard let place = startOfMove(direction) else {
      let area = mainArea
      let first = search.visible(in: area?.area, last: direction == .up) { place in
        area.map { place.scrolls.contains($0.node) } ?? true
      }
      guard let first else { return scrollRows(direction == .up ? -1 : 1) }
      return setFocus(first.key, reveals: true)
    }
    guard let next = search.next(to: place, direction) else { return scrollRows(direction == .up ? -3 : 3) }
    // What lies between two places is text: it is read before the next one has the focus.
    if let node = next.scrolls.last, let area = screen.scrolls.first(where: { $0.node == node }),
      place.scrolls.last == node
    {
      let top = area.area.origin.row
      let distance =
        direction == .up
        ? top - next.frame.origin.row : next.frame.origin.row + next.frame.size.rows - (top + area.viewport.rows)
      if distance > max(3, area.viewport.rows * 2 / 3) {
        return scroll(area, rows: (direction == .up ? -1 : 1) * max(1, area.viewport.rows / 2))
      }
    }
    setFocus(next.key, reveals: true)
  }

  private func moveSideways(_ direction: PlaceSearch.Direction) {
    guard let place = focusedPlace else { return moveFocus(direction) }
    let by = direction == .left ? -1 : 1
    switch place.action {
    case .slide: return change(by: by)
    case .open where choose(by: by, in: place): return
    default: break
    }
    guard let next = search.next(to: place, direction) else {
      if let area = screen?.scrolls.last(where: { place.scrolls.contains($0.node) && $0.limit.column > 0 }) {
        scroll(area, rows: 0, columns: by * 4)
      }
      return
    }
    setFocus(next.key, reveals: true)
    // Between the choices of a picker, and between tabs, an arrow chooses.
    if case .choose(_, let owner) = place.action, case .choose(_, let other) = next.action, owner == other {
      perform(next)
    }
  }

  // MARK: Scrolling

  /// The area that keys scroll: the one the focus is in, else the largest.
  private var mainArea: DrawnScreen.ScrollArea? {
    let areas = screen?.scrolls.filter { $0.limit.row > 0 } ?? []
    let inner = focusedPlace.flatMap { place in areas.last { place.scrolls.contains($0.node) } }
    return inner ?? areas.max { $0.area.size.columns * $0.area.size.rows < $1.area.size.columns * $1.area.size.rows }
  }

  private var canScrollOn: Bool {
    mainArea.map { (state.scrolls[$0.node] ?? $0.offset).row < $0.limit.row } ?? false
  }

  private func scroll(_ area: DrawnScreen.ScrollArea, rows: Int, columns: Int = 0) {
    var area = area
    // Several keys may come between two frames.
    area.offset = state.scrolls[area.node] ?? area.offset
    let offset = ScrollStep.offset(area, by: columns, rows)
    guard offset != area.offset else { return }
    state.scrolls[area.node] = offset
    setNeedsDraw()
  }

  private func scrollRows(_ rows: Int) {
    if let area = mainArea { scroll(area, rows: rows) }
  }

  private func scrollPages(_ pages: Double) {
    guard let area = mainArea else { return }
    let page = max(1, area.viewport.rows - 2)
    scroll(area, rows: Int((Double(page) * pages).rounded()))
  }

  private func scrollToEnd(first: Bool) {
    if let area = mainArea { scroll(area, rows: first ? -area.content.rows : area.content.rows) }
  }

  private func scroll(at point: CellPoint, rows: Int) {
    let areas = screen?.scrolls.filter { $0.limit.row > 0 && PlaceSearch.contains($0.area, point) } ?? []
    let free = areas.last { area in
      let offset = state.scrolls[area.node] ?? area.offset
      return rows < 0 ? offset.row > 0 : offset.row < area.limit.row
    }
    if let free { scroll(free, rows: rows) }
  }

  // MARK: Fields

  /// A key while a field has the focus. False for keys that mean nothing there.
  private func edit(
    _ place: Place, _ content: FieldContent, _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers
  ) -> Bool {
    guard let session else { return false }
    if key == .escape {
      setFocus(nil)
      return true
    }
    let node = place.key.node
    let editing = state.edits[node] ?? ScreenState.Editing(text: content.text, caret: content.text.count)
    var editor = FieldEditor(editing, isMultiline: content.kind == .multiline)
    switch editor.press(key, modifiers) {
    case .ignored: return false
    case .submitted:
      session.send(HostEvent(node: node, kind: .submit))
      setNeedsDraw()
    case .moved:
      state.edits[node] = editor.editing
      setNeedsDraw()
    case .changed: type(editor, node)
    }
    return true
  }

  private func type(_ editor: FieldEditor, _ node: NodeID) {
    state.edits[node] = editor.editing
    session?.send(HostEvent(node: node, kind: .change, value: .text(editor.editing.text)))
    settleFields()
    setNeedsDraw()
  }

  private func paste(_ text: String) {
    guard let place = focusedPlace, case .edit(let content) = place.action, place.isEnabled else { return }
    let editing =
      state.edits[place.key.node] ?? ScreenState.Editing(text: content.text, caret: content.text.count)
    var editor = FieldEditor(editing, isMultiline: content.kind == .multiline)
    if editor.insert(PastedText.clean(text)) == .changed { type(editor, place.key.node) }
  }
}
