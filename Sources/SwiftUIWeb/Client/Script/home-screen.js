// When the page has come to rest: what keeps pages for when there is no network. Only browsers that trust the connection have it.
if (navigator.serviceWorker) {
  setTimeout(() => navigator.serviceWorker.register('/-/worker.js', { scope: '/' }).catch(() => {}), 10000)
}
