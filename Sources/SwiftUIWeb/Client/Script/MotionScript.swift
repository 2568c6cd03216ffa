extension ClientScript {
  /// How things come, go and change.
  static let motion = #"""
    // Motion: how things come, go and change places.
    const shift = { opacity: { opacity: 0 }, scale: { scale: 0, opacity: 0 }, top: { translate: '0 -100%', opacity: 0 }, bottom: { translate: '0 100%', opacity: 0 }, leading: { translate: '-100% 0', opacity: 0 }, trailing: { translate: '100% 0', opacity: 0 } }
    const start = names => Object.assign({}, ...names.split(' ').map(n => shift[n] || {}))
    const still = () => calm.matches || d.hidden
    const slideIn = () => {
      if (!still() && fresh.length <= 3) for (const e of fresh) {
        if (!e.isConnected) continue
        const m = motion || { duration: 280, easing: 'ease-out' }, r = e.getBoundingClientRect()
        if (r.bottom < 60 || r.top > w.innerHeight) continue
        if (e.dataset.i) { if (motion) e.animate([start(e.dataset.i), {}], m) }
        else if (e.classList.contains('r')) e.animate([{ marginTop: -e.offsetHeight + 'px', opacity: 0 }, { marginTop: 0, opacity: 1 }], m)
      }
      fresh = []
    }
    const animated = ['opacity', 'rotate', 'scale', 'translate', 'color', 'backgroundColor'], sizes = animated.concat('width', 'height')
    // Only what has a size of its own changes it by degrees: all else would move what the reader reads.
    const look = e => { const c = w.getComputedStyle(e), o = {}; for (const k of e.matches('.fw,.fh') ? sizes : animated) o[k] = c[k]; return o }
    const smoothly = (e, change) => {
      const own = e.dataset.n
      if (calm.matches || !(own || motion)) return change()
      const p = own ? own.split(' ') : [motion.duration, motion.easing, motion.delay, ...again]
      const from = look(e)
      change()
      const to = look(e)
      if (sizes.some(k => from[k] != to[k])) e.animate([from, to], { duration: +p[0], easing: p[1], delay: +p[2], iterations: p[3] == 0 ? Infinity : +p[3], direction: p[4] == 1 ? 'alternate' : 'normal', fill: p[3] == 0 ? 'forwards' : 'none' })
    }
    """#
}
