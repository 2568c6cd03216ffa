// How areas stand that are listened to: told when they begin to move, where that is asked, and when they have come to rest.
const resting = new Map()
const tellScroll = (element, area) => {
  const isPage = area == document.scrollingElement, box = element.getBoundingClientRect()
  const view = isPage ? { left: 0, top: box.top + scrollY } : area.getBoundingClientRect()
  const target = [...element.querySelectorAll('.snt>*')].find(child => {
    const { right, bottom } = child.getBoundingClientRect()
    return right > view.left + 1 && bottom > view.top + 1
  })
  send(element, event.scroll, [
    Math.abs(area.scrollLeft), area.scrollTop, element.scrollWidth, element.scrollHeight,
    area.clientWidth, isPage ? innerHeight - view.top : area.clientHeight, target ? numberOf(target) : 0,
  ])
}
document.addEventListener('scroll', ({ target }) => {
  const moved = target == document ? document.scrollingElement : target
  for (const element of document.querySelectorAll('.sc[data-a],.l[data-a]')) {
    if (!accepts(element, event.scroll) || areaAround(element) != moved) continue
    if (!resting.has(element) && element.matches('.sc-t')) send(element, event.scroll, 2)
    clearTimeout(resting.get(element))
    resting.set(element, setTimeout(() => {
      resting.delete(element)
      tellScroll(element, moved)
    }, 120))
  }
}, true)
// Scrolls an area: along each axis not at all, by a share of all the way, or to a place.
const wanted = (kind, number, now, rest) => kind == 1 ? number * rest : kind ? number : now
const scrollArea = (id, across, x, along, y) => {
  const area = areaAround(byNumber(id))
  area.scrollTo({
    left: wanted(across, x, area.scrollLeft, area.scrollWidth - area.clientWidth),
    top: wanted(along, y, area.scrollTop, area.scrollHeight - area.clientHeight),
    behavior: 'instant',
  })
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
  restTimer = setTimeout(tellPlaces, 120)
}
for (const name of ['scroll', 'transitionend', 'animationend']) document.addEventListener(name, tellPlacesSoon, true)
addEventListener('resize', tellPlacesSoon)
new MutationObserver(tellPlacesSoon).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
tellPlaces()
