// The session is gone: a fresh page takes its place, around what the reader has typed and where they are.
let renewal
const fetchPage = async () => {
  const address = new URL(location.href)
  // As much of the lists as was shown.
  if (mostRows) address.searchParams.set('-rows', mostRows)
  const response = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store' })
  return numbered(new DOMParser().parseFromString(await response.text(), 'text/html'))
}
const keepLost = (fields, advice = '') => {
  advice += fields.filter(field => field.type != 'password').map(field => words()[4] + ' ' + field.value).join(' | ')
  if (advice) keep(advice)
}
// Fields whose text came from a session that is gone, until the reader does something in the new one: a frame may take them
// away, with what was typed for something that is no longer there.
let carried = []
const keepCarried = () => {
  keepLost(carried.filter(field => !document.getElementById(field.id)))
  carried = carried.filter(field => document.getElementById(field.id))
}
const takeOver = async () => {
  // What is no page of the app has no such element, and counts as an error.
  const page = await fetchPage(), live = page.querySelector('meta[name=live]').content
  for (const link of page.querySelectorAll('link[rel=stylesheet]')) {
    [...document.styleSheets].some(sheet => sheet.href?.endsWith(link.getAttribute('href'))) || document.head.append(link)
  }
  const typed = [...document.querySelectorAll('input,textarea')].filter(field =>
    !/checkbox|radio|range/.test(field.type) && field.value != field.defaultValue)
  const advice = queue.every(isNoDeed) ? '' : words()[3] + ' '
  queue = []
  if (page.scripts[0].outerHTML != document.scripts[0].outerHTML) {
    keepLost(typed, advice)
    return location.reload()
  }
  for (const part of ['symbols', 'n0']) morph(document.getElementById(part), page.getElementById(part))
  document.title = page.title
  for (const name of ['lang', 'dir']) root[name] = page.documentElement[name]
  status.dataset.w = page.getElementById('status').dataset.w
  begin(live)
  keepLost(typed.filter(field => !field.isConnected), advice)
  eventsMade = eventsAnswered = lastMove = lastMore = 0
  changes.clear()
  stood.clear()
  // The new session knows nothing of what is in sight and how large.
  inSight = new WeakSet()
  for (const observer of [viewObserver, moreObserver, sizeObserver]) observer.disconnect()
  entered(document.body)
  carried = typed.filter(field => field.isConnected)
  for (const field of carried) if (field.value != field.defaultValue) report(field)
  return true
}
// Whether there is a session again in place of the one with the token `old`.
const renew = old => old != token || (renewal ||= takeOver().catch(() => false).finally(() => { renewal = null }))
