extension ClientScript {
  /// Events on their way into the queue.
  static let sending = #"""
    const on = (n, f, o) => d.addEventListener(n, f, o)
    const takes = (e, k) => e.dataset && e.dataset.a >> k & 1
    const upTo = (e, k) => { while (e && e != d) { if (takes(e, k)) return e; e = e.parentElement } }
    let queue = [], busy = false, flying = 0
    const send = (i, k, v) => {
      const last = queue.length > flying && queue[queue.length - 1]
      if (last && last[0] == i && last[1] == k && (k == 3 || k == 9 || k == 11 && !last[2][4]) && typeof v != "boolean") last[2] = v
      else { queue.push(v === undefined ? [i, k] : [i, k, v]); made++ }
      if (k == 3) changed.set(i, made)
      pump()
    }
    const owner = e => e.closest('[data-a]')
    const report = e => {
      const o = owner(e)
      if (!o || !takes(o, 3)) { const p = e.closest('.pk'); if (p && takes(p, 3)) send(idOf(p), 3, +e.value); return }
      send(idOf(o), 3, e.type == 'checkbox' ? e.checked : e.type == 'range' || e.type == 'radio' || e.tagName == 'SELECT' ? +e.value : e.value)
    }
    """#
}
