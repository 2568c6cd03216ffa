extension ClientScript {
  /// The page's life: hidden and shown, left and resumed, resized; and its start.
  static let life = #"""
    const hide = () => { if (cut) cut.abort() }
    on('visibilitychange', () => d.hidden ? hide() : connect())
    w.addEventListener('pageshow', v => { if (v.persisted) connect() })
    w.addEventListener('pagehide', v => { hide(); if (!v.persisted) w.navigator.sendBeacon('/-/end', JSON.stringify({ t: token })) })
    w.addEventListener('online', () => { pause = 0 })
    w.setInterval(() => { if (!d.hidden && heard && Date.now() - heard > 45000) { heard = Date.now(); hide() } }, 5000)
    let resized
    for (const q of [w.matchMedia('(prefers-color-scheme:dark)'), calm]) q.addEventListener('change', () => tell("env", traits()))
    w.addEventListener('resize', () => { w.clearTimeout(resized); resized = w.setTimeout(() => tell("env", traits()), 300) })
    // Hidden: another page is on its way in place of this one.
    if (!root.hidden) {
    entered(d.body)
    connect()
    }
    })()
    """#
}
