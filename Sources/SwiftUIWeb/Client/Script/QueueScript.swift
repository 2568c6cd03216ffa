extension ClientScript {
  /// Events on their way to the server.
  static let queue = #"""
    const wait = ms => new Promise(r => w.setTimeout(r, ms))
    const post = (path, body, more) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), cache: 'no-store', ...more })
    // Events go up one request at a time, in order, until the server has them.
    const pump = async () => {
      if (busy || !queue.length) return
      busy = true
      for (let pause = 200; queue.length; ) {
        const batch = queue.slice(0, 64), key = token
        flying = batch.length
        let r
        try { r = await post('/-/events', { t: token, s: seq, n: made - queue.length + 1, e: batch }) } catch {}
        if (r && (r.ok || r.status == 400 || r.status == 413)) { if (key == token) queue.splice(0, batch.length); pause = 200; continue }
        if (r && r.status == 410 && await renew(key)) continue
        await wait(pause)
        pause = Math.min(pause * 2, 5000)
      }
      busy = false
    }
    """#
}
