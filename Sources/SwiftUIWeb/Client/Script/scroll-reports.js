// How areas stand that are listened to: told when they begin to move, where that is asked, and when they have come to rest; once at
// first, and when they or what is in them have changed their size.
const resting = new Map(), standings = new WeakMap()
// Content that is smaller than its area is as large as what is in it.
const contentSize = element => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element, range = document.createRange()
  if (!element.matches('.sc')) return [scrollWidth, scrollHeight]
  range.selectNodeContents(element)
  const { width, height } = range.getBoundingClientRect(), style = getComputedStyle(element)
  const margins = (start, end) => parseFloat(style['padding' + start]) + parseFloat(style['padding' + end])
  return [
    scrollWidth > clientWidth ? scrollWidth : width + margins('Left', 'Right'),
    scrollHeight > clientHeight ? scrollHeight : height + margins('Top', 'Bottom'),
  ]
}
const shares = text => (text || '0 0').split(' ').map(Number)
const standing = (element, area) => {
  const isPage = area == document.scrollingElement, box = element.getBoundingClientRect()
  const { left, top } = isPage ? { left: 0, top: box.top + scrollY } : area.getBoundingClientRect()
  const width = area.clientWidth, height = isPage ? innerHeight - top : area.clientHeight, [x, y] = shares(element.dataset.c)
  const isBeyond = (end, point, share) => end > point + (share < 1 ? 1 : -1)
  const target = [...element.querySelectorAll('.snt>*')].find(child => {
    const { right, bottom } = child.getBoundingClientRect()
    return isBeyond(right, left + width * x, x) && isBeyond(bottom, top + height * y, y)
  })
  return [Math.abs(area.scrollLeft), area.scrollTop, ...contentSize(element), width, height, target ? numberOf(target) : 0]
}
const tellScroll = (element, area) => {
  const now = standing(element, area)
  standings.set(element, { session: token(), now })
  send(element, event.scroll, now)
}
const within = area => [...document.querySelectorAll('.sc[data-a],.l[data-a]')].filter(
  element => accepts(element, event.scroll) && (!area || areaAround(element) == area))
const tellStandings = () => {
  for (const element of within()) {
    if (resting.has(element)) continue
    const area = areaAround(element), told = standings.get(element), now = standing(element, area)
    if (told?.session != token() || now.slice(0, 6).some((number, index) => Math.abs(number - told.now[index]) >= .5)) tellScroll(element, area)
  }
}
// Who has been asked to stand where it stands already does not move, and says so.
const tellWithoutMoving = area => {
  for (const element of within(area)) tellScroll(element, area)
}
// What keeps a point of its content where it is does so when its size or the content's changes, for as long as the reader has not
// moved it away from there.
const anchors = new WeakMap()
const startSide = area => getComputedStyle(area).direction == 'rtl' ? -1 : 1
const anchored = element => {
  const area = areaAround(element), [x, y] = shares(element.dataset.e), { scrollLeft, scrollTop } = area
  const across = area.scrollWidth - area.clientWidth, along = area.scrollHeight - area.clientHeight
  const left = element.matches('.sc-h') ? startSide(area) * x * across : scrollLeft
  const top = element.matches('.sc-v') ? y * along : scrollTop
  const isThere = Math.abs(scrollLeft - left) < 2 && Math.abs(scrollTop - top) < 2
  return { area, left, top, scrollLeft, scrollTop, across, along, isThere }
}
const keepAnchored = () => {
  for (const element of document.querySelectorAll('[data-e]')) {
    const now = anchored(element), before = anchors.get(element)
    if (before?.across == now.across && before.along == now.along) continue
    // What has become shorter may have moved it by itself.
    const isKept = (now, before, most) => Math.abs(Math.abs(now) - Math.min(Math.abs(before), most)) < 2
    if (before?.isThere && !now.isThere && isKept(now.scrollTop, before.scrollTop, now.along)
      && isKept(now.scrollLeft, before.scrollLeft, now.across)) now.area.scrollTo({ left: now.left, top: now.top, behavior: 'instant' })
    anchors.set(element, anchored(element))
  }
}
const noteAnchors = area => {
  for (const element of document.querySelectorAll('[data-e]')) if (areaAround(element) == area) anchors.set(element, anchored(element))
}
document.addEventListener('load', keepAnchored, true)
document.addEventListener('scroll', ({ target }) => {
  const moved = target == document ? document.scrollingElement : target
  noteAnchors(moved)
  for (const element of within(moved)) {
    if (!resting.has(element) && element.matches('.sc-t')) send(element, event.scroll, 2)
    clearTimeout(resting.get(element))
    resting.set(element, setTimeout(() => {
      resting.delete(element)
      tellScroll(element, moved)
    }, 120))
  }
}, true)
// Scrolls an area: along each axis not at all, by a share of all the way, or to a place from where it begins.
const wanted = (kind, number, now, rest) => kind == 1 ? number * rest : kind ? number : now
const scrollArea = (id, across, x, along, y) => {
  const area = areaAround(byNumber(id)), side = startSide(area), { scrollLeft, scrollTop } = area
  area.scrollTo({
    left: side * wanted(across, x, side * scrollLeft, area.scrollWidth - area.clientWidth),
    top: wanted(along, y, scrollTop, area.scrollHeight - area.clientHeight),
    behavior: 'instant',
  })
  noteAnchors(area)
  if (area.scrollLeft == scrollLeft && area.scrollTop == scrollTop) tellWithoutMoving(area)
}
// Where views stand that are asked for it: told with their size when all has come to rest and they have moved.
const placesTold = new WeakMap()
const tellPlaces = () => {
  for (const element of document.querySelectorAll('[data-a]')) {
    if (!accepts(element, event.scroll) || !accepts(element, event.resize)) continue
    // Of a page and of tabs that is where they show their content.
    const shown = element.matches('.ar') ? element.querySelector(':scope>:is(.pgc,.tabc)') : element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const place = [width, height, left, top], told = placesTold.get(element)
    if (told?.session == token() && place.every((number, index) => Math.abs(number - told.place[index]) < .5)) continue
    placesTold.set(element, { session: token(), place })
    send(element, event.resize, place)
  }
}
let restTimer
const tellPlacesSoon = () => {
  clearTimeout(restTimer)
  restTimer = setTimeout(() => {
    tellPlaces()
    tellStandings()
  }, 120)
}
for (const name of ['scroll', 'transitionend', 'animationend']) document.addEventListener(name, tellPlacesSoon, true)
const changed = () => {
  keepAnchored()
  tellPlacesSoon()
}
addEventListener('resize', changed)
new MutationObserver(changed).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
tellPlaces()
tellPlacesSoon()
