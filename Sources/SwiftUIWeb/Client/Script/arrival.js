// Goes on by itself: the same address, asked for by a page of this server. Once in two seconds: where that does not help, the
// page's link is left to be followed.
(() => {
  const now = Date.now()
  let before = 0
  try {
    before = +sessionStorage.getItem('arrived') || 0
    sessionStorage.setItem('arrived', now)
  } catch {}
  if (now - before > 2000) location.replace(location.href)
})()
