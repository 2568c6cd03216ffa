// The page's life: hidden and shown, left and resumed, resized; and its start.
const hide = () => { if (connection) connection.abort() }
document.addEventListener('visibilitychange', () => document.hidden ? hide() : connect())
on('pageshow', change => { if (change.persisted) connect() })
on('pagehide', change => {
  hide()
  if (!change.persisted) navigator.sendBeacon('/-/end', new Blob([JSON.stringify({ t: token })], { type: 'application/json' }))
})
on('online', () => { pause = 0 })
// The server gives a sign of life every ten seconds.
setInterval(() => {
  if (document.hidden || !heard || Date.now() - heard <= 15000) return
  heard = Date.now()
  hide()
}, 2000)
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
  entered(document.body)
  connect()
}
