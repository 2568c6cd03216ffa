// Runs before the first paint of a browser that has not told how wide its window is: where the page was made for another
// width, it is asked for anew, and nothing of the wrong one is ever seen. Two phones differ too little for that. A browser
// that keeps no cookies keeps the first page, and the stream corrects it.
(() => {
  'use strict'
  const root = document.documentElement
  const made = +document.currentScript.dataset.w, width = root.clientWidth
  if (made == width || made < 600 && width < 600) return
  // Once in ten seconds: should the cookie not arrive, there is no circle.
  try {
    if (+sessionStorage.sized > Date.now() - 10000) return
    sessionStorage.sized = Date.now()
  } catch { return }
  document.cookie = 'viewport=' + width + 'x' + root.clientHeight + ';path=/;max-age=31536000;samesite=strict'
  if (!document.cookie.includes('viewport=' + width + 'x')) return
  root.hidden = true
  const [token] = document.querySelector('meta[name=live]').content.split(' ')
  navigator.sendBeacon('/-/end', new Blob([JSON.stringify({ t: token })], { type: 'application/json' }))
  if (location.hash) location.reload()
  else location.replace(location.href)
})()
