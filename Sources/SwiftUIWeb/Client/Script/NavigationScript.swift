extension ClientScript {
  /// Addresses and the browser's history.
  static let navigation = #"""
    // The number of own addresses below this one is kept with it, so that going back never leaves the app.
    const here = () => w.location.pathname + w.location.search
    const visit = (p, r) => w.history[r ? 'replaceState' : 'pushState']((w.history.state || 0) + (r ? 0 : 1), '', p)
    let home, next, backs = 0, ours
    const arrive = () => {
      ours = false
      if (home != here()) visit(home, 1)
      if (next && next != here()) visit(next)
      next = null
    }
    // One way back at a time: the browser counts steps from where it is, not from where it is going.
    const retreat = () => {
      const n = Math.min(backs, w.history.state || 0)
      backs = 0
      if (n) { ours = true; w.history.go(-n) } else arrive()
    }
    const tell = (k, v) => { queue.push([0, k, v]); made++; pump() }
    const go = p => { tell("go", p); gone = made }
    w.addEventListener('popstate', () => !ours ? go(here()) : backs ? retreat() : arrive())
    """#
}
