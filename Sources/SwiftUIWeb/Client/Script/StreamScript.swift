extension ClientScript {
  /// The stream of frames, made again when it breaks.
  static let stream = #"""
    const status = d.getElementById('status')
    let cut, alarm, heard
    const say = t => { status.textContent = t; status.hidden = !t }
    // The window's own size: the inner one grows with content that sticks out. The next first paint is made for it.
    const traits = () => {
      const { clientWidth: width, clientHeight: height } = root
      d.cookie = 'viewport=' + width + 'x' + height + ';path=/;max-age=31536000;samesite=strict'
      return { w: width, h: height, d: w.matchMedia('(prefers-color-scheme:dark)').matches, m: calm.matches, l: w.navigator.language, z: Intl.DateTimeFormat().resolvedOptions().timeZone }
    }
    const listen = async () => {
      cut = new AbortController()
      const r = await post('/-/live', { t: token, s: seq, ...traits() }, { signal: cut.signal })
      if (r.status == 410 && await renew(token)) return
      if (!r.ok) throw r.status
      w.clearTimeout(alarm)
      say('')
      const reader = r.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        heard = Date.now()
        text += value
        for (let k; (k = text.indexOf('\n\n')) >= 0; text = text.slice(k + 2)) if (text.startsWith('data:')) frame(JSON.parse(text.slice(5, k)))
      }
    }
    let running = false, pause = 0
    const connect = async () => {
      if (running) return
      running = true
      pause = 0
      while (!d.hidden) {
        const began = Date.now()
        alarm = w.setTimeout(() => say('Reconnecting…'), 1500)
        try { await listen(); if (Date.now() - began > 1000) pause = 0 } catch {}
        w.clearTimeout(alarm)
        if (d.hidden) break
        if (pause > 400) say('Reconnecting…')
        await wait(pause * (.75 + Math.random() / 2))
        pause = Math.min(Math.max(pause * 2, 100), 8000)
      }
      running = false
      if (!d.hidden) connect()
    }
    """#
}
