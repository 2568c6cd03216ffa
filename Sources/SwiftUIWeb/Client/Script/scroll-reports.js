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
