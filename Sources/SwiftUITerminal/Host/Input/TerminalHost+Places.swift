import Foundation
import SwiftUIElements

/// What the places of a screen do.
extension TerminalHost {
  func perform(_ place: InputTarget) {
    guard let session, place.isEnabled else { return }
    let node = place.key.node
    let isMenu = state.opening != nil
    switch place.action {
    case .press:
      if place.accepts.contains(.pressing) { tell(HostEvent(node: node, kind: .pressing, value: .bool(true))) }
      tell(HostEvent(node: node, kind: .press))
      if place.accepts.contains(.pressing) { tell(HostEvent(node: node, kind: .pressing, value: .bool(false))) }
    case .link(let address):
      if place.accepts.contains(.press) { tell(HostEvent(node: node, kind: .press)) }
      if address.hasPrefix("/") { session.navigate(to: address) } else { open(address) }
    case .toggle(let isOn): tell(HostEvent(node: node, kind: .change, value: .bool(!isOn)))
    case .choose(let index, let owner): tell(HostEvent(node: owner, kind: .change, value: .index(index)))
    case .step(let by): tell(HostEvent(node: node, kind: .change, value: .index(by)))
    case .slide: break
    case .edit: setFocus(place.key, types: true)
    case .open:
      var chosen = 0
      if case .picker(let content)? = session.drawnElement(node)?.role { chosen = content.selection ?? 0 }
      state.opening = ScreenState.Opening(node: node, highlighted: chosen)
      setNeedsDraw()
      return
    case .dismiss: tell(HostEvent(node: node, kind: .dismiss))
    case .refresh: tell(HostEvent(node: node, kind: .refresh))
    case .more: tell(HostEvent(node: node, kind: .visible, value: .bool(true)))
    }
    if isMenu { closeMenu() }
    setNeedsDraw()
  }

  /// Plus and minus: steppers, sliders, pickers.
  func change(by direction: Int) {
    guard let place = focusedPlace else { return }
    switch place.action {
    case .step: tell(HostEvent(node: place.key.node, kind: .change, value: .index(direction)))
    case .slide(let value, let range, let step):
      send(SliderStep.value(value, moved: direction, in: range, step: step), to: place)
    case .open: choose(by: direction, in: place)
    default: break
    }
  }

  private func send(_ value: Double, to place: InputTarget) {
    tell(HostEvent(node: place.key.node, kind: .change, value: .number(value)))
  }

  /// The next choice of a picker that is closed. False for what is none.
  @discardableResult
  func choose(by direction: Int, in place: InputTarget) -> Bool {
    guard let session, case .open = place.action,
      case .picker(let content)? = session.drawnElement(place.key.node)?.role
    else { return false }
    let options = session.drawnChildren(place.key.node).compactMap { id -> Int? in
      guard case .option(let index, _)? = session.drawnElement(id)?.role else { return nil }
      return index
    }
    let current = content.selection.flatMap(options.firstIndex) ?? (direction > 0 ? -1 : options.count)
    guard options.indices.contains(current + direction) else { return true }
    tell(HostEvent(node: place.key.node, kind: .change, value: .index(options[current + direction])))
    return true
  }

  func slide(_ place: InputTarget, to point: CellPoint) {
    guard case .slide(_, let range, let step) = place.action, place.area.size.columns > 1 else { return }
    let part = Double(point.column - place.area.origin.column) / Double(place.area.size.columns - 1)
    send(SliderStep.value(at: part, in: range, step: step), to: place)
  }
}
