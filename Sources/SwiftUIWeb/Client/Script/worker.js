// Keeps the lists, the pages that were seen last and what is saved, and shows them when there is no network.
const mostPages = 200, listsFor = 15 * 60e3, savedFor = 24 * 3600e3
const pages = () => caches.open('pages'), parts = () => caches.open('parts')
const pathOf = address => {
  const { pathname, search } = new URL(address, location)
  return pathname + search
}

const keepParts = async text => {
  const cache = await parts()
  for (const part of partsOf(text)) {
    if (!await cache.match(part, { ignoreVary: true })) await cache.add(part).catch(() => {})
  }
}
const store = async (path, response) => {
  const text = await response.text(), headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set('kept-at', Date.now())
  await (await pages()).put(path, new Response(text, { headers }))
  await keepParts(text)
}
const isPage = response => response.ok && (response.headers.get('content-type') || '').startsWith('text/html')
// Whoever may not come in any more keeps nothing.
const forget = () => Promise.all(['pages', 'parts'].map(name => caches.delete(name)))
const take = async (path, response) => {
  if (response.status == 401) await forget()
  else if (isPage(response)) await store(path, response)
}

const fetchCopy = async path => {
  await take(path, await fetch(path, { headers: { Accept: 'text/html', 'Kept-Copy': '1' }, redirect: 'error' }))
}
// What no kept page is made of any more goes, and so do the pages that were seen longest ago.
const tidy = async wanted => {
  const cache = await pages(), needed = new Set
  const others = (await cache.keys()).map(key => pathOf(key.url)).filter(path => !wanted.has(path))
  for (const path of others.slice(0, Math.max(0, others.length - mostPages))) await cache.delete(path)
  for (const key of await cache.keys()) {
    const response = await cache.match(key)
    if (response) for (const part of partsOf(await response.text())) needed.add(part)
  }
  const kept = await parts()
  for (const key of await kept.keys()) if (!needed.has(pathOf(key.url))) await kept.delete(key)
}
let refreshed = 0, refreshing
const refresh = async () => {
  const response = await fetch('/-/kept')
  if (!response.ok) return
  refreshed = Date.now()
  const { lists, saved } = await response.json(), cache = await pages()
  for (const path of lists) await fetchCopy(path).catch(() => {})
  for (const path of saved) {
    const known = await cache.match(path)
    if (!known || Date.now() - known.headers.get('kept-at') > savedFor) await fetchCopy(path).catch(() => {})
  }
  await tidy(new Set([...lists, ...saved]))
}
const refreshInTime = () => {
  if (Date.now() - refreshed < listsFor) return
  return refreshing ||= refresh().catch(() => {}).finally(() => { refreshing = null })
}

const keptPage = async path => {
  const cache = await pages(), known = await cache.match(path), response = known || await cache.match('/')
  if (!response) return Response.error()
  const text = asOffline(await response.text(), +response.headers.get('kept-at'), !!known)
  return new Response(text, { headers: response.headers })
}
const visit = async change => {
  const path = pathOf(change.request.url)
  try {
    const response = await fetch(change.request)
    // A proxy whose server is gone answers in its own words.
    if ([502, 504].includes(response.status)) throw response.status
    change.waitUntil(take(path, response.clone()).then(refreshInTime))
    return response
  } catch {
    return keptPage(path)
  }
}
const part = async request =>
  await (await parts()).match(pathOf(request.url), { ignoreVary: true }) || fetch(request)

addEventListener('install', () => skipWaiting())
addEventListener('activate', change => change.waitUntil(clients.claim().then(refreshInTime)))
addEventListener('fetch', change => {
  const { request } = change, { origin, pathname } = new URL(request.url)
  if (request.method != 'GET' || origin != location.origin) return
  if (isPart(pathname)) change.respondWith(part(request))
  else if (request.mode == 'navigate' && !pathname.startsWith('/-/')) change.respondWith(visit(change))
})
