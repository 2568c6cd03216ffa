extension ClientScript {
  /// Pictures that have loaded; pressing, holding, dragging and hovering.
  static let pointer = #"""
    for (const n of ['load', 'error']) on(n, v => { if (v.target.tagName == 'IMG') loaded(v.target) }, true)
    let pressed, hovered, dragged, held
    const press = e => { if (e && !e.disabled) send(idOf(held = e), 13, true) }
    const letGo = () => { if (held && held.isConnected) send(idOf(held), 13, false); held = null }
    on('keydown', v => { if (!held && (v.key == ' ' || v.key == 'Enter') && takes(v.target, 13)) press(v.target) })
    on('keyup', letGo)
    w.addEventListener('blur', letGo)
    on('pointerdown', v => {
      wake()
      const l = upTo(v.target, 2), g = upTo(v.target, 11)
      press(upTo(v.target, 13))
      if (l) pressed = w.setTimeout(() => send(idOf(l), 2), 500)
      if (g) dragged = [g, v.clientX, v.clientY]
    })
    const dragging = (v, ended) => {
      const [e, x, y] = dragged, r = e.getBoundingClientRect()
      send(idOf(e), 11, [x - r.left, y - r.top, v.clientX - r.left, v.clientY - r.top, ended])
    }
    on('pointermove', v => { if (dragged) { w.clearTimeout(pressed); dragging(v, false) } })
    for (const n of ['pointerup', 'pointercancel']) on(n, v => { w.clearTimeout(pressed); letGo(); if (dragged) { dragging(v, true); dragged = null } })
    on('pointerover', v => {
      const e = upTo(v.target, 10)
      if (e == hovered) return
      if (hovered && hovered.isConnected) send(idOf(hovered), 10, false)
      hovered = e
      if (e) send(idOf(e), 10, true)
    })
    """#
}
