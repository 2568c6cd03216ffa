extension ClientScript {
  /// A fresh page for a session that is gone.
  static let renewal = #"""
    // The session is gone: a fresh page takes its place, around what the reader has typed and where they are.
    let renewing
    const renew = key => key != token ? Promise.resolve(true) : renewing ||= (async () => {
      try {
        // As much of the lists as was shown.
        const u = new URL(w.location.href)
        if (rows) u.searchParams.set('-rows', rows)
        const r = await fetch(u, { headers: { Accept: 'text/html' }, cache: 'no-store' })
        if (!r.ok) throw r.status
        const p = new DOMParser().parseFromString(await r.text(), 'text/html'), m = p.querySelector('meta[name=live]')
        if (!m) throw 0
        if (p.querySelector('script').getAttribute('src') != d.querySelector('script').getAttribute('src')) return w.location.reload()
        for (const l of p.querySelectorAll('link[rel=stylesheet]')) if (![...d.styleSheets].some(s => s.href && s.href.endsWith(l.getAttribute('href')))) d.head.append(l)
        const typed = [...d.querySelectorAll('input,textarea')].filter(e => !/checkbox|radio|range/.test(e.type) && e.value != e.defaultValue)
        for (const q of ['symbols', 'n0']) morph(d.getElementById(q), p.getElementById(q))
        d.title = p.title
        d.querySelector('meta[name=live]').content = m.content;
        [token, seq] = m.content.split(' ')
        seq = +seq
        queue = []
        made = done = gone = 0
        changed.clear()
        // The new session knows nothing of what is in sight and how large.
        inSight = new WeakSet()
        for (const o of [seen, near, sized]) o.disconnect()
        entered(d.body)
        for (const e of typed) if (e.isConnected && e.value != e.defaultValue) report(e)
        return true
      } catch { return false } finally { renewing = null }
    })()
    """#
}
