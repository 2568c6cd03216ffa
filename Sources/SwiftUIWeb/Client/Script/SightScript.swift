extension ClientScript {
  /// What is in view and how large it is, and what happens to elements that come and go.
  static let sight = #"""
    // Elements that want to know whether they are seen and how large they are, and dialogs that must be opened.
    // What flies past is not told, nor what was never in sight; what has left and is back has come twice.
    let inSight = new WeakSet()
    const sights = new Map()
    const tellSight = (e, v) => { if (e.isConnected && inSight.has(e) != v) { inSight[v ? 'add' : 'delete'](e); send(idOf(e), 6, v) } }
    const sees = margin => new IntersectionObserver(es => {
      if (!sights.size) w.setTimeout(() => { for (const [e, v] of sights) tellSight(e, v); sights.clear() }, 100)
      for (const { target: e, isIntersecting: v } of es) {
        if (v && sights.get(e) === false) tellSight(e, false)
        sights.set(e, v)
      }
    }, { rootMargin: margin })
    // The rest of a long list is asked for some screens before the reader is there.
    const seen = sees('25%'), near = sees('200%')
    const sized = new ResizeObserver(es => { for (const x of es) { const r = x.target.getBoundingClientRect(); if (x.target.isConnected) send(idOf(x.target), 9, [r.width, r.height]) } })
    const loaded = x => { if (x.complete && takes(x, 14)) send(idOf(x), 14, x.naturalWidth > 0) }
    const entered = e => {
      for (const x of [e, ...e.querySelectorAll('[data-a],dialog,time[data-k]')]) {
        const a = x.dataset.a
        if (+x.dataset.m > rows) rows = +x.dataset.m
        if (a & 64) (x.matches('.more') ? near : seen).observe(x)
        if (a & 512) sized.observe(x)
        if (a & 16384 && x.complete) loaded(x)
        if (x.tagName == 'DIALOG' && !x.matches(':modal')) { x.removeAttribute('open'); x.showModal() }
        if (x.dataset.k) count(x)
      }
    }
    const leaving = e => {
      for (const x of [e, ...e.querySelectorAll('dialog')]) if (x.tagName == 'DIALOG' && x.open) x.close()
      if (!e.contains(d.activeElement)) return
      const n = e.nextElementSibling || e.previousElementSibling
      const f = n && (n.matches('button,a,[tabindex]') ? n : n.querySelector('button,a,[tabindex],input'))
      if (f) f.focus({ preventScroll: true })
    }
    """#
}
