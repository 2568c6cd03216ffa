// Events go up one request at a time, in order, until the server has them.
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds))
const post = (path, body, options) => fetch(path, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), cache: 'no-store', ...options,
})
const pump = async () => {
  if (isPumping || !queue.length) return
  isPumping = true
  for (let pause = 200; queue.length;) {
    const batch = queue.slice(0, 64), session = token, first = eventsMade - queue.length + 1
    sending = batch.length
    let response
    try { response = await post('/-/events', { t: token, s: lastFrame, n: first, e: batch }) } catch {}
    if (response && (response.ok || response.status == 400 || response.status == 413)) {
      if (session == token) queue.splice(0, batch.length)
      say(response.status == 413 ? 'Too long to be sent' : '')
      pause = 200
      continue
    }
    if (response && response.status == 410 && await renew(session)) continue
    if (session == token) say('Not sent yet')
    await wait(pause)
    pause = Math.min(pause * 2, 5000)
  }
  isPumping = false
}
