// The page's life: hidden and shown, left and resumed, resized; and its start.
const hide = () => connection?.abort()
document.addEventListener('visibilitychange', () => document.hidden ? hide() : connect())
on('pageshow', change => { if (change.persisted) connect() })
on('pagehide', change => {
  hide()
  if (!change.persisted) navigator.sendBeacon('/-/end', new Blob([JSON.stringify({ t: token })], { type: 'application/json' }))
  keepPlaces()
  sessionStorage.stood = JSON.stringify(addresses)
})
status.onclick = () => { if (getSelection().isCollapsed) keep('') }
// What the page measures may be lost.
on('beforeunload', leave => {
  if (!status.hidden && queue.some(waits => !isNoDeed(waits) || waits[1] == event.change)) leave.preventDefault()
})
on('online', () => { pause = 0 })
// The server gives a sign of life every five seconds. A new connection may be a dead one that the browser has kept: it has less time.
setInterval(() => {
  if (document.hidden || !heard || Date.now() - heard <= 9000) return
  heard = Date.now() - 6000
  hide()
}, 1000)
const tellTraits = () => tell('env', traits())
for (const query of [matchMedia('(prefers-color-scheme:dark)'), lessMotion]) {
  query.addEventListener('change', tellTraits)
}
let resizeTimer
on('resize', () => {
  clearTimeout(resizeTimer)
  resizeTimer = setTimeout(tellTraits, 300)
})
// Hidden: another page is on its way in place of this one.
if (!root.hidden) {
  // A page that is loaded again, or come back to, has a state already.
  history.scrollRestoration = 'manual'
  hasTravelled = history.state != null
  if (hasTravelled) returnTo(document.body)
  else history.replaceState(0, '')
  entered(document.body)
  connect()
}
