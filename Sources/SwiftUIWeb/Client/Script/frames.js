// One frame is applied, and the reader's place kept: a row in view keeps its distance from the top, whatever comes above.
const scrollers = '.sc,.l,.h>.b:has(>.l),.pgc,.tabc'
const viewOf = area => area == document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
const placeIn = (area, row) => row.getBoundingClientRect().top - viewOf(area).top
const placesToKeep = operations => {
  const gone = new Set()
  for (const [number, ...ids] of operations) {
    if (number == operation.remove) ids.forEach(id => gone.add(id))
    if (number == operation.move) gone.add(ids[0])
  }
  const page = document.scrollingElement, bar = document.querySelector('.bar')
  return [page, ...document.querySelectorAll(scrollers)].filter(area => area.scrollTop > 0).map(area => {
    const view = viewOf(area), top = view.top + (area == page && bar?.offsetHeight || 0)
    const isKept = row => {
      const box = row.getBoundingClientRect()
      return box.height && box.bottom > top && box.top < view.bottom && !gone.has(numberOf(row))
    }
    const active = document.activeElement?.closest('.r,li[id]')
    const row = active && area.contains(active) && isKept(active) ? active : [...area.querySelectorAll('.r,.t')].find(isKept)
    return { area, row, place: row && placeIn(area, row) }
  })
}
const applyFrame = ([number, answered, ...operations]) => {
  if (number <= lastFrame) return
  const kept = placesToKeep(operations)
  keepPlaces()
  eventsAnswered = answered
  motion = null
  root.style.overflowAnchor = 'none'
  for (const [number, ...values] of operations) functions[number](...values)
  for (const { area, row, place } of kept) if (row?.isConnected) {
    const moved = placeIn(area, row) - place
    if (moved) area.scrollBy({ top: moved, behavior: 'instant' })
  }
  if (arrivals.filter(element => element.isConnected).flatMap(returnTo).length) hasTravelled = false
  keepCarried()
  shown = here()
  lastFrame = number
  slideIn()
  requestAnimationFrame(() => { root.style.overflowAnchor = '' })
}
