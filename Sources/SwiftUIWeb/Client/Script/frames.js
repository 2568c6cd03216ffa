// One frame is applied, and the reader's place kept: a row in view keeps its distance from the top, whatever comes above.
const scrollers = '.sc,.l,.h>.b:has(>.l),.pgc,.tabc'
const placesToKeep = operations => {
  const gone = new Set()
  for (const [number, ...ids] of operations) {
    if (number == operation.remove) ids.forEach(id => gone.add(id))
    if (number == operation.move) gone.add(ids[0])
  }
  const page = document.scrollingElement
  return [page, ...document.querySelectorAll(scrollers)].filter(area => area.scrollTop > 0).map(area => {
    const view = area == page ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
    const bar = area == page && document.querySelector('.bar')
    const top = view.top + (bar ? bar.offsetHeight : 0)
    const place = row => row.getBoundingClientRect().top
    const isKept = row => {
      const box = row.getBoundingClientRect()
      return box.height && box.bottom > top && box.top < view.bottom && !gone.has(numberOf(row))
    }
    const active = document.activeElement?.closest('.r,li[id]')
    if (active && area.contains(active) && isKept(active)) return { area, row: active, place: place(active) }
    for (const row of area.querySelectorAll('.r,.t')) if (isKept(row)) return { area, row, place: place(row) }
    return {}
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
    const moved = row.getBoundingClientRect().top - place
    if (moved) area.scrollBy({ top: moved, behavior: 'instant' })
  }
  if (arrivals.filter(element => element.isConnected).flatMap(returnTo).length) hasTravelled = false
  keepCarried()
  shown = here()
  lastFrame = number
  slideIn()
  requestAnimationFrame(() => { root.style.overflowAnchor = '' })
}
