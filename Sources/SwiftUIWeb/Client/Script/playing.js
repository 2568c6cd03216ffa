// Recordings that the app's code plays: by their numbers, in the player that shows one, else in one that nobody sees.
const wishes = new Map(), waitsForTouch = new Set()
const tellPlaying = ({ target: player, type }) => {
  const number = player.dataset?.v
  // What comes to its end says so twice.
  if (!number || type == 'pause' && player.ended) return
  const wish = wishes.get(+number)
  if (player.ended && wish?.repeats > 0) {
    wish.repeats--
    return startPlaying(player)
  }
  const state = player.error ? 3 : player.ended ? 2 : player.paused ? 0 : 1
  const { currentTime, duration } = player
  send(document.getElementById('n0'), event.load, [+number, state, currentTime, isFinite(duration) ? duration : -1])
}
// They do not bubble.
for (const name of ['playing', 'pause', 'ended', 'error', 'seeked', 'loadedmetadata', 'ratechange']) {
  document.addEventListener(name, tellPlaying, true)
}
// Before the reader has touched a page, browsers let it play nothing.
const startPlaying = player => player.play().catch(({ name }) => { if (name == 'NotAllowedError') waitsForTouch.add(player) })
for (const name of ['pointerup', 'keyup']) document.addEventListener(name, () => {
  for (const player of waitsForTouch) if (player.isConnected) startPlaying(player)
  waitsForTouch.clear()
}, true)
const playback = (number, address, isPlaying, place, rate, volume, repeats) => {
  let player = document.querySelector(`[data-v="${number}"]`)
  if (!address) {
    wishes.delete(number)
    if (player?.matches('.unseen')) player.remove()
    return
  }
  if (!player) {
    player = new Audio()
    player.className = 'unseen'
    player.dataset.v = number
    document.body.append(player)
  }
  if (player.getAttribute('src') != address) player.src = address
  // The reader's own volume stays until the app wants another one.
  if (volume != (wishes.get(number)?.volume ?? 1)) player.volume = volume
  wishes.set(number, { volume, repeats })
  Object.assign(player, { defaultPlaybackRate: rate, playbackRate: rate, loop: repeats < 0 })
  if (place >= 0) player.currentTime = place
  waitsForTouch.delete(player)
  if (isPlaying) startPlaying(player)
  else player.pause()
}
// A new session, which brings the page's own words anew, plays nothing yet.
new MutationObserver(() => {
  wishes.clear()
  for (const player of document.querySelectorAll('.unseen')) player.remove()
}).observe(document.getElementById('status'), { attributeFilter: ['data-w'] })
