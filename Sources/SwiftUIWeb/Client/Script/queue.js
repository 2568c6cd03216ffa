// Events go up one request at a time, in order, until the server has them.
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds))
const post = (path, body, options) => fetch(path, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), cache: 'no-store', ...options,
})
// In place of the number of a change that the server has refused: its control keeps what it shows.
const tooLong = Infinity
const isNoDeed = ([, kind]) => kind != event.press && kind != event.submit
// A refused text that is still there, on the same sheet as `around`.
const refused = around => [...changes].map(([id, number]) => number == tooLong && controlOf(id))
  .find(field => field && (!around || around.closest('dialog') == field.closest('dialog')))
const pump = async () => {
  if (isPumping || !queue.length) return
  isPumping = true
  for (let pause = 200, most = 64; queue.length;) {
    const batch = queue.slice(0, most), session = token, first = eventsMade - queue.length + 1
    sending = batch.length
    let response
    try { response = await post('/-/events', { t: token, s: lastFrame, n: first, e: batch }) } catch {}
    const status = response?.status
    if (response?.ok || status == 400 || status == 413) {
      // One by one, to find which.
      most = status == 413 ? 1 : 64
      if (session == token) {
        if (most < batch.length) continue
        queue.splice(0, batch.length)
      }
      if (most == 1) {
        changes.set(batch[0][0], tooLong)
        // With the text from before.
        queue = queue.filter(isNoDeed)
      }
      say(refused() ? words()[2] : '')
      pause = 200
      continue
    }
    if (status == 410 && await renew(session)) continue
    if (session == token) say(await silenceOf(response) || words()[1])
    await wait(pause)
    pause = Math.min(pause * 2, 5000)
  }
  isPumping = false
}
