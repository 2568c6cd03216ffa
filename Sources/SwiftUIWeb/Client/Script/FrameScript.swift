extension ClientScript {
  /// One frame is applied, and the reader's place kept.
  static let frames = #"""
    // The reader's place: a row in view keeps its distance from the top, whatever comes above it.
    const places = f => {
      const gone = new Set()
      for (const o of f.slice(2)) if (o[0] == 3) o.slice(1).forEach(i => gone.add(i)); else if (o[0] == 4) gone.add(o[1])
      return [d.scrollingElement, ...d.querySelectorAll('.sc,.h>.l,.h>.b:has(>.l)')].filter(s => s.scrollTop > 0).map(s => {
        const isPage = s == d.scrollingElement
        const box = isPage ? { top: 0, bottom: w.innerHeight } : s.getBoundingClientRect()
        const bar = isPage && d.querySelector('.bar'), top = box.top + (bar ? bar.offsetHeight : 0)
        const near = e => { const r = e.getBoundingClientRect(); return r.height && r.bottom > top && r.top < box.bottom && !gone.has(idOf(e)) }
        const own = d.activeElement && d.activeElement.closest('.r,li[id]')
        if (own && s.contains(own) && near(own)) return [s, own, own.getBoundingClientRect().top]
        for (const e of s.querySelectorAll('.r,.t')) if (near(e)) return [s, e, e.getBoundingClientRect().top]
        return []
      })
    }
    const frame = f => {
      if (f[0] <= seq) return
      seq = f[0]
      done = f[1]
      motion = null
      const kept = places(f)
      root.style.overflowAnchor = 'none'
      for (const [k, ...a] of f.slice(2)) try { apply[k](...a) } catch (x) { console.error(x) }
      for (const [s, e, y] of kept) if (e && e.isConnected) {
        const by = e.getBoundingClientRect().top - y
        if (by) s.scrollBy({ top: by, behavior: 'instant' })
      }
      slideIn()
      w.requestAnimationFrame(() => { root.style.overflowAnchor = '' })
    }
    """#
}
